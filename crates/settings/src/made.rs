//! What is made from the entries of the table of settings.

/// Makes from the entries what knows all settings.
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
        /// All that is remembered.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Settings {
            $($(#[$doc])* pub $field: $kind,)*
            /// Keys of commands, where they are not the usual ones.
            pub keys: KeyChanges,
            /// How diagrams look, by names that the user has given.
            pub styles: BTreeMap<String, Style>,
            /// What was chosen last for a diagram.
            pub diagram: LastDiagram,
            /// The engines that the user has chosen, by the names that they have here.
            pub engines: BTreeMap<String, ChosenEngine>,
            /// Those of them that the panel shows, by their names.
            pub panel_engines: Vec<String>,
            /// What was chosen last for the analysis of a collection.
            pub analysis: LastAnalysis,
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
                    analysis: LastAnalysis::default(),
                }
            }
        }

        /// One choice.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Setting {
            $($(#[$doc])* $setting($kind),)*
            /// The keys of a command.
            Keys {
                /// The name of the command.
                command: &'static str,
                /// Its keys; `None` for the usual ones.
                keys: Option<Vec<Keys>>,
            },
            /// A style of diagrams.
            Style {
                /// Its name.
                name: String,
                /// The style; `None` takes it away.
                style: Option<Style>,
            },
            /// What was chosen last for a diagram.
            Diagram(LastDiagram),
            /// An engine.
            Engine {
                /// Its name.
                name: String,
                /// How it is started; `None` forgets it.
                engine: Option<ChosenEngine>,
            },
            /// The engines that the panel shows, by their names.
            PanelEngines(Vec<String>),
            /// What was chosen last for the analysis of a collection.
            Analysis(LastAnalysis),
        }

        impl Setting {
            /// Its key in the settings file, or the name of its table there.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Self::$setting(_) => $key,)*
                    Self::Keys { .. } => KEYS.key,
                    Self::Style { .. } => STYLES.key,
                    Self::Diagram(_) => DIAGRAM.key,
                    Self::Engine { .. } | Self::PanelEngines(_) | Self::Analysis(_) => ENGINES.key,
                }
            }
        }

        impl Settings {
            /// Makes a choice.
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
                    Setting::Analysis(last) => self.analysis = last,
                }
            }

            /// Whether this is chosen.
            pub fn has(&self, setting: &Setting) -> bool {
                match setting {
                    $(Setting::$setting(value) => self.$field == *value,)*
                    Setting::Keys { command, keys } => self.keys.get(*command) == keys.as_ref(),
                    Setting::Style { name, style } => self.styles.get(name) == style.as_ref(),
                    Setting::Diagram(last) => self.diagram == *last,
                    Setting::Engine { name, engine } => self.engines.get(name) == engine.as_ref(),
                    Setting::PanelEngines(names) => self.panel_engines == *names,
                    Setting::Analysis(last) => self.analysis == *last,
                }
            }
        }

        /// All settings, as they stand in their window: one group after the other.
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
