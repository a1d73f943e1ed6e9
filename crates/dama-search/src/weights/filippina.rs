//! Dama Filippina: the bridge at home, the long diagonal for the king.

use crate::eval::{Sight, Term, term};
use dama_engine::Kind::{King, Man};

const LONG_DIAGONAL: &[&str] = &["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];

pub(super) const TERMS: &[Term] = &[
    term("pedina", Sight::Piece(Man), 100),
    term("dama", Sight::Piece(King), 300),
    term("tempo", Sight::Advance, 4),
    term("back row", Sight::Rank(0), 6),
    term("bridge", Sight::On(Man, &["c1", "e1"]), 8),
    term(
        "centre",
        Sight::On(Man, &["c3", "d4", "e3", "f4", "c5", "e5"]),
        5,
    ),
    term("on the edge", Sight::EdgeFile(Man), -4),
    term("one step from promotion", Sight::Rank(6), 18),
    term("backed", Sight::Backed, 3),
    term("free way", Sight::FreeWay, 14),
    term(
        "king on the long diagonal",
        Sight::On(King, LONG_DIAGONAL),
        24,
    ),
    term("king on open lines", Sight::Lines, 2),
    term("the move", Sight::Turn, 4),
    term("exchanges when ahead", Sight::Trade, 12),
];
