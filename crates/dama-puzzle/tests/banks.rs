//! The banks of the site: a sample of each is proved again; what is wrong is refused.

mod support;

use dama_engine::{Position, RulesId};
use dama_puzzle::audit::{self, Finding};
use dama_puzzle::bank::LineFault;
use dama_puzzle::plausible::Implausible;
use dama_puzzle::{Bank, Prover, Refusal, Themes, games, prove};
use support::{bank, banks, position, sample, text};

/// Puzzles of each bank that are proved; all of them with `DAMA_FULL`.
const SAMPLE: usize = 20;

fn chosen(bank: &Bank) -> Vec<usize> {
    let count = match std::env::var_os("DAMA_FULL") {
        Some(_) => usize::MAX,
        None => SAMPLE,
    };
    // another sample whenever the bank grows
    let length = bank.puzzles.len();
    sample(count, length, length as u64)
}

/// Fewer, where each of them is tried in many ways: always the same ones.
fn few(count: usize) -> Vec<usize> {
    sample(count, 100, 5)
}

#[test]
fn a_sample_of_every_bank_is_proved() {
    let mut prover = Prover::new();
    for bank in banks() {
        let mut proved = 0;
        for at in chosen(&bank) {
            let proof = audit::entry(&mut prover, &bank.puzzles[at])
                .unwrap_or_else(|e| panic!("{} {}: {e}", bank.rules.name, at + 1));
            assert!(proof.choices >= 2 && !proof.tempting.is_empty());
            assert!(proof.nodes <= Prover::BUDGET);
            proved += 1;
        }
        assert!(proved >= SAMPLE, "{}", bank.rules.name);
    }
}

#[test]
fn every_bank_is_balanced_and_large_enough() {
    for bank in banks() {
        let name = bank.rules.name;
        let balance = audit::whole(&bank).unwrap_or_else(|(n, e)| panic!("{name} {n}: {e}"));
        assert!(balance.puzzles >= 150, "{name}: {balance:?}");
    }
}

#[test]
fn a_bank_is_written_as_it_was_read() {
    for game in games() {
        let text = text(game);
        assert_eq!(bank(game).to_string(), text);
        assert!(!text.contains('x'), "{game}: no move text is stored");
        // even before it is compressed
        assert!(text.len() < 40_000, "{game}: {} bytes", text.len());
    }
}

#[test]
fn a_bank_with_a_wrong_measure_is_refused() {
    let bank = bank(RulesId::Turkish);
    let mut prover = Prover::new();
    let good = &bank.puzzles[0];
    assert!(audit::entry(&mut prover, good).is_ok());
    let mut wrong = good.clone();
    wrong.difficulty = good.difficulty % 99 + 1;
    let finding = audit::entry(&mut prover, &wrong).unwrap_err();
    assert_eq!(finding, Finding::Difficulty(good.difficulty));
    let mut wrong = good.clone();
    wrong.unique = good.unique % 2 + 1;
    let finding = audit::entry(&mut prover, &wrong).unwrap_err();
    assert_eq!(finding, Finding::Unique(good.unique));
    let mut wrong = good.clone();
    wrong.themes = Themes::NONE;
    let finding = audit::entry(&mut prover, &wrong).unwrap_err();
    assert_eq!(finding, Finding::Themes(good.themes));
}

#[test]
fn a_win_is_neither_later_nor_sooner_than_told() {
    let mut prover = Prover::new();
    let (mut faster, mut slower) = (0, 0);
    for bank in banks() {
        for at in few(20) {
            let mut wrong = bank.puzzles[at].clone();
            wrong.moves = 5 - wrong.moves;
            let finding = audit::entry(&mut prover, &wrong).unwrap_err();
            match wrong.moves {
                3 => {
                    assert_eq!(finding, Finding::Refused(Refusal::Faster(2)));
                    faster += 1;
                }
                _ => {
                    assert_eq!(finding, Finding::Refused(Refusal::NotWon));
                    slower += 1;
                }
            }
        }
    }
    assert!(faster >= 30 && slower >= 30, "{faster}, {slower}");
}

fn refusal(game: RulesId, text: &str, moves: u8) -> Refusal {
    let position = position(game, text);
    prove(&mut Prover::new(), &position, moves).expect_err(text)
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_reason() {
    use RulesId::{Dhamet, Filippina, Tama, Turkish};
    assert_eq!(refusal(Turkish, "W:We5:Bh2", 1), Refusal::Length(1));
    assert_eq!(refusal(Turkish, "W:We5:Bh2", 4), Refusal::Length(4));
    assert_eq!(refusal(Turkish, "W:We5:Bh7", 2), Refusal::NotWon);
    assert_eq!(
        refusal(Turkish, "W:We5:B", 2),
        Refusal::Implausible(Implausible::NoPieces)
    );
    let start = Position::start(Dhamet.rules());
    let opening = prove(&mut Prover::new(), &start, 2);
    assert_eq!(opening, Err(Refusal::Implausible(Implausible::Special)));
    // no man comes back to its own first row where men never jump backward
    for (game, text, there) in [
        (Turkish, "W:Wc1,e5:Bh7", "c1"),
        (Turkish, "W:We5:Bh7,b8", "b8"),
        (Tama, "W:Wc1,e5:Bh7", "c1"),
        (Tama, "B:We5:Bh7,b8", "b8"),
    ] {
        let square = game.rules().board.square(there).unwrap();
        assert_eq!(
            refusal(game, text, 2),
            Refusal::Implausible(Implausible::Man(square))
        );
    }
    // where they do, they may stand there
    let other = refusal(Filippina, "W:Wc1,e5:Bh8", 2);
    assert!(!matches!(other, Refusal::Implausible(_)), "{other}");
    let many = Refusal::Implausible(Implausible::TooManyKings);
    assert_eq!(refusal(Turkish, "W:WKa1,Kb1,Kc1:Bh7", 2), many);
    assert_eq!(refusal(Turkish, "W:WKa1,Kb1:BKh7,Kh8", 2), many);
    let crowd = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3,a4:Bh7";
    let too_many = Refusal::Implausible(Implausible::TooManyPieces);
    assert_eq!(refusal(Turkish, crowd, 2), too_many);
}

/// Every reason that only a proof can give, found by changing puzzles a little.
#[test]
fn near_puzzles_are_refused_for_every_reason() {
    let mut prover = Prover::new();
    let (mut several, mut forced, mut tempts) = (0, 0, 0);
    for bank in banks() {
        for at in few(15) {
            let entry = &bank.puzzles[at];
            let setup = entry.position.setup();
            for square in setup.pieces[0] | setup.pieces[1] {
                let mut less = setup.clone();
                less.pieces = less.pieces.map(|set| set.without(square));
                less.kings = less.kings.without(square);
                less.huffable = Default::default();
                let Ok(position) = Position::new(bank.rules, &less) else {
                    continue;
                };
                match prove(&mut prover, &position, entry.moves) {
                    Err(Refusal::SeveralWin(n)) => {
                        assert!(n >= 2);
                        several += 1;
                    }
                    Err(Refusal::Forced) => forced += 1,
                    Err(Refusal::NothingTempts) => tempts += 1,
                    _ => {}
                }
            }
        }
    }
    assert!(
        several >= 10 && forced >= 1 && tempts >= 3,
        "{several}, {forced}, {tempts}"
    );
}

#[test]
fn the_same_puzzle_twice_is_refused() {
    for bank in banks() {
        let name = bank.rules.name;
        let again = |position: Position| {
            let mut twice = bank.clone();
            let mut entry = twice.puzzles[4].clone();
            entry.position = position;
            twice.puzzles.push(entry);
            audit::whole(&twice).unwrap_err()
        };
        let twin = (bank.puzzles.len() + 1, Finding::Twin(5));
        let position = bank.puzzles[4].position;
        assert_eq!(again(position), twin, "{name}: itself");
        assert_eq!(
            again(position.turned()),
            twin,
            "{name}: from the other seat"
        );
        // a man more that is far from everything
        let mut setup = position.setup();
        let free = position.empty() & !bank.rules.promotion(position.side());
        let square = free.first().expect("an empty square");
        let own = &mut setup.pieces[position.side() as usize];
        *own = own.with(square);
        let more = Position::new(bank.rules, &setup).expect("a position");
        assert_eq!(again(more), twin, "{name}: with an idle man");
    }
    // left and right are alike in Turkish Dama
    let mut twice = Bank::new(RulesId::Turkish.rules());
    for text in ["W:Wa3,c4:Bf6,Kh8", "W:Wf4,h3:BKa8,c6"] {
        let mut entry = bank(RulesId::Turkish).puzzles[0].clone();
        entry.position = position(RulesId::Turkish, text);
        twice.puzzles.push(entry);
    }
    assert_eq!(audit::whole(&twice), Err((2, Finding::Twin(1))));
}

#[test]
fn an_unbalanced_bank_is_refused() {
    let mut bank = bank(RulesId::Turkish);
    bank.puzzles.retain(|entry| entry.moves == 2);
    match audit::whole(&bank) {
        Err((0, Finding::Missed(missed))) => {
            assert_eq!((missed.what, missed.found), ("win in 3", 0))
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_damaged_bank_names_its_line() {
    let good = "2 2 31 sq g1000021.43 W:Wb3,c4:Bd6,a7";
    let read = |text: &str| Bank::read(text, Some(RulesId::Turkish));
    let whole = |line: &str| read(&format!("dama-puzzles 1 turkish\n{good}\n{line}\n"));
    assert_eq!(whole(good).unwrap().puzzles.len(), 2);
    for (line, fault) in [
        ("", LineFault::Fields(1)),
        ("2 2 31 sq g1.43", LineFault::Fields(5)),
        ("2 2 31 sq g1.43 W:Wb3:Ba7 more", LineFault::Fields(7)),
        ("4 2 31 sq g1.43 W:Wb3:Ba7", LineFault::Moves),
        ("02 2 31 sq g1.43 W:Wb3:Ba7", LineFault::Moves),
        ("2 3 31 sq g1.43 W:Wb3:Ba7", LineFault::Unique),
        ("2 0 31 sq g1.43 W:Wb3:Ba7", LineFault::Unique),
        ("2 2 100 sq g1.43 W:Wb3:Ba7", LineFault::Difficulty),
        ("2 2 +3 sq g1.43 W:Wb3:Ba7", LineFault::Difficulty),
        ("2 2 31 qs g1.43 W:Wb3:Ba7", LineFault::Themes),
        ("2 2 31 ss g1.43 W:Wb3:Ba7", LineFault::Themes),
        ("2 2 31 z g1.43 W:Wb3:Ba7", LineFault::Themes),
        ("2 2 31 sq x1.43 W:Wb3:Ba7", LineFault::Origin),
        ("2 2 31 sq g01.43 W:Wb3:Ba7", LineFault::Origin),
        ("2 2 31 sq é1.43 W:Wb3:Ba7", LineFault::Origin),
        ("2 2 31 sq g1 W:Wb3:Ba7", LineFault::Origin),
        ("2 2 31 sq g1.43 W:Wb3:Ba7.", LineFault::NotCanonical),
        ("2 2 31 sq g1.43 W:Wb3:Ba7:H3", LineFault::NotCanonical),
    ] {
        let error = whole(line).unwrap_err();
        assert_eq!((error.line, error.fault), (3, fault), "{line}");
    }
    let error = whole("2 2 31 sq g1.43 W:Wb9:Ba7").unwrap_err();
    assert!(
        error.to_string().starts_with("line 3: position: "),
        "{error}"
    );
    for (text, code) in [
        ("", "bank.header"),
        ("dama-puzzles 1", "bank.header"),
        ("dama-puzzles 2 turkish", "bank.format"),
        ("dama-puzzles 1 chess", "bank.rules"),
        ("dama-puzzles 1 tama", "bank.rules"),
    ] {
        let error = read(text).unwrap_err();
        assert_eq!((error.line, error.code()), (1, code), "{text}");
    }
}
