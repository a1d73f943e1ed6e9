//! The board as one side sees it: quiet moves, jumps, and who can capture.
//!
//! All men are answered for at once by shifting sets; kings look along their rays.
//! Works on one word where the board fits, on two where it does not ([`Word`]).

use crate::bitboard::Word;
use crate::direction::Direction;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Kind, Side};

/// The board as the side to move sees it.
pub(crate) struct View<W> {
    pub rules: &'static Rules,
    pub side: Side,
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
            own,
            enemy,
            kings: W::of_board(&position.kings()) & own,
            empty: W::of_board(&rules.board.squares()) & !(own | enemy),
        }
    }

    /// The pieces that can capture.
    #[inline(always)]
    pub(crate) fn capturers(&self) -> W {
        let board = self.rules.board;
        let men = self.own & !self.kings;
        let mut found = W::NONE;
        for d in self.rules.captures(self.side, Kind::Man).iter() {
            let victims = self.enemy & board.behind(self.empty, d);
            found = found | men & board.behind(victims, d);
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
        self.rules
            .captures(self.side, kind)
            .iter()
            .any(|d| self.jump(from, kind, d, self.enemy, occupied).is_some())
    }

    /// The jump from `from` in one direction: the victim and the landing squares.
    #[inline(always)]
    pub(crate) fn jump(
        &self,
        from: u8,
        kind: Kind,
        d: Direction,
        targets: W,
        occupied: W,
    ) -> Option<(u8, W)> {
        let board = self.rules.board;
        match kind {
            Kind::Man => {
                let victim = board.ahead(W::bit(from), d) & targets;
                let landing = board.ahead(victim, d) & !occupied;
                (!landing.none()).then(|| (victim.lowest(), landing))
            }
            Kind::King => {
                let blockers = board.ray_word::<W>(from, d) & occupied;
                if blockers.none() {
                    return None;
                }
                let victim = board.nearest(blockers, d);
                if !targets.has(victim) {
                    return None;
                }
                let landing = free_ahead(self.rules, victim, d, occupied);
                (!landing.none()).then_some((victim, landing))
            }
        }
    }

    /// Calls `f` with the quiet moves, many at a time.
    #[inline(always)]
    pub(crate) fn quiet(&self, mut f: impl FnMut(Quiet<W>)) {
        let board = self.rules.board;
        let men = self.own & !self.kings;
        for d in self.rules.moves(self.side, Kind::Man).iter() {
            f(Quiet::Steps(d, men & board.behind(self.empty, d)));
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

    /// Enemy pieces that could be jumped on some line of an otherwise empty board.
    pub(crate) fn exposed(&self) -> W {
        let board = self.rules.board;
        let axes = self
            .rules
            .captures(self.side, Kind::Man)
            .or(self.rules.captures(self.side, Kind::King));
        let mut exposed = W::NONE;
        for d in axes.iter() {
            let all = W::of_board(&board.squares());
            exposed = exposed | board.behind(all, d) & board.behind(all, d.opposite());
        }
        exposed & self.enemy
    }
}

/// Quiet moves, many at a time.
pub(crate) enum Quiet<W> {
    /// The men that can step in a direction.
    Steps(Direction, W),
    /// The squares that the king on an index can fly to.
    Flights(u8, W),
}

/// The empty squares ahead of `from` before the next piece.
#[inline(always)]
fn free_ahead<W: Word>(rules: &Rules, from: u8, d: Direction, occupied: W) -> W {
    let board = rules.board;
    let ray = board.ray_word::<W>(from, d);
    let blockers = ray & occupied;
    if blockers.none() {
        return ray;
    }
    let first = board.nearest(blockers, d);
    ray & !board.ray_word::<W>(first, d) & !W::bit(first)
}
