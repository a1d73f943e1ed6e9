//! What a quiet position looks like to somebody who does not calculate.
//!
//! A game's judgement is data: a list of [`Term`]s, each named after what a player
//! would say, with its weight in hundredths of a man. Terms that look at one piece
//! and its square are added up beforehand into one number a square; the few that look
//! around are counted as they are. Both sides are judged alike, board turned.

use crate::score::Score;
use crate::weights;
use alloc::vec::Vec;
use dama_engine::direction::Direction;
use dama_engine::{Bitboard, Kind, Position, Rules, Side, Square};

/// What a term looks at. Squares are named as White sees them; Black's are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Every such piece.
    Piece(Kind),
    /// A man, times the ranks it has advanced.
    Advance,
    /// A man on this rank, counted from 0 at its own base.
    Rank(u8),
    /// Such a piece on one of these squares.
    On(Kind, &'static [&'static str]),
    /// Such a piece on the first or the last file.
    EdgeFile(Kind),
    /// Such a piece, times the steps it is away from the middle of the board.
    FromCentre(Kind),
    /// A man, times the steps to the nearest square that promotes it.
    ToPromotion,
    /// Such a piece where diagonals cross (D-1).
    Wide(Kind),
    /// A king, times the squares on the lines that start where it stands.
    Lines,
    /// A man, times its own pieces right behind it.
    Backed,
    /// A man with no enemy on the ways straight or slanting ahead.
    FreeWay,
    /// The side to move.
    Turn,
    /// Being ahead by a man with 20 pieces on the board; more with fewer: who leads
    /// gains by exchanges.
    Trade,
}

/// A part of a game's judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// What a player would call it.
    pub name: &'static str,
    /// What it looks at.
    pub sight: Sight,
    /// Its weight in hundredths of a man.
    pub weight: i16,
}

/// A term, in the short form that the weight files use.
pub(crate) const fn term(name: &'static str, sight: Sight, weight: i16) -> Term {
    Term {
        name,
        sight,
        weight,
    }
}

const SQUARES: usize = Square::LIMIT as usize;

/// A game's judgement, ready for use.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// By side, kind and square.
    values: [[[i32; SQUARES]; 2]; 2],
    /// Squares right behind a man, by side and square.
    behind: [Vec<Bitboard>; 2],
    /// Squares ahead of a man, by side and square.
    ahead: [Vec<Bitboard>; 2],
    material: [i32; 2],
    backed: i32,
    free_way: i32,
    turn: i32,
    trade: i32,
}

impl Evaluator {
    /// The judgement that the game's own weights make.
    pub fn of(rules: &'static Rules) -> Evaluator {
        Evaluator::new(rules, weights::of(rules.id))
    }

    /// The judgement that other weights make.
    pub fn new(rules: &'static Rules, terms: &[Term]) -> Evaluator {
        let board = rules.board;
        let mut made = Evaluator {
            values: [[[0; SQUARES]; 2]; 2],
            behind: Side::BOTH.map(|side| behind(rules, side)),
            ahead: Side::BOTH.map(|side| ahead(rules, side)),
            material: [0; 2],
            backed: 0,
            free_way: 0,
            turn: 0,
            trade: 0,
        };
        for term in terms {
            let weight = term.weight as i32;
            match term.sight {
                Sight::Backed => made.backed += weight,
                Sight::FreeWay => made.free_way += weight,
                Sight::Turn => made.turn += weight,
                Sight::Trade => made.trade += weight,
                sight => {
                    if let Sight::Piece(kind) = sight {
                        made.material[kind as usize] += weight;
                    }
                    for square in board.squares() {
                        for kind in [Kind::Man, Kind::King] {
                            let value = weight * sight.times(rules, kind, square);
                            let turned = board.turned(square);
                            made.values[0][kind as usize][square.index() as usize] += value;
                            made.values[1][kind as usize][turned.index() as usize] += value;
                        }
                    }
                }
            }
        }
        made
    }

    /// The estimate for the side to move.
    pub fn eval(&self, position: &Position) -> Score {
        let kings = position.kings();
        let mut sum = 0;
        let mut material = 0;
        for side in Side::BOTH {
            let own = position.pieces(side);
            let enemy = position.pieces(side.other());
            let values = &self.values[side as usize];
            let mut total = 0;
            for square in own & kings {
                total += values[1][square.index() as usize];
            }
            for square in own & !kings {
                let index = square.index() as usize;
                total += values[0][index];
                total += self.backed * (self.behind[side as usize][index] & own).count() as i32;
                if (self.ahead[side as usize][index] & enemy).is_empty() {
                    total += self.free_way;
                }
            }
            let worth = (own & !kings).count() as i32 * self.material[0]
                + (own & kings).count() as i32 * self.material[1];
            if side == position.side() {
                sum += total;
                material += worth;
            } else {
                sum -= total;
                material -= worth;
            }
        }
        let pieces = Side::BOTH.map(|side| position.pieces(side).count() as i32);
        // 20 pieces and one man ahead make the weight
        sum += material * self.trade / (5 * (pieces[0] + pieces[1]).max(1));
        Score::eval(sum + self.turn)
    }

    /// What a man is worth by itself, in hundredths.
    pub(crate) fn man(&self) -> i32 {
        self.material[0]
    }
}

impl Sight {
    /// How often White's `kind` on `square` counts.
    fn times(self, rules: &Rules, kind: Kind, square: Square) -> i32 {
        let board = rules.board;
        let (file, rank) = (square.index() % board.width(), board.rank(square));
        let is = |wanted: Kind, times: i32| if wanted == kind { times } else { 0 };
        match self {
            Sight::Piece(wanted) => is(wanted, 1),
            Sight::Advance => is(Kind::Man, rank as i32),
            Sight::Rank(wanted) => is(Kind::Man, i32::from(rank == wanted)),
            Sight::On(wanted, names) => {
                let named = names.iter().any(|name| board.square(name) == Some(square));
                is(wanted, i32::from(named))
            }
            Sight::EdgeFile(wanted) => {
                is(wanted, i32::from(file == 0 || file + 1 == board.width()))
            }
            Sight::FromCentre(wanted) => {
                let off = |at: u8, length: u8| (2 * at as i32 + 1 - length as i32).abs() / 2;
                is(
                    wanted,
                    off(file, board.width()).max(off(rank, board.height())),
                )
            }
            Sight::ToPromotion => {
                let steps = rules.promotion(Side::White).iter().map(|goal| {
                    let across = (goal.index() % board.width()).abs_diff(file);
                    across.max(board.rank(goal).saturating_sub(rank)) as i32
                });
                is(Kind::Man, steps.min().unwrap_or(0))
            }
            Sight::Wide(wanted) => is(wanted, i32::from((file + rank).is_multiple_of(2))),
            Sight::Lines => {
                let squares = rules
                    .king_moves
                    .iter()
                    .map(|d| board.ray(square, d).count());
                is(Kind::King, squares.sum::<u32>() as i32)
            }
            Sight::Backed | Sight::FreeWay | Sight::Turn | Sight::Trade => 0,
        }
    }
}

/// The squares right behind a man of `side`, by square: where a piece keeps it from
/// being jumped from the front.
fn behind(rules: &Rules, side: Side) -> Vec<Bitboard> {
    let board = rules.board;
    by_square(|square| {
        let ways = rules.moves(side, Kind::Man).iter();
        ways.filter(|&d| is_forward(side, d))
            .filter_map(|d| board.next(square, d.opposite()))
            .collect()
    })
}

/// The squares ahead of a man of `side`, by square, on every forward line it moves on.
fn ahead(rules: &Rules, side: Side) -> Vec<Bitboard> {
    by_square(|square| {
        let ways = rules.moves(side, Kind::Man).iter();
        ways.filter(|&d| is_forward(side, d))
            .fold(Bitboard::EMPTY, |set, d| set | rules.board.ray(square, d))
    })
}

fn is_forward(side: Side, d: Direction) -> bool {
    let (_, rank) = d.step();
    match side {
        Side::White => rank > 0,
        Side::Black => rank < 0,
    }
}

fn by_square(f: impl Fn(Square) -> Bitboard) -> Vec<Bitboard> {
    (0..Square::LIMIT)
        .map(|index| Square::from_index(index).map_or(Bitboard::EMPTY, &f))
        .collect()
}
