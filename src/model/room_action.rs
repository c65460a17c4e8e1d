//! The sum of the features' actions, from which commands are made.

use crate::reach::Reach;
use std::fmt;

macro_rules! define_room_action {
    ($(
        $(#[$doc:meta])*
        $part:ident: $state:ty { actions $name:ident($($action:ident)::+) $($rest:tt)* }
    )*) => {
        /// An action of one feature.
        #[derive(Debug)]
        pub enum RoomAction {
            $(
                $(#[$doc])*
                $name($($action)::+),
            )*
        }

        impl RoomAction {
            /// The relation of the action to the document that is shown.
            pub fn reach(&self) -> Reach {
                match self {
                    $(Self::$name(action) => action.reach(),)*
                }
            }

            /// The feature's own action, for reports.
            pub fn inner(&self) -> &dyn fmt::Debug {
                match self {
                    $(Self::$name(action) => action,)*
                }
            }
        }

        $(
            pub use $($action)::+;

            impl From<$($action)::+> for RoomAction {
                fn from(action: $($action)::+) -> Self {
                    Self::$name(action)
                }
            }
        )*
    };
}
rooms!(define_room_action);
