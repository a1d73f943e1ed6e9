//! Turkish Dama: men on the edge files cannot be taken sideways.

use crate::eval::{Sight, Term, term};
use dama_engine::Kind::{King, Man};

pub(super) const TERMS: &[Term] = &[
    term("taş", Sight::Piece(Man), 100),
    term("dama", Sight::Piece(King), 420),
    term("tempo", Sight::Advance, 4),
    term("second row kept", Sight::Rank(1), 4),
    term("one step from promotion", Sight::Rank(6), 20),
    term("edge files", Sight::EdgeFile(Man), 5),
    term("backed", Sight::Backed, 4),
    term("free way", Sight::FreeWay, 16),
    term("dama on open lines", Sight::Lines, 1),
    term("the move", Sight::Turn, 4),
    term("exchanges when ahead", Sight::Trade, 12),
];
