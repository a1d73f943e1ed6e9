//! The board as one side sees it: quiet moves, jumps, and who can capture.
//!
//! All men are answered for at once by shifting sets; kings look along their rays.
//! Works on one word where the board fits, on two where it does not ([`Word`]).

use crate::bitboard::{Bitboard, Word};
use crate::direction::Direction;
use crate::position::Position;
use crate::rules::Rules;
use crate::seat::{Seat, Way};
use crate::square::{Kind, Side};

impl Position {
    /// Whether `side` could capture if it were to move as the board stands.
    pub fn can_capture(&self, side: Side) -> bool {
        if self.rules().board.is_narrow() {
            !View::<u64>::new(self, side).capturers().none()
        } else {
            !View::<Bitboard>::new(self, side).capturers().none()
        }
    }

    /// Whether the side to move has a move that captures nothing, were it not for the
    /// duty and the fixed opening.
    pub fn can_step(&self) -> bool {
        if self.rules().board.is_narrow() {
            View::<u64>::new(self, self.side()).can_step()
        } else {
            View::<Bitboard>::new(self, self.side()).can_step()
        }
    }
}

/// The board as the side to move sees it.
pub(crate) struct View<W> {
    pub rules: &'static Rules,
    pub side: Side,
    pub seat: &'static Seat,
    pub own: W,
    pub enemy: W,
    pub kings: W,
    pub empty: W,
}

impl<W: Word> View<W> {
    #[inline(always)]
    pub(crate) fn new(position: &Position, side: Side) -> View<W> {
        let rules = position.rules();
        let own = W::of_board(&position.pieces(side));
        let enemy = W::of_board(&position.pieces(side.other()));
        View {
            rules,
            side,
            seat: rules.seat(side),
            own,
            enemy,
            kings: W::of_board(&position.kings()) & own,
            empty: W::of_board(&rules.board.squares()) & !(own | enemy),
        }
    }

    /// The pieces that can capture.
    #[inline(always)]
    pub(crate) fn capturers(&self) -> W {
        let men = self.own & !self.kings;
        let mut found = W::NONE;
        for way in self.seat.jumps.iter() {
            let victims = self.enemy & way.behind(self.empty);
            found = found | men & way.behind(victims);
        }
        self.kings.each(|king| {
            if self.can_capture(king, Kind::King, !self.empty & !W::bit(king)) {
                found = found | W::bit(king);
            }
        });
        found
    }

    /// Whether a piece on `from` can capture, `occupied` being everything else.
    pub(crate) fn can_capture(&self, from: u8, kind: Kind, occupied: W) -> bool {
        self.jumps(from, kind, None, self.enemy, occupied, |_, _, _| ())
    }

    /// Calls `f` with every jump of a piece on `from` in another direction than
    /// `barred`: the direction, the victim and the landing squares. True when there is
    /// any.
    #[inline(always)]
    pub(crate) fn jumps(
        &self,
        from: u8,
        kind: Kind,
        barred: Option<Direction>,
        targets: W,
        occupied: W,
        mut f: impl FnMut(Direction, u8, W),
    ) -> bool {
        #[cfg(feature = "tables")]
        if (targets & self.seat.reach::<W>(kind, from)).none() {
            return false;
        }
        let mut any = false;
        match kind {
            Kind::Man => {
                for way in self.seat.jumps.iter() {
                    let victim = way.ahead(W::bit(from)) & targets;
                    let landing = way.ahead(victim) & !occupied;
                    if !landing.none() && barred != Some(way.d) {
                        any = true;
                        f(way.d, way.step(from), landing);
                    }
                }
            }
            Kind::King => {
                let board = self.rules.board;
                for d in self.rules.captures(self.side, Kind::King).iter() {
                    let blockers = board.ray_word::<W>(from, d) & occupied;
                    if blockers.none() || barred == Some(d) {
                        continue;
                    }
                    let victim = board.nearest(blockers, d);
                    let landing = free_ahead(self.rules, victim, d, occupied);
                    if targets.has(victim) && !landing.none() {
                        any = true;
                        f(d, victim, landing);
                    }
                }
            }
        }
        any
    }

    /// Whether there is any quiet move.
    #[inline(always)]
    fn can_step(&self) -> bool {
        let men = self.own & !self.kings;
        let mut steps = self.seat.steps.iter();
        let mut any = steps.any(|way| !(men & way.behind(self.empty)).none());
        self.kings.each(|from| {
            let mut ways = self.rules.moves(self.side, Kind::King).iter();
            any |= ways.any(|d| !free_ahead(self.rules, from, d, !self.empty).none());
        });
        any
    }

    /// Calls `f` with the quiet moves, many at a time.
    #[inline(always)]
    pub(crate) fn quiet(&self, mut f: impl FnMut(Quiet<W>)) {
        let men = self.own & !self.kings;
        for way in self.seat.steps.iter() {
            f(Quiet::Steps(way, men & way.behind(self.empty)));
        }
        if !self.kings.none() {
            let directions = self.rules.moves(self.side, Kind::King);
            self.kings.each(|from| {
                let mut targets = W::NONE;
                for d in directions.iter() {
                    targets = targets | free_ahead(self.rules, from, d, !self.empty);
                }
                f(Quiet::Flights(from, targets));
            });
        }
    }
}

/// Quiet moves, many at a time.
pub(crate) enum Quiet<W> {
    /// The men that can step a way.
    Steps(&'static Way, W),
    /// The squares that the king on an index can fly to.
    Flights(u8, W),
}

/// The empty squares ahead of `from` before the next piece.
#[inline(always)]
pub(crate) fn free_ahead<W: Word>(rules: &Rules, from: u8, d: Direction, occupied: W) -> W {
    let board = rules.board;
    let ray = board.ray_word::<W>(from, d);
    let blockers = ray & occupied;
    if blockers.none() {
        return ray;
    }
    let first = board.nearest(blockers, d);
    ray & !board.ray_word::<W>(first, d) & !W::bit(first)
}
