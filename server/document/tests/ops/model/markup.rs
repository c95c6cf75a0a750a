//! Inline markup, as far as the model draws it: words with marks, one inside another (document.md 6.9, ops.md 7.7).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::references::{MISSING, is_known};

/// The marks from the outermost to the innermost.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Mark {
    Mention(String),
    Link(String),
    Color(String),
    Underline,
    Struck,
    Bold,
    Italic,
    Code,
}

impl Mark {
    fn opening(&self) -> String {
        match self {
            Self::Mention(id) => format!("<mention object_id=\"{id}\">"),
            Self::Link(_) => "[".to_owned(),
            Self::Color(color) => format!("<font color=\"{color}\">"),
            Self::Underline => "<u>".to_owned(),
            Self::Struck => "~~".to_owned(),
            Self::Bold => "**".to_owned(),
            Self::Italic => "*".to_owned(),
            Self::Code => "`".to_owned(),
        }
    }

    fn closing(&self) -> String {
        match self {
            Self::Mention(_) => "</mention>".to_owned(),
            Self::Link(url) => format!("]({url})"),
            Self::Color(_) => "</font>".to_owned(),
            Self::Underline => "</u>".to_owned(),
            Self::Struck | Self::Bold | Self::Italic | Self::Code => self.opening(),
        }
    }

    /// Written with delimiters that must touch what they mark.
    fn is_emphasis(&self) -> bool {
        matches!(self, Self::Struck | Self::Bold | Self::Italic)
    }
}

type Marks = BTreeSet<Mark>;

/// A character and its marks.
type Marked = (char, Marks);

/// A part of a source.
struct Token {
    from: usize,
    to: usize,
    what: What,
}

enum What {
    Text(Marked),
    Open(Mark),
    Close(Mark),
}

impl What {
    /// More than a delimiter: nothing takes a part of it.
    fn is_tag(&self) -> bool {
        match self {
            Self::Text(_) => false,
            Self::Open(mark) => !mark.is_emphasis() && !matches!(mark, Mark::Code | Mark::Link(_)),
            Self::Close(mark) => !mark.is_emphasis() && *mark != Mark::Code,
        }
    }
}

/// The source as it is stored.
pub(super) fn canonical(source: &str) -> String {
    written(&texts(&read(&source.replace("__", "**"))))
}

/// The source as reads serve it.
pub(super) fn served(source: &str) -> String {
    let mut served = String::new();
    for token in read(source) {
        match token.what {
            What::Open(Mark::Mention(id)) if !is_known(&id) => {
                served.push_str(&Mark::Mention(MISSING.to_owned()).opening());
            }
            _ => served.push_str(&source[token.from..token.to]),
        }
    }
    served
}

/// Whether the source mentions an object that is not there.
pub(super) fn mentions_a_stranger(source: &str) -> bool {
    let is_stranger = |token: &Token| match &token.what {
        What::Open(Mark::Mention(id)) => !is_known(id),
        _ => false,
    };
    read(source).iter().any(is_stranger)
}

/// Why nothing was replaced.
pub(super) struct NotReplaced;

/// The source with hits replaced by prose, found as reads serve it.
pub(super) fn replaced(
    source: &str,
    find: &str,
    replacement: &str,
    all: bool,
) -> Result<String, NotReplaced> {
    let served = served(source);
    let starts: Vec<usize> = served.match_indices(find).map(|(at, _)| at).collect();
    if starts.is_empty() || (starts.len() > 1 && !all) {
        return Err(NotReplaced);
    }
    // Reads hide which object is mentioned that is not there, and nothing else of a text.
    let mut tokens = read(&served);
    for (token, stored) in tokens.iter_mut().zip(read(source)) {
        token.what = stored.what;
    }
    let mut result: Vec<Marked> = Vec::new();
    let mut next = 0;
    for start in starts {
        let end = start + find.len();
        let touched: Vec<&Token> = tokens
            .iter()
            .filter(|token| token.from < end && token.to > start)
            .collect();
        let parted = |token: &&Token| token.from < start || token.to > end;
        let mut parts = touched.iter().copied().filter(parted);
        // Tags and addresses are taken whole, and a hit holds text: of an escape at least the character.
        if parts.any(|token| {
            token.what.is_tag() || (token.to > end && token.to - token.from > 1 && is_text(token))
        }) || !touched.iter().any(|token| is_text(token))
        {
            return Err(NotReplaced);
        }
        let before = |token: &&Token| token.from >= next && token.to <= start;
        result.extend(texts_of(tokens.iter().filter(before)));
        let enclosing = enclosing(&tokens, start, end);
        result.extend(replacement.chars().map(|c| (c, enclosing.clone())));
        next = end;
    }
    result.extend(texts_of(tokens.iter().filter(|token| token.from >= next)));
    Ok(written(&result))
}

fn is_text(token: &Token) -> bool {
    matches!(token.what, What::Text(_))
}

/// The marks that begin before a place and end behind it; what was interrupted counts as one.
fn enclosing(tokens: &[Token], start: usize, end: usize) -> Marks {
    let mut open: Vec<Mark> = Vec::new();
    let mut enclosing = Marks::new();
    for token in tokens.iter().filter(|token| token.to <= start) {
        match &token.what {
            What::Open(mark) => open.push(mark.clone()),
            What::Close(mark) => open.retain(|other| other != mark),
            What::Text(_) => {}
        }
    }
    for mark in open {
        let closes = |token: &&Token| matches!(&token.what, What::Close(other) if *other == mark);
        let closing = tokens
            .iter()
            .filter(closes)
            .find(|token| token.from >= start);
        if closing.is_some_and(|token| token.from >= end) {
            enclosing.insert(mark);
        }
    }
    enclosing
}

fn texts(tokens: &[Token]) -> Vec<Marked> {
    texts_of(tokens.iter())
}

fn texts_of<'t>(tokens: impl Iterator<Item = &'t Token>) -> Vec<Marked> {
    let text = |token: &Token| match &token.what {
        What::Text(marked) => Some(marked.clone()),
        What::Open(_) | What::Close(_) => None,
    };
    tokens.filter_map(text).collect()
}

/// The parts of a source whose marks are all closed.
fn read(source: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut open: Vec<Mark> = Vec::new();
    let mut at = 0;
    while at < source.len() {
        let rest = &source[at..];
        let what = if open.last() == Some(&Mark::Code) && !rest.starts_with('`') {
            None
        } else if rest.starts_with('*') {
            let stars = rest.len() - rest.trim_start_matches('*').len();
            Some(of_stars(stars, &open, rest))
        } else if let Some(top) = open.last().filter(|top| rest.starts_with(&top.closing())) {
            Some(What::Close(top.clone()))
        } else {
            opened(rest).map(What::Open)
        };
        let escaped = rest.starts_with('\\') && open.last() != Some(&Mark::Code);
        let (length, what) = match what {
            Some(What::Open(mark)) => {
                open.push(mark.clone());
                (mark.opening().len(), What::Open(mark))
            }
            Some(What::Close(mark)) => {
                open.pop();
                (mark.closing().len(), What::Close(mark))
            }
            _ => {
                let c = rest.chars().nth(usize::from(escaped)).unwrap();
                let marks = open.iter().cloned().collect();
                (usize::from(escaped) + c.len_utf8(), What::Text((c, marks)))
            }
        };
        tokens.push(Token {
            from: at,
            to: at + length,
            what,
        });
        at += length;
    }
    tokens
}

/// The mark that begins here, unless it is one of stars.
fn opened(rest: &str) -> Option<Mark> {
    let between = |before: &str, behind: &str| {
        let inside = rest.strip_prefix(before)?;
        Some(inside[..inside.find(behind)?].to_owned())
    };
    match rest.chars().next()? {
        '`' => Some(Mark::Code),
        '~' => Some(Mark::Struck),
        '[' => rest
            .split_once("](")
            .map(|(_, url)| Mark::Link(url.split(')').next().unwrap_or_default().to_owned())),
        '<' if rest.starts_with("<u>") => Some(Mark::Underline),
        '<' => between("<mention object_id=\"", "\">")
            .map(Mark::Mention)
            .or(between("<font color=\"", "\">").map(Mark::Color)),
        _ => None,
    }
}

/// What a run of so many stars begins with: it ends what is open and as long, else opens the longer mark last.
fn of_stars(stars: usize, open: &[Mark], rest: &str) -> What {
    match open.last() {
        Some(Mark::Bold) if stars >= 2 => What::Close(Mark::Bold),
        Some(Mark::Italic) if stars != 2 => What::Close(Mark::Italic),
        _ if stars == 1 => What::Open(Mark::Italic),
        _ if stars == 2 => What::Open(Mark::Bold),
        // Of three the inner one is that which ends first.
        _ => {
            let inside = rest.trim_start_matches('*');
            let next = &inside[inside.find('*').unwrap()..];
            match next.starts_with("**") && !next.starts_with("***") {
                true => What::Open(Mark::Italic),
                false => What::Open(Mark::Bold),
            }
        }
    }
}

/// Marked text as source: emphasis shrinks off the space at its edges, the longer mark is outside.
fn written(texts: &[Marked]) -> String {
    let mut texts = texts.to_vec();
    for mark in [Mark::Struck, Mark::Bold, Mark::Italic] {
        let mut at = 0;
        while at < texts.len() {
            let end = end_of(&mark, &texts, at);
            let run = &mut texts[at..end.max(at)];
            let is_space = |(c, _): &&mut Marked| c.is_whitespace();
            run.iter_mut().take_while(is_space).for_each(|(_, marks)| {
                marks.remove(&mark);
            });
            run.iter_mut()
                .rev()
                .take_while(is_space)
                .for_each(|(_, marks)| {
                    marks.remove(&mark);
                });
            at = end.max(at + 1);
        }
    }
    nested(&texts, 0, texts.len(), &Marks::new())
}

/// Where the mark ends that the character at a position has; the position itself where it has none.
fn end_of(mark: &Mark, texts: &[Marked], at: usize) -> usize {
    let behind = texts[at..]
        .iter()
        .position(|(_, marks)| !marks.contains(mark));
    behind.map_or(texts.len(), |behind| at + behind)
}

/// A piece of text inside the marks that are open there.
fn nested(texts: &[Marked], from: usize, to: usize, open: &Marks) -> String {
    let mut source = String::new();
    let mut at = from;
    while at < to {
        let (c, marks) = &texts[at];
        let outermost = marks.difference(open).min_by_key(|mark| {
            (
                **mark == Mark::Code,
                Reverse(end_of(mark, texts, at)),
                *mark,
            )
        });
        let Some(mark) = outermost else {
            // The only special character that is drawn begins what looks like a tag.
            source.push_str(if *c == '<' { "\\" } else { "" });
            source.push(*c);
            at += 1;
            continue;
        };
        // A mark that would cross the end of an outer one is closed there; code makes way for everything.
        let same = |(_, others): &Marked| *mark != Mark::Code || others == marks;
        let other = texts[at..].iter().position(|text| !same(text));
        let end = end_of(mark, texts, at)
            .min(to)
            .min(other.map_or(to, |other| at + other));
        source.push_str(&mark.opening());
        if *mark == Mark::Code {
            source.extend(texts[at..end].iter().map(|(c, _)| *c));
        } else {
            let mut open = open.clone();
            open.insert(mark.clone());
            source.push_str(&nested(texts, at, end, &open));
        }
        source.push_str(&mark.closing());
        at = end;
    }
    source
}
