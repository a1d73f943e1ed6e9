//! Positions of the second generator and their text (0-7, canonical form).

use super::tables::Rules;

/// What may stand on a square.
pub const EMPTY: u8 = 0;
/// White's man; one more is White's king, two more Black's man.
pub const WHITE_MAN: u8 = 1;
pub const WHITE_KING: u8 = 2;
pub const BLACK_MAN: u8 = 3;
pub const BLACK_KING: u8 = 4;

/// A man of that side (0 White, 1 Black).
pub fn man_of(side: u8) -> u8 {
    if side == 0 { WHITE_MAN } else { BLACK_MAN }
}

/// A king of that side.
pub fn king_of(side: u8) -> u8 {
    man_of(side) + 1
}

/// Whether `piece` belongs to that side.
pub fn owned(piece: u8, side: u8) -> bool {
    piece == man_of(side) || piece == king_of(side)
}

/// A board with all that the rules remember, and the two counters of 0-7.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pos {
    /// Indexed by `rank * files + file`; the tail of small boards is empty.
    pub board: [u8; 81],
    /// The side to move: 0 White, 1 Black.
    pub side: u8,
    /// Pieces of the other side that may be huffed now, in square order.
    pub huffable: Vec<u8>,
    /// Plies of the fixed opening already played.
    pub opening: Option<u8>,
    /// The side to move has been obliged.
    pub obliged: bool,
    /// Plies since the last capture, promotion or forward step of a man (H).
    pub quiet_plies: u32,
    /// Move number, one more after each Black move (F).
    pub number: u32,
}

impl Pos {
    /// The standard start; `free` leaves out Dhamet's fixed opening.
    pub fn start(rules: &Rules, free: bool) -> Pos {
        let mut board = [EMPTY; 81];
        let row = rules.setup.iter().flat_map(|rank| rank.bytes());
        for (square, letter) in row.enumerate() {
            board[square] = match letter {
                b'w' => WHITE_MAN,
                b'b' => BLACK_MAN,
                _ => EMPTY,
            };
        }
        Pos {
            board,
            side: 0,
            huffable: Vec::new(),
            opening: (rules.opening && !free).then_some(0),
            obliged: false,
            quiet_plies: 0,
            number: 1,
        }
    }

    /// The squares of one side's pieces, in square order.
    pub fn pieces(&self, side: u8) -> Vec<u8> {
        (0..81)
            .filter(|&square| owned(self.board[usize::from(square)], side))
            .collect()
    }

    /// Whether a side has lost its last piece, so that nothing can be played.
    pub fn over(&self) -> bool {
        self.pieces(0).is_empty() || self.pieces(1).is_empty()
    }

    /// The same position with board and colours turned by half a circle.
    pub fn half_turned(&self, rules: &Rules) -> Pos {
        let mut turned = self.clone();
        let last = rules.area() - 1;
        for square in 0..=last {
            turned.board[usize::from(last - square)] = match self.board[usize::from(square)] {
                EMPTY => EMPTY,
                piece if piece < BLACK_MAN => piece + 2,
                piece => piece - 2,
            };
        }
        turned.side = 1 - self.side;
        turned.huffable = self.huffable.iter().rev().map(|&s| last - s).collect();
        turned
    }

    /// Reads a position text that is well formed; panics on any other.
    pub fn from_fen(rules: &Rules, text: &str) -> Pos {
        let mut fields = text.split(':');
        let mut pos = Pos {
            board: [EMPTY; 81],
            side: match fields.next() {
                Some("W") => 0,
                Some("B") => 1,
                other => panic!("side to move {other:?} in {text}"),
            },
            huffable: Vec::new(),
            opening: None,
            obliged: false,
            quiet_plies: 0,
            number: 1,
        };
        for field in fields {
            let (letter, rest) = field.split_at(1);
            let number = || rest.parse().unwrap_or_else(|_| panic!("{field} in {text}"));
            match letter {
                "W" | "B" => {
                    let side = u8::from(letter == "B");
                    for token in rest.split(',').filter(|token| !token.is_empty()) {
                        let (piece, name) = match token.strip_prefix('K') {
                            Some(name) => (king_of(side), name),
                            None => (man_of(side), token),
                        };
                        pos.board[usize::from(rules.square(name))] = piece;
                    }
                }
                "S" => {
                    pos.huffable = rest.split(',').map(|name| rules.square(name)).collect();
                    pos.huffable.sort_unstable();
                }
                "O" => pos.opening = Some(number() as u8),
                "D" => pos.obliged = true,
                "H" => pos.quiet_plies = number(),
                "F" => pos.number = number(),
                _ => panic!("field {field} in {text}"),
            }
        }
        pos
    }

    /// The canonical text without the counters: fields W, B, S, O and D, which
    /// are those that make two positions the same (0-11).
    pub fn to_fen(&self, rules: &Rules) -> String {
        self.write(rules, false)
    }

    /// The canonical text with H and F where they are not 0 and 1.
    pub fn to_full_fen(&self, rules: &Rules) -> String {
        self.write(rules, true)
    }

    fn write(&self, rules: &Rules, counters: bool) -> String {
        let names = |squares: &[u8]| {
            let name = |&square: &u8| {
                let mark = match self.board[usize::from(square)] {
                    WHITE_KING | BLACK_KING => "K",
                    _ => "",
                };
                format!("{mark}{}", rules.name(square))
            };
            squares.iter().map(name).collect::<Vec<_>>().join(",")
        };
        let mut text = format!(
            "{}:W{}:B{}",
            if self.side == 0 { "W" } else { "B" },
            names(&self.pieces(0)),
            names(&self.pieces(1)),
        );
        if counters && self.quiet_plies != 0 {
            text += &format!(":H{}", self.quiet_plies);
        }
        if counters && self.number != 1 {
            text += &format!(":F{}", self.number);
        }
        if !self.huffable.is_empty() {
            // Kings carry no mark in this field.
            let plain: Vec<_> = self.huffable.iter().map(|&s| rules.name(s)).collect();
            text += &format!(":S{}", plain.join(","));
        }
        if let Some(ply) = self.opening {
            text += &format!(":O{ply}");
        }
        if self.obliged {
            text += ":D";
        }
        text
    }
}
