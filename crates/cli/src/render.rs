//! `tabiya render`: draws the positions of files, and writes them for the web, for print and for
//! texts, without a window.
//!
//! First everything is read, and drawable positions are stored, one record per line. Once it is known how many there
//! are, each gets its number. So the file names sort, and nothing is written for an input that could not be read to its
//! end.

mod animate;
mod destination;
mod files;
mod pages;
mod records;
mod work;

use super::args::{AnimateArgs, RenderArgs};
use super::gathered_games;
use super::saving::{Standing, say_no_room};
use super::status::{LineTally, Status, complain, refused, say_end};
use super::stream::{EarlyEnd, InputFile, InputOrigin, Output, PartTally as _, work_through};
use animate::AnimationOrder;
use destination::Destination;
use pages::{PagesToRender, diagrams_as_pdf};
use records::{Gatherer, RecordsReader};
use std::path::PathBuf;
use tabiya_lines::Spool;
use tabiya_picture::{PageSetup, Style, StyleFault};
use tabiya_publish::{ANIMATION_SIZE, Format, Look, PageFormat, look};
use tabiya_settings::{recall, settings_file};
use tabiya_text::{folder_fault_text, tr, tr_with};
use work::RenderOrder;

/// The summary sentences, in the order of the counts.
const SUMMARY: [&str; 4] = [
    "render-summary-drawn",
    "render-summary-repaired",
    "render-summary-not-repaired",
    "render-summary-unreadable",
];

/// Draws the positions. Returns the exit status.
pub fn render(args: RenderArgs) -> u8 {
    render_all(args).unwrap_or_else(|status| status).code()
}

fn render_all(args: RenderArgs) -> Result<Status, Status> {
    if let Some(animate) = args.animation.clone() {
        return animation_order(args, animate)?.carry_out();
    }
    if args.wants_gif {
        return Err(refused(&tr("cli-render-gif")));
    }
    let style = chosen_style(args.style.as_deref(), &args.changes).map_err(|why| refused(&why))?;
    let look = look(style).map_err(|fault| refused(&folder_fault_text(&fault)))?;
    let form = form_of(&args)?;
    let title = title_of(args.title, &args.origins);
    let standing = destination::standing_at(args.output.as_deref());
    let gathered = gather(args.origins, args.is_strict)?;
    let status = gathered.tally.status();
    if gathered.tally.has_trouble {
        return Err(refused(&tr("cli-render-incomplete")));
    }
    if gathered.tally.taken() == 0 {
        complain(&tr("cli-render-nothing"));
        return Err(status.max(Status::Rejected));
    }
    let standing = match &args.output {
        Some(path) => standing.read(gathered.readings, path),
        None => standing,
    };
    let place = OutputPlace {
        output: args.output,
        standing,
    };
    let drawn = match form {
        RenderForm::Each(format) => each(
            format,
            look,
            title,
            gathered.records,
            place,
            &gathered.tally,
        )?,
        RenderForm::Pages(format, setup) => {
            let setup = PageSetup {
                title,
                solutions_title: tr("publish-solutions"),
                captions: look.style.caption,
                style: look.style.clone(),
                ..setup
            };
            let order = PagesToRender {
                setup,
                format,
                look,
                standing: place.standing,
            };
            write_pages(&order, gathered.records, place.output)?
        }
    };
    if let Some(summary) = gathered.tally.summary(SUMMARY) {
        complain(&summary);
    }
    Ok(status.max(drawn))
}

/// Prepares the animation of a game. Its squares are marked and it is small, unless other choices are made.
fn animation_order(args: RenderArgs, animate: AnimateArgs) -> Result<AnimationOrder, Status> {
    let usual = ("size".to_owned(), ANIMATION_SIZE.to_string());
    let usual = args.style.is_none().then_some(usual);
    let marks = ("last-move".to_owned(), "yes".to_owned());
    let changes: Vec<_> = usual
        .into_iter()
        .chain([marks])
        .chain(args.changes)
        .collect();
    let style = chosen_style(args.style.as_deref(), &changes).map_err(|why| refused(&why))?;
    let look = look(style).map_err(|fault| refused(&folder_fault_text(&fault)))?;
    Ok(AnimationOrder {
        animate,
        origins: args.origins,
        title: args.title,
        look,
        output: args.output,
    })
}

/// The destination of the output.
struct OutputPlace {
    output: Option<PathBuf>,
    /// The existing files when the work began.
    standing: Standing,
}

/// Draws each diagram by itself: into a file of its own, or into the output one after the other.
fn each(
    format: Format,
    look: Look,
    title: String,
    records: RecordsReader,
    place: OutputPlace,
    tally: &LineTally,
) -> Result<Status, Status> {
    let count = tally.taken();
    let fits_one_file = !format.is_picture() || format == Format::Pdf;
    let files = if fits_one_file { 1 } else { count };
    let destination =
        Destination::of(place.output, format.is_binary(), files).map_err(|why| refused(&why))?;
    let order = RenderOrder {
        format,
        look,
        title,
        count,
        destination,
        standing: place.standing,
    };
    Ok(draw(&order, records))
}

fn draw(order: &RenderOrder, records: RecordsReader) -> Status {
    if order.format == Format::Pdf && !matches!(order.destination, Destination::Folder(_)) {
        let to = (&order.destination, &order.standing);
        return diagrams_as_pdf(&order.look, &order.title, records, to);
    }
    match &order.destination {
        Destination::Standard => files::to_standard_output(order, records),
        Destination::File(path) => files::to_file(order, records, path),
        Destination::Folder(folder) => files::fill(order, records, folder),
    }
}

/// Draws diagrams on pages.
fn write_pages(
    order: &PagesToRender,
    mut records: RecordsReader,
    output: Option<PathBuf>,
) -> Result<Status, Status> {
    let pages = order.count(&mut records);
    let pages = pages.map_err(|error| say_no_room(&error))?;
    let is_binary = order.format != PageFormat::Svg;
    let files = match order.format {
        PageFormat::Pdf => 1,
        PageFormat::Svg | PageFormat::Png => pages,
    };
    let destination = Destination::of(output, is_binary, files).map_err(|why| refused(&why))?;
    Ok(order.carry_out(records, pages, &destination))
}

/// The form of the output.
enum RenderForm {
    Each(Format),
    Pages(PageFormat, PageSetup),
}

/// Returns the requested form, or the one implied by the name of the output, or SVG; PDF for pages.
fn form_of(args: &RenderArgs) -> Result<RenderForm, Status> {
    let output = args.output.as_deref();
    if let (None, Some(path)) = (args.format, output)
        && destination::may_hold_something_else(path)
    {
        let file = InputOrigin::File(path.to_owned()).shown_name();
        let why = tr_with("cli-render-no-format", &[("file", file.into())]);
        return Err(refused(&why));
    }
    let format = args.format.or_else(|| output.and_then(Format::from_path));
    let Some(setup) = args.setup.clone() else {
        return Ok(RenderForm::Each(format.unwrap_or(Format::Svg)));
    };
    let format = format.unwrap_or(Format::Pdf);
    match PageFormat::from_extension(format.extension()) {
        Some(pages) => Ok(RenderForm::Pages(pages, setup)),
        None => Err(refused(&tr("cli-render-no-pages"))),
    }
}

/// Returns the style of that name with these changes; an error message if anything is wrong.
fn chosen_style(name: Option<&str>, changes: &[(String, String)]) -> Result<Style, String> {
    let mut style = match name {
        None => Style::default(),
        Some(name) => style_named(name)?,
    };
    for (key, value) in changes {
        // The changes were checked with the command line.
        style.set(key, value).map_err(|fault| match fault {
            StyleFault::UnknownKey(key) => key,
            StyleFault::UnknownValue { possible, .. } => possible,
        })?;
    }
    Ok(style)
}

/// Returns the user's style of that name, or a built-in one.
fn style_named(name: &str) -> Result<Style, String> {
    let mut own = settings_file()
        .filter(|path| path.exists())
        .map(|path| recall(&path).settings.styles)
        .unwrap_or_default();
    let found = own.remove(name).or_else(|| Style::built_in(name));
    found.ok_or_else(|| {
        let built_in = Style::BUILT_IN.into_iter().map(str::to_owned);
        let names: Vec<_> = built_in.chain(own.into_keys()).collect();
        let names = names.join(", ");
        tr_with(
            "cli-render-no-style",
            &[("name", name.into()), ("names", names.into())],
        )
    })
}

/// Returns the heading of a document: the requested one, or the name of the only file.
fn title_of(asked: Option<String>, origins: &[InputOrigin]) -> String {
    let named = || match origins {
        [InputOrigin::File(path)] => Some(path.file_stem()?.to_string_lossy().into_owned()),
        _ => None,
    };
    asked
        .or_else(named)
        .unwrap_or_else(|| tr("publish-collection"))
}

/// The drawable positions.
struct Gathered {
    records: RecordsReader,
    tally: LineTally,
    readings: Vec<InputFile>,
}

fn gather(origins: Vec<InputOrigin>, is_strict: bool) -> Result<Gathered, Status> {
    let no_room = |error: std::io::Error| say_no_room(&error);
    let mut output = Output::Spool(Spool::new().map_err(no_room)?);
    let mut tally = LineTally::default();
    let mut readings = Vec::new();
    for (are_games, run) in gathered_games::runs(origins) {
        let finished = if are_games {
            gathered_games::gather(run, output)
        } else {
            work_through(run, Gatherer { is_strict }, output)
        };
        tally.add(&finished.tally);
        readings.extend(finished.readings);
        if let Some(end) = finished.end {
            let said = match &end {
                EarlyEnd::WriteFailed(error) => say_no_room(error),
                end => say_end(end),
            };
            return Err(tally.status().max(said));
        }
        output = finished.output;
    }
    let Output::Spool(spool) = output else {
        // The output is returned only when the work has ended.
        return Err(refused(&tr("cli-stopped")));
    };
    let file = spool.into_file().map_err(no_room)?;
    Ok(Gathered {
        records: RecordsReader::new(file),
        tally,
        readings,
    })
}
