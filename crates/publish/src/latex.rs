//! Writes a LaTeX document with the chessboard package that compiles as it is.

use super::book_moves::{Paragraph, joined_runs};
use super::entry::PublishedRecord;
use super::look::Look;
use std::fmt::Write as _;
use tabiya_notation::forms::{Form, FormSettings, annotation_options, write_text_as};
use tabiya_picture::{Coordinates, Style};
use tabiya_text::tr;

const PREAMBLE: &str = r"% Compile with lualatex or xelatex; pdflatex does for Latin letters.
\documentclass[11pt,a4paper]{article}
\usepackage{iftex}
\ifPDFTeX
  \usepackage[T1]{fontenc}
  \usepackage[utf8]{inputenc}
\else
  \usepackage{fontspec}
\fi
\usepackage[margin=2cm]{geometry}
\usepackage{xcolor}
\usepackage{chessboard}
\makeatletter
\newcommand*\solutions{}
\newcommand*\solution[2]{\g@addto@macro\solutions{\par\textbf{#1.} #2}}
\makeatother
\newenvironment*{diagram}
  {\par\begin{minipage}{\linewidth}\centering}
  {\end{minipage}\par\bigskip}
\setlength\parindent{0pt}
";

pub(super) fn beginning(title: &str, look: &Look) -> String {
    let style = &look.style;
    let title = escaped(title);
    let options = board_options(style);
    format!(
        "{PREAMBLE}\\setchessboard{{{options}}}\n\\begin{{document}}\n\
         \\section*{{{title}}}\n"
    )
}

/// The options that all boards share.
fn board_options(style: &Style) -> String {
    let label = style.coordinates != Coordinates::None;
    let mover = style.side_to_move;
    format!("label=false,labelleft={label},labelbottom={label},showmover={mover}")
}

pub(super) fn entry(entry: &PublishedRecord, style: &Style) -> String {
    let diagram = &entry.diagram;
    let mut text = String::from("\n\\begin{diagram}\n");
    push(&mut text, format_args!("{}\n", command(entry, style)));
    // The solutions at the end refer to diagrams by number.
    let number = escaped(diagram.number.trim());
    let caption = Some(escaped(diagram.caption.trim()));
    let caption = caption.filter(|_| style.caption).unwrap_or_default();
    match (&*number, &*caption) {
        ("", "") => {}
        ("", caption) => push(&mut text, format_args!("\\par {caption}\n")),
        (number, caption) => {
            push(
                &mut text,
                format_args!("\\par\\textbf{{{number}.}} {caption}\n"),
            );
        }
    }
    text.push_str("\\end{diagram}\n");
    if let Some(solution) = &entry.solution {
        let number = escaped(diagram.number.trim());
        let paragraphs = solution.paragraphs();
        let paragraphs: Vec<_> = paragraphs.iter().map(runs_as_latex).collect();
        let solution = paragraphs.join(" \\newline ");
        push(
            &mut text,
            format_args!("\\solution{{{number}}}{{{solution}}}\n"),
        );
    }
    text
}

fn runs_as_latex(paragraph: &Paragraph) -> String {
    joined_runs(paragraph, escaped, |text| format!("\\textbf{{{text}}}"))
}

/// The command of a board, flipped and marked according to the style.
fn command(entry: &PublishedRecord, style: &Style) -> String {
    let position = &entry.diagram.position;
    let plain = write_text_as(Form::Latex, position, b"", FormSettings::default());
    let mut options = String::new();
    if style.is_flipped(position.side_to_move) {
        options.push_str(",inverse");
    }
    if style.annotations {
        options.push_str(&annotation_options(&entry.diagram.annotations));
    }
    let open = plain.strip_suffix(']').unwrap_or(&plain);
    format!("{open}{options}]")
}

pub(super) fn end() -> String {
    let solutions = escaped(&tr("publish-solutions"));
    format!(
        "\n\\ifx\\solutions\\empty\\else\\section*{{{solutions}}}\\solutions\\fi\n\\end{{document}}\n"
    )
}

fn push(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing into a string cannot fail.
    text.write_fmt(what).unwrap_or_default();
}

/// Escapes text so that nothing in it is a command.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => escaped.extend(['\\', letter]),
            // A pair of these characters would become a dash or another quotation mark.
            '-' | '`' | '\'' | '<' | '>' | ',' | '?' | '!' => {
                escaped.extend([letter, '{', '}']);
            }
            letter if letter.is_control() => escaped.push(' '),
            letter => match command_for(letter) {
                Some(command) => escaped.push_str(command),
                None => escaped.push(letter),
            },
        }
    }
    escaped
}

/// The command for a figurine or a sign of a move, which the usual fonts of LaTeX lack. The figurines are those of the
/// package `chessfss`, which belongs to the chessboard.
fn command_for(letter: char) -> Option<&'static str> {
    Some(match letter {
        '♔' | '♚' => "\\symking{}",
        '♕' | '♛' => "\\symqueen{}",
        '♖' | '♜' => "\\symrook{}",
        '♗' | '♝' => "\\symbishop{}",
        '♘' | '♞' => "\\symknight{}",
        '♙' | '♟' => "\\sympawn{}",
        '±' => "$\\pm$",
        '∓' => "$\\mp$",
        '∞' => "$\\infty$",
        '−' => "$-$",
        '↑' => "$\\uparrow$",
        '→' => "$\\rightarrow$",
        '⇄' => "$\\rightleftharpoons$",
        '□' => "\\fbox{\\phantom{x}}",
        _ => return None,
    })
}
