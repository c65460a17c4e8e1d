"""The same results as those of the command line."""

import json
import pathlib
import subprocess

import pyarrow as pa
import tabiya
from conftest import lines_of_the_project


def run(program: str, *arguments: str) -> bytes:
    made = subprocess.run([program, *arguments], capture_output=True, check=False)
    assert made.returncode < 3, made.stderr.decode()
    return made.stdout


def written(folder: pathlib.Path, lines: list[str]) -> str:
    path = folder / "lines.epd"
    path.write_bytes(b"".join(line.encode() + b"\n" for line in lines))
    return str(path)


def test_check_agrees(program, tmp_path):
    lines = lines_of_the_project()
    report = run(program, "check", "--json", written(tmp_path, lines)).splitlines()
    told = {row["line"]: row for row in map(json.loads, report)}
    assert len(told) > 500
    array = pa.array(lines)
    checked = tabiya.check(array).to_pylist()
    fens = tabiya.normalise(array).to_pylist()
    shredder = tabiya.normalise(array, castling="shredder").to_pylist()
    legal = tabiya.normalise(array, en_passant="legal").to_pylist()
    for number, own in enumerate(checked):
        row = told.get(number + 1)
        if row is None:
            assert own["verdict"] == "skipped", lines[number]
            continue
        worst = (row["problems"] or [{}])[0]
        assert own["verdict"] == row["verdict"], lines[number]
        assert own["legal"] == row.get("legal")
        assert (own["code"], own["level"]) == (worst.get("code"), worst.get("level"))
        place = None if own["start"] is None else own["start"] + 1
        assert place == worst.get("column"), lines[number]
        assert fens[number] == row.get("fen")
        assert shredder[number] == row.get("shredder")
        assert legal[number] == row.get("fen_ep_legal")


def test_normalise_agrees_with_convert(program, tmp_path):
    lines = [line for line in lines_of_the_project() if tabiya.check(line).verdict == "ok"]
    fens = [tabiya.normalise(line) for line in lines]
    fens = [fen.replace(" 0 1", " 3 90") for fen in fens]
    out = run(program, "convert", "--repair", "--to", "shredder", "--en-passant", "legal", written(tmp_path, fens))
    own = tabiya.normalise(pa.array(fens), castling="shredder", en_passant="legal").to_pylist()
    assert out == b"".join(fen.encode() + b"\n" for fen in own)


def test_keys_agree_with_dedupe(program, tmp_path):
    # Comments stay, and lines longer than 64 KiB are left out.
    lines = [line for line in lines_of_the_project() * 2 if len(line) < 60_000]
    lines = [line for line in lines if tabiya.check(line).verdict != "skipped"]
    path = written(tmp_path, lines)
    for options, choices in [
        ([], {}),
        (["--same", "all"], {"same": "all"}),
        (["--same", "board", "--mirrored", "--colours"], {"same": "board", "mirrored": True, "colours": True}),
        (["--same", "side,en-passant"], {"same": "side,en-passant"}),
    ]:
        keys = tabiya.key(pa.array(lines), **choices).to_pylist()
        first = {key or line: line for key, line in reversed(list(zip(keys, lines)))}
        kept = [line for key, line in zip(keys, lines) if first.pop(key or line, None) is not None]
        out = run(program, "dedupe", *options, path)
        assert out == b"".join(line.encode() + b"\n" for line in kept), options


def test_the_reader_agrees_with_positions(program, tmp_path):
    files = {
        "games.pgn": '[Event "?"]\n\n1. e4 e5 2. Nf3 *\n\n[Event "?"]\n\n1. d4 Nf9 *\n',
        "puzzles.csv": "id,fen,rating\n1,4k3/8/8/8/8/8/8/4K2R w K - 0 1,1500\n2,nothing,3\n",
        "evals.jsonl": '{"fen":"4k3/8/8/8/8/8/8/4K2R w K -","evals":[{"pvs":[{"cp":5}],"depth":9}]}\n',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.write_text(text)
        table = pa.table(tabiya.read(path))
        records = [record for record in table["record"].to_pylist() if record is not None]
        assert "".join(record + "\n" for record in records).encode() == run(program, "positions", str(path))
    faults = pa.table(tabiya.read(tmp_path / "games.pgn")).filter(pa.compute.is_valid(pa.compute.field("fault")))
    assert faults.select(["line", "fault"]).to_pylist() == [{"line": 7, "fault": "wrong_move"}]
