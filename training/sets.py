"""Read the fetched pieces into masters: 96 x 96 grey and alpha for each man.

    python sets.py PACKAGES sets.npz

A set is an array of 12 x 96 x 96 x 2 bytes in the order P N B R Q K p n b r q k.
Chess fonts also have their own dark squares (hatched, as books print them):
13 x 96 x 96 opaque grey, the last one empty.
"""

import io
import subprocess
import sys
import zlib
from pathlib import Path

import cv2
import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

SIZE = 96
MEN = "PNBRQKpnbrqk"
PYCHESS = "pychess/usr/share/pychess/pieces"
FENTO = "fentoimage/fentoimage/assets/pieces"
SCID = "scid-data/usr/share/scid/img/pieces"
EBOARD = "eboard/usr/share/games/eboard"

# Folders with a file for each man: name of the set -> pattern. {s} is w or b,
# {S} is white or black, {m} a letter, {M} a capital, {name} the English word.
FOLDERS = {
    **{f"pychess-{n}": f"{PYCHESS}/{n}/{{s}}{{m}}.svg" for n in (
        "alfonso alpha cburnett chessmonk kosal leipzig magnetic maya merida "
        "merida_new pirat").split()},
    **{f"fento-{n}": f"{FENTO}/{n}/{{s}}{{M}}.svg" for n in (
        "alpha anarcandy california cardinal cburnett chess7 chessnut companion "
        "fantasy fresca horsey icpieces kosal leipzig letter libra maestro merida "
        "pirouetti pixel reillycraig riohacha shapes spatial").split()},
    **{f"gifpgn-{n}": f"gifpgn/gifpgn/assets/pieces/{n}/{{s}}{{m}}.png" for n in (
        "alpha", "cases", "maya")},
    **{f"element-{n}": f"chessboard-element/package/chesspieces/{n}/{{s}}{{M}}.png"
       for n in ("wikipedia", "alpha")},
    "koksszachy": "koksszachy/koksszachy/static/img/chesspieces/wikipedia/{s}{M}.png",
    "native-chessboard": "react-native-chessboard/package/src/assets/{s}{m}.png",
    "kesav": "kesav-chess-2d/chess_2d/img/{S}_{name}.png",
    "fen2pil": "fen2pil/fen2pil/pieces/{S}/{m}.png",
    "dreamchess-sketch":
        "dreamchess-data/usr/share/games/dreamchess/pieces/sketch/{name}_{s}.png",
}
# One SVG with all men: black above, in the order K Q R B N P.
SHEETS = {f"pychess-{n}": f"{PYCHESS}/{n}/{n}.svg" for n in (
    "celtic eyes fantasy fantasy_alt freak prmi skulls spatial").split()}
# Strips P N B R Q K, white then black.
STRIPS = {
    "scid-alpha": "Alpha/alpha2_100.png", "scid-cburnett": "Cburnett/cburnett_100.png",
    "scid-companion": "Good Companion/good_companion_100.png",
    "scid-fantasy2": "Fantasy2/fantasy2_100.png", "scid-kingdom": "Kingdom/Kingdom_80.gif",
    "scid-merida": "Merida/*_100.png", "scid-merida1": "Merida1/Merida1_100.png",
    "scid-leipzig": "Leipzig/*_100.*",
}
# Sheets of 7 x 2: R N B Q K P and a square, white above. Altinov is a view in
# depth, no diagram, and is left out.
EBOARDS = ("Adventurer Alpha Berlin Book Cmf Chap Dyche1 Dyche2 Jumbo Kingdom Leipzig "
           "Mayan Slics Traveler").split()
# SVG files with an id for each man.
BY_ID = {
    "knights-gray": ("knights/usr/share/knights/themes/gray.svgz", "{W}{Name}"),
    "knights-plain": ("knights/usr/share/knights/themes/plain.svgz", "{W}{Name}"),
    "cm-standard": ("cm-chessboard/package/assets/pieces/standard.svg", "{s}{m}"),
}
GNOME = ("gnome-chess/usr/games/gnome-chess", "/org/gnome/Chess/pieces/simple/")
FONTS = {
    **{f"ttf-{n}": f"{PYCHESS}/ttf/{n}.ttf" for n in (
        "adventurer cases kingdom leipzig line magnetic mark maroquin maya medieval "
        "merida millenia").split()},
}
UNICODE = {
    "dejavu": "fonts-dejavu-core/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "symbola": "fonts-symbola/usr/share/fonts/truetype/ancient-scripts/Symbola_hint.ttf",
    "noto": "fonts-noto-core/usr/share/fonts/truetype/noto/NotoSansSymbols2-Regular.ttf",
}
WORDS = dict(p="pawn", n="knight", b="bishop", r="rook", q="queen", k="king")


def words(man):
    """What a pattern may ask about a man."""
    white, kind = man.isupper(), man.lower()
    name = WORDS[kind]
    return dict(s="w" if white else "b", S="white" if white else "black", m=kind,
                M=kind.upper(), name=name, W="White" if white else "Black",
                Name=name.capitalize())


def master(image):
    """Fit a picture into 96 x 96 (its sides kept in proportion): grey, alpha."""
    image = image.convert("RGBA")
    scale = SIZE / max(image.size)
    size = tuple(max(1, round(side * scale)) for side in image.size)
    image = image.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    canvas = Image.new("RGBA", (SIZE, SIZE))
    canvas.paste(image, ((SIZE - size[0]) // 2, (SIZE - size[1]) // 2))
    return np.stack([np.array(canvas.convert("RGB").convert("L")),
                     np.array(canvas.getchannel("A"))], axis=-1)


def svg(path, *options):
    """Draw an SVG file with librsvg."""
    command = ["rsvg-convert", *options, str(path)]
    done = subprocess.run(command, capture_output=True, check=True)
    return Image.open(io.BytesIO(done.stdout))


def open_man(path):
    if path.suffix == ".svg":
        return svg(path, "-w", "384", "-h", "384", "--keep-aspect-ratio")
    return Image.open(path)


def fill_holes(ink):
    """Alpha of an outline: the ink and all that it encloses."""
    wide = cv2.copyMakeBorder(ink, 8, 8, 8, 8, cv2.BORDER_CONSTANT, value=0)
    closed = cv2.morphologyEx(wide, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    flood = (closed > 96).astype(np.uint8)
    mask = np.zeros((flood.shape[0] + 2, flood.shape[1] + 2), np.uint8)
    cv2.floodFill(flood, mask, (0, 0), 2)
    inside = np.where(flood == 0, 255, 0).astype(np.uint8)
    inside = cv2.dilate(inside, np.ones((3, 3), np.uint8))
    return np.maximum(wide, inside)[8:-8, 8:-8]


def resource(program, path):
    """A picture out of a program's own resources (gresource of libglib2.0-bin)."""
    command = ["gresource", "extract", str(program), path]
    data = subprocess.run(command, capture_output=True, check=True).stdout
    drawn = subprocess.run(["rsvg-convert", "-w", "384", "-h", "384"], input=data,
                           capture_output=True, check=True)
    return Image.open(io.BytesIO(drawn.stdout))


def glyph(font, char, box):
    """Ink (0 to 255) of a glyph in a given box of the font's own pixels."""
    left, top, right, bottom = box
    side = max(right - left, bottom - top)
    image = Image.new("L", (side, side))
    offset = ((side - (right - left)) // 2 - left, (side - (bottom - top)) // 2 - top)
    ImageDraw.Draw(image).text(offset, char, font=font, fill=255)
    return np.array(image)


def from_ink(ink):
    alpha = fill_holes(ink)
    grey = 255 - ink
    both = np.dstack([grey, alpha])
    return cv2.resize(both, (SIZE, SIZE), interpolation=cv2.INTER_AREA)


def chess_font(path):
    """Masters and own dark squares of a font in the usual diagram encoding."""
    font = ImageFont.truetype(str(path), 400, layout_engine=ImageFont.Layout.BASIC)
    codes = TTFont(path).getBestCmap()
    shift = 0 if codes and ord("+") in codes else 0xF000  # symbol fonts live up there
    letter = lambda c: chr(ord(c) + shift)
    box = font.getbbox(letter("+"))
    men = [from_ink(glyph(font, letter(c), box)) for c in "pnbrqkomvtwl"]
    dark = [255 - cv2.resize(glyph(font, letter(c), box), (SIZE, SIZE),
                             interpolation=cv2.INTER_AREA) for c in "PNBRQKOMVTWL+"]
    return np.array(men), np.array(dark)


def unicode_font(path):
    """Masters of a text font's chess symbols."""
    font = ImageFont.truetype(str(path), 300, layout_engine=ImageFont.Layout.BASIC)
    order = "♙♘♗♖♕♔♟♞♝♜♛♚"
    boxes = np.array([font.getbbox(c) for c in order])
    left, top = boxes[:, :2].min(axis=0)
    right, bottom = boxes[:, 2:].max(axis=0)
    pad = (bottom - top) // 12
    box = (int(left), int(top - pad), int(right), int(bottom + pad))
    return np.array([from_ink(glyph(font, c, box)) for c in order])


def sheet(image, columns, rows, cell_of):
    """Cut a sheet into men."""
    wide, high = image.width / columns, image.height / rows
    men = []
    for man in MEN:
        column, row = cell_of(man)
        box = (column * wide, row * high, (column + 1) * wide, (row + 1) * high)
        men.append(master(image.crop(tuple(round(v) for v in box))))
    return np.array(men)


def by_id(path, pattern):
    """Men by the ids of one SVG file; one scale for all of them."""
    pictures = [svg(path, "--zoom", "4", "--export-id", pattern.format(**words(m)))
                for m in MEN]
    pictures = [p.crop(p.getchannel("A").getbbox()) for p in pictures]
    side = round(max(max(p.size) for p in pictures) * 1.1)
    men = []
    for picture in pictures:
        square = Image.new("RGBA", (side, side))
        square.paste(picture, ((side - picture.width) // 2, (side - picture.height) // 2))
        men.append(master(square))
    return np.array(men)


def collect(root):
    """Every set by name: masters, and the own dark squares or None."""
    for name, pattern in FOLDERS.items():
        yield name, lambda p=pattern: (np.array(
            [master(open_man(root / p.format(**words(m)))) for m in MEN]), None)
    for name, path in SHEETS.items():
        yield name, lambda p=path: (sheet(
            svg(root / p, "-w", "1152"), 6, 2,
            lambda m: ("KQRBNP".index(m.upper()), int(m.isupper()))), None)
    for name, path in STRIPS.items():
        yield name, lambda p=path: (sheet(
            Image.open(next((root / SCID).glob(p))).convert("RGBA"), 12, 1,
            lambda m: (MEN.index(m), 0)), None)
    for name in EBOARDS:
        yield f"eboard-{name.lower()}", lambda n=name: (sheet(
            keyed(root / EBOARD / f"{n}.png"), 7, 2,
            lambda m: ("RNBQKP".index(m.upper()), int(m.islower()))), None)
    for name, (path, pattern) in BY_ID.items():
        yield name, lambda p=path, i=pattern: (by_id(root / p, i), None)
    program, prefix = GNOME
    yield "gnome-simple", lambda: (np.array(
        [master(resource(root / program, f"{prefix}{w['S']}{w['Name']}.svg"))
         for w in map(words, MEN)]), None)
    for name, path in FONTS.items():
        yield name, lambda p=path: chess_font(root / p)
    for name, path in UNICODE.items():
        yield name, lambda p=path: (unicode_font(root / p), None)


def keyed(path):
    """A sheet of eboard: the colour of the first pixel means nothing."""
    image = np.array(Image.open(path).convert("RGB"))
    alpha = np.where((image == image[0, 0]).all(axis=-1), 0, 255).astype(np.uint8)
    return Image.fromarray(np.dstack([image, alpha]), "RGBA")


def main():
    root, target = Path(sys.argv[1]).resolve(), sys.argv[2]
    arrays = {}
    for name, read in collect(root):
        try:
            men, dark = read()
        except Exception as fault:  # one set less is no reason to stop
            print(f"left out {name}: {fault!r}"[:300], file=sys.stderr)
            continue
        arrays[name] = men.astype(np.uint8)
        if dark is not None:
            arrays[f"{name}.dark"] = dark.astype(np.uint8)
    np.savez_compressed(target, **arrays)
    print(len(arrays), "arrays", hex(zlib.crc32(b"".join(arrays[k].tobytes() for k in sorted(arrays)))))


if __name__ == "__main__":
    main()
