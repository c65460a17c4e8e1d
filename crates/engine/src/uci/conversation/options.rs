//! The current and the wanted values of an engine's options.

use crate::uci::engine_option::{EngineOption, OptionSetting, WrongValue};

const MAX_OPTIONS: usize = 1000;

/// Defaults for analysis: no moves from a book, which have no score, and the expected results of games.
const FOR_ANALYSIS: [(&str, &str); 4] = [
    ("OwnBook", "false"),
    ("Ponder", "false"),
    ("UCI_AnalyseMode", "true"),
    ("UCI_ShowWDL", "true"),
];
const LINES: &str = "MultiPV";
pub(super) const CHESS960: &str = "UCI_Chess960";

/// The options of an engine, with their chosen values and the values that were last sent.
#[derive(Debug, Default)]
pub(super) struct Options {
    offered: Vec<Offered>,
    chosen: Vec<(String, String)>,
    pressed: Vec<OptionSetting>,
}

#[derive(Debug)]
struct Offered {
    option: EngineOption,
    /// Its current value, as far as it is known.
    value: Option<String>,
}

/// The options that a search needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Needs {
    pub(super) lines: u16,
    pub(super) chess960: bool,
}

impl Options {
    pub(super) fn offer(&mut self, option: EngineOption) {
        let is_new = self.find(&option.name).is_none();
        if is_new && self.offered.len() < MAX_OPTIONS {
            let value = option.default_value();
            self.offered.push(Offered { option, value });
        }
    }

    pub(super) fn offered(&self) -> impl Iterator<Item = &EngineOption> {
        self.offered.iter().map(|offered| &offered.option)
    }

    pub(super) fn find(&self, name: &str) -> Option<&EngineOption> {
        self.offered().find(|option| option.is_called(name))
    }

    pub(super) fn choose(&mut self, chosen: Vec<(String, String)>) {
        self.chosen = chosen;
    }

    /// Presses a button before the next search.
    pub(super) fn press(&mut self, name: &str) -> Result<(), WrongValue> {
        let option = self.find(name).ok_or(WrongValue::NoSuchOption)?;
        let setting = option.set_to("")?;
        if setting.value().is_none() && !self.pressed.contains(&setting) {
            self.pressed.push(setting);
        }
        Ok(())
    }

    /// The chosen values that the engine cannot accept, with the reasons.
    pub(super) fn wrong(&self) -> Vec<(String, WrongValue)> {
        let why = |(name, value): &(String, String)| {
            let option = self.find(name).ok_or(WrongValue::NoSuchOption);
            let set = option.and_then(|option| option.set_to(value));
            Some((name.clone(), set.err()?))
        };
        self.chosen.iter().filter_map(why).collect()
    }

    /// Whether any option has to be sent for this search.
    pub(super) fn differ_from(&self, needs: Needs) -> bool {
        let differs = |offered: &Offered| self.change(offered, needs).is_some();
        !self.pressed.is_empty() || self.offered.iter().any(differs)
    }

    /// The options to send for this search; they count as sent from now on.
    pub(super) fn changes(&mut self, needs: Needs) -> Vec<OptionSetting> {
        let mut changes = std::mem::take(&mut self.pressed);
        for place in 0..self.offered.len() {
            let offered = self.offered.get(place);
            let change = offered.and_then(|offered| self.change(offered, needs));
            if let (Some(change), Some(offered)) = (change, self.offered.get_mut(place)) {
                offered.value = change.value().map(str::to_owned);
                changes.push(change);
            }
        }
        changes
    }

    fn change(&self, offered: &Offered, needs: Needs) -> Option<OptionSetting> {
        let option = &offered.option;
        let default = option.default_value()?;
        let wanted = self.wanted(option, needs).unwrap_or(default.clone());
        // An initial value need not be one that could be set.
        let is_untouched = offered.value.as_ref() == Some(&default) && wanted == default;
        let setting = option.set_to(&wanted).ok().filter(|_| !is_untouched)?;
        (setting.value() != offered.value.as_deref()).then_some(setting)
    }

    fn wanted(&self, option: &EngineOption, needs: Needs) -> Option<String> {
        if option.is_called(LINES) {
            let lines = option.nearest(i64::from(needs.lines.max(1)))?;
            return Some(lines.to_string());
        }
        if option.is_called(CHESS960) {
            return Some(needs.chess960.to_string());
        }
        let chosen = self.chosen.iter().rev();
        let mut chosen = chosen.filter(|(name, _)| option.is_called(name));
        let can_be_set = |value: &&str| option.set_to(value).is_ok();
        let chosen = chosen.next().map(|(_, value)| value.as_str());
        let mut usual = FOR_ANALYSIS.iter();
        let usual = usual.find(|(name, _)| option.is_called(name));
        let usual = usual.map(|(_, value)| *value);
        let wanted = chosen.filter(can_be_set);
        wanted.or(usual.filter(can_be_set)).map(str::to_owned)
    }
}
