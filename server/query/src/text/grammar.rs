//! The published grammar of the compact filter string (query.md 3.1). A test compares it with the parser.

use std::sync::LazyLock;

use super::words::FUNCTIONS;

/// Filter strings that show every construct.
pub const GRAMMAR_EXAMPLES: [&str; 6] = [
    "done = false AND due_date <= today()",
    r#"status NOT IN ("Done")"#,
    r#"tags HAS ALL ("urgent", "home")"#,
    r#"name CONTAINS "invoice" OR notes CONTAINS "invoice""#,
    r#"type IN ("task", "page") AND last_modified_date >= daysAgo(14)"#,
    "assignee IS EMPTY AND (priority > 2 OR due_date = currentWeek())",
];

static GRAMMAR: LazyLock<String> = LazyLock::new(|| {
    let (counting, fixed): (Vec<_>, Vec<_>) = FUNCTIONS
        .iter()
        .partition(|(_, preset)| preset.counts_days());
    let quoted = |functions: Vec<&(&str, _)>| {
        let names = functions.iter().map(|(name, _)| format!("\"{name}\""));
        names.collect::<Vec<_>>().join(" | ")
    };
    let (fixed, counting) = (quoted(fixed), quoted(counting));
    format!("{RULES}fixedName = {fixed} ;\ncountName = {counting} ;\n{LEXICON}")
});

/// The grammar in EBNF (ISO 14977).
pub fn grammar() -> &'static str {
    &GRAMMAR
}

const RULES: &str = r#"(* Words in capitals are keywords, in any case. White space separates tokens. *)
filter    = disj ;
disj      = conj , { OR , conj } ;
conj      = atom , { AND , atom } ;
atom      = "(" , disj , ")" | test ;
test      = key , tail ;
tail      = ( "=" | ">" | "<" | ">=" | "<=" ) , scalar
          | "!=" , value
          | ( "=" | "!=" ) , list               (* exactly these, not exactly these *)
          | [ NOT ] , CONTAINS , value
          | [ NOT ] , IN , list
          | [ NOT ] , HAS , ALL , list
          | IS , [ NOT ] , EMPTY
          | EXISTS ;
list      = "(" , value , { "," , value } , ")" ;
scalar    = value | call ;
value     = string | number | TRUE | FALSE ;    (* a date is a string: "2026-08-10" or RFC 3339 *)
call      = fixedName , "(" , ")"
          | countName , "(" , number , ")" ;    (* days, a whole number from 0 to 36500 *)
"#;

const LEXICON: &str = r#"key       = ( letter | "_" ) , { letter | digit | "_" | mark } ;  (* Unicode; no keyword *)
number    = [ "-" ] , digits , [ "." , [ digits ] ] ;
digits    = "0".."9" , { "0".."9" } ;
string    = '"' , { character | escape } , '"' ;  (* any character but " and \ *)
escape    = '\"' | "\\" | "\n" | "\t" ;
"#;
