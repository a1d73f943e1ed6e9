//! Tama: men step five ways and take three; the centre meets everything.

use crate::eval::{Sight, Term, term};
use dama_engine::Kind::{King, Man};

pub(super) const TERMS: &[Term] = &[
    term("pion", Sight::Piece(Man), 100),
    term("dame", Sight::Piece(King), 420),
    term("tempo", Sight::Advance, 4),
    term("second row kept", Sight::Rank(1), 5),
    term("first row", Sight::Rank(0), 2),
    term("one step from promotion", Sight::Rank(6), 20),
    term("edge files", Sight::EdgeFile(Man), 3),
    term("away from the centre", Sight::FromCentre(Man), -1),
    term("backed", Sight::Backed, 3),
    term("free way", Sight::FreeWay, 14),
    term("king on open lines", Sight::Lines, 1),
    term("the move", Sight::Turn, 4),
    term("exchanges when ahead", Sight::Trade, 12),
];
