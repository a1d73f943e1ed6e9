//! La Dama: twelve pieces on 25 holes, and only two corners that make a dama.

use super::weighted;
use crate::eval::{Sight, Term, term};
use dama_engine::Kind::{King, Man};

const HAND: [Term; 10] = [
    term("ficha", Sight::Piece(Man), 100),
    term("dama", Sight::Piece(King), 340),
    term("tempo", Sight::Advance, 2),
    term("steps to the nearest corner", Sight::ToPromotion, -6),
    term("home corners kept", Sight::On(Man, &["a1", "e1"]), 14),
    term("backed", Sight::Backed, 3),
    term("free way", Sight::FreeWay, 8),
    term("dama on open lines", Sight::Lines, 2),
    term("the move", Sight::Turn, 4),
    term("exchanges when ahead", Sight::Trade, 12),
];

/// What was set by hand.
pub(super) const HAND_SET: &[Term] = &HAND;

/// What `dama tune la-dama --seed 1` makes of it, in the same order.
pub(super) const TERMS: &[Term] = &weighted(HAND, [100, 141, 23, 24, 19, -26, 44, 15, 26, 17]);
