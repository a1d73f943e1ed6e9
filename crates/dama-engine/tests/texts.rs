//! Position texts (0-7): every error by field, token and kind, every freedom that a
//! reader has, and the one canonical form.

mod naive;

use dama_engine::error::{SetupError, SetupFault};
use dama_engine::fen::{self, Clocks, FenFault, Field};
use dama_engine::{Bitboard, Position, RulesId, Side, Square};
use naive::random::{self, Rng};
use std::collections::BTreeSet;

use FenFault::*;
use Field::{Black, Huffable, Number, Obliged, Opening, Other, Quiet, White};
use RulesId::*;

const SOUFLA_START: &str = "W:Wa1,b1,c1,d1,e1,f1,g1,h1,i1,a2,b2,c2,d2,e2,f2,g2,h2,i2,a3,b3,c3,d3,e3,f3,g3,h3,i3,a4,b4,c4,d4,e4,f4,g4,h4,i4,f5,g5,h5,i5:Ba5,b5,c5,d5,a6,b6,c6,d6,e6,f6,g6,h6,i6,a7,b7,c7,d7,e7,f7,g7,h7,i7,a8,b8,c8,d8,e8,f8,g8,h8,i8,a9,b9,c9,d9,e9,f9,g9,h9,i9";

/// A sultan among so many others that its chains cannot all be looked at.
const CROWD: &str =
    "W:WKe9:BKb1,Kd1,Ka2,Kc2,Kf2,Kh2,Kd4,Ke4,Kh4,Ki4,Kb5,Ke6,Kb7,Ki7,Kb8,Kc8,Kd8,Kf8,Kg8,Kb9,Kh9";

/// A text, and the field, the token and the fault that it is refused for.
type Bad = (RulesId, &'static str, Field, &'static str, FenFault);

const fn setup(fault: SetupFault) -> FenFault {
    Setup(fault)
}

const BAD: &[Bad] = &[
    (Turkish, "", Field::Side, "", UnknownSide),
    (Turkish, " . ", Field::Side, "", UnknownSide),
    (Turkish, "w:Wa3:Bh6", Field::Side, "w", UnknownSide),
    (Turkish, "White:Wa3:Bh6", Field::Side, "White", UnknownSide),
    (Turkish, ":Wa3:Bh6", Field::Side, "", UnknownSide),
    (Turkish, "Wa3:Bh6", Field::Side, "Wa3", UnknownSide),
    (Turkish, "W W:Wa3:Bh6", Field::Side, "W W", UnknownSide),
    (Turkish, "W", White, "W", MissingList),
    (Turkish, "W.", White, "W", MissingList),
    (Turkish, "W:Wa3", Black, "B", MissingList),
    (Turkish, "W:Ba3", White, "W", MissingList),
    (Turkish, "B:Ba3:H4", White, "W", MissingList),
    (Turkish, "W:Wa3:Bh6:Q", Other, "Q", UnknownField),
    (Turkish, "W:Wa3:Bh6:", Other, "", UnknownField),
    (Turkish, "W:wa3:Bh6", Other, "wa3", UnknownField),
    (Turkish, "W:Wa3:Bh6:h3", Other, "h3", UnknownField),
    (Turkish, "W: Wa3:Bh6", Other, " Wa3", UnknownField),
    (Turkish, "W:Wa3:Wh6:Bb5", White, "Wh6", FieldTwice),
    (Turkish, "W:Wa3:Bh6:Bh5", Black, "Bh5", FieldTwice),
    (Turkish, "W:Bh6:Wa3:B", Black, "B", FieldTwice),
    (Turkish, "W:Wa3:Bh6:H1:H1", Quiet, "H1", FieldTwice),
    (Turkish, "W:Wa3:Bh6:F1:H2:F2", Number, "F2", FieldTwice),
    (LaDama, "W:Wa3:Bb4:Sb4:Sb4", Huffable, "Sb4", FieldTwice),
    (Dhamet, "W:Wa3:Bb4:O0:O1", Opening, "O1", FieldTwice),
    (DhametSoufla, "W:Wa3:Bb4:D:D", Obliged, "D", FieldTwice),
    (Turkish, "W:Wa9:Bh6", White, "a9", UnknownSquare),
    (Turkish, "W:Wi1:Bh6", White, "i1", UnknownSquare),
    (Turkish, "W:Wa3:Bh6,a0", Black, "a0", UnknownSquare),
    (Turkish, "W:WA3:Bh6", White, "A3", UnknownSquare),
    (Turkish, "W:Wa3,:Bh6", White, "", UnknownSquare),
    (Turkish, "W:Wa3,,b3:Bh6", White, "", UnknownSquare),
    (Turkish, "W:Wa3;b3:Bh6", White, "a3;b3", UnknownSquare),
    (Turkish, "W:WK:Bh6", White, "K", UnknownSquare),
    (Turkish, "W:WKKa3:Bh6", White, "KKa3", UnknownSquare),
    (Turkish, "W:Wa33:Bh6", White, "a33", UnknownSquare),
    (LaDama, "W:Wf1:Ba4", White, "f1", UnknownSquare),
    (LaDama, "W:Wa1:Bb4:Sb6", Huffable, "b6", UnknownSquare),
    (Dhamet, "W:Wa1:Bj9", Black, "j9", UnknownSquare),
    (Filippina, "W:Wa2:Bb8", White, "a2", UnknownSquare),
    (Filippina, "W:W0:B1", White, "0", UnknownSquare),
    (Filippina, "W:W33:B1", White, "33", UnknownSquare),
    (Filippina, "W:W32:B0-5", Black, "0-5", UnknownSquare),
    (Filippina, "W:W30-33:B1", White, "30-33", UnknownSquare),
    (Filippina, "W:W65535:B1", White, "65535", UnknownSquare),
    (Turkish, "W:Wa3,b3,a3:Bh6", White, "a3", SquareTwice),
    (Turkish, "W:Wa3,Ka3:Bh6", White, "Ka3", SquareTwice),
    (LaDama, "W:Wa3:Bb4:Sb4,b4", Huffable, "b4", SquareTwice),
    (Filippina, "W:W21,20-23:B1", White, "20-23", SquareTwice),
    (Filippina, "W:W21-23,22:B1", White, "22", SquareTwice),
    (Turkish, "W:Wa3:Bh6,ka5", Black, "ka5", LowerCaseKing),
    (Filippina, "W:Wk21:B1", White, "k21", LowerCaseKing),
    (LaDama, "W:Wa3:Bb4:Skb4", Huffable, "kb4", LowerCaseKing),
    (Turkish, "W:W12:Bh6", White, "12", NoNumbersInGame),
    (Turkish, "W:Wa3:BK1-3", Black, "K1-3", NoNumbersInGame),
    (LaDama, "W:Wa3:Bb4:S4", Huffable, "4", NoNumbersInGame),
    (Filippina, "W:W21,c3:B1", White, "c3", MixedNamings),
    (Filippina, "W:Wc3,23:B1", White, "23", MixedNamings),
    (Filippina, "W:W21:Bb8", Black, "b8", MixedNamings),
    (Filippina, "W:Wc3:B1-4", Black, "1-4", MixedNamings),
    (Filippina, "W:W24-21:B1", White, "24-21", FallingRange),
    (Filippina, "W:W21-21:B1", White, "21-21", FallingRange),
    (Filippina, "W:WK24-21:B1", White, "K24-21", FallingRange),
    (Filippina, "W:Wa1-g1:Bb8", White, "a1-g1", AlgebraicRange),
    (
        Filippina,
        "W:WKa1-Kg1:Bb8",
        White,
        "Ka1-Kg1",
        AlgebraicRange,
    ),
    (Turkish, "W:Wa3-h3:Bh6", White, "a3-h3", AlgebraicRange),
    (Turkish, "W:Wa3:Bh6:H-1", Quiet, "-1", Signed),
    (Turkish, "W:Wa3:Bh6:H+1", Quiet, "+1", Signed),
    (Turkish, "W:Wa3:Bh6:F-2", Number, "-2", Signed),
    (Turkish, "W:Wa3:Bh6:F+2", Number, "+2", Signed),
    (Dhamet, "W:Wa3:Bh6:O-1", Opening, "-1", Signed),
    (Filippina, "W:W-21:B1", White, "-21", Signed),
    (Filippina, "W:W+21:B1", White, "+21", Signed),
    (Filippina, "W:W21--24:B1", White, "21--24", Signed),
    (Turkish, "W:Wa3:Bh6:H07", Quiet, "07", LeadingZero),
    (Turkish, "W:Wa3:Bh6:H00", Quiet, "00", LeadingZero),
    (Turkish, "W:Wa3:Bh6:F01", Number, "01", LeadingZero),
    (Dhamet, "W:Wa3:Bh6:O00", Opening, "00", LeadingZero),
    (Filippina, "W:W021:B1", White, "021", LeadingZero),
    (Filippina, "W:W21-024:B1", White, "21-024", LeadingZero),
    (Turkish, "W:Wa3:Bh6:H", Quiet, "", NotANumber),
    (Turkish, "W:Wa3:Bh6:Hx", Quiet, "x", NotANumber),
    (Turkish, "W:Wa3:Bh6:F1a", Number, "1a", NotANumber),
    (Turkish, "W:Wa3:Bh6:F٣", Number, "٣", NotANumber),
    (Dhamet, "W:Wa3:Bh6:O", Opening, "", NotANumber),
    (Filippina, "W:W21-:B1", White, "21-", NotANumber),
    (Filippina, "W:W21-K23:B1", White, "21-K23", NotANumber),
    (Filippina, "W:W21a:B1", White, "21a", NotANumber),
    (Turkish, "W:Wa3:Bh6:F65536", Number, "65536", TooLarge),
    (Turkish, "W:Wa3:Bh6:H65536", Quiet, "65536", TooLarge),
    (Dhamet, "W:Wa3:Bh6:O65536", Opening, "65536", TooLarge),
    (Filippina, "W:W65536:B1", White, "65536", TooLarge),
    (
        Turkish,
        "W:Wa3:Bh6:F18446744073709551617",
        Number,
        "18446744073709551617",
        TooLarge,
    ),
    (Turkish, "W:Wa3:Bh6:H51", Quiet, "51", QuietTooLarge),
    (Turkish, "W:Wa3:Bh6:H256", Quiet, "256", QuietTooLarge),
    (Turkish, "W:Wa3:Bh6:F0", Number, "0", NumberZero),
    (LaDama, "W:Wa3:Bb4:S", Huffable, "S", EmptyHuff),
    (DhametSoufla, "W:Wa3:Bb4:S:D", Huffable, "S", EmptyHuff),
    (LaDama, "W:Wa3:BKb4:SKb4", Huffable, "Kb4", KingInHuff),
    (DhametSoufla, "W:Wa3:Bb4:D1", Obliged, "1", ObligedWithValue),
    (Turkish, "W:Wa3:Bh6 x", Black, "x", TrailingText),
    (Turkish, "W:Wa3:Bh6. x", Black, "x", TrailingText),
    (Turkish, "W:Wa3:Bh6..", Black, "h6.", TrailingText),
    (Turkish, "W:Wa3:Bh6.:H1", Black, "h6.", TrailingText),
    (Turkish, "W:Wa3, b3:Bh6", White, "b3", TrailingText),
    (Turkish, "W:Wa3:Bh6:H1 F2", Quiet, "F2", TrailingText),
    (Turkish, "W:W:B", White, "", setup(SetupFault::NoPieces)),
    (Turkish, "B:B:W:H3", White, "", setup(SetupFault::NoPieces)),
    (
        Turkish,
        "W:Wa3:Ba3",
        Black,
        "a3",
        setup(SetupFault::SquareShared),
    ),
    (
        Turkish,
        "W:Bh6,Ka3:Wa3",
        Black,
        "a3",
        setup(SetupFault::SquareShared),
    ),
    (
        Filippina,
        "W:W17-20:B20",
        Black,
        "20",
        setup(SetupFault::SquareShared),
    ),
    (
        LaDama,
        "W:Wa3:Bb4:Sc3",
        Huffable,
        "c3",
        setup(SetupFault::HuffWithoutPiece),
    ),
    (
        LaDama,
        "W:Wa3:Bb4:Sb4,a3",
        Huffable,
        "a3",
        setup(SetupFault::HuffWithoutPiece),
    ),
    (
        DhametSoufla,
        "B:Wa3:Bb4:Sb4",
        Huffable,
        "b4",
        setup(SetupFault::HuffWithoutPiece),
    ),
    (
        Dhamet,
        "W:Wa3:Bb4:O10",
        Opening,
        "10",
        setup(SetupFault::OpeningTooLong),
    ),
    (
        Dhamet,
        "W:Wa3:Bb4:O300",
        Opening,
        "300",
        setup(SetupFault::OpeningTooLong),
    ),
    (
        Dhamet,
        "W:Wa3:Bb4:O0",
        Opening,
        "0",
        setup(SetupFault::NotTheOpening),
    ),
    (Dhamet, CROWD, White, "", setup(SetupFault::TooManyChains)),
];

fn refused(id: RulesId, text: &str, field: Field, token: &str, fault: FenFault) {
    let error = match fen::read(id.rules(), text) {
        Err(error) => error,
        Ok(found) => panic!("{id} {text}: read as {found:?}"),
    };
    let found = (error.field, error.token.as_str(), error.fault);
    assert_eq!(found, (field, token, fault), "{id} {text}");
    let told = error.to_string();
    assert_eq!(told, format!("{field}, '{token}': {fault}"));
    assert_eq!(error.code(), format!("position.{}", dashed(&named(fault))));
}

/// A name as codes have it: "square-twice" for `SquareTwice`.
fn dashed(name: &str) -> String {
    let mut code = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !code.is_empty() {
            code.push('-');
        }
        code.push(c.to_ascii_lowercase());
    }
    code
}

/// The name of a fault, and of the fault of the set-up where it is one. Each is spelt
/// out, so that a new one asks for its text here.
fn named(fault: FenFault) -> String {
    match fault {
        UnknownSide | MissingList | UnknownField | FieldTwice | UnknownSquare | SquareTwice
        | LowerCaseKing | NoNumbersInGame | MixedNamings | FallingRange | AlgebraicRange
        | Signed | LeadingZero | NotANumber | TooLarge | QuietTooLarge | NumberZero | EmptyHuff
        | KingInHuff | ObligedWithValue | TrailingText => format!("{fault:?}"),
        Setup(fault) => match fault {
            SetupFault::KingWithoutPiece
            | SetupFault::OffBoard
            | SetupFault::SquareShared
            | SetupFault::NoPieces
            | SetupFault::ManOnPromotionSquare
            | SetupFault::NoHuffInGame
            | SetupFault::HuffWithoutPiece
            | SetupFault::NoObligeInGame
            | SetupFault::NoOpeningInGame
            | SetupFault::OpeningTooLong
            | SetupFault::OpeningWithHuff
            | SetupFault::NotTheOpening
            | SetupFault::TooManyChains => format!("{fault:?}"),
        },
    }
}

#[test]
fn every_bad_text_names_field_and_token() {
    for &(id, text, field, token, fault) in BAD {
        refused(id, text, field, token, fault);
    }
    let reached: BTreeSet<String> = BAD.iter().map(|bad| named(bad.4)).collect();
    // Those that are named in tests of their own, below.
    let elsewhere = [
        SetupFault::ManOnPromotionSquare,
        SetupFault::NoHuffInGame,
        SetupFault::NoObligeInGame,
        SetupFault::NoOpeningInGame,
        SetupFault::OpeningWithHuff,
        SetupFault::KingWithoutPiece,
        SetupFault::OffBoard,
    ];
    for fault in elsewhere {
        assert!(!reached.contains(&named(Setup(fault))));
    }
    // 21 kinds of fault in the text, 13 in what it says: all there are (see `named`).
    assert_eq!(reached.len() + elsewhere.len(), 21 + 13, "{reached:?}");
}

/// Every code is one of its own, so that pages can put each error in their words.
#[test]
fn codes_differ() {
    let mut codes = BTreeSet::new();
    let mut names = BTreeSet::new();
    for &(id, text, _, _, fault) in BAD {
        let error = fen::read(id.rules(), text).expect_err(text);
        codes.insert(error.code());
        names.insert(named(fault));
    }
    assert_eq!(codes.len(), names.len());
    assert!(codes.contains("position.lower-case-king"), "{codes:?}");
    assert!(codes.contains("position.not-the-opening"), "{codes:?}");
}

#[test]
fn fields_of_other_games_are_refused() {
    for id in RulesId::ALL {
        let owed = matches!(id, LaDama | DhametSoufla);
        let text = "W:Wc3:Bb4:Sb4";
        match owed {
            true => assert!(fen::read(id.rules(), text).is_ok(), "{id}"),
            false => refused(id, text, Huffable, "b4", Setup(SetupFault::NoHuffInGame)),
        }
        let text = "W:Wc3:Bb4:D";
        match id {
            DhametSoufla => assert!(fen::read(id.rules(), text).is_ok()),
            _ => refused(id, text, Obliged, "D", Setup(SetupFault::NoObligeInGame)),
        }
        let dhamet = matches!(id, Dhamet | DhametZamma | DhametSoufla);
        let fault = match dhamet {
            true => SetupFault::NotTheOpening,
            false => SetupFault::NoOpeningInGame,
        };
        refused(id, "W:Wc3:Bb4:O3", Opening, "3", Setup(fault));
    }
}

/// 0-7: `:O` only where the board is the opening's at that ply, and never with `:S`.
#[test]
fn the_opening_field_fits_its_board() {
    for id in [Dhamet, DhametZamma, DhametSoufla] {
        let wrong = Setup(SetupFault::NotTheOpening);
        for side in ["W", "B"] {
            let start = SOUFLA_START.replacen('W', side, 1);
            assert!(fen::read(id.rules(), &format!("{start}:O0")).is_ok());
            for ply in 1..10 {
                let text = format!("{start}:O{ply}");
                refused(id, &text, Opening, &ply.to_string(), wrong);
            }
        }
        let crowned = SOUFLA_START.replacen("Wa1", "WKa1", 1);
        refused(id, &format!("{crowned}:O0"), Opening, "0", wrong);
        let fewer = SOUFLA_START.replacen(",i9", "", 1);
        refused(id, &format!("{fewer}:O0"), Opening, "0", wrong);
    }
    let both = format!("{SOUFLA_START}:Sa5:O0");
    let fault = Setup(SetupFault::OpeningWithHuff);
    refused(DhametSoufla, &both, Opening, "0", fault);
}

/// 0-9: no man where it would have been promoted; kings may stand there, and so may
/// men on the own base and, in La Dama, on the far row between the corners.
#[test]
fn men_on_promotion_squares() {
    let fault = Setup(SetupFault::ManOnPromotionSquare);
    for id in RulesId::ALL {
        let rules = naive::Rules::by_id(id.name());
        let mut refusals = 0;
        for square in (0..rules.area()).filter(|&s| rules.exists(s)) {
            let name = rules.name(square);
            let spare = if name == "c3" { "e3" } else { "c3" };
            for (side, field) in [(0, White), (1, Black)] {
                let king = match side {
                    0 => format!("W:WK{name}:B{spare}"),
                    _ => format!("W:W{spare}:BK{name}"),
                };
                assert!(fen::read(id.rules(), &king).is_ok(), "{id} {king}");
                let man = king.replace('K', "");
                if rules.crowns(side, square) {
                    refused(id, &man, field, &name, fault);
                    refusals += 1;
                } else {
                    assert!(fen::read(id.rules(), &man).is_ok(), "{id} {man}");
                }
            }
        }
        let expected = match id {
            LaDama | LaDamaStrict => 4,
            Filippina => 8,
            Tama | Turkish => 16,
            Dhamet | DhametZamma | DhametSoufla => 18,
        };
        assert_eq!(refusals, expected, "{id}");
    }
    refused(Filippina, "W:W2:B32", White, "2", fault);
}

/// What no text can say, but a program can.
#[test]
fn the_gate_from_setup_to_position() {
    let rules = Turkish.rules();
    let at = |index| Square::from_index(index).expect("a square");
    let good = Position::free_start(rules).setup();
    assert_eq!(
        Position::new(rules, &good),
        Ok(Position::free_start(rules)),
        "{good:?}"
    );
    let fault = |setup, fault, square| {
        let error = SetupError { fault, square };
        assert_eq!(Position::new(rules, &setup), Err(error), "{setup:?}");
        assert!(!error.to_string().is_empty());
    };
    let mut bad = good.clone();
    bad.kings = Bitboard::of(at(33));
    fault(bad, SetupFault::KingWithoutPiece, Some(at(33)));
    let mut bad = good.clone();
    bad.pieces[1] = bad.pieces[1].with(at(70));
    fault(bad, SetupFault::OffBoard, Some(at(70)));
    let mut bad = good;
    bad.pieces[0] = bad.pieces[0].with(at(48));
    fault(bad, SetupFault::SquareShared, Some(at(48)));
}

fn read(id: RulesId, text: &str) -> (Position, Clocks) {
    fen::read(id.rules(), text).unwrap_or_else(|error| panic!("{id} {text}: {error}"))
}

#[test]
fn what_a_reader_may_write() {
    let canonical = |id, text: &str, wanted: &str| {
        let (position, clocks) = read(id, text);
        assert_eq!(fen::write(&position, clocks), wanted, "{id} {text}");
        assert_eq!(read(id, wanted), (position, clocks), "{id} {text}");
    };
    // lists in either order, squares in any, kings among men
    canonical(Turkish, "B:Bh6,Kb5,a6:WKc8,a3", "B:Wa3,Kc8:BKb5,a6,h6");
    // outer blanks and one final dot
    canonical(Turkish, "\t W:Wa3:Bh6 . \r\n", "W:Wa3:Bh6");
    canonical(Turkish, "W:Wa3:Bh6.", "W:Wa3:Bh6");
    canonical(Turkish, "W:Wa3:Bh6:H5.", "W:Wa3:Bh6:H5");
    // one list may be empty: the game is over
    canonical(Turkish, "W:W:Bh6", "W:W:Bh6");
    canonical(Turkish, "W:B:Wa3", "W:Wa3:B");
    // defaults are left out, limits are not
    canonical(Turkish, "W:Wa3:Bh6:F1:H0", "W:Wa3:Bh6");
    canonical(Turkish, "W:F65535:Wa3:H50:Bh6", "W:Wa3:Bh6:H50:F65535");
    // every field, in any order
    canonical(
        DhametSoufla,
        "W:D:Sd4,b4:F7:Bb4,d4:H3:Wc3",
        "W:Wc3:Bb4,d4:H3:F7:Sb4,d4:D",
    );
    canonical(
        Dhamet,
        &format!(
            "W:O0:F3:{}",
            SOUFLA_START.strip_prefix("W:").expect("White")
        ),
        &format!("{SOUFLA_START}:F3:O0"),
    );
    // Filippina by numbers, from the top left to right
    canonical(Filippina, "W:W32,29:B5,K1-2,4", "W:Wa1,g1:Ba7,Kb8,Kd8,h8");
    let start = Position::free_start(Filippina.rules());
    assert_eq!(read(Filippina, "W:W21-32:B1-12").0, start);
}

/// Canonical texts, their fields and squares shuffled: the same position, and written
/// again the same text. The text itself is the one that the second generator writes.
#[test]
fn shuffled_texts_are_the_same_position() {
    for id in RulesId::ALL {
        let rules = naive::Rules::by_id(id.name());
        let mut rng = Rng(0x7e47);
        let mut fields_seen = 0;
        for mut pos in random::positions(&rules, 0x7e47, 2_000, 300) {
            pos.quiet_plies = rng.below(51) as u32;
            pos.number = 1 + rng.below(65_535) as u32;
            let text = pos.to_full_fen(&rules);
            let (position, clocks) = read(id, &text);
            assert_eq!(fen::write(&position, clocks), text);
            assert_eq!(position.side() == Side::Black, pos.side == 1);
            let mut fields: Vec<String> = text.split(':').map(str::to_string).collect();
            fields_seen = fields_seen.max(fields.len());
            let side = fields.remove(0);
            for field in &mut fields {
                if field.starts_with(['W', 'B', 'S']) && field.len() > 1 {
                    let letter = field.remove(0);
                    let mut squares: Vec<_> = field.split(',').collect();
                    shuffle(&mut squares, &mut rng);
                    *field = format!("{letter}{}", squares.join(","));
                }
            }
            shuffle(&mut fields, &mut rng);
            let shuffled = format!("  {side}:{}. ", fields.join(":"));
            assert_eq!(read(id, &shuffled), (position, clocks), "{shuffled}");
        }
        let most = match id {
            DhametSoufla => 7,
            LaDama | Dhamet | DhametZamma => 6,
            _ => 5,
        };
        assert_eq!(fields_seen, most, "{id}");
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last + 1));
    }
}
