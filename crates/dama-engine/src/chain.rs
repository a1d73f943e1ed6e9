//! A capturing piece on its way: where it stands, what it has taken, where it can
//! jump next (0-4, 0-6, T-8, U-8).

use crate::bitboard::{Bitboard, Word};
use crate::direction::Direction;
use crate::flight::Flight;
use crate::position::Position;
use crate::rules::{PromotionTime, Removal};
use crate::sight::{View, free_ahead};
use crate::square::{Kind, Side, Square};

/// A chain on its way.
#[derive(Clone, Copy)]
pub(crate) struct Chain<W> {
    pub at: u8,
    pub captured: W,
    pub taken: u8,
    /// What the piece is now; what it was unless it was promoted in passing.
    pub kind: Kind,
    /// The last direction, kept only where half turns are forbidden.
    pub last: Option<Direction>,
}

impl<W: Word> Chain<W> {
    /// The chain's state in short: two chains with equal states go on alike.
    pub(crate) fn state(&self) -> (Bitboard, u16) {
        let last = self.last.map_or(8, |d| d as u16);
        let small = self.at as u16 | (self.kind as u16) << 7 | last << 8;
        (self.captured.board(), small)
    }
}

/// A piece that captures, and the board around it.
pub(crate) struct Mover<'a, W> {
    pub view: &'a View<W>,
    pub origin: u8,
    pub man: bool,
    /// Everything on the board but the moving piece (0-6).
    others: W,
    promotion: W,
    half_turn: bool,
}

impl<'a, W: Word> Mover<'a, W> {
    pub(crate) fn new(view: &'a View<W>, origin: u8) -> Mover<'a, W> {
        Mover {
            view,
            origin,
            man: !view.kings.has(origin),
            others: (view.own | view.enemy) & !W::bit(origin),
            promotion: W::of_board(&view.rules.promotion(view.side)),
            half_turn: view.rules.half_turn,
        }
    }

    /// The same piece, half turns allowed: for saying that this is why it may not.
    pub(crate) fn with_half_turns(mut self) -> Mover<'a, W> {
        self.half_turn = true;
        self
    }

    /// The chain before its first jump.
    pub(crate) fn start(&self) -> Chain<W> {
        Chain {
            at: self.origin,
            captured: W::NONE,
            taken: 0,
            kind: if self.man { Kind::Man } else { Kind::King },
            last: None,
        }
    }

    /// Whether a chain that ends where it stands makes a king of a man.
    pub(crate) fn promotes(&self, chain: &Chain<W>) -> bool {
        self.man && (chain.kind == Kind::King || self.promotion.has(chain.at))
    }

    /// Calls `f` with every jump that can follow: the victim and the chain after it.
    /// True when there is any.
    #[inline(always)]
    pub(crate) fn jumps(&self, chain: &Chain<W>, mut f: impl FnMut(u8, Chain<W>)) -> bool {
        let rules = self.view.rules;
        let occupied = self.occupied(chain.captured);
        let targets = self.view.enemy & !chain.captured;
        let barred = chain.last.map(Direction::opposite); // U-8
        let view = self.view;
        view.jumps(
            chain.at,
            chain.kind,
            barred,
            targets,
            occupied,
            |d, victim, landing| {
                landing.each(|at| {
                    let kind = match rules.promotion_time {
                        PromotionTime::InPassing if self.promotion.has(at) => Kind::King,
                        _ => chain.kind,
                    };
                    f(
                        victim,
                        Chain {
                            at,
                            captured: chain.captured | W::bit(victim),
                            taken: chain.taken + 1,
                            kind,
                            last: (!self.half_turn).then_some(d),
                        },
                    );
                });
            },
        )
    }
}

impl<W: Word> Mover<'_, W> {
    /// What stands in the way once `captured` has been jumped (0-6).
    #[inline(always)]
    fn occupied(&self, captured: W) -> W {
        match self.view.rules.removal {
            Removal::AtOnce => self.others & !captured,
            Removal::AfterMove => self.others,
        }
    }

    /// Calls `f` with every flight that can follow, for a king; the squares of `flight`
    /// from which one can.
    pub(crate) fn flights(&self, flight: &Flight<W>, mut f: impl FnMut(Flight<W>)) -> W {
        let view = self.view;
        let occupied = self.occupied(flight.captured);
        let targets = view.enemy & !flight.captured;
        let barred = flight.last.map(Direction::opposite); // U-8
        let mut goes_on = W::NONE;
        let mut land = |d, victim, squares| {
            f(Flight {
                captured: flight.captured | W::bit(victim),
                last: (!self.half_turn).then_some(d),
                squares,
            });
        };
        if flight.squares.count() <= FEW {
            flight.squares.each(|at| {
                if view.jumps(at, Kind::King, barred, targets, occupied, &mut land) {
                    goes_on = goes_on | W::bit(at);
                }
            });
            return goes_on;
        }
        let directions = view.rules.captures(view.side, Kind::King);
        targets.each(|victim| {
            for d in directions.iter().filter(|&d| barred != Some(d)) {
                let landing = free_ahead(view.rules, victim, d, occupied);
                if landing.none() {
                    continue;
                }
                let before = free_ahead(view.rules, victim, d.opposite(), occupied);
                let from = before & flight.squares;
                if !from.none() {
                    goes_on = goes_on | from;
                    land(d, victim, landing);
                }
            }
        });
        goes_on
    }
}

/// Up to so many squares it is quicker to look from each than towards each victim.
const FEW: u32 = 3;

/// Whether `side`'s piece on `square`, taken as a `kind`, can capture as the board
/// stands.
pub(crate) fn can_capture(position: &Position, side: Side, square: Square, kind: Kind) -> bool {
    let view = View::<Bitboard>::new(position, side);
    let occupied = !view.empty & !Bitboard::of(square);
    view.can_capture(square.index(), kind, occupied)
}

impl Position {
    /// The enemies that the piece on `square` could jump from where it stands, whoever
    /// is to move; empty when no piece stands there.
    pub fn attacks(&self, square: Square) -> Bitboard {
        let Some(piece) = self.piece(square) else {
            return Bitboard::EMPTY;
        };
        let view = View::<Bitboard>::new(self, piece.side);
        let occupied = !view.empty & !Bitboard::of(square);
        let mut found = Bitboard::EMPTY;
        view.jumps(
            square.index(),
            piece.kind,
            None,
            view.enemy,
            occupied,
            |_, victim, _| found = found.with(Square::new(victim)),
        );
        found
    }

    /// The enemies that could jump the piece on `square`, whoever is to move.
    pub fn attackers(&self, square: Square) -> Bitboard {
        let Some(piece) = self.piece(square) else {
            return Bitboard::EMPTY;
        };
        self.pieces(piece.side.other())
            .iter()
            .filter(|&s| self.attacks(s).contains(square))
            .collect()
    }
}
