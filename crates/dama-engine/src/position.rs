//! A position: all that the rules need to remember, and how a turn changes it.
//!
//! [`Setup`] says anything; [`Position::new`] is the only gate from it to a valid
//! position. Clocks, history and offers are not here: they live in
//! [`Game`](crate::game::Game).

use crate::bitboard::{Bitboard, Word};
use crate::chain;
use crate::error::{SetupError, SetupFault};
use crate::movegen::Generator;
use crate::moves::{Due, Legal, Move};
use crate::opening;
use crate::pieces::Pieces;
use crate::rules::{Duty, Enforcement, Rules};
use crate::square::{Kind, Piece, Side, Square};
use crate::zobrist;
use core::hash::{Hash, Hasher};

/// A position as somebody describes it, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The side to move.
    pub side: Side,
    /// White's and Black's pieces.
    pub pieces: [Bitboard; 2],
    /// Which of them are kings.
    pub kings: Bitboard,
    /// Pieces of the side not to move that may be huffed now (`:S`).
    pub huffable: Bitboard,
    /// Plies of the fixed opening already played, while it is in force (`:O`).
    pub opening: Option<u8>,
    /// The side to move has been obliged (`:D`).
    pub obliged: bool,
}

/// A valid position of one rule set.
///
/// Small and `Copy`: a child position is made by copying. Equality and hash are those
/// of the repetition rule (0-11): pieces, side, huffable pieces, opening, obliged.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    rules: &'static Rules,
    pieces: Pieces,
    huffable: Bitboard,
    side: Side,
    opening: Option<u8>,
    obliged: bool,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.rules.id == other.rules.id
            && self.pieces == other.pieces
            && self.huffable == other.huffable
            && self.side == other.side
            && self.opening == other.opening
            && self.obliged == other.obliged
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl Position {
    /// The standard start, without a fixed opening: White to move (0-10).
    pub fn free_start(rules: &'static Rules) -> Position {
        let mut pieces = Pieces::NONE;
        for side in Side::BOTH {
            let man = Piece {
                side,
                kind: Kind::Man,
            };
            for square in rules.men(side) {
                pieces.put(man, square);
            }
        }
        Position {
            rules,
            pieces,
            huffable: Bitboard::EMPTY,
            side: Side::White,
            opening: None,
            obliged: false,
        }
    }

    /// The start that games use: with the fixed opening where the game has one (D-9).
    pub fn start(rules: &'static Rules) -> Position {
        Position {
            opening: (!rules.opening.is_empty()).then_some(0),
            ..Position::free_start(rules)
        }
    }

    /// The same start with `side` to move first (0-10).
    pub(crate) fn begun_by(self, side: Side) -> Position {
        Position { side, ..self }
    }

    /// A valid position from a description.
    ///
    /// # Errors
    /// [`SetupError`] names the square or field that cannot be (0-7, 0-9).
    pub fn new(rules: &'static Rules, setup: &Setup) -> Result<Position, SetupError> {
        let fault = |fault, square| Err(SetupError { fault, square });
        let board = rules.board.squares();
        let [white, black] = setup.pieces;
        if let Some(s) = (setup.kings & !(white | black)).first() {
            return fault(SetupFault::KingWithoutPiece, Some(s));
        }
        if let Some(s) = ((white | black | setup.huffable) & !board).first() {
            return fault(SetupFault::OffBoard, Some(s));
        }
        if let Some(s) = (white & black).first() {
            return fault(SetupFault::SquareShared, Some(s));
        }
        if (white | black).is_empty() {
            return fault(SetupFault::NoPieces, None);
        }
        for side in Side::BOTH {
            let men = setup.pieces[side as usize] & !setup.kings;
            if let Some(s) = (men & rules.promotion(side)).first() {
                return fault(SetupFault::ManOnPromotionSquare, Some(s));
            }
        }
        if !setup.huffable.is_empty() && rules.enforcement != Enforcement::Owed {
            return fault(SetupFault::NoHuffInGame, setup.huffable.first());
        }
        let idle = setup.pieces[setup.side.other() as usize];
        if let Some(s) = (setup.huffable & !idle).first() {
            return fault(SetupFault::HuffWithoutPiece, Some(s));
        }
        if setup.obliged && !rules.oblige {
            return fault(SetupFault::NoObligeInGame, None);
        }
        let mut pieces = Pieces::NONE;
        for side in Side::BOTH {
            for square in setup.pieces[side as usize] {
                let kind = if setup.kings.contains(square) {
                    Kind::King
                } else {
                    Kind::Man
                };
                pieces.put(Piece { side, kind }, square);
            }
        }
        let position = Position {
            rules,
            pieces,
            huffable: setup.huffable,
            side: setup.side,
            opening: setup.opening,
            obliged: setup.obliged,
        };
        if let Some(ply) = setup.opening {
            if rules.opening.is_empty() {
                return fault(SetupFault::NoOpeningInGame, None);
            }
            if ply >= rules.opening_plies() {
                return fault(SetupFault::OpeningTooLong, None);
            }
            if !setup.huffable.is_empty() {
                return fault(SetupFault::OpeningWithHuff, None);
            }
            if opening::choices(&position).is_empty() {
                return fault(SetupFault::NotTheOpening, None);
            }
        }
        let mut generator = Generator::new();
        generator.generate(&position);
        if generator.gave_up() {
            return fault(SetupFault::TooManyChains, None);
        }
        Ok(position)
    }

    /// The description of this position.
    pub fn setup(&self) -> Setup {
        Setup {
            side: self.side,
            pieces: [*self.pieces.of(Side::White), *self.pieces.of(Side::Black)],
            kings: *self.pieces.kings(),
            huffable: self.huffable,
            opening: self.opening,
            obliged: self.obliged,
        }
    }

    /// The rule set.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The side to move.
    pub fn side(&self) -> Side {
        self.side
    }

    /// A side's pieces.
    pub fn pieces(&self, side: Side) -> Bitboard {
        *self.pieces.of(side)
    }

    /// The kings of both sides.
    pub fn kings(&self) -> Bitboard {
        *self.pieces.kings()
    }

    /// What stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces.at(square)
    }

    /// Squares without a piece.
    pub fn empty(&self) -> Bitboard {
        self.rules.board.squares() & !(self.pieces(Side::White) | self.pieces(Side::Black))
    }

    /// Enemy pieces named by `:S`. Whether they may be huffed now: [`Position::huffs`].
    pub fn huffable(&self) -> Bitboard {
        self.huffable
    }

    /// Plies of the fixed opening already played, `None` when none is in force.
    pub fn opening(&self) -> Option<u8> {
        self.opening
    }

    /// Whether the side to move has been obliged (4, soufla).
    pub fn is_obliged(&self) -> bool {
        self.obliged
    }

    /// Enemy pieces that the side to move may huff now. Empty when a side has no
    /// pieces (the game is over) and for a side that has been obliged, which has its
    /// maximum captures only.
    pub fn huffs(&self) -> Bitboard {
        if self.huffable.is_empty()
            || self.obliged
            || self.has_lost_all(Side::White)
            || self.has_lost_all(Side::Black)
        {
            Bitboard::EMPTY
        } else {
            self.huffable
        }
    }

    /// Whether a side has no piece left.
    pub fn has_lost_all(&self, side: Side) -> bool {
        self.pieces.of(side).is_empty()
    }

    /// The 64-bit key: equal for equal positions of one rule set.
    pub fn key(&self) -> u64 {
        self.pieces.key() ^ zobrist::rest(self.side, self.huffable, self.opening, self.obliged)
    }

    /// The key computed anew from the description; equal to [`Position::key`] always.
    pub fn recomputed_key(&self) -> u64 {
        let mut pieces = Pieces::NONE;
        for square in self.rules.board.squares() {
            if let Some(piece) = self.piece(square) {
                pieces.put(piece, square);
            }
        }
        pieces.key() ^ zobrist::rest(self.side, self.huffable, self.opening, self.obliged)
    }

    /// The legal moves, without the huffs. Empty when a side has no pieces.
    pub fn legal(&self) -> Legal {
        let mut generator = Generator::new();
        generator.generate(self);
        generator.into_legal()
    }

    /// What the duty asks of the side to move.
    pub fn due(&self) -> Due {
        self.legal().due
    }

    /// The position after a legal move. `due` is the duty of this position, as the
    /// list that the move came from has it.
    #[inline(always)]
    pub fn after(&self, m: &Move, due: Due) -> Position {
        let mut next = *self;
        if self.rules.board.is_narrow() {
            next.move_pieces::<u64>(m);
        } else {
            next.move_pieces::<Bitboard>(m);
        }
        next.side = self.side.other();
        if self.rules.enforcement == Enforcement::Owed {
            next.huffable = Bitboard::EMPTY;
            next.obliged = false;
            if !self.obliged && self.opening.is_none() {
                next.huffable = self.broken(m, due, &next);
            }
        }
        if let Some(ply) = self.opening {
            next.opening = (ply + 1 < self.rules.opening_plies()).then_some(ply + 1);
        }
        next
    }

    #[inline(always)]
    fn move_pieces<W: Word>(&mut self, m: &Move) {
        let captured = W::of_board(&m.captured);
        if !captured.none() {
            // before the piece arrives: it may end where it took one
            self.pieces.take_all(self.side.other(), captured);
        }
        self.pieces
            .relocate::<W>(self.side, m.from, m.to, m.promotes);
    }

    /// The pieces that may be huffed after `m`, on the squares where they stand then
    /// (LD-5; 4, soufla).
    fn broken(&self, m: &Move, due: Due, next: &Position) -> Bitboard {
        let taken = m.captured.count() as u8;
        let broken = match self.rules.duty {
            Duty::Maximum => taken < due.count,
            Duty::Any if taken > 0 => {
                // LD-5 (b): the chain could go on, as the man it was (LD-6)
                let was = self.pieces.kind(m.from);
                return if chain::can_capture(next, self.side, m.to, was) {
                    Bitboard::of(m.to)
                } else {
                    Bitboard::EMPTY
                };
            }
            Duty::Any => due.count > 0,
        };
        if !broken {
            Bitboard::EMPTY
        } else if due.pieces.contains(m.from) {
            due.pieces.without(m.from).with(m.to)
        } else {
            due.pieces
        }
    }

    /// The position after huffing the piece on `square`; the same side then moves
    /// (LD-5: "soplar no es jugar"). `None` when it may not be huffed.
    pub fn after_huff(&self, square: Square) -> Option<Position> {
        if !self.huffs().contains(square) {
            return None;
        }
        let mut next = *self;
        next.pieces.take(self.side.other(), square);
        next.huffable = Bitboard::EMPTY;
        Some(next)
    }

    /// This position with its player obliged: only the maximum captures (4, soufla).
    pub(crate) fn obliged(&self) -> Position {
        Position {
            obliged: true,
            ..*self
        }
    }

    /// This position with the turn passed, which no rule allows: what would happen if
    /// nothing were done. Nothing is huffable, obliged or part of an opening then.
    pub fn passed(&self) -> Position {
        Position {
            side: self.side.other(),
            huffable: Bitboard::EMPTY,
            opening: None,
            obliged: false,
            ..*self
        }
    }

    /// The same position from the other seat: board turned by half a circle, colours
    /// exchanged.
    pub fn turned(&self) -> Position {
        let board = self.rules.board;
        let mut pieces = Pieces::NONE;
        for square in board.squares() {
            if let Some(Piece { side, kind }) = self.piece(square) {
                let side = side.other();
                pieces.put(Piece { side, kind }, board.turned(square));
            }
        }
        Position {
            pieces,
            huffable: board.turned_set(self.huffable),
            side: self.side.other(),
            ..*self
        }
    }
}
