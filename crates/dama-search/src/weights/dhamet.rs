//! Dhamet: forty men, wide points with eight lines and narrow ones with four.

use crate::eval::{Sight, Term, term};
use dama_engine::Kind::{King, Man};

pub(super) const TERMS: &[Term] = &[
    term("man", Sight::Piece(Man), 100),
    term("sultan", Sight::Piece(King), 480),
    term("tempo", Sight::Advance, 2),
    term("back row", Sight::Rank(0), 8),
    term("man on a wide point", Sight::Wide(Man), 2),
    term("edge files", Sight::EdgeFile(Man), 3),
    term("one step from promotion", Sight::Rank(7), 16),
    term("backed", Sight::Backed, 3),
    term("free way", Sight::FreeWay, 14),
    term("sultan on a wide point", Sight::Wide(King), 10),
    term("sultan on open lines", Sight::Lines, 1),
    term("the move", Sight::Turn, 4),
    term("exchanges when ahead", Sight::Trade, 20),
];
