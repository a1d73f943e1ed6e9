//! Move texts (0-8): what is written for a move, what is read as one, and why the
//! rest is refused.

mod naive;

use dama_engine::notation::{self, MoveFault, Naming};
use dama_engine::{Legal, Move, Position, RulesId, Square, WhyNot, fen};
use naive::random;

use MoveFault::*;
use RulesId::*;

/// Two ways round to c5, each of two captures, and a way to c5 for nobody else.
const TWO_WAYS: &str = "W:Wc1:Bb2,b4,d2,d4,a5";
/// The dama takes three either way and ends on h2: by b4 and d6, or by a5 and c7.
const THREE_EACH: &str = "W:WKe1,e3:BKc3,Kg3,c5,Kb6";

fn position(id: RulesId, text: &str) -> (Position, Legal) {
    match fen::read(id.rules(), text) {
        Ok((position, _)) => (position, position.legal()),
        Err(error) => panic!("{id} {text}: {error}"),
    }
}

/// What a text is read as, written with the captured squares.
fn read(id: RulesId, at: &str, text: &str) -> Result<String, MoveFault> {
    let (position, legal) = position(id, at);
    let found = notation::read(&position, &legal, text)?;
    assert!(legal.moves.contains(&found), "{text}");
    Ok(notation::with_victims(&position, &found))
}

fn accepts(id: RulesId, at: &str, text: &str, wanted: &str) {
    assert_eq!(read(id, at, text).as_deref(), Ok(wanted), "{at} {text}");
}

fn refuses(id: RulesId, at: &str, text: &str, fault: MoveFault) {
    let told = fault.to_string();
    assert!(!told.is_empty() && !told.contains('\n'));
    assert_eq!(read(id, at, text), Err(fault), "{at} {text}");
}

fn unknown(name: &str) -> MoveFault {
    UnknownSquare(name.to_string())
}

fn ambiguous(texts: &[&str]) -> MoveFault {
    Ambiguous(texts.iter().map(|text| text.to_string()).collect())
}

/// The canonical texts of a position's captures, sorted.
fn captures(id: RulesId, at: &str) -> Vec<String> {
    let (position, legal) = position(id, at);
    let captures = legal.moves.iter().filter(|m| m.is_capture());
    let mut texts: Vec<_> = captures
        .map(|m| notation::write(&position, &legal, m, Naming::Names))
        .collect();
    texts.sort_unstable();
    texts
}

#[test]
fn quiet_moves_and_captures() {
    accepts(Turkish, "W:Wb3,a2:Bh6", "b3-b4", "b3-b4");
    accepts(Turkish, "W:Wa4:Bb4,h6", "a4xc4", "a4xc4(b4)");
    accepts(Turkish, "W:Wa4:Bb4,h6", "a4xc4(b4)", "a4xc4(b4)");
    accepts(Turkish, "W:Wa7:Bh6", "a7-a8", "a7-a8=K");
    accepts(Turkish, "W:Wa7:Bh6", "a7-a8=K", "a7-a8=K");
    accepts(Turkish, "W:Wa6:Ba7,h6", "a6xa8(a7)=K", "a6xa8(a7)=K");
}

#[test]
fn malformed_texts() {
    let at = "W:Wb3,a2:Bh6";
    for text in ["b3", "b3-b4-b5", "a2xb3xc4(h6", "b3-b4(h6", "b3=K"] {
        refuses(Turkish, at, text, Malformed);
    }
    for (text, name) in [
        ("", ""),
        ("-", ""),
        ("x", ""),
        ("b3-", ""),
        ("-b4", ""),
        ("b3xx", ""),
        ("b3xb4()", ""),
        ("b3xb5(b4,)", ""),
        ("B3-b4", "B3"),
        ("b3-b9", "b9"),
        ("b3-i3", "i3"),
        ("b3–b4", "b3–b4"),
        (" b3-b4", " b3"),
        ("b3-b4 ", "b4 "),
        ("b3:b4", "b3:b4"),
        ("b3-b4=k", "b4=k"),
        ("b3-b4=K=K", "b4=K"),
        ("b3xb5=K(b4)", "b5=K"),
        ("b3-12", "12"),
        ("huff", "huff"),
    ] {
        refuses(Turkish, at, text, unknown(name));
    }
    refuses(Filippina, "W:Wc3:Bh8", "c3-d5", unknown("d5"));
    refuses(Filippina, "W:Wc3:Bh8", "022-18", unknown("022"));
    refuses(Filippina, "W:Wc3:Bh8", "22-33", unknown("33"));
    refuses(Filippina, "W:Wc3:Bh8", "22-0", unknown("0"));
    refuses(Filippina, "W:Wc3:Bh8", "22-65554", unknown("65554"));
}

#[test]
fn filippina_by_numbers() {
    accepts(Filippina, "W:Wc3:Bh8", "22-18", "c3-d4");
    accepts(Filippina, "W:Wc3:Bd4,h8", "22x15", "c3xe5(d4)");
    accepts(Filippina, "W:W22:B18,4", "22x15(18)", "c3xe5(d4)");
    accepts(Filippina, "W:Wc3:Bd4,h8", "c3xe5", "c3xe5(d4)");
    accepts(Filippina, "W:W5:B28", "5-1=K", "a7-b8=K");
    refuses(Filippina, "W:Wc3:Bh8", "22-d4", MixedNamings);
    refuses(Filippina, "W:Wc3:Bh8", "c3-18", MixedNamings);
    refuses(Filippina, "W:Wc3:Bd4,h8", "22x15(d4)", MixedNamings);
    let (position, legal) = position(Filippina, THREE_EACH);
    let mut texts: Vec<_> = legal
        .moves
        .iter()
        .map(|m| notation::write(&position, &legal, m, Naming::Numbers))
        .collect();
    texts.sort_unstable();
    assert_eq!(texts, ["31x13x6x28", "31x17x10x28"]);
    accepts(Filippina, THREE_EACH, "31x17x10x28", "e1xh2(c3,g3,c5)");
    accepts(Filippina, THREE_EACH, "31x13x6x28", "e1xh2(c3,g3,b6)");
    refuses(Filippina, THREE_EACH, "31x17x28", PartlyNamed);
}

/// Known elsewhere as a fault: two captures of one start and end were written alike,
/// and the reader played the first. Here start and end alone name the candidates.
#[test]
fn ambiguous_ends_name_their_candidates() {
    let both = ambiguous(&["c1xa3xc5", "c1xe3xc5"]);
    for id in [LaDama, LaDamaStrict] {
        assert!(captures(id, TWO_WAYS).ends_with(&["c1xe3xc5".to_string()]));
        refuses(id, TWO_WAYS, "c1xc5", both.clone());
        accepts(id, TWO_WAYS, "c1xa3xc5", "c1xc5(b2,b4)");
        accepts(id, TWO_WAYS, "c1xe3xc5", "c1xc5(d2,d4)");
    }
    let told = both.to_string();
    assert!(told.ends_with("c1xa3xc5 c1xe3xc5"), "{told}");
    let both = ambiguous(&["e1xa5xc7xh2", "e1xb4xd6xh2"]);
    refuses(Filippina, THREE_EACH, "e1xh2", both.clone());
    refuses(Filippina, THREE_EACH, "31x28", both);
    accepts(Filippina, THREE_EACH, "e1xa5xc7xh2", "e1xh2(c3,g3,b6)");
    let tama = "W:WKb5:Bb2,Kf3,Kh3,d5";
    refuses(
        Tama,
        tama,
        "b5xa2",
        ambiguous(&["b5xf5xf2xa2", "b5xh5xh2xa2"]),
    );
    accepts(Tama, tama, "b5xh5xh2xa2", "b5xa2(b2,h3,d5)");
    let dhamet = "W:WKg7:Bd4,f7,Kc8";
    for id in [Dhamet, DhametZamma] {
        refuses(id, dhamet, "g7xc9", ambiguous(&["g7xc3xc9", "g7xc7xc9"]));
    }
}

/// Known elsewhere: telling captures apart assumed that all take equally many. Where
/// any capture will do, one of them may be the bare text itself.
#[test]
fn ambiguous_ends_of_different_lengths() {
    let at = "W:WKe3:BKe2,Ke4,Kb5";
    assert_eq!(
        captures(LaDamaStrict, at),
        ["e3xe1", "e3xe1xe5xa5", "e3xe5xa5"]
    );
    accepts(LaDamaStrict, at, "e3xe1xe5xa5", "e3xa5(e2,e4,b5)");
    accepts(LaDamaStrict, at, "e3xe5xa5", "e3xa5(e4,b5)");
    let at = "W:WKb5:BKb4,Kc4";
    assert!(captures(LaDama, at).contains(&"b5xb3xd5".to_string()));
    accepts(LaDama, at, "b5xd5", "b5xd5(b4,c4)");
    accepts(LaDama, at, "b5-d5", "b5-d5");
}

/// One result by two routes is one move with the short text; both routes are read, and
/// the canonical one is the first in square order.
#[test]
fn equal_routes_are_one_move() {
    let at = "W:WKa1:Ba3,c5,e3,Kc1,h8";
    assert_eq!(captures(Turkish, at), ["a1xa1", "a1xa2", "a1xb1"]);
    let whole = "a1xa1(c1,a3,e3,c5)";
    for text in ["a1xa1", "a1xe1xe5xa5xa1", "a1xa5xe5xe1xa1", whole] {
        accepts(Turkish, at, text, whole);
    }
    refuses(Turkish, at, "a1xe1xe5xa1", PartlyNamed);
    refuses(Turkish, at, "a1xe1xa5xa1", PartlyNamed);
    refuses(Turkish, at, "a1xe1xe5xa5xe5xa1", PartlyNamed);
    let (position, legal) = position(Turkish, at);
    let m = notation::read(&position, &legal, "a1xa1").expect("a move");
    let full = notation::full(&position, &m, Naming::Names);
    assert_eq!(full, "a1xe1xe5xa5xa1");
}

#[test]
fn brackets_and_promotion_marks_right_and_wrong() {
    accepts(LaDama, TWO_WAYS, "c1xc5(b2,b4)", "c1xc5(b2,b4)");
    accepts(LaDama, TWO_WAYS, "c1xc5(d4,d2)", "c1xc5(d2,d4)");
    accepts(LaDama, TWO_WAYS, "c1xa3xc5(b4,b2)", "c1xc5(b2,b4)");
    for text in [
        "c1xc5(b2,d4)",
        "c1xc5(b2)",
        "c1xc5(b2,b2)",
        "c1xa3xc5(d2,d4)",
        "c1xa3(b4)",
        "c1-c2(b2)",
    ] {
        refuses(LaDama, TWO_WAYS, text, WrongCaptured);
    }
    refuses(LaDama, TWO_WAYS, "c1xc5(b2,f9)", unknown("f9"));
    for text in ["c1xc5=K", "c1xa3xc5=K", "c1xa3(b2)=K", "c1-c2=K"] {
        refuses(LaDama, TWO_WAYS, text, WrongPromotion);
    }
    // LD-6: the corner promotes where the move ends there
    accepts(LaDama, "W:Wc3:Bd4,a4", "c3xe5=K", "c3xe5(d4)=K");
    refuses(LaDama, "W:WKc3:Bd4,a4", "c3xe5=K", WrongPromotion);
    // T-8: in passing too, and then the mark is right on any end
    let at = "W:We6:Be7,b8";
    accepts(Tama, at, "e6xe8xa8(e7,b8)=K", "e6xa8(e7,b8)=K");
    accepts(Tama, at, "e6xa8", "e6xa8(e7,b8)=K");
}

#[test]
fn signs_must_fit_the_move() {
    refuses(LaDama, TWO_WAYS, "c1-a3", WrongSign);
    refuses(LaDama, TWO_WAYS, "c1xc2", WrongSign);
    refuses(LaDama, TWO_WAYS, "c1-c5", WrongSign);
    refuses(Turkish, "W:Wb3:Bh6", "b3xb4", WrongSign);
    // quiet move and capture of one start and end: the sign tells them apart
    let at = "W:WKg6:BKf2,d6,i9";
    accepts(DhametSoufla, at, "g6-g1", "g6-g1");
    accepts(DhametSoufla, at, "g6xb6xg1", "g6xg1(f2,d6)");
    accepts(DhametSoufla, at, "g6xg1", "g6xg1(f2,d6)");
}

#[test]
fn illegal_wishes_are_explained() {
    let at = "W:Wb3,a2:Bh6,c6";
    refuses(Turkish, at, "h6-h5", Illegal(WhyNot::NotYourPiece));
    refuses(Turkish, at, "d4-d5", Illegal(WhyNot::Empty));
    refuses(Turkish, at, "b3-b2", Illegal(WhyNot::Backward));
    refuses(Turkish, at, "b3xb5", Illegal(WhyNot::TooFar));
    let (position, _) = position(Turkish, "W:Wa4,h2:Bb4,h6");
    let a4 = dama_engine::Bitboard::of(Square::from_index(24).expect("a4"));
    assert_eq!(position.due().pieces, a4);
    refuses(
        Turkish,
        "W:Wa4,h2:Bb4,h6",
        "h2-h3",
        Illegal(WhyNot::MustCapture(a4)),
    );
}

/// On random positions of every rule set: start and end alone are refused exactly when
/// they fit several captures and are no route themselves, and the candidates are the
/// full texts of just those.
#[test]
fn bare_ends_on_random_positions() {
    for id in RulesId::ALL {
        let rules = naive::Rules::by_id(id.name());
        let (mut refused, mut bare_routes) = (0, 0);
        // Rare in Filippina, where a king hardly ever has two ways round.
        let count = if id == Filippina { 5_000 } else { 400 };
        for pos in random::positions(&rules, 0xba5e, 2_000, count) {
            let (position, legal) = position(id, &pos.to_fen(&rules));
            let Some(all) = naive::moves(&rules, &pos, 20_000) else {
                continue;
            };
            for m in legal.moves.iter().filter(|m| m.is_capture()) {
                let twins: Vec<&Move> = legal
                    .moves
                    .iter()
                    .filter(|o| o.is_capture() && (o.from, o.to) == (m.from, m.to))
                    .collect();
                let bare = format!(
                    "{}x{}",
                    rules.name(m.from.index()),
                    rules.name(m.to.index())
                );
                let found = notation::read(&position, &legal, &bare);
                // A single jump is its own full text.
                let single = twins.iter().find(|o| o.captured.count() == 1);
                let here = || format!("{} {bare}", pos.to_fen(&rules));
                match (twins.len(), single) {
                    (1, _) => assert_eq!(found, Ok(*m), "{}", here()),
                    (_, Some(&&single)) => {
                        assert_eq!(found, Ok(single), "{}", here());
                        bare_routes += 1;
                    }
                    _ => {
                        let Err(Ambiguous(texts)) = found else {
                            panic!("{}: {found:?}", here());
                        };
                        let mut wanted: Vec<_> = all
                            .iter()
                            .filter(|o| (o.from, o.to) == (m.from.index(), m.to.index()))
                            .filter(|o| !o.captured.is_empty())
                            .map(|o| naive::full_text(&rules, o.from, &o.routes[0]))
                            .collect();
                        wanted.sort_unstable();
                        assert_eq!(texts, wanted, "{}", here());
                        refused += 1;
                    }
                }
            }
        }
        println!("{id}: {refused} refused, {bare_routes} routes of one jump");
        assert!(refused > 0, "{id}");
    }
}

/// What people type is understood as the text that the engine writes itself.
#[test]
fn typed_moves_are_heard_in_any_form() {
    for id in RulesId::ALL {
        let position = Position::free_start(id.rules());
        let legal = position.legal();
        for m in &legal.moves {
            let text = notation::write(&position, &legal, m, Naming::Names);
            for typed in [
                text.clone(),
                text.replace('-', " "),
                text.replace('-', "x"),
                text.replace('-', ""),
                format!("  {} ", text.to_uppercase().replace('-', " → ")),
            ] {
                let heard = notation::hear(&position, &legal, &typed);
                assert_eq!(heard.as_ref(), Ok(m), "{id:?}: {typed}");
            }
            let numbers = notation::write(&position, &legal, m, Naming::Numbers);
            let heard = notation::hear(&position, &legal, &numbers.replace('-', ", "));
            assert_eq!(heard.as_ref(), Ok(m), "{id:?}: {numbers}");
        }
    }
    let (position, _) = fen::read(RulesId::LaDama.rules(), "W:Wa1:Ba2,b4,e5").expect("a position");
    let legal = position.legal();
    let all = notation::read(&position, &legal, "a1xa3xc5");
    for typed in ["a1 a3 c5", "A1-C5", "a1c5", "a1,a3,c5"] {
        assert_eq!(notation::hear(&position, &legal, typed), all, "{typed}");
    }
}

#[test]
fn what_cannot_be_heard_says_why() {
    let position = Position::start(RulesId::Turkish.rules());
    let legal = position.legal();
    let hear = |text: &str| notation::hear(&position, &legal, text).expect_err(text);
    for text in ["", "a3", "-", "résumé", "a", "3", "\u{202e}", "a3 "] {
        assert_eq!(hear(text), MoveFault::Malformed, "{text}");
    }
    assert_eq!(hear("a3 a9"), MoveFault::UnknownSquare("a9".into()));
    assert!(matches!(hear("a3 a5"), MoveFault::Illegal(_)));
    assert!(matches!(
        hear("a3 a4 a5"),
        MoveFault::Illegal(_) | MoveFault::PartlyNamed
    ));
}
