//! The sum of the rooms' actions. Commands are made from them.

use crate::reach::Reach;
use std::fmt;

macro_rules! define_room_action {
    ($(
        $(#[$doc:meta])*
        $part:ident: $state:ty { actions $name:ident($($action:ident)::+) $($rest:tt)* }
    )*) => {
        /// The actions of one room.
        #[derive(Debug)]
        pub enum RoomAction {
            $(
                $(#[$doc])*
                $name($($action)::+),
            )*
        }

        impl RoomAction {
            /// Its relation to the document that is shown.
            pub fn reach(&self) -> Reach {
                match self {
                    $(Self::$name(action) => action.reach(),)*
                }
            }

            /// The action of the room, for reports.
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
