//! Small endings solved: every position with up to three pieces, exactly.
//!
//! One byte a position: won or lost in so many plies, or drawn. Built from the rules
//! by going back from the ends ([`build`](crate::build)). Only for games that enforce
//! the duty: where it is owed, what may be huffed is part of the position. The clock of
//! the long game (0-12) and repetition are not in the tables; they matter to nobody
//! who follows a win along falling distances.

use crate::score::Score;
use alloc::vec::Vec;
use dama_engine::rules::Enforcement;
use dama_engine::{Bitboard, Kind, Position, Rules, Setup, Side, Square, sort};

/// The greatest number of pieces in the tables.
pub const PIECES: u32 = 3;

pub(crate) const DRAW: u8 = 254;
pub(crate) const UNKNOWN: u8 = 253;
pub(crate) const IMPOSSIBLE: u8 = 255;
/// Distances beyond do not fit; none of the games comes near.
pub(crate) const FARTHEST: u8 = 250;

/// What pieces a side has: men and kings, one or two together.
type Group = [u8; 2];

/// Who has what: the side to move, then the other.
pub(crate) type Material = [Group; 2];

/// A part of the table: all positions of one material.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Class {
    pub material: Material,
    pub offset: usize,
    pub size: usize,
}

/// One line of a summary: what a side to move has, the other has, and how it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Men and kings of the side to move.
    pub mover: [u8; 2],
    /// Men and kings of the other side.
    pub other: [u8; 2],
    /// Positions that can stand on the board.
    pub positions: u64,
    /// Won for the side to move.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost for the side to move.
    pub losses: u64,
    /// Plies of the longest win, 0 when there is none.
    pub longest_win: u16,
    /// Plies of the longest loss, 0 when there is none.
    pub longest_loss: u16,
}

/// The tables of one rule set.
#[derive(Clone, Debug)]
pub struct Tables {
    pub(crate) rules: &'static Rules,
    pub(crate) squares: Vec<Square>,
    /// The place of a square in `squares`.
    pub(crate) places: Vec<u8>,
    pub(crate) classes: Vec<Class>,
    pub(crate) values: Vec<u8>,
}

/// A piece of a small position: whose (0: of the side to move), what and where, by
/// place as the side to move sees the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Man {
    pub side: usize,
    pub kind: Kind,
    pub place: usize,
}

/// Up to three pieces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Few {
    men: [Man; PIECES as usize],
    count: usize,
}

impl Few {
    pub(crate) const NONE: Few = Few {
        men: [Man {
            side: 0,
            kind: Kind::Man,
            place: 0,
        }; PIECES as usize],
        count: 0,
    };

    pub(crate) fn push(&mut self, man: Man) {
        if let Some(free) = self.men.get_mut(self.count) {
            *free = man;
            self.count += 1;
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Man> {
        self.men.iter().take(self.count)
    }

    /// The same from the other seat after the piece at `i` moved to `place`.
    pub(crate) fn with(mut self, i: usize, place: usize) -> Few {
        if let Some(man) = self.men.get_mut(i) {
            man.place = place;
        }
        self
    }
}

impl Tables {
    /// Whether the game has tables and no more than so many pieces are on the board.
    pub fn are_near(position: &Position, pieces: u32) -> bool {
        let all = position.pieces(Side::White) | position.pieces(Side::Black);
        position.rules().enforcement == Enforcement::Enforced && all.count() <= pieces
    }

    /// Empty tables, every position unknown; `None` for a game that only owes the duty.
    pub(crate) fn empty(rules: &'static Rules) -> Option<Tables> {
        if rules.enforcement != Enforcement::Enforced {
            return None;
        }
        let squares: Vec<Square> = rules.board.squares().iter().collect();
        let mut places = alloc::vec![0; Square::LIMIT as usize];
        for (place, square) in squares.iter().enumerate() {
            places[square.index() as usize] = place as u8;
        }
        let mut classes = Vec::new();
        let mut offset = 0;
        for material in materials() {
            let size = material.map(|group| group_size(group, squares.len()));
            let size = size[0] * size[1];
            classes.push(Class {
                material,
                offset,
                size,
            });
            offset += size;
        }
        Some(Tables {
            rules,
            squares,
            places,
            classes,
            values: alloc::vec![UNKNOWN; offset],
        })
    }

    /// The rules whose endings they are.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// Bytes that the tables take.
    pub fn bytes(&self) -> usize {
        self.values.len()
    }

    /// The exact score of a position, `None` when it is not in the tables.
    pub fn probe(&self, position: &Position) -> Option<Score> {
        score(self.values[self.index_of(position)?])
    }

    /// The number of positions, of any kind, that the tables hold.
    pub fn positions(&self) -> u64 {
        let held = self.values.iter().filter(|&&v| v != IMPOSSIBLE);
        held.count() as u64
    }

    /// The position with a number below [`Tables::bytes`], White to move; `None` when
    /// no such position can stand on the board.
    pub fn position(&self, number: usize) -> Option<Position> {
        self.stand(&self.few_at(number)?)
    }

    fn class_at(&self, number: usize) -> Option<&Class> {
        let mut classes = self.classes.iter();
        classes.find(|c| (c.offset..c.offset + c.size).contains(&number))
    }

    /// Whether a position has but one king against one.
    pub(crate) fn is_king_each(&self, number: usize) -> bool {
        let class = self.class_at(number);
        class.is_some_and(|class| class.material == [[0, 1], [0, 1]])
    }

    /// The pieces of a position by its number.
    pub(crate) fn few_at(&self, number: usize) -> Option<Few> {
        let class = self.class_at(number)?;
        self.few(class, number - class.offset)
    }

    /// What the tables say, material by material.
    pub fn summary(&self) -> Vec<Summary> {
        self.classes
            .iter()
            .map(|class| {
                let mut line = Summary {
                    mover: class.material[0],
                    other: class.material[1],
                    positions: 0,
                    wins: 0,
                    draws: 0,
                    losses: 0,
                    longest_win: 0,
                    longest_loss: 0,
                };
                for &value in &self.values[class.offset..class.offset + class.size] {
                    match value {
                        IMPOSSIBLE | UNKNOWN => continue,
                        DRAW => line.draws += 1,
                        n if n % 2 == 1 => {
                            line.wins += 1;
                            line.longest_win = line.longest_win.max(n as u16);
                        }
                        n => {
                            line.losses += 1;
                            line.longest_loss = line.longest_loss.max(n as u16);
                        }
                    }
                    line.positions += 1;
                }
                line
            })
            .collect()
    }

    /// The few pieces of a position, as the side to move sees them.
    fn few_of(&self, position: &Position) -> Option<Few> {
        let all = position.pieces(Side::White) | position.pieces(Side::Black);
        if all.count() > PIECES || position.rules().id != self.rules.id {
            return None;
        }
        if position.opening().is_some() {
            return None;
        }
        let mut few = Few::NONE;
        for square in all {
            let piece = position.piece(square)?;
            let seen = match position.side() {
                Side::White => square,
                Side::Black => self.rules.board.turned(square),
            };
            few.push(Man {
                side: usize::from(piece.side != position.side()),
                kind: piece.kind,
                place: self.places[seen.index() as usize] as usize,
            });
        }
        Some(few)
    }

    pub(crate) fn index_of(&self, position: &Position) -> Option<usize> {
        self.index(&self.few_of(position)?)
    }

    /// The number of a position in the tables.
    pub(crate) fn index(&self, few: &Few) -> Option<usize> {
        let mut material: Material = [[0; 2]; 2];
        // by side: the man or lower place first
        let mut places = [[0usize; 2]; 2];
        let mut counts = [0usize; 2];
        for man in few.iter() {
            let count = &mut counts[man.side];
            let pair = &mut places[man.side];
            let group = &mut material[man.side];
            if *count == 2 {
                return None;
            }
            pair[*count] = man.place;
            if *count == 1 && man.kind == Kind::Man && group[1] == 1 {
                pair.swap(0, 1);
            }
            group[man.kind as usize] += 1;
            *count += 1;
        }
        let class = self.classes.iter().find(|c| c.material == material)?;
        let n = self.squares.len();
        let [mover, other] = [0, 1].map(|side| match material[side] {
            [1, 1] => places[side][0] * n + places[side][1],
            [1, 0] | [0, 1] => places[side][0],
            _ => {
                let (low, high) = (
                    places[side][0].min(places[side][1]),
                    places[side][0].max(places[side][1]),
                );
                high * high.saturating_sub(1) / 2 + low
            }
        });
        Some(class.offset + mover * group_size(material[1], n) + other)
    }

    /// The pieces of a number within a class; `None` when two share a square or a man
    /// stands where it would have been promoted (0-9).
    fn few(&self, class: &Class, number: usize) -> Option<Few> {
        let n = self.squares.len();
        let other = group_size(class.material[1], n);
        let mut few = Few::NONE;
        let mut seen = Bitboard::EMPTY;
        for (side, number) in [number / other, number % other].into_iter().enumerate() {
            let pieces: [Option<(Kind, usize)>; 2] = match class.material[side] {
                [1, 0] => [Some((Kind::Man, number)), None],
                [0, 1] => [Some((Kind::King, number)), None],
                [1, 1] => [
                    Some((Kind::Man, number / n)),
                    Some((Kind::King, number % n)),
                ],
                [men, _] => {
                    let kind = if men == 2 { Kind::Man } else { Kind::King };
                    let (low, high) = pair(number);
                    [Some((kind, low)), Some((kind, high))]
                }
            };
            let seat = if side == 0 { Side::White } else { Side::Black };
            for (kind, place) in pieces.into_iter().flatten() {
                let square = self.squares[place];
                if seen.contains(square)
                    || kind == Kind::Man && self.rules.promotion(seat).contains(square)
                {
                    return None;
                }
                seen = seen.with(square);
                few.push(Man { side, kind, place });
            }
        }
        Some(few)
    }

    /// The pieces on the board, White to move.
    pub(crate) fn stand(&self, few: &Few) -> Option<Position> {
        let mut setup = Setup {
            side: Side::White,
            pieces: [Bitboard::EMPTY; 2],
            kings: Bitboard::EMPTY,
            huffable: Bitboard::EMPTY,
            opening: None,
            obliged: false,
        };
        for man in few.iter() {
            let square = self.squares[man.place];
            setup.pieces[man.side] = setup.pieces[man.side].with(square);
            if man.kind == Kind::King {
                setup.kings = setup.kings.with(square);
            }
        }
        Position::new(self.rules, &setup).ok()
    }
}

/// The score of a byte.
pub(crate) fn score(value: u8) -> Option<Score> {
    match value {
        UNKNOWN | IMPOSSIBLE => None,
        DRAW => Some(Score::DRAW),
        n if n % 2 == 1 => Some(Score::win_in(n as u16)),
        n => Some(Score::loss_in(n as u16)),
    }
}

/// Every material, in an order in which captures and promotions lead to earlier ones;
/// the two with the same pieces, one side or the other to move, stand together.
fn materials() -> Vec<Material> {
    const ONE: [Group; 2] = [[0, 1], [1, 0]];
    const TWO: [Group; 3] = [[0, 2], [1, 1], [2, 0]];
    let mut all: Vec<Material> = Vec::new();
    for a in ONE {
        for b in ONE {
            all.push([a, b]);
        }
    }
    for one in ONE {
        for two in TWO {
            all.push([two, one]);
            all.push([one, two]);
        }
    }
    let men = |m: &Material| m[0][0] + m[1][0];
    let pieces = |m: &Material| m.iter().flatten().sum::<u8>();
    // equal materials seen from both sides next to each other
    let pair = |m: &Material| m[0].max(m[1]);
    sort::sort_by_key(&mut all, |m| (pieces(m), men(m), pair(m), m[0].min(m[1])));
    all
}

/// How many ways a group can stand on `n` squares, some of them impossible.
fn group_size(group: Group, n: usize) -> usize {
    match group {
        [1, 0] | [0, 1] => n,
        [1, 1] => n * n,
        _ => n * (n - 1) / 2,
    }
}

/// The two places of a pair's number: `high * (high - 1) / 2 + low`, low before high.
fn pair(number: usize) -> (usize, usize) {
    let mut high = 1;
    while high * (high + 1) / 2 <= number {
        high += 1;
    }
    (number - high * (high - 1) / 2, high)
}
