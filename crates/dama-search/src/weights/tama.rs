//! Tama: men step five ways and take three; the centre meets everything. Tuned by
//! `dama tune tama --seed 1`.

use crate::eval::{Sight, Term, term};
use dama_engine::Kind::{King, Man};

pub(super) const TERMS: &[Term] = &[
    term("pion", Sight::Piece(Man), 100),
    term("dame", Sight::Piece(King), 361),
    term("tempo", Sight::Advance, 6),
    term("second row kept", Sight::Rank(1), 23),
    term("first row", Sight::Rank(0), 2),
    term("one step from promotion", Sight::Rank(6), 82),
    term("edge files", Sight::EdgeFile(Man), 30),
    term("away from the centre", Sight::FromCentre(Man), -6),
    term("backed", Sight::Backed, -1),
    term("free way", Sight::FreeWay, 20),
    term("king on open lines", Sight::Lines, -1),
    term("the move", Sight::Turn, 8),
    term("exchanges when ahead", Sight::Trade, -11),
];
