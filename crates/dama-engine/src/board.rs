//! Boards as graphs: for every square and direction the next square, or none.
//!
//! Built at compile time from width, height and the lines that are drawn. Knows no
//! pieces and no rules.

use crate::bitboard::{Bitboard, Word};
use crate::direction::Direction;
use crate::square::Square;
use alloc::string::String;

/// Which neighbours are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    /// Every square with all its eight neighbours.
    All,
    /// The dark squares only, by their diagonals (F-1).
    DarkDiagonals,
    /// Ranks and files everywhere, diagonals through the points whose file number
    /// plus rank number is even (D-1).
    Alquerque,
}

/// One step in a direction, as the bit shifts that make it.
#[derive(Clone, Copy, Debug)]
struct Shift {
    up: u8,
    down: u8,
}

/// A board: its squares and the lines between them.
#[derive(Debug)]
pub struct Board {
    width: u8,
    height: u8,
    lines: Lines,
    squares: Bitboard,
    /// Squares that have a next square in each direction.
    exits: [Bitboard; 8],
    shifts: [Shift; 8],
    /// All squares ahead on the line, in each direction from each square.
    rays: [[Bitboard; Square::LIMIT as usize]; 8],
}

impl Board {
    /// A board of `width` files and `height` ranks (81 squares at most).
    pub const fn new(width: u8, height: u8, lines: Lines) -> Board {
        assert!(width as u32 * height as u32 <= Square::LIMIT as u32);
        let mut board = Board {
            width,
            height,
            lines,
            squares: Bitboard::EMPTY,
            exits: [Bitboard::EMPTY; 8],
            shifts: [Shift { up: 0, down: 0 }; 8],
            rays: [[Bitboard::EMPTY; Square::LIMIT as usize]; 8],
        };
        let mut index = 0;
        while index < width * height {
            if board.exists(index % width, index / width) {
                board.squares = board.squares.with(Square::new(index));
            }
            index += 1;
        }
        let mut d = 0;
        while d < 8 {
            let (df, dr) = Direction::ALL[d].step();
            let delta = dr as i32 * width as i32 + df as i32;
            board.shifts[d] = if delta > 0 {
                Shift {
                    up: delta as u8,
                    down: 0,
                }
            } else {
                Shift {
                    up: 0,
                    down: (-delta) as u8,
                }
            };
            let mut index = 0;
            while index < width * height {
                let mut here = index;
                let mut first = true;
                while let Some(next) = board.joined(here, Direction::ALL[d]) {
                    if first {
                        board.exits[d] = board.exits[d].with(Square::new(here));
                        first = false;
                    }
                    board.rays[d][index as usize] =
                        board.rays[d][index as usize].with(Square::new(next));
                    here = next;
                }
                index += 1;
            }
            d += 1;
        }
        board
    }

    /// Whether the rectangle's place (file, rank from 0) is a square of the board.
    const fn exists(&self, file: u8, rank: u8) -> bool {
        match self.lines {
            Lines::All | Lines::Alquerque => true,
            Lines::DarkDiagonals => (file + rank).is_multiple_of(2),
        }
    }

    /// The neighbour that a line joins, while the board is being built.
    const fn joined(&self, index: u8, direction: Direction) -> Option<u8> {
        let (file, rank) = (index % self.width, index / self.width);
        let (df, dr) = direction.step();
        let (f, r) = (file as i8 + df, rank as i8 + dr);
        if f < 0 || r < 0 || f >= self.width as i8 || r >= self.height as i8 {
            return None;
        }
        let line = match self.lines {
            Lines::All => true,
            Lines::DarkDiagonals => self.exists(file, rank) && !direction.is_orthogonal(),
            Lines::Alquerque => direction.is_orthogonal() || (file + rank).is_multiple_of(2),
        };
        if line {
            Some(r as u8 * self.width + f as u8)
        } else {
            None
        }
    }

    /// Number of files.
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Number of ranks.
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// Which neighbours are joined.
    pub const fn lines(&self) -> Lines {
        self.lines
    }

    /// All squares of the board.
    pub const fn squares(&self) -> Bitboard {
        self.squares
    }

    /// Whether every square fits the first word of a [`Bitboard`].
    pub(crate) const fn is_narrow(&self) -> bool {
        self.width * self.height <= 64
    }

    /// All squares ahead of `square` in `direction`, to the edge of the board.
    pub const fn ray(&self, square: Square, direction: Direction) -> Bitboard {
        self.rays[direction as usize][square.index() as usize]
    }

    /// Squares that have a next square in `direction`.
    pub(crate) const fn exits(&self, direction: Direction) -> Bitboard {
        self.exits[direction as usize]
    }

    /// The bit shifts, up and down, that make a step in `direction`; one of them is 0.
    pub(crate) const fn shift(&self, direction: Direction) -> (u8, u8) {
        let shift = self.shifts[direction as usize];
        (shift.up, shift.down)
    }

    /// The next square in `direction`, `None` where no line leads on.
    pub const fn next(&self, square: Square, direction: Direction) -> Option<Square> {
        if !self.exits[direction as usize].contains(square) {
            return None;
        }
        let shift = self.shifts[direction as usize];
        Square::from_index(square.index() + shift.up - shift.down)
    }

    /// The direction in which `to` lies ahead of `from` on one line.
    pub fn direction(&self, from: Square, to: Square) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|&d| self.ray(from, d).contains(to))
    }

    /// The squares strictly between two squares of one line; empty when they are
    /// neighbours or on no line.
    pub fn between(&self, from: Square, to: Square) -> Bitboard {
        match self.direction(from, to) {
            Some(d) => self.ray(from, d) & self.ray(to, d.opposite()),
            None => Bitboard::EMPTY,
        }
    }

    /// The square opposite through the middle of the board: what `square` is from
    /// the other seat.
    pub const fn turned(&self, square: Square) -> Square {
        Square::new(self.width * self.height - 1 - square.index())
    }

    /// The set as the other seat sees it.
    pub const fn turned_set(&self, set: Bitboard) -> Bitboard {
        let mut turned = Bitboard::EMPTY;
        let mut index = 0;
        while index < self.width * self.height {
            let square = Square::new(index);
            if set.contains(square) {
                turned = turned.with(self.turned(square));
            }
            index += 1;
        }
        turned
    }

    /// The square of this name ("a1"), `None` when the board has none such.
    pub fn square(&self, name: &str) -> Option<Square> {
        let &[file, rank] = name.as_bytes() else {
            return None;
        };
        let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
        if file >= self.width || rank >= self.height {
            return None;
        }
        Square::from_index(rank * self.width + file).filter(|&s| self.squares.contains(s))
    }

    /// The name of a square: file letter and rank number (0-1).
    pub fn name(&self, square: Square) -> String {
        let (file, rank) = (square.index() % self.width, square.index() / self.width);
        [(b'a' + file) as char, (b'1' + rank) as char]
            .into_iter()
            .collect()
    }

    /// Rank from 0 at White's base.
    pub const fn rank(&self, square: Square) -> u8 {
        square.index() / self.width
    }

    /// The squares of a rank from 0 at White's base.
    pub const fn rank_squares(&self, rank: u8) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        let mut file = 0;
        while file < self.width {
            let square = Square::new(rank * self.width + file);
            if self.squares.contains(square) {
                set = set.with(square);
            }
            file += 1;
        }
        set
    }

    /// [`Board::ray`] as a generator's word.
    #[inline(always)]
    pub(crate) fn ray_word<W: Word>(&self, index: u8, direction: Direction) -> W {
        W::of_board(&self.rays[direction as usize][index as usize])
    }

    /// The nearest square of `set` on the ray from `index`, where `set` is part of
    /// that ray and not empty.
    #[inline(always)]
    pub(crate) fn nearest<W: Word>(&self, set: W, direction: Direction) -> u8 {
        if self.shifts[direction as usize].up > 0 {
            set.lowest()
        } else {
            set.highest()
        }
    }
}
