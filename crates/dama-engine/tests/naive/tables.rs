//! The rule tables of the second generator, typed from section 6 of the law.
//!
//! Directions are `(files, ranks)` as White sees them; Black uses them turned
//! by half a circle (0-3).

/// A step on the board: files to the right, ranks forward.
pub type Step = (i8, i8);

const LEFT: Step = (-1, 0);
const RIGHT: Step = (1, 0);
const AHEAD: Step = (0, 1);
const AHEAD_LEFT: Step = (-1, 1);
const AHEAD_RIGHT: Step = (1, 1);
const BACK: Step = (0, -1);
const BACK_LEFT: Step = (-1, -1);
const BACK_RIGHT: Step = (1, -1);

const EVERY_WAY: &[Step] = &[
    LEFT,
    RIGHT,
    AHEAD,
    BACK,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    BACK_LEFT,
    BACK_RIGHT,
];
const CROSS: &[Step] = &[LEFT, RIGHT, AHEAD, BACK];
const SALTIRE: &[Step] = &[AHEAD_LEFT, AHEAD_RIGHT, BACK_LEFT, BACK_RIGHT];
const FIVE: &[Step] = &[LEFT, RIGHT, AHEAD_LEFT, AHEAD, AHEAD_RIGHT];
const THREE: &[Step] = &[LEFT, RIGHT, AHEAD];

/// Which points and lines the board has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    /// Every neighbour is joined.
    Free,
    /// Only squares of a1's colour exist (F-1).
    DarkSquares,
    /// Diagonals only through points of a1's colour (D-1).
    Alquerque,
}

/// How much must be taken (0-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    Any,
    Maximum,
}

/// Where a man becomes a king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowning {
    /// Stopping in one of the two far corners (LD-6).
    CornersAtEnd,
    /// Stopping on the far row (F-8, D-8, U-9).
    RowAtEnd,
    /// Landing on the far row, also within a chain (T-8).
    RowInPassing,
}

/// One game.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub id: &'static str,
    pub files: u8,
    pub ranks: u8,
    pub lines: Lines,
    /// White's first pieces, one text a rank from rank 1 up: `w`, `b` or `.`.
    pub setup: &'static [&'static str],
    pub man_steps: &'static [Step],
    pub man_jumps: &'static [Step],
    pub king_steps: &'static [Step],
    pub king_jumps: &'static [Step],
    pub duty: Duty,
    /// The duty may be broken, at the risk of a huff.
    pub owed: bool,
    /// Who took too few may be made to play the maximum (4, soufla).
    pub oblige: bool,
    /// Jumped pieces leave as they are jumped (0-6).
    pub at_once: bool,
    pub crowning: Crowning,
    /// A king may turn straight back within a chain (not so in U-8).
    pub half_turns: bool,
    /// The game knows the fixed opening of D-9.
    pub opening: bool,
}

const LA_DAMA: Rules = Rules {
    id: "la-dama",
    files: 5,
    ranks: 5,
    lines: Lines::Free,
    setup: &["wwwww", "wwwww", "bb.ww", "bbbbb", "bbbbb"],
    man_steps: FIVE,
    man_jumps: FIVE,
    king_steps: EVERY_WAY,
    king_jumps: EVERY_WAY,
    duty: Duty::Any,
    owed: true,
    oblige: false,
    at_once: true,
    crowning: Crowning::CornersAtEnd,
    half_turns: true,
    opening: false,
};

const FILIPPINA: Rules = Rules {
    id: "filippina",
    files: 8,
    ranks: 8,
    lines: Lines::DarkSquares,
    setup: &[
        "w.w.w.w.", ".w.w.w.w", "w.w.w.w.", "........", "........", ".b.b.b.b", "b.b.b.b.",
        ".b.b.b.b",
    ],
    man_steps: &[AHEAD_LEFT, AHEAD_RIGHT],
    man_jumps: SALTIRE,
    king_steps: SALTIRE,
    king_jumps: SALTIRE,
    duty: Duty::Maximum,
    owed: false,
    oblige: false,
    at_once: false,
    crowning: Crowning::RowAtEnd,
    half_turns: true,
    opening: false,
};

const TAMA: Rules = Rules {
    id: "tama",
    files: 8,
    ranks: 8,
    lines: Lines::Free,
    setup: &[
        "........", "wwwwwwww", "wwwwwwww", "........", "........", "bbbbbbbb", "bbbbbbbb",
        "........",
    ],
    man_steps: FIVE,
    man_jumps: THREE,
    king_steps: EVERY_WAY,
    king_jumps: CROSS,
    duty: Duty::Maximum,
    owed: false,
    oblige: false,
    at_once: false,
    crowning: Crowning::RowInPassing,
    half_turns: true,
    opening: false,
};

const DHAMET: Rules = Rules {
    id: "dhamet",
    files: 9,
    ranks: 9,
    lines: Lines::Alquerque,
    setup: &[
        "wwwwwwwww",
        "wwwwwwwww",
        "wwwwwwwww",
        "wwwwwwwww",
        "bbbb.wwww",
        "bbbbbbbbb",
        "bbbbbbbbb",
        "bbbbbbbbb",
        "bbbbbbbbb",
    ],
    man_steps: &[AHEAD, AHEAD_LEFT, AHEAD_RIGHT],
    man_jumps: EVERY_WAY,
    king_steps: EVERY_WAY,
    king_jumps: EVERY_WAY,
    duty: Duty::Maximum,
    owed: false,
    oblige: false,
    at_once: true,
    crowning: Crowning::RowAtEnd,
    half_turns: true,
    opening: true,
};

const TURKISH: Rules = Rules {
    id: "turkish",
    files: 8,
    ranks: 8,
    lines: Lines::Free,
    setup: TAMA.setup,
    man_steps: THREE,
    man_jumps: THREE,
    king_steps: CROSS,
    king_jumps: CROSS,
    duty: Duty::Maximum,
    owed: false,
    oblige: false,
    at_once: true,
    crowning: Crowning::RowAtEnd,
    half_turns: false,
    opening: false,
};

/// All eight rule sets.
pub const ALL: [Rules; 8] = [
    LA_DAMA,
    Rules {
        id: "la-dama-strict",
        owed: false,
        oblige: false,
        ..LA_DAMA
    },
    FILIPPINA,
    TAMA,
    DHAMET,
    Rules {
        id: "dhamet-zamma",
        at_once: false,
        ..DHAMET
    },
    Rules {
        id: "dhamet-soufla",
        owed: true,
        oblige: true,
        ..DHAMET
    },
    TURKISH,
];

/// The fixed opening of D-9 seen from White, White starting: for each ply the
/// starts and ends of the moves that may be played.
pub const OPENING: [&[(&str, &str)]; 10] = [
    &[("d4", "e5")],
    &[("f6", "d4")],
    &[("c3", "e5")],
    &[("a5", "c3"), ("c5", "c3")],
    &[("b2", "d4")],
    &[("a5", "c3"), ("c5", "c3")],
    &[("e5", "a5")],
    &[("c3", "e5")],
    &[("f5", "d5")],
    &[("d6", "d4")],
];

impl Rules {
    /// The rule set of that name; panics on any other text (these are tests).
    pub fn by_id(id: &str) -> Rules {
        *ALL.iter()
            .find(|rules| rules.id == id)
            .unwrap_or_else(|| panic!("no rule set {id}"))
    }

    /// How many squares `rank * files + file` can name, unused ones included.
    pub fn area(&self) -> u8 {
        self.files * self.ranks
    }

    /// Whether a piece can stand on this square at all.
    pub fn exists(&self, square: u8) -> bool {
        let (file, rank) = (square % self.files, square / self.files);
        square < self.area() && (self.lines != Lines::DarkSquares || (file + rank) % 2 == 0)
    }

    /// The square one step away, when the board has it and a line leads there.
    pub fn neighbour(&self, square: u8, step: Step) -> Option<u8> {
        let (file, rank) = (square % self.files, square / self.files);
        let diagonal = step.0 != 0 && step.1 != 0;
        if diagonal && self.lines == Lines::Alquerque && (file + rank) % 2 != 0 {
            return None;
        }
        let file = file.checked_add_signed(step.0)?;
        let rank = rank.checked_add_signed(step.1)?;
        (file < self.files && rank < self.ranks).then_some(rank * self.files + file)
    }

    /// Whether this square crowns a man of `side` (0 White, 1 Black).
    pub fn crowns(&self, side: u8, square: u8) -> bool {
        let (file, rank) = (square % self.files, square / self.files);
        let far = if side == 0 { self.ranks - 1 } else { 0 };
        let corner = file == 0 || file == self.files - 1;
        rank == far && (corner || self.crowning != Crowning::CornersAtEnd)
    }

    /// The name of a square, `a1` first.
    pub fn name(&self, square: u8) -> String {
        let (file, rank) = (square % self.files, square / self.files);
        format!("{}{}", char::from(b'a' + file), rank + 1)
    }

    /// Filippina's number of a square: from the top, left to right (0-1).
    pub fn number(&self, square: u8) -> u32 {
        let place = |s: u8| (self.ranks - s / self.files, s % self.files);
        let earlier = |&s: &u8| self.exists(s) && place(s) <= place(square);
        (0..self.area()).filter(earlier).count() as u32
    }

    /// The square of a name; panics when the board has no such square.
    pub fn square(&self, name: &str) -> u8 {
        let square = match *name.as_bytes() {
            [file @ b'a'..=b'i', rank @ b'1'..=b'9'] => {
                let (file, rank) = (file - b'a', rank - b'1');
                (file < self.files).then_some(rank * self.files + file)
            }
            _ => None,
        };
        square
            .filter(|&square| self.exists(square))
            .unwrap_or_else(|| panic!("{} has no square {name}", self.id))
    }
}

/// A step as the given side means it.
pub fn turned(side: u8, step: Step) -> Step {
    if side == 0 { step } else { (-step.0, -step.1) }
}
