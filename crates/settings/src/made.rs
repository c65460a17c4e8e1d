//! Code generated from the entries of the table of settings.

use std::collections::BTreeMap;

/// Generates the types that know all settings from the entries.
macro_rules! settings {
    ($(
        $(#[$doc:meta])*
        $setting:ident {
            field: $field:ident: $kind:ty = $usual:expr,
            key: $key:literal,
            shown: $group:expr, $control:expr,
            texts: [$name:literal, $about:literal, $other_words:literal],
            choices: [$(($value:expr, $word:literal, $text_id:literal),)*],
        }
    )*) => {
        /// The control of a setting in the window.
        #[derive(Clone, Copy, Debug)]
        pub enum SettingControl {
            /// A button for each of a few choices.
            Buttons,
            /// A list, for many choices or choices with long names.
            List,
            /// A switch; the function returns the setting for its state.
            Switch(fn(bool) -> Setting),
            /// The dialog for changing keys.
            Keys,
            /// The dialog for making styles of diagrams.
            Diagram,
            /// The panel for choosing engines.
            Engines,
            /// The list of folders with endgame tables.
            Tables,
        }

        /// One possible choice.
        #[derive(Debug, PartialEq, Eq)]
        pub struct SettingChoice {
            /// The choice.
            pub setting: Setting,
            /// The word for it in the settings file.
            pub word: &'static str,
            /// The catalogue's id of its name. Empty for choices that only the developers need.
            pub text_id: &'static str,
        }

        /// The description of a setting.
        #[derive(Debug)]
        pub struct SettingRow {
            /// Its group in the window.
            pub group: G,
            /// Its key in the settings file.
            pub key: &'static str,
            /// The catalogue's id of its name.
            pub name: &'static str,
            /// The catalogue's id of its explanation.
            pub about: &'static str,
            /// The catalogue's id of other words by which people search for it.
            pub other_words: &'static str,
            /// Its control in the window.
            pub control: SettingControl,
            /// All possible choices. Empty if they are not a list.
            pub choices: &'static [SettingChoice],
        }

        impl SettingRow {
            /// Returns the choice in effect.
            pub fn chosen(&self, settings: &Settings) -> Option<&'static SettingChoice> {
                let mut choices = self.choices.iter();
                choices.find(|choice| settings.has(&choice.setting))
            }

            /// Returns the default choice.
            pub fn usual(&self) -> Option<&'static SettingChoice> {
                self.chosen(&Settings::default())
            }
        }

        /// All settings.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Settings {
            $($(#[$doc])* pub $field: $kind,)*
            /// The keys of commands that differ from the default ones.
            pub keys: KeyChanges,
            /// The user's styles of diagrams, by name.
            pub styles: BTreeMap<String, Style>,
            /// The last choices for a diagram.
            pub diagram: LastDiagram,
            /// The engines that the user has chosen, by the user's names for them.
            pub engines: BTreeMap<String, ChosenEngine>,
            /// The names of the engines in the panel.
            pub panel_engines: Vec<String>,
            /// The folders with the user's own endgame tables.
            pub table_folders: Vec<PathBuf>,
            /// The last choices for the analysis of a collection.
            pub analysis: LastAnalysis,
            /// The last choices for a game against an engine.
            pub game: LastGame,
            /// The last choices for an animation.
            pub animation: LastAnimation,
        }

        impl Default for Settings {
            fn default() -> Self {
                Self {
                    $($field: $usual,)*
                    keys: KeyChanges::new(),
                    styles: BTreeMap::new(),
                    diagram: LastDiagram::default(),
                    engines: BTreeMap::new(),
                    panel_engines: Vec::new(),
                    table_folders: Vec::new(),
                    analysis: LastAnalysis::default(),
                    game: LastGame::default(),
                    animation: LastAnimation::default(),
                }
            }
        }

        /// A choice of the user's.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Setting {
            $($(#[$doc])* $setting($kind),)*
            /// The keys of a command.
            Keys {
                /// The name of the command.
                command: &'static str,
                /// Its keys; `None` for the default ones.
                keys: Option<Vec<Keys>>,
            },
            /// A style of diagrams.
            Style {
                /// Its name.
                name: String,
                /// The style; `None` removes it.
                style: Option<Style>,
            },
            /// The last choices for a diagram.
            Diagram(LastDiagram),
            /// An engine.
            Engine {
                /// Its name.
                name: String,
                /// Its program and options; `None` removes it.
                engine: Option<ChosenEngine>,
            },
            /// The names of the engines in the panel.
            PanelEngines(Vec<String>),
            /// The folders with the user's own endgame tables.
            TableFolders(Vec<PathBuf>),
            /// The last choices for the analysis of a collection.
            Analysis(LastAnalysis),
            /// The last choices for a game against an engine.
            Game(LastGame),
            /// The last choices for an animation.
            Animation(LastAnimation),
        }

        impl Setting {
            /// Returns its key in the settings file, or the name of its table there.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Self::$setting(_) => $key,)*
                    Self::Keys { .. } => KEYS.key,
                    Self::Style { .. } => STYLES.key,
                    Self::Diagram(_) | Self::Animation(_) => DIAGRAM.key,
                    Self::TableFolders(_) => TABLES.key,
                    Self::Engine { .. }
                    | Self::PanelEngines(_)
                    | Self::Analysis(_)
                    | Self::Game(_) => ENGINES.key,
                }
            }
        }

        impl Settings {
            /// Applies a choice.
            pub fn choose(&mut self, setting: Setting) {
                match setting {
                    $(Setting::$setting(value) => self.$field = value,)*
                    Setting::Keys { command, keys } => {
                        put(&mut self.keys, command.to_owned(), keys);
                    }
                    Setting::Style { name, style } => put(&mut self.styles, name, style),
                    Setting::Diagram(last) => self.diagram = last,
                    Setting::Engine { name, engine } => put(&mut self.engines, name, engine),
                    Setting::PanelEngines(names) => self.panel_engines = names,
                    Setting::TableFolders(folders) => self.table_folders = folders,
                    Setting::Analysis(last) => self.analysis = last,
                    Setting::Game(last) => self.game = last,
                    Setting::Animation(last) => self.animation = last,
                }
            }

            /// Whether this choice is in effect.
            pub fn has(&self, setting: &Setting) -> bool {
                match setting {
                    $(Setting::$setting(value) => self.$field == *value,)*
                    Setting::Keys { command, keys } => self.keys.get(*command) == keys.as_ref(),
                    Setting::Style { name, style } => self.styles.get(name) == style.as_ref(),
                    Setting::Diagram(last) => self.diagram == *last,
                    Setting::Engine { name, engine } => self.engines.get(name) == engine.as_ref(),
                    Setting::PanelEngines(names) => self.panel_engines == *names,
                    Setting::TableFolders(folders) => self.table_folders == *folders,
                    Setting::Analysis(last) => self.analysis == *last,
                    Setting::Game(last) => self.game == *last,
                    Setting::Animation(last) => self.animation == *last,
                }
            }
        }

        /// All settings in the order of the settings window: one group after the other.
        pub static SETTING_ROWS: &[SettingRow] = &[
            $(SettingRow {
                group: $group,
                key: $key,
                name: $name,
                about: $about,
                other_words: $other_words,
                control: $control,
                choices: &[$(SettingChoice {
                    setting: Setting::$setting($value),
                    word: $word,
                    text_id: $text_id,
                },)*],
            },)*
            ENGINES,
            TABLES,
            KEYS,
            STYLES,
            DIAGRAM,
        ];

        /// Every choice with its key and its word in the file.
        pub(super) static WORDS: &[(Setting, &str, &str)] = &[
            $($((Setting::$setting($value), $key, $word),)*)*
        ];
    };
}
pub(super) use settings;

/// Puts a value under a name; `None` removes it.
pub(super) fn put<T>(all: &mut BTreeMap<String, T>, name: String, value: Option<T>) {
    match value {
        Some(value) => all.insert(name, value),
        None => all.remove(&name),
    };
}
