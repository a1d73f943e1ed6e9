//! Why a wish is not legal: for all pairs of squares in 1,000 random positions of every
//! rule set the reason is missing exactly when the move is legal, and is true by a
//! predicate of its own, written here with plain geometry and the naive generator.

mod naive;

use dama_engine::whynot::{WhyNot, why_not};
use dama_engine::{Bitboard, Kind, RulesId, Square, fen};
use naive::random;
use naive::{Chain, Duty, EMPTY, Legal, Pos, Rules, king_of};
use std::collections::BTreeMap;

/// Chains that the naive generator may walk; positions with more are replaced.
const CHAINS: usize = 2_000;
const POSITIONS: usize = 1_000;

/// U-8 keeps few squares out of reach, since what a half turn reaches can mostly be
/// reached by going that way at once: here the dama on d4 could come down to f1 only if
/// it took f4 and turned back over b4. The same from the other seat.
const HALF_TURNS: [&str; 2] = ["W:WKd4:Bb4,f4,f5,a6,d8", "B:We1,h3,c4,c5,g5:BKe5"];

type Step = (i8, i8);

/// A position as the predicates see it.
struct Seen {
    rules: Rules,
    pos: Pos,
    found: Legal,
    chains: Vec<Chain>,
    /// As `chains`, half turns allowed.
    loose: Vec<Chain>,
}

impl Seen {
    fn new(rules: &Rules, pos: &Pos) -> Option<Seen> {
        let loose = Rules {
            half_turns: true,
            ..*rules
        };
        Some(Seen {
            rules: *rules,
            pos: pos.clone(),
            found: naive::legal(rules, pos, CHAINS)?,
            chains: naive::chains(rules, pos, CHAINS)?,
            loose: naive::chains(&loose, pos, CHAINS)?,
        })
    }

    fn at(&self, square: u8) -> u8 {
        self.pos.board[usize::from(square)]
    }

    fn owned(&self, square: u8, side: u8) -> bool {
        self.pos.pieces(side).contains(&square)
    }

    fn own(&self, square: u8) -> bool {
        self.owned(square, self.pos.side)
    }

    fn enemy(&self, square: u8) -> bool {
        self.owned(square, 1 - self.pos.side)
    }

    fn king(&self, square: u8) -> bool {
        self.at(square) == king_of(self.pos.side)
    }

    /// Whether the duty forbids what breaks it.
    fn enforced(&self) -> bool {
        (!self.rules.owed || self.pos.obliged) && self.pos.opening.is_none()
    }

    /// The direction in which `to` lies on one line from `from`, as the player sees it
    /// who is to move, and the squares strictly between.
    fn line(&self, from: u8, to: u8) -> Option<(Step, Vec<u8>)> {
        let steps = (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (files, ranks)));
        for step in steps.filter(|&step| step != (0, 0)) {
            // F-1: diagonal lines join the dark squares, no others.
            let dark = self.rules.lines == naive::Lines::DarkSquares;
            if dark && (step.0 == 0 || step.1 == 0) {
                continue;
            }
            let own = match self.pos.side {
                0 => step,
                _ => (-step.0, -step.1),
            };
            let mut between = Vec::new();
            let mut here = from;
            while let Some(next) = self.rules.neighbour(here, step) {
                if next == to {
                    return Some((own, between));
                }
                between.push(next);
                here = next;
            }
        }
        None
    }

    /// Whether the piece could go there in a quiet move, were there no duty.
    fn quiet_way(&self, from: u8, to: u8) -> bool {
        let Some((step, between)) = self.line(from, to) else {
            return false;
        };
        let clear = between.iter().all(|&s| self.at(s) == EMPTY) && self.at(to) == EMPTY;
        match self.king(from) {
            true => clear && self.rules.king_steps.contains(&step),
            false => clear && between.is_empty() && self.rules.man_steps.contains(&step),
        }
    }

    fn legal(&self, from: u8, to: u8) -> bool {
        self.found
            .moves
            .iter()
            .any(|mv| (mv.from, mv.to) == (from, to))
    }

    /// The chains of one piece, whole or not, that end on a square.
    fn ending<'a>(all: &'a [Chain], from: u8, to: u8) -> impl Iterator<Item = &'a Chain> + use<'a> {
        all.iter()
            .filter(move |chain| chain.from == from && chain.route.last() == Some(&to))
    }

    /// The duty is enforced, something can be taken, and by exactly these pieces.
    fn due(&self, pieces: Bitboard) -> bool {
        let pieces: Vec<_> = pieces.iter().map(Square::index).collect();
        self.enforced() && self.found.most > 0 && pieces == self.found.owing
    }

    /// A piece of the side to move and an empty end: what most reasons speak about.
    fn wish(&self, from: u8, to: u8) -> bool {
        self.own(from) && self.at(to) == EMPTY && !self.legal(from, to)
    }

    /// A man of the side to move and the next square on a line to an empty end, in a
    /// direction that men do not go.
    fn man_step(&self, from: u8, to: u8) -> Option<Step> {
        let (step, between) = self.line(from, to)?;
        let holds = self.wish(from, to) && !self.king(from) && between.is_empty();
        (holds && !self.rules.man_steps.contains(&step)).then_some(step)
    }

    /// Whether a reason speaks of the kind of piece that the wish is about.
    fn right_kind(&self, why: &WhyNot, from: u8) -> bool {
        match why {
            WhyNot::Diagonal(kind)
            | WhyNot::OwnInTheWay(_, kind)
            | WhyNot::NoCaptureThatWay(_, kind) => (*kind == Kind::King) == self.king(from),
            _ => true,
        }
    }

    /// Whether the reason is true, whatever the engine thinks.
    fn holds(&self, why: &WhyNot, from: u8, to: u8) -> bool {
        let rules = &self.rules;
        let line = || self.line(from, to);
        match why {
            WhyNot::GameOver => self.pos.over(),
            WhyNot::OffBoard(square) => {
                let square = square.index();
                [from, to].contains(&square) && !rules.exists(square)
            }
            WhyNot::Empty => self.at(from) == EMPTY,
            WhyNot::NotYourPiece => self.enemy(from),
            WhyNot::Stuck => {
                let all = 0..rules.area();
                from == to
                    && self.own(from)
                    && !self.chains.iter().any(|chain| chain.from == from)
                    && !all.into_iter().any(|to| self.quiet_way(from, to))
            }
            WhyNot::SameSquare => from == to && self.found.moves.iter().any(|mv| mv.from == from),
            WhyNot::Occupied(square) => {
                square.index() == to && from != to && self.own(from) && self.at(to) != EMPTY
            }
            WhyNot::FixedOpening(fixed) => {
                let fixed: Vec<_> = fixed.iter().map(|(a, b)| (a.index(), b.index())).collect();
                let mut legal: Vec<_> =
                    self.found.moves.iter().map(|mv| (mv.from, mv.to)).collect();
                legal.sort_unstable();
                let mut sorted = fixed.clone();
                sorted.sort_unstable();
                self.pos.opening.is_some() && self.own(from) && sorted == legal
            }
            WhyNot::NoLine => self.wish(from, to) && line().is_none(),
            WhyNot::Backward => self.man_step(from, to).is_some_and(|step| step.1 < 0),
            WhyNot::Sideways => self.man_step(from, to).is_some_and(|step| step.1 == 0),
            WhyNot::Diagonal(_) => {
                let diagonal = |step: Step| step.0 != 0 && step.1 != 0;
                let man = self
                    .man_step(from, to)
                    .is_some_and(|s| diagonal(s) && s.1 > 0);
                let king = self.wish(from, to)
                    && self.king(from)
                    && line().is_some_and(|(step, _)| {
                        diagonal(step) && !rules.king_steps.contains(&step)
                    });
                man || king
            }
            WhyNot::TooFar => {
                let far = |between: &[u8]| match between {
                    [] => false,
                    [middle] => self.at(*middle) == EMPTY,
                    _ => true,
                };
                self.wish(from, to)
                    && !self.king(from)
                    && line().is_some_and(|(_, between)| far(&between))
            }
            WhyNot::OwnInTheWay(square, _) => {
                let square = square.index();
                let way = line().map(|(_, between)| between).unwrap_or_default();
                let near = self.king(from) || way.len() == 1;
                self.wish(from, to) && near && way.contains(&square) && self.own(square)
            }
            WhyNot::TwoInTheWay(first, second) => {
                let way = line().map(|(_, between)| between).unwrap_or_default();
                let two = [first.index(), second.index()];
                self.wish(from, to)
                    && self.king(from)
                    && way.windows(2).any(|pair| pair == two)
                    && self.enemy(two[0])
                    && self.at(two[1]) != EMPTY
            }
            WhyNot::NoCaptureThatWay(square, _) => {
                let jumps = match self.king(from) {
                    true => rules.king_jumps,
                    false => rules.man_jumps,
                };
                let near = |between: &[u8]| self.king(from) || between.len() == 1;
                let victim = square.index();
                self.wish(from, to)
                    && self.enemy(victim)
                    && line().is_some_and(|(step, between)| {
                        between.contains(&victim) && near(&between) && !jumps.contains(&step)
                    })
            }
            WhyNot::MustCapture(pieces) => {
                !self.pos.obliged && self.due(*pieces) && self.forbidden(from, to)
            }
            WhyNot::Obliged(pieces) => {
                self.pos.obliged && self.due(*pieces) && self.forbidden(from, to)
            }
            WhyNot::ChainMustGoOn => {
                let mut ends = Seen::ending(&self.chains, from, to).peekable();
                self.enforced()
                    && self.wish(from, to)
                    && ends.peek().is_some()
                    && ends.all(|chain| chain.open)
            }
            WhyNot::FewerThanMaximum {
                takes,
                maximum,
                better,
                pieces,
            } => {
                let whole = Seen::ending(&self.chains, from, to).filter(|chain| !chain.open);
                let most = whole.map(|chain| chain.captured.len()).max();
                let all = &self.found.moves;
                let mut texts: Vec<_> = all
                    .iter()
                    .map(|mv| naive::move_text(rules, all, mv))
                    .collect();
                let mut better = better.clone();
                texts.sort_unstable();
                better.sort_unstable();
                rules.duty == Duty::Maximum
                    && self.wish(from, to)
                    && self.due(*pieces)
                    && most == Some(*takes as usize)
                    && *maximum as usize == self.found.most
                    && takes < maximum
                    && better == texts
            }
            WhyNot::HalfTurn => {
                !rules.half_turns
                    && self.wish(from, to)
                    && self.king(from)
                    && !self.quiet_way(from, to)
                    && Seen::ending(&self.chains, from, to).next().is_none()
                    && Seen::ending(&self.loose, from, to).next().is_some()
            }
        }
    }

    /// A quiet move that only the duty forbids, or a piece that it keeps in its place.
    fn forbidden(&self, from: u8, to: u8) -> bool {
        match from == to {
            true => self.own(from) && !self.found.owing.contains(&from),
            false => self.wish(from, to) && self.quiet_way(from, to),
        }
    }
}

fn square(index: u8) -> Square {
    Square::from_index(index).expect("a square")
}

/// Asks about all pairs of a position; the codes go into `codes`.
fn ask(seen: &Seen, id: RulesId, codes: &mut BTreeMap<&'static str, usize>) {
    let text = seen.pos.to_fen(&seen.rules);
    let (position, _) = fen::read(id.rules(), &text).expect("a position");
    let legal = position.legal();
    // One place beyond the board, where there is one.
    let places = (seen.rules.area() + 1).min(Square::LIMIT);
    for from in 0..places {
        for to in 0..places {
            let why = why_not(&position, &legal, square(from), square(to));
            let here = || {
                format!(
                    "{id} {text} {}-{}",
                    seen.rules.name(from),
                    seen.rules.name(to)
                )
            };
            match why {
                None => assert!(seen.legal(from, to), "{}", here()),
                Some(why) => {
                    assert!(!seen.legal(from, to), "{}: {why:?}", here());
                    assert!(seen.holds(&why, from, to), "{}: {why:?}", here());
                    assert!(seen.right_kind(&why, from), "{}: {why:?}", here());
                    assert!(WhyNot::CODES.contains(&why.code()));
                    *codes.entry(why.code()).or_default() += 1;
                }
            }
        }
    }
}

/// Random play and random set-ups; positions with too many chains are passed by.
fn positions(rules: &Rules) -> Vec<Seen> {
    let all = random::positions(rules, 0x3e45, CHAINS, POSITIONS + 100);
    let seen = all.iter().filter_map(|pos| Seen::new(rules, pos));
    seen.take(POSITIONS).collect()
}

#[test]
fn every_reason_is_true_and_every_code_is_met() {
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for id in RulesId::ALL {
        let rules = Rules::by_id(id.name());
        let seen = positions(&rules);
        assert_eq!(seen.len(), POSITIONS, "{id}");
        let mut codes = BTreeMap::new();
        if !rules.half_turns {
            for text in HALF_TURNS {
                let pos = Pos::from_fen(&rules, text);
                let seen = Seen::new(&rules, &pos).expect("few chains");
                ask(&seen, id, &mut codes);
            }
        }
        for seen in &seen {
            ask(seen, id, &mut codes);
        }
        println!("{id}: {codes:?}");
        for (code, count) in codes {
            *met.entry(code).or_default() += count;
        }
    }
    println!("all: {met:?}");
    for code in WhyNot::CODES {
        assert!(met.contains_key(code), "{code} was not met");
    }
    assert_eq!(met.len(), WhyNot::CODES.len());
}

/// One wish of each kind: its code, the article that forbids it and the squares to show.
#[test]
fn articles_and_squares() {
    use RulesId::*;
    #[rustfmt::skip]
    let wishes: &[(RulesId, &str, &str, &str, &str, &str)] = &[
        (Turkish, "W:W:Bh6", "h6-h5", "game-over", "", ""),
        (Filippina, "W:Wa1:Bh8", "a1-a2", "off-board", "", "a2"),
        (Turkish, "W:Wa3:Bh6", "b3-b4", "empty", "", ""),
        (Turkish, "W:Wa3:Bh6", "h6-h5", "not-your-piece", "", ""),
        (Filippina, "W:Wa1,b2,c3:Bh8", "a1-a1", "piece-stuck", "", ""),
        (Turkish, "W:Wa3:Bh6", "a3-a3", "same-square", "", ""),
        (Turkish, "W:Wa3,a4:Bh6", "a3-a4", "occupied", "", "a4"),
        (Dhamet, "start", "a1-a2", "fixed-opening", "D-9", "d4"),
        (Dhamet, "W:Wb3:Bi9", "b3-c4", "no-line", "D-1", ""),
        (Filippina, "W:Wa1:Bh8", "a1-a3", "no-line", "F-1", ""),
        (Turkish, "W:Wa3:Bh6", "a3-a2", "backward", "U-3", ""),
        (Tama, "B:Wa3:Bh6", "h6-g7", "backward", "T-3", ""),
        (Dhamet, "W:Wb3:Bi9", "b3-c3", "sideways", "D-3", ""),
        (Turkish, "W:Wb3:Bh6", "b3-c4", "diagonal", "U-3", ""),
        (Turkish, "W:WKb3:Bh6", "b3-d5", "diagonal", "U-5", ""),
        (LaDama, "W:Wb1:Be4", "b1-b4", "too-far", "LD-3", ""),
        (Tama, "W:Wb3,b4:Bh6", "b3-b5", "own-in-the-way", "T-4", "b4"),
        (Tama, "W:WKb3,b5:Bh6", "b3-b7", "own-in-the-way", "0-4", "b5"),
        (Tama, "W:WKb3:Bb5,b6", "b3-b8", "two-in-the-way", "0-4", "b5,b6"),
        (Tama, "W:Wb3:Bc4", "b3-d5", "no-capture-that-way", "T-4", "c4"),
        (Tama, "W:WKb3:Bd5", "b3-e6", "no-capture-that-way", "T-5", "d5"),
        (Turkish, "W:Wb3:Bb2", "b3-b1", "no-capture-that-way", "U-4", "b2"),
        (Turkish, "W:Wa4,h2:Bb4", "h2-h3", "must-capture", "U-6", "a4"),
        (LaDamaStrict, "W:Wa1,c1,e1:Bb2", "e1-d1", "must-capture", "LD-5", "a1,c1"),
        (DhametSoufla, "W:WKh1,c3:Bd4,d6:D", "h1-h2", "obliged", "4, soufla", "c3"),
        (LaDamaStrict, "W:Wa1:Ba2,b4", "a1-a3", "chain-must-go-on", "LD-5", ""),
        (Filippina, "W:Wf4:Bg5,e5,e7", "f4-h6", "fewer-than-maximum", "F-6", "f4"),
        (Turkish, HALF_TURNS[0], "d4-f1", "half-turn", "U-8", ""),
    ];
    let mut met = std::collections::BTreeSet::new();
    for &(id, text, wish, code, article, squares) in wishes {
        let rules = id.rules();
        let position = match text {
            "start" => dama_engine::Position::start(rules),
            text => fen::read(rules, text).expect(text).0,
        };
        let area = Rules::by_id(id.name());
        let at = |name: &str| {
            let found = (0..area.area()).find(|&s| area.name(s) == name);
            square(found.expect(name))
        };
        let (from, to) = wish.split_once('-').expect("two squares");
        let why = why_not(&position, &position.legal(), at(from), at(to));
        let why = why.unwrap_or_else(|| panic!("{id} {text} {wish}: legal"));
        let names: Vec<_> = why.squares().iter().map(|s| area.name(s.index())).collect();
        let found = (why.code(), why.article(rules), names.join(","));
        assert_eq!(
            found,
            (code, article, squares.to_string()),
            "{id} {text} {wish}"
        );
        let told = why.to_string();
        assert!(!told.is_empty() && !told.contains('\n'), "{told}");
        met.insert(code);
    }
    assert_eq!(met.len(), WhyNot::CODES.len());
}
