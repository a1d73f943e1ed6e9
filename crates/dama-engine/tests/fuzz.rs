//! Random texts, whole and broken: position texts, move texts, game texts. Whatever
//! comes in, the answer is a typed error or something that is written and read again
//! as the same; never a panic.
//!
//! 5,000 texts of each kind a rule set; 100,000 when the environment variable
//! `DAMA_FULL` is set.

mod naive;

use dama_engine::fen::{self, Clocks, FenFault};
use dama_engine::game::{Action, Game};
use dama_engine::notation::{self, Naming};
use dama_engine::record::{self, RecordError};
use dama_engine::whynot::why_not;
use dama_engine::{Legal, Position, RulesId, Square, perft};
use naive::random::{self, Rng};
use std::collections::BTreeMap;

/// Chains that the naive generator may walk while the first texts are made.
const CHAINS: usize = 2_000;

fn count() -> usize {
    match std::env::var_os("DAMA_FULL") {
        Some(_) => 100_000,
        None => 5_000,
    }
}

/// Says which text it was, should the work on it panic.
struct At<'a>(RulesId, &'a str);

impl Drop for At<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{} {:?}", self.0, self.1);
        }
    }
}

/// What may be put into a text: its own letters and words, and strangers.
const BITS: [&str; 62] = [
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "g",
    "h",
    "i",
    "j",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "K",
    "k",
    "W",
    "B",
    "H",
    "F",
    "S",
    "O",
    "D",
    ":",
    ",",
    ".",
    "-",
    "+",
    "x",
    "=",
    "(",
    ")",
    "~",
    "!",
    "_",
    ";",
    " ",
    "\t",
    "\n",
    "\0",
    "=K",
    "huff ",
    "oblige",
    "free",
    "1-0",
    "0-1",
    "1/2-1/2",
    "65535",
    "65536",
    "4294967296",
    "−",
    "é",
    "٣",
    "🎲",
    "K1-32",
    "black",
];

/// A place between two letters.
fn place(text: &str, rng: &mut Rng) -> usize {
    let places: Vec<_> = text.char_indices().map(|(at, _)| at).collect();
    match places.get(rng.below(places.len() + 1)) {
        Some(&at) => at,
        None => text.len(),
    }
}

/// One part of a text.
fn part(text: &str, rng: &mut Rng) -> (usize, usize) {
    let (a, b) = (place(text, rng), place(text, rng));
    (a.min(b), a.max(b))
}

/// The words of a text: where its letters and digits stand together.
fn words(text: &str) -> Vec<(usize, usize)> {
    let mut words: Vec<(usize, usize)> = Vec::new();
    let part = |c: char| c.is_alphanumeric() && c != 'x';
    for (at, c) in text.char_indices().filter(|&(_, c)| part(c)) {
        let end = at + c.len_utf8();
        match words.last_mut() {
            Some(last) if last.1 == at => last.1 = end,
            _ => words.push((at, end)),
        }
    }
    words
}

/// The text with one of its words in place of another, or one of the other text: all
/// well formed, and often wrong.
fn exchanged(text: &str, other: &str, rng: &mut Rng) -> Option<String> {
    let (mine, theirs) = (words(text), words(other));
    let &(from, to) = mine.get(rng.below(mine.len().max(1)))?;
    let &(a, b) = theirs.get(rng.below(theirs.len().max(1)))?;
    let mark = ["", "", "", "K"][rng.below(4)];
    let word = other[a..b].trim_start_matches(['W', 'B']);
    Some([&text[..from], mark, word, &text[to..]].concat())
}

/// The text changed in one to three places, or another text altogether.
fn broken(text: &str, other: &str, rng: &mut Rng) -> String {
    let mut text = text.to_string();
    if rng.once_in(50) {
        return (0..rng.below(30)).map(|_| BITS[rng.below(62)]).collect();
    }
    // Half of the texts stay well formed, or nothing would get past the first look.
    if rng.once_in(2) {
        for _ in 0..=rng.below(2) {
            text = exchanged(&text, other, rng).unwrap_or(text);
        }
        return text;
    }
    for _ in 0..=rng.below(3) {
        match rng.below(5) {
            0 => text.insert_str(place(&text, rng), BITS[rng.below(62)]),
            1 => {
                let at = place(&text, rng);
                if let Some(c) = text[at..].chars().next() {
                    text.replace_range(at..at + c.len_utf8(), BITS[rng.below(62)]);
                }
            }
            2 => {
                let (from, to) = part(&text, rng);
                let end = to.min(from + 8);
                if text.is_char_boundary(end) {
                    text.replace_range(from..end, "");
                }
            }
            3 => {
                let (from, to) = part(other, rng);
                text.insert_str(place(&text, rng), &other[from..to]);
            }
            _ => {
                // a field or a word twice, or gone
                let sign = [':', ',', ' ', 'x', ';'][rng.below(5)];
                let mut parts: Vec<_> = text.split(sign).map(str::to_string).collect();
                let at = rng.below(parts.len());
                match rng.once_in(2) {
                    true => parts.insert(at, parts[at].clone()),
                    false => drop(parts.remove(at)),
                }
                text = parts.join(&sign.to_string());
            }
        }
    }
    text
}

/// Canonical texts of random positions, their clocks set.
fn position_texts(id: RulesId, count: usize) -> Vec<String> {
    let rules = naive::Rules::by_id(id.name());
    let mut rng = Rng(0xf022);
    let positions = random::positions(&rules, 0xf022, CHAINS, count);
    let texts = positions.into_iter().map(|mut pos| {
        pos.quiet_plies = rng.below(51) as u32;
        pos.number = 1 + rng.below(65_535) as u32;
        pos.to_full_fen(&rules)
    });
    texts.collect()
}

/// Each error is typed: a code, and one line with field and token that says why.
fn told(code: &str, line: &str) {
    assert!(code.contains('.') && !code.ends_with('.'), "{code}");
    assert!(line.contains(": "), "{line}");
}

/// What a position can be asked; nothing of it may fail.
fn use_position(position: Position, clocks: Clocks, rng: &mut Rng) {
    let legal = position.legal();
    let board = position.rules().board;
    for m in &legal.moves {
        let next = position.after(m, legal.due);
        assert_eq!(next.key(), next.recomputed_key());
    }
    for square in position.huffs() {
        assert!(position.after_huff(square).is_some());
    }
    let any = |rng: &mut Rng| Square::from_index(rng.below(81) as u8).expect("a square");
    for _ in 0..4 {
        let (from, to) = (any(rng), any(rng));
        let why = why_not(&position, &legal, from, to);
        let is_legal = legal.moves.iter().any(|m| (m.from, m.to) == (from, to));
        assert_eq!(why.is_none(), is_legal);
    }
    let from = any(rng);
    if board.squares().contains(from) {
        let stops = position.stops(&legal, from, &[]);
        assert_eq!(
            stops.is_empty(),
            !legal.moves.iter().any(|m| m.from == from)
        );
    }
    let game = Game::from_position(position, clocks);
    assert_eq!(record::read(&record::write(&game, '_')).as_ref(), Ok(&game));
    if position.huffs().is_empty() {
        assert_eq!(perft(&position, 1), legal.moves.len() as u64);
    }
}

fn positions(id: RulesId) {
    let mut rng = Rng(0xf0e1);
    let texts = position_texts(id, 1_000);
    let (mut whole, mut kinds) = (0, BTreeMap::new());
    for number in 0..count() {
        let text = &texts[rng.below(texts.len())];
        let text = match number % 4 {
            0 => text.clone(),
            _ => broken(text, &texts[rng.below(texts.len())], &mut rng),
        };
        let _at = At(id, &text);
        match fen::read(id.rules(), &text) {
            Ok((position, clocks)) => {
                whole += 1;
                let written = fen::write(&position, clocks);
                assert_eq!(fen::read(id.rules(), &written), Ok((position, clocks)));
                let plain = number % 4 != 0 || written == text;
                assert!(plain, "canonical texts stay as they are");
                use_position(position, clocks, &mut rng);
            }
            Err(error) => {
                assert_ne!(number % 4, 0, "{error}");
                told(&error.code(), &error.to_string());
                let named = text.contains(&error.token);
                let implied = matches!(error.fault, FenFault::MissingList | FenFault::Setup(_));
                assert!(named || implied, "{error}");
                *kinds.entry(error.code()).or_insert(0) += 1;
            }
        }
    }
    println!(
        "{id}: {whole} of {} texts are positions; {kinds:?}",
        count()
    );
    assert!(
        whole * 4 > count() && whole * 4 < count() * 3,
        "{id}: {whole}"
    );
    assert!(kinds.len() >= 15, "{id}: {kinds:?}");
}

/// The first and the last square that a move text names.
fn named_ends(text: &str) -> (&str, &str) {
    let text = text.strip_suffix("=K").unwrap_or(text);
    let text = text.split('(').next().unwrap_or_default();
    let mut names = text.split(['x', '-']);
    let first = names.next().unwrap_or_default();
    (first, names.next_back().unwrap_or_default())
}

fn read_move(position: &Position, legal: &Legal, text: &str) -> Result<(), String> {
    let found = notation::read(position, legal, text).map_err(|fault| {
        assert!(!fault.to_string().is_empty());
        let name = format!("{fault:?}");
        name.split(['(', ' '])
            .next()
            .unwrap_or_default()
            .to_string()
    })?;
    assert!(legal.moves.contains(&found));
    let rules = position.rules();
    let names = |naming: Naming| {
        (
            naming.square(rules, found.from),
            naming.square(rules, found.to),
        )
    };
    let (from, to) = named_ends(text);
    let same = |(a, b): (String, String)| (a.as_str(), b.as_str()) == (from, to);
    assert!(
        same(names(Naming::Names)) || same(names(Naming::Numbers)),
        "{found:?}"
    );
    for naming in [Naming::Names, Naming::Numbers] {
        for text in [
            notation::write(position, legal, &found, naming),
            notation::full(position, &found, naming),
        ] {
            assert_eq!(notation::read(position, legal, &text), Ok(found), "{text}");
        }
    }
    Ok(())
}

fn moves(id: RulesId) {
    let mut rng = Rng(0xf0e2);
    let texts = position_texts(id, 500);
    let (mut whole, mut kinds) = (0, BTreeMap::new());
    let mut tries = 0;
    while tries < count() {
        let text = &texts[rng.below(texts.len())];
        let (position, _) = fen::read(id.rules(), text).expect("a position");
        let legal = position.legal();
        if legal.moves.is_empty() {
            continue;
        }
        let pick = |rng: &mut Rng| {
            let m = &legal.moves[rng.below(legal.moves.len())];
            match rng.below(4) {
                0 => notation::write(&position, &legal, m, Naming::Names),
                1 => notation::with_victims(&position, m),
                2 => notation::full(&position, m, Naming::Numbers),
                _ => notation::full(&position, m, Naming::Names),
            }
        };
        for number in 0..20 {
            let text = match number % 4 {
                0 => pick(&mut rng),
                _ => broken(&pick(&mut rng), &pick(&mut rng), &mut rng),
            };
            let _at = At(id, &text);
            match read_move(&position, &legal, &text) {
                Ok(()) => whole += 1,
                Err(kind) => *kinds.entry(kind).or_insert(0) += 1,
            }
            tries += 1;
        }
    }
    println!("{id}: {whole} of {tries} texts are moves; {kinds:?}");
    assert!(whole * 5 > tries, "{id}: {whole}");
    assert!(kinds.len() >= 5, "{id}: {kinds:?}");
}

/// The text of a random game.
fn game_text(id: RulesId, rng: &mut Rng) -> String {
    let mut game = Game::new(id.rules());
    for _ in 0..rng.below(40) {
        let moves = game.legal().moves;
        let huffs: Vec<_> = game.position().huffs().iter().collect();
        let action = if !huffs.is_empty() && rng.once_in(2) {
            Action::Huff(huffs[rng.below(huffs.len())])
        } else if game.frame().can_oblige && rng.once_in(2) {
            Action::Oblige
        } else if moves.is_empty() {
            break;
        } else {
            Action::Move(moves[rng.below(moves.len())])
        };
        game.act(action).expect("an open action");
    }
    record::write(&game, [' ', '_'][rng.below(2)])
}

fn games(id: RulesId) {
    let mut rng = Rng(0xf0e3);
    let texts: Vec<_> = (0..100).map(|_| game_text(id, &mut rng)).collect();
    let (mut whole, mut kinds) = (0, BTreeMap::new());
    for number in 0..count() {
        let text = &texts[rng.below(texts.len())];
        let text = match number % 8 {
            0 => text.clone(),
            _ => broken(text, &texts[rng.below(texts.len())], &mut rng),
        };
        let _at = At(id, &text);
        match record::read(&text) {
            Ok(game) => {
                whole += 1;
                let written = record::write(&game, '_');
                assert_eq!(record::read(&written).as_ref(), Ok(&game), "{written}");
            }
            Err(error) => {
                assert_ne!(number % 8, 0, "{error}");
                let line = error.to_string();
                told(&error.code(), &line);
                if let RecordError::Token(at) = &error {
                    assert!(at.number > 0 && text.contains(&at.token), "{line}");
                }
                *kinds.entry(error.code()).or_insert(0) += 1;
            }
        }
    }
    println!("{id}: {whole} of {} texts are games; {kinds:?}", count());
    assert!(whole * 10 > count(), "{id}: {whole}");
    assert!(kinds.len() >= 10, "{id}: {kinds:?}");
}

#[test]
fn position_texts_of_all_games() {
    RulesId::ALL.into_iter().for_each(positions);
}

#[test]
fn move_texts_of_all_games() {
    RulesId::ALL.into_iter().for_each(moves);
}

#[test]
fn game_texts_of_all_games() {
    RulesId::ALL.into_iter().for_each(games);
}
