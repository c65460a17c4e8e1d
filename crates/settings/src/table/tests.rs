//! Properties of all rows of the table.

use super::*;

#[test]
fn every_key_and_every_word_of_a_key_is_unique() {
    for (place, row) in SETTING_ROWS.iter().enumerate() {
        let before = &SETTING_ROWS[..place];
        assert!(before.iter().all(|it| it.key != row.key), "{}", row.key);
        for (place, choice) in row.choices.iter().enumerate() {
            let mut before = row.choices[..place].iter();
            assert!(before.all(|it| it.word != choice.word), "{choice:?}");
        }
    }
}

#[test]
fn rows_of_a_group_are_contiguous() {
    let mut groups: Vec<_> = SETTING_ROWS.iter().map(|row| row.group).collect();
    groups.dedup();
    for (place, group) in groups.iter().enumerate() {
        assert!(!groups[..place].contains(group), "{group:?} stands twice");
    }
}

#[test]
fn the_last_choice_is_in_effect_and_one_of_the_words() {
    for row in SETTING_ROWS {
        for choice in row.choices {
            let mut settings = Settings::default();
            settings.choose(choice.setting.clone());
            assert_eq!(row.chosen(&settings), Some(choice), "{}", row.key);
            assert_eq!(choice.setting.key(), row.key);
        }
    }
}

#[test]
fn the_default_of_every_setting_has_a_word() {
    for row in SETTING_ROWS.iter().filter(|row| !row.choices.is_empty()) {
        assert!(row.usual().is_some(), "{}", row.key);
    }
}

#[test]
fn a_switch_changes_its_own_key() {
    for row in SETTING_ROWS {
        if let SettingControl::Switch(setting) = row.control {
            assert_eq!(setting(true).key(), row.key);
            assert_eq!(row.choices.len(), 2);
        }
    }
}
