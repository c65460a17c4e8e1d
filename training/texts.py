"""What stands beside diagrams: captions, names, moves, words of the catalogue, letters."""

import re
from pathlib import Path

FOLDER = Path(__file__).parent
ASSETS = FOLDER.parent / "assets"
NAMES = ("Carlsen Anand Kasparov Karpov Fischer Spassky Tal Botvinnik Steinitz Lasker Capablanca "
         "Euwe Réti Nimzowitsch Rubinstein Korchnoi Polgár Hübner Müller Weiß Schwarz White Black "
         "Blanc Lenoir Blanco Negri Wolf Winter Чигорин Алехин Ботвинник Смыслов Таль Петросян "
         "Белов Чернов Белых Troitzky Kubbel Loyd Wyvill Blake Schwartz Weiss").split()
NOTHING = """White resigned.|Black resigned|White wins|Black wins|White has won|Black is better
White is winning|Black has the move order wrong|White, A. – Black, B.|White – Black|Weiß – Schwarz
Weiß gewinnt|Schwarz gab auf|Weiß steht besser|Schwarz steht auf Gewinn|Weiß: Müller|Schwarz: Weiß
Las blancas ganan|Las negras abandonan|Ventaja blanca|Blancas|Negras|Blancas: Capablanca
Les Blancs gagnent|Les Noirs abandonnent|Avantage blanc|Les Blancs sont mieux|Blancs|Noirs
Белые сдались|Чёрные выиграли|Белые: Таль|Чёрные: Петросян|У белых лучше|Победа белых|Чёрные
Mate in 2|Mate in three|Matt in 2 Zügen|Mate en 2|Mat en 2 coups|Мат в 2 хода|Diagram 12|Diagramm 7
Diagrama 33|Диаграмма 4|Position after 23.Rd1|after 15…Nf6|Stellung nach 12…Kf8|Fig. 3|No. 17
White castled too early|Black to the rescue|White moved his king|The white king moves up
Black must defend|White queen against rook|Black and White|White's plan|Black's best defence
White to the left|Weiß am Damenflügel|Schwarz zog zu schnell|Juegan ajedrez|Белые фигуры
Ход конём|Последний ход|Trait d'union|Les Blancs ont roqué|Brancas|Wit wint|Il Nero abbandona
1-0|0-1|½-½|1. e4 e5 2. Nf3|12…Qxd4+!|23.Rd1?! Qe7|W|B|a b c d e f g h|Moves: 34|Play online
What should White do?|How does Black save himself?|Find the best move|Was spielt Weiß hier?
White to blame|White too strong|Black to lose|White toward move|Whites and blacks""".replace(
    "\n", "|").split("|")
TAILS = {
    "English": ["and win", "and wins", "and draw", "and mate in 3", "mate in 2", "and mates in two"],
    "German": ["und gewinnt", "und hält remis", "und setzt in 3 Zügen matt", "matt in 2"],
    "Spanish": ["y ganan", "y hacen tablas", "y dan mate en 2"],
    "French": ["et gagnent", "et font mat en 2 coups", "et annulent"],
    "Russian": ["и выигрывают", "и делают ничью", "и дают мат в 2 хода"],
    "Italian": ["e vince"], "Portuguese": ["e ganham"], "Dutch": ["en wint"],
}
STARTS = {"English": ["Diagram 12:", "No. 5", "Position 3.", "Exercise 17"], "German": ["Diagramm 4:"],
          "Spanish": ["Diagrama 8."], "French": ["Diagramme 9 :"], "Russian": ["Диаграмма 7."],
          "Italian": ["Diagramma 2."], "Portuguese": ["Diagrama 2."], "Dutch": ["Diagram 2."]}
ALONE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäöüßéèàçñ"
RUSSIAN = "абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ"


def phrases():
    """Of captions.txt: language, phrase, whether White is to move."""
    language = ""
    for line in (ASSETS / "captions.txt").read_text().splitlines():
        if line.startswith("= "):
            language = line[2:]
        elif line and line[0] not in "#<>":
            for side in (0, 1):
                words = [w.split("/")[side if "/" in w else 0] for w in line.split()]
                yield language, " ".join(words), side == 0


class Texts:
    def __init__(self):
        self.phrases = list(phrases())
        self.words, self.lines = {}, []
        for path in sorted((ASSETS / "text").glob("*.ftl")):
            values = [line.split("=", 1)[1].strip() for line in path.read_text().splitlines()
                      if re.match(r"[a-z][\w-]* = ", line)]
            values = [v for v in values if "{" not in v and v]
            self.lines += values
            self.words[path.stem] = sorted({w for v in values for w in v.split()})

    def pick(self, rng, among):
        return among[int(rng.integers(len(among)))]

    def caption(self, rng):
        """A caption that says whose turn it is, its language and side."""
        language = self.pick(rng, list(TAILS))
        own = [(p, s) for name, p, s in self.phrases if name == language]
        phrase, is_white = self.pick(rng, own)
        phrase = phrase[0].upper() + phrase[1:]
        form = rng.random()
        if form < 0.2:
            phrase += " " + self.pick(rng, TAILS[language])
        elif form < 0.3:
            phrase = self.pick(rng, STARTS[language]) + " " + phrase
        elif form < 0.4:
            phrase = f"{int(rng.integers(1, 400))}. {phrase}"
        ends = rng.random()
        phrase = f"({phrase})" if ends < 0.1 else phrase + ("." if ends < 0.3 else "")
        return self.cased(rng, phrase), language, is_white

    def cased(self, rng, line):
        form = rng.random()
        return line.upper() if form < 0.12 else line.title() if form < 0.22 else line

    def move(self, rng):
        man = self.pick(rng, "KQRBNSDTLKCFA") if rng.random() < 0.6 else ""
        sign = self.pick(rng, ["", "", "", "+", "!", "?", "#", "!?"])
        take = "x" if rng.random() < 0.2 else ""
        dots = self.pick(rng, [".", "...", ". "])
        where = self.pick(rng, "abcdefgh") + self.pick(rng, "12345678")
        return f"{int(rng.integers(1, 60))}{dots}{man}{take}{where}{sign}"

    def one(self, rng):
        """A line to learn from."""
        kind = rng.random()
        if kind < 0.3:
            return self.caption(rng)[0]
        if kind < 0.68:
            words = self.words[self.pick(rng, [*self.words, "ru"])]
            line = " ".join(self.pick(rng, words) for _ in range(int(rng.integers(1, 5))))
            return self.cased(rng, line)
        if kind < 0.76:
            return " ".join(self.move(rng) for _ in range(int(rng.integers(1, 4))))
        if kind < 0.84:
            return self.cased(rng, self.pick(rng, NOTHING))
        letters = RUSSIAN if rng.random() < 0.4 else ALONE
        words = ["".join(self.pick(rng, letters) for _ in range(int(rng.integers(1, 9))))
                 for _ in range(int(rng.integers(1, 4)))]
        line = " ".join(words)
        return line.lower() if rng.random() < 0.5 else self.cased(rng, line)

    def held(self, rng):
        """A line to measure with, and what it is: language and side, or nothing."""
        kind = rng.random()
        if kind < 0.5:
            line, language, is_white = self.caption(rng)
            return line, f"{language} {'white' if is_white else 'black'}"
        if kind < 0.8:
            return self.cased(rng, self.pick(rng, NOTHING)), "nothing listed"
        if kind < 0.9:
            return " – ".join(self.pick(rng, NAMES) for _ in range(2)), "nothing names"
        return self.pick(rng, self.lines)[:48], "nothing running"
