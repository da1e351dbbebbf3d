//! Pages for embossers: braille laid out in lines and encoded in North American ASCII braille.

use super::louis::dots;

/// The number of cells in a line.
pub const CELLS: usize = 40;

/// The number of lines on a page, including that of the page number.
pub const LINES: usize = 25;

/// The sign for each pattern of six dots, in the order of Unicode.
const SIGNS: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// A part of a book, in braille patterns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading, which stays on a page with the beginning of its text.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
}

/// Returns a book as an embosser reads it, and the number of its pages. Each page ends with its number and a form feed.
pub fn book(blocks: &[Block]) -> (String, usize) {
    let mut pages: Vec<Vec<String>> = vec![Vec::new()];
    for (index, block) in blocks.iter().enumerate() {
        let lines = match block {
            Block::Heading(text) => heading(text, index == 0),
            Block::Paragraph(text) => lines(text, INDENT),
        };
        // A heading stays with two lines of its text.
        let needed = match block {
            Block::Heading(_) => lines.len() + 2,
            Block::Paragraph(_) => 1,
        };
        let is_full = |page: &Vec<String>, needed| page.len() + needed > LINES - 1;
        if pages.last().is_none_or(|page| is_full(page, needed)) {
            pages.push(Vec::new());
        }
        for line in lines {
            if pages.last().is_none_or(|page| is_full(page, 1)) {
                pages.push(Vec::new());
            }
            if let Some(page) = pages.last_mut()
                && !(page.is_empty() && line.is_empty())
            {
                page.push(line);
            }
        }
    }
    let text = (1..).zip(&pages).map(|(number, page)| sheet(page, number));
    (text.collect(), pages.len())
}

/// The indent of the first line of a paragraph.
const INDENT: usize = 2;

/// The indent of a heading.
const HEADING_INDENT: usize = 4;

/// A heading, preceded by an empty line except at the beginning.
fn heading(text: &str, is_first: bool) -> Vec<String> {
    let above = (!is_first).then(String::new);
    above.into_iter().chain(lines(text, HEADING_INDENT)).collect()
}

/// Breaks a text into lines between words, and indents the first.
fn lines(text: &str, indent: usize) -> Vec<String> {
    let signs: String = text.chars().map(sign).collect();
    let mut lines = Vec::new();
    let mut line = " ".repeat(indent);
    let mut is_fresh = true;
    for word in signs.split_ascii_whitespace() {
        if !is_fresh && line.len() + 1 + word.len() > CELLS {
            lines.push(std::mem::take(&mut line));
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
        }
        is_fresh = false;
        // The signs are ASCII: a byte is a cell.
        let mut rest = word;
        while line.len() + rest.len() > CELLS {
            let (fits, more) = rest.split_at(CELLS - line.len());
            line.push_str(fits);
            lines.push(std::mem::take(&mut line));
            rest = more;
        }
        line.push_str(rest);
    }
    lines.push(line);
    lines
}

/// A page with its number at the end of the last line.
fn sheet(lines: &[String], number: usize) -> String {
    let mut text: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
    text.push_str(&"\r\n".repeat((LINES - 1).saturating_sub(lines.len())));
    let number: String = number.to_string().chars().filter_map(digit).collect();
    text.push_str(&format!("{:>CELLS$}\r\n\u{C}", format!("#{number}")));
    text
}

/// The sign of a digit after the number sign.
fn digit(digit: char) -> Option<char> {
    let value = digit.to_digit(10)?;
    "JABCDEFGHI".chars().nth(value.try_into().ok()?)
}

/// The sign for a pattern of six dots.
fn sign(cell: char) -> char {
    let sign = dots(cell).and_then(|dots| SIGNS.get(dots));
    sign.map_or(' ', |sign| char::from(*sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(count: usize) -> String {
        "\u{2801}".repeat(count)
    }

    #[test]
    fn every_pattern_has_a_sign_of_its_own() {
        let patterns = (0x2800..0x2840).filter_map(char::from_u32);
        let signs: std::collections::BTreeSet<char> = patterns.map(sign).collect();
        assert_eq!(signs.len(), 64);
        // According to books about braille: the letters a, k and z, the number sign, the full cell.
        for (cell, expected) in [('\u{2801}', 'A'), ('\u{2805}', 'K'), ('\u{2835}', 'Z')] {
            assert_eq!(sign(cell), expected);
        }
        assert_eq!((sign('\u{283C}'), sign('\u{283F}')), ('#', '='));
    }

    #[test]
    fn lines_are_cut_between_words_and_long_words_within() {
        let words = [cells(30), cells(9), cells(50)].join("\u{2800}");
        let expected = [format!("  {}", "A".repeat(30)), "A".repeat(9) + " " + &"A".repeat(30), "A".repeat(20)];
        let cut = lines(&words, 2);
        assert!(cut.iter().all(|line| line.len() <= CELLS), "{cut:?}");
        assert_eq!(cut[0], expected[0]);
        assert_eq!(cut.concat().replace(' ', "").len(), 89);
    }

    #[test]
    fn pages_have_25_lines_a_number_and_a_form_feed() {
        let blocks = vec![Block::Paragraph(cells(3)); 30];
        let (text, pages) = book(&blocks);
        assert_eq!(pages, 2);
        let sheets: Vec<&str> = text.split_terminator('\u{C}').collect();
        assert_eq!(sheets.len(), 2);
        for (sheet, number) in sheets.iter().zip(["#A", "#B"]) {
            let lines: Vec<&str> = sheet.split_terminator("\r\n").collect();
            assert_eq!(lines.len(), LINES);
            assert_eq!(lines[LINES - 1], format!("{number:>40}"));
        }
        assert_eq!(text.matches("  AAA\r\n").count(), 30);
    }

    #[test]
    fn a_heading_stays_with_what_it_heads() {
        let mut blocks = vec![Block::Paragraph(cells(3)); 22];
        blocks.push(Block::Heading(cells(5)));
        blocks.push(Block::Paragraph(cells(60)));
        let (text, pages) = book(&blocks);
        assert_eq!(pages, 2);
        let second = text.split('\u{C}').nth(1).unwrap_or_default();
        assert!(second.starts_with("    AAAAA\r\n"), "{second:?}");
    }
}
