//! Inline markup, as far as the model draws it: bold, struck and coded words, none inside another.

/// A character and the mark that it has.
type Marked = (char, Option<Mark>);

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Mark {
    Bold,
    Struck,
    Code,
}

impl Mark {
    const ALL: [Self; 3] = [Self::Bold, Self::Struck, Self::Code];

    fn delimiter(self) -> &'static str {
        match self {
            Self::Bold => "**",
            Self::Struck => "~~",
            Self::Code => "`",
        }
    }
}

/// The source as it is stored.
pub(super) fn canonical(source: &str) -> String {
    let texts = read(&source.replace("__", "**"));
    written(
        &texts
            .into_iter()
            .map(|(_, marked)| marked)
            .collect::<Vec<_>>(),
    )
}

/// Why nothing was replaced.
pub(super) struct NotReplaced;

/// The source with hits replaced by prose; `None` takes one hit only.
pub(super) fn replaced(
    source: &str,
    find: &str,
    replacement: &str,
    all: bool,
) -> Result<String, NotReplaced> {
    let starts: Vec<usize> = source.match_indices(find).map(|(at, _)| at).collect();
    if starts.is_empty() || (starts.len() > 1 && !all) {
        return Err(NotReplaced);
    }
    let texts = read(source);
    let mut result: Vec<Marked> = Vec::new();
    let mut next = 0;
    for start in starts {
        let end = start + find.len();
        let inside = |at: usize| {
            texts
                .iter()
                .position(|(from, _)| *from >= at)
                .unwrap_or(texts.len())
        };
        let (from, to) = (inside(start), inside(end));
        // The bytes of an escape, or of a delimiter, are not parted, and a hit holds text.
        if from == to || !at_edge(source, start) || !at_edge(source, end) {
            return Err(NotReplaced);
        }
        result.extend(texts[next..from].iter().map(|(_, marked)| *marked));
        // A mark whose delimiter is part of the hit lies in it, and not around it.
        let (last, (c, mark)) = texts[to - 1];
        let escaped = source[last..].starts_with('\\') && mark != Some(Mark::Code);
        let bare = texts[from].0 == start && last + usize::from(escaped) + c.len_utf8() == end;
        let same = texts[from..to].iter().all(|(_, it)| it.1 == mark);
        let enclosing = mark.filter(|_| bare && same);
        result.extend(replacement.chars().map(|c| (c, enclosing)));
        next = to;
    }
    result.extend(texts[next..].iter().map(|(_, marked)| *marked));
    Ok(written(&result))
}

fn at_edge(source: &str, at: usize) -> bool {
    let before = source[..at].chars().next_back();
    let behind = source[at..].chars().next();
    before != Some('\\') && (before != behind || !matches!(before, Some('*' | '~')))
}

/// Every character of the text with its place in the source.
fn read(source: &str) -> Vec<(usize, Marked)> {
    let mut texts = Vec::new();
    let (mut at, mut mark) = (0, None);
    while at < source.len() {
        let rest = &source[at..];
        let opening = Mark::ALL
            .into_iter()
            .find(|mark| rest.starts_with(mark.delimiter()));
        match opening {
            Some(found) if mark.is_none() || mark == Some(found) => {
                mark = if mark.is_none() { Some(found) } else { None };
                at += found.delimiter().len();
                continue;
            }
            _ => {}
        }
        let escaped = rest.starts_with('\\') && mark != Some(Mark::Code);
        let c = rest.chars().nth(usize::from(escaped)).unwrap();
        texts.push((at, (c, mark)));
        at += usize::from(escaped) + c.len_utf8();
    }
    texts
}

/// Marked text as source: marks shrink off the space at their edges, prose is escaped.
fn written(texts: &[Marked]) -> String {
    let mut source = String::new();
    let mut at = 0;
    while at < texts.len() {
        let mark = texts[at].1;
        let end = (at..texts.len())
            .find(|end| texts[*end].1 != mark)
            .unwrap_or(texts.len());
        let run: String = texts[at..end].iter().map(|(c, _)| *c).collect();
        match mark {
            None => source.push_str(&escaped(&run)),
            Some(Mark::Code) => source.push_str(&format!("`{run}`")),
            Some(mark) => {
                let inner = run.trim();
                let (before, behind) = run.split_once(inner).unwrap();
                let delimiter = if inner.is_empty() {
                    ""
                } else {
                    mark.delimiter()
                };
                let inner = escaped(inner);
                source.push_str(&format!("{before}{delimiter}{inner}{delimiter}{behind}"));
            }
        }
        at = end;
    }
    source
}

/// The only special character that is drawn stands between letters.
fn escaped(prose: &str) -> String {
    prose.replace('*', "\\*")
}
