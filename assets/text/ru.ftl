# All texts of the program, in Russian.
# Project Fluent: https://projectfluent.org/fluent/guide/

## Pieces and squares

piece-white-king = белый король
piece-white-queen = белый ферзь
piece-white-rook = белая ладья
piece-white-bishop = белый слон
piece-white-knight = белый конь
piece-white-pawn = белая пешка
piece-black-king = чёрный король
piece-black-queen = чёрный ферзь
piece-black-rook = чёрная ладья
piece-black-bishop = чёрный слон
piece-black-knight = чёрный конь
piece-black-pawn = чёрная пешка
square-empty = { $square }, пусто
square-with-piece = { $square }, { $piece }
board = Шахматная доска

## Menus

menu-file = Файл
menu-edit = Правка
menu-position = Позиция
menu-collection = Коллекция
menu-board = Доска
menu-transform = Преобразовать
menu-in-list = В списке
menu-clear = Очистить
menu-placing = Расстановка фигур
menu-annotations = Стрелки и отметки
menu-unsure = Поля под сомнением
menu-compare = Сравнить
menu-suites = Тестовые наборы
menu-endgame-tables = Эндшпили
menu-endgames = Результаты эндшпилей
menu-play = Ходы
menu-engine = Движки
menu-shift = Сдвинуть на одно поле
menu-fill-pawns = Заполнить пешками
menu-read = Прочитать вслух
menu-board-pieces = Фигуры
menu-board-colors = Цвета доски
menu-appearance = Оформление
menu-zoom = Масштаб
# An entry of that menu.
menu-zoom-to = { $percent } %
menu-language = Язык
menu-view = Вид
menu-help = Справка
# The letter of each menu opens it together with Alt. It occurs in the menu’s name, and no two menus share one.
menu-file-letter = Ф
menu-edit-letter = П
menu-position-letter = О
menu-collection-letter = К
menu-board-letter = Д
menu-transform-letter = Р
menu-view-letter = В
menu-help-letter = С

## Commands

command-new = Создать
command-open = Открыть…
command-open-folder = Открыть папку…
command-read-screen = Прочитать с экрана…
command-save = Сохранить
command-save-as = Сохранить как…
command-save-selected = Выделенные позиции…
command-save-games = Как партии (PGN)…
command-save-plain-fen = Как простые FEN…
command-save-table = Как таблицу (CSV, строки JSON)…
command-what-changed = Что изменилось…
command-diagram = Диаграмма…
command-diagram-sheets = Листы диаграмм…
command-print = Печать…
command-recover-work = Восстановить несохранённое…
command-stop-waiting = Больше не ждать диск
command-close = Закрыть
command-quit = Выход
command-undo = Отменить
command-redo = Повторить
command-copy-fen = Копировать FEN
command-copy-as = Копировать как, с просмотром…
command-copy-picture = Копировать картинку
command-paste = Вставить позицию
command-copy-cut-text = Копировать вставленный текст целиком
command-edit-fen-text = Править текст FEN
command-edit-operations = Править операции
command-fen-style = Как записывать FEN…
command-cut-rows = Вырезать позиции
command-copy-rows = Копировать позиции
command-select-all-rows = Выделить все позиции
command-invert-selection = Обратить выделение
command-add-position = Добавить позицию
command-duplicate-position = Дублировать позицию
command-delete-position = Удалить позицию
command-revert-lines = Вернуть как в файле
command-repair-text = Исправить текст этой позиции
command-move-position-up = Переместить позицию вверх
command-move-position-down = Переместить позицию вниз
command-previous-position = Предыдущая позиция
command-next-position = Следующая позиция
command-first-position = Первая позиция
command-last-position = Последняя позиция
command-go-to-line = Перейти к позиции…
command-find = Найти…
command-show-all-rows = Показать все позиции
command-statistics = Статистика
command-check-all = Проверить все позиции…
command-mend-all = Исправить все позиции…
command-find-duplicates = Найти повторы…
command-analyse = Анализировать…
command-score-suite = Оценить тестовый набор…
command-compare-suites = Сравнить результаты…
command-endgame-truth = Истина в эндшпилях…
command-new-positions = Новые позиции…
command-sort = Сортировать…
command-shuffle = Перемешать
command-split-selection = Вынести в новый файл
command-append-file = Добавить строки из файла…
command-start-position = Начальная позиция
command-known-positions = Известные позиции…
command-chess960 = Chess960 по номеру…
command-random-chess960 = Случайная расстановка Chess960
command-clear-board = Очистить все поля
command-clear-white = Убрать белые фигуры
command-clear-black = Убрать чёрные фигуры
command-clear-pawns = Убрать пешки
command-clear-selection = Очистить выделенные поля
command-kings-only = Оставить только королей
command-change-side-to-move = Сменить очередь хода
command-toggle-right = Рокировка или взятие на проходе: вкл./выкл.
command-piece-list = Ввести фигуры списком
command-piece-menu = Выбрать фигуру для этого поля
command-pointer-tool = Указатель
command-eraser-tool = Ластик
command-symmetric-placement = Симметричная расстановка
command-toggle-unsure = Поле под сомнением
command-next-unsure = Следующее поле под сомнением
command-clear-unsure = Снять все сомнения
command-picture-beside = Картинка рядом с доской
command-picture-under = Картинка поверх доски
command-mark-square = Отметить это поле
command-draw-arrow = Нарисовать стрелку
command-draw-green = Рисовать зелёным
command-draw-red = Рисовать красным
command-draw-blue = Рисовать синим
command-draw-yellow = Рисовать жёлтым
command-remove-annotations = Убрать все стрелки и отметки
command-solution-arrows = Показывать лучшие ходы стрелками
command-compare-here = Сравнивать другие позиции с этой
command-compare-selected = Сравнить две выделенные позиции
command-exchange-compared = Показать вторую из двух
command-stop-comparing = Закончить сравнение
command-play-moves = Делать ходы
command-move-back = На ход назад
command-move-forward = На ход вперёд
command-copy-line-san = Копировать ходы
command-copy-line-uci = Копировать ходы для движков (UCI)
command-copy-line-command = Копировать позицию и ходы командой UCI
command-copy-line-pgn = Копировать вариант как партию (PGN)
command-write-line-pv = Записать вариант как решение (pv)
command-write-line-bm = Записать первый ход как лучший ход (bm)
command-write-line-pm = Записать первый ход как ожидаемый ход (pm)
command-add-line-positions = Добавить позиции варианта в файл
command-add-game-positions = Добавить позиции всех вариантов в файл
command-with-count = { $command } ({ $count })
command-engine = Движок
command-switch-engine = Запустить или остановить движок
command-engine-arrows = Показывать ходы движка стрелками
command-evaluation-bar = Показывать шкалу оценки
command-mirror-files = Отразить слева направо
command-mirror-ranks = Отразить сверху вниз
command-rotate = Повернуть на пол-оборота
command-swap-colors = Сменить цвета с отражением
command-swap-colors-in-place = Сменить цвета на месте
command-as-black-sees-it = Со стороны чёрных
command-shift-up = Сдвинуть вверх
command-shift-up-right = Сдвинуть вверх и вправо
command-shift-right = Сдвинуть вправо
command-shift-down-right = Сдвинуть вниз и вправо
command-shift-down = Сдвинуть вниз
command-shift-down-left = Сдвинуть вниз и влево
command-shift-left = Сдвинуть влево
command-shift-up-left = Сдвинуть вверх и влево
command-fill-white-pawns = Расставить белые пешки
command-fill-black-pawns = Расставить чёрные пешки
command-fill-rank-white-pawns = Белые пешки на всю горизонталь курсора
command-fill-rank-black-pawns = Чёрные пешки на всю горизонталь курсора
command-flip-board = Перевернуть доску
command-show-coordinates = Координаты
command-list-or-grid = Сетка диаграмм
command-list-fens = Показывать FEN в списке
command-show-solutions = Показывать решения
command-read-position = Всю позицию
command-read-rank = Горизонталь курсора
command-read-file = Вертикаль курсора
command-read-white = Белые фигуры
command-read-black = Чёрные фигуры
command-read-advice = Предупреждения и ошибки
command-pieces-staunton = Фигуры Стаунтона
command-pieces-flat = Плоские фигуры
command-pieces-print = Книжные фигуры
command-colors-window = Как у окна
command-colors-sage = Доска цвета шалфея
command-colors-book = Доска со штриховкой
command-colors-green = Зелёная доска
command-colors-blue = Синяя доска
command-colors-brown = Коричневая доска
command-colors-grey = Серая доска
command-colors-contrast = Контрастная доска
command-follow-system-language = Как в системе
# The name of each language in that language; the same in every catalogue.
command-speak-german = Deutsch
command-speak-english = English
command-speak-spanish = Español
command-speak-french = Français
command-speak-russian = Русский
command-follow-system-theme = Системная тема
command-light-theme = Светлая тема
command-dark-theme = Тёмная тема
command-high-contrast = Высокий контраст
command-reduced-motion = Ничто не движется само
command-zoom-in = Крупнее
command-zoom-out = Мельче
command-usual-size = Обычный размер
command-next-document = Следующий файл
command-previous-document = Предыдущий файл
command-palette = Найти команду…
command-gestures = Клавиши и жесты
command-keys = Настроить клавиши…
command-about = О программе Tabiya

## FEN field

fen = FEN
fen-copy = Копировать
fen-copy-name = Копировать FEN
fen-copy-tip = Копировать FEN
tools = Инструменты
draw-colors = Цвет стрелок
draw-tip = Рисует стрелки ({ $color }): ведите с поля на поле. Щелчок отмечает поле, Esc заканчивает. Правая кнопка мыши рисует в любое время. С клавиатуры: { $arrow } начинает и заканчивает стрелку, { $mark } отмечает поле.
fen-paste = Вставить
fen-paste-tip = Взять позицию или партию из буфера обмена, какой бы текст её ни окружал
fen-repair-change = Заменить «{ $old }» на «{ $new }»
fen-repair-insert = Вставить «{ $new }»
fen-repair-remove = Убрать «{ $old }»
fen-repair-name = Заменить на { $text }
fen-history = Прежние тексты
fen-history-tip = Тексты, которые не удалось прочитать и которые были заменены
fen-comment-line = Эта строка — комментарий. Она остаётся как есть; позиция попадёт в отдельную строку под ней.
fen-blank-line = Эта строка пустая. Она остаётся как есть; позиция попадёт в отдельную строку под ней.
fen-long-line = Эта строка слишком длинна для позиции. Она остаётся как есть; позиция попадёт в отдельную строку под ней.
fen-nothing = Текста пока нет
fen-unknown-piece = «{ $found }» — не буква фигуры
fen-look-alike = «{ $found }» лишь похоже на латинскую букву { $latin }
fen-bad-digit = «{ $found }» здесь стоять не может: в горизонтали восемь полей
fen-rank-too-short =
    На { $rank }-й горизонтали { $squares ->
        [one] { $squares } поле
        [few] { $squares } поля
        [many] { $squares } полей
       *[other] { $squares } поля
    }, не хватает { $difference ->
        [one] { $difference } поля
        [few] { $difference } полей
        [many] { $difference } полей
       *[other] { $difference } поля
    }
fen-rank-too-long =
    На { $rank }-й горизонтали полей: { $squares }, { $difference ->
        [one] { $difference } лишнее
        [few] { $difference } лишних
        [many] { $difference } лишних
       *[other] { $difference } лишнего
    }
fen-too-few-ranks =
    На доске { $ranks ->
        [one] { $ranks } горизонталь
        [few] { $ranks } горизонтали
        [many] { $ranks } горизонталей
       *[other] { $ranks } горизонтали
    }, не хватает { $missing ->
        [one] { $missing } горизонтали
        [few] { $missing } горизонталей
        [many] { $missing } горизонталей
       *[other] { $missing } горизонтали
    }
fen-no-board = В этом тексте нет доски: восьми горизонталей, разделённых косой чертой
fen-too-many-ranks = На доске больше восьми горизонталей
fen-bad-side = Очередь хода — это «w» или «b», а не «{ $found }»
fen-bad-castling-letter = «{ $found }» — не право рокировки: нужны K, Q, k, q, буква вертикали или «-», если прав нет
fen-repeated-castling = Право рокировки «{ $found }» указано дважды
fen-bad-en-passant = Поле взятия на проходе лежит на 3-й или 6-й горизонтали; если его нет, ставится «-»
fen-bad-halfmove-clock = Счётчик полуходов должен быть числом
fen-bad-fullmove-number = Номер хода должен быть числом
fen-counter-too-large = Это число слишком велико
fen-extra-text = FEN кончается перед этим текстом
fen-digits-joined = Цифры стоят рядом: пустые поля подряд записываются одним числом, например 8 вместо 44
fen-castling-order = Буква рокировки «{ $found }» стоит не по порядку: сначала белые, короткая рокировка перед длинной, как в KQkq
fen-castling-mixed = Буква рокировки «{ $found }» называет вертикаль рядом с буквами вроде K и Q: пишите KQkq или только вертикали
fen-leading-zero = Числа пишутся без нулей впереди
fen-fullmove-number-zero = Номер хода начинается с 1
fen-missing-side = Не указана очередь хода: «w» или «b»
fen-missing-castling = Не указаны права рокировки: буквы вроде KQkq или «-», если прав нет
fen-missing-en-passant = Не указано поле взятия на проходе: например, e3 или «-», если его нет
fen-missing-halfmove-clock = Не указан счётчик полуходов — число полуходов после последнего взятия или хода пешкой
fen-missing-fullmove-number = Не указан номер хода — число начиная с 1
fen-stray-blank = Части FEN разделяет один пробел; перед ними и после них пробелов нет
fen-no-position-report = позиции нет
fen-too-long-report = строка слишком длинна для позиции
fen-extra-text-report = после позиции есть что-то ещё
fen-several-readings-report = можно прочесть по-разному
fen-bad-piece-letter-report = { $found } — не буква фигуры
fen-rank-too-short-report =
    на { $rank }-й горизонтали { $squares ->
        [one] { $squares } поле
        [few] { $squares } поля
        [many] { $squares } полей
       *[other] { $squares } поля
    }
fen-rank-too-long-report =
    на { $rank }-й горизонтали { $squares ->
        [one] { $squares } поле
        [few] { $squares } поля
        [many] { $squares } полей
       *[other] { $squares } поля
    }
fen-too-few-ranks-report =
    на доске { $ranks ->
        [one] { $ranks } горизонталь
        [few] { $ranks } горизонтали
        [many] { $ranks } горизонталей
       *[other] { $ranks } горизонтали
    }
fen-too-many-ranks-report = горизонталей больше 8
fen-bad-side-report = очередь хода — не w и не b
fen-bad-castling-field-report = { $found } — не право рокировки
fen-bad-ep-field-report = поле взятия на проходе — не поле доски
fen-bad-counter-report = счётчик — не число или слишком большое число

## Pieces by name

piece-list = Список фигур
piece-list-hint = Крg1 Фd1 Лf1 a2 b2 …
piece-list-tip = Фигуры списком, доска меняется следом: Крg1 Лa1 a2-c2 крg8 или Белые: Крg1, a2. Чёрные: Крg8. Поле без буквы — пешка. Языки букв: { $languages }; можно и символы ♔♕♖.
piece-list-unknown-word = «{ $found }» — не фигура, не поле и не сторона
piece-list-unknown-piece = Фигуры «{ $found }» нет
piece-list-unknown-square = Поля «{ $found }» нет: вертикали — от a до h, горизонтали — от 1 до 8
piece-list-unknown-sign = «{ $found }» в списке фигур ничего не значит
piece-list-no-square = После «{ $found }» не указано поле
piece-list-range-not-on-a-line = «{ $found }»: концы должны лежать на одной горизонтали, вертикали или диагонали
piece-list-range-of-two-pieces = «{ $found }»: на обоих концах должна стоять одна и та же фигура
piece-list-square-twice = Поле { $square } названо дважды: на нём стоит фигура, названная последней
piece-list-letters-mixed =
    Смешаны буквы разных языков. «{ $found }» прочитано как { $piece ->
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
       *[pawn] пешка
    }.

## Finding

find = Поиск
find-panel = Поиск позиций
find-close = Закрыть панель поиска
find-search = Искать
find-search-tip = Искать во всех позициях этого файла (Enter)
find-hint = Карпов, ладейные окончания
find-try = Примеры:
find-words = Слова
find-words-tip = Слова, по которым можно искать
find-example-text = Позиции с этими словами
find-example-ending = Только короли, ладьи и пешки
find-example-material = У белых король, ладья и пешка, у чёрных король и ладья, в любом порядке
find-example-count = На доске не больше пяти фигур
find-example-operation = Позиции с лучшим ходом
find-example-operand = Позиции, у которых это есть в id
find-position = { $place } из { $count }
find-hits = { $count } из { $lines }
find-hits-name =
    { $number ->
        [0] Ничего не найдено
        [one] Найдена { $count } позиция из { $lines }
        [few] Найдены { $count } позиции из { $lines }
        [many] Найдено { $count } позиций из { $lines }
       *[other] Найдено { $count } позиции из { $lines }
    }
find-no-hits = Ничего не найдено
find-nearest-without =
    Без «{ $words }» { $number ->
        [one] найдена { $count } строка
        [few] найдены { $count } строки
        [many] найдено { $count } строк
       *[other] найдено { $count } строки
    }
find-nearest-drawing =
    Без рисунка { $number ->
        [one] найдена { $count } строка
        [few] найдены { $count } строки
        [many] найдено { $count } строк
       *[other] найдено { $count } строки
    }
find-nearest-spelled =
    Возможно, вы имели в виду «{ $words }»? { $number ->
        [one] Найдена { $count } строка
        [few] Найдены { $count } строки
        [many] Найдено { $count } строк
       *[other] Найдено { $count } строки
    }
find-nearest-show = Искать это
find-did-you-mean = Возможно, вы имели в виду «{ $words }»?
find-searching = Поиск…
find-press-enter = Enter — искать в этом файле
find-is-older = Результаты до последнего изменения
find-previous = Назад
find-previous-name = Предыдущая найденная строка
find-previous-tip = К предыдущей найденной строке
find-next = Вперёд
find-next-name = Следующая найденная строка
find-next-tip = К следующей найденной строке
find-select-all = Выделить все
find-select-all-name = Выделить все найденные строки
find-select-all-tip = Выделить все найденные строки, чтобы удалить, скопировать или вынести в новый файл
find-show-all = Показать все
find-show-all-name = Показать все позиции
find-show-all-tip = Снова показать все позиции; условия поиска сохранятся
find-cancel-name = Прервать поиск
find-side = Ход
find-check = Шах
find-castling = Рокировка
find-legality = Легальность
find-any = не важно
find-in-check = есть шах
find-not-in-check = нет шаха
find-castling-any = есть права
find-castling-none = прав нет
find-castling-all = все четыре права
find-legal = легальная
find-illegal = нелегальная
find-moves = Ходы в операциях
find-moves-wrong = неверные
find-moves-nonstandard = в другой нотации
find-solution = Решение в ходах
find-solution-tip = Длина решения по dm, pv или bm. 2 — два хода. ≥2 — два или больше. ≤2 — не больше двух. 1–3 — от одного до трёх. Пусто — не важно. Стрелки вверх и вниз меняют число.
find-number-wrong = Это не число и не диапазон
find-moves-solved = решено: ожидаемый ход (pm) — искомый
find-moves-missed = не решено: ожидаемый ход (pm) — другой
find-match-case = С учётом регистра
find-match-case-tip = Различать прописные и строчные буквы в тексте и операциях
find-text-first = Исправьте текст запроса, чтобы пользоваться условиями ниже
find-drawing = Рисунок
find-drawing-board = Нарисованный образец
find-drawing-tip = Левая кнопка рисует, правая стирает. Клавиши: стрелки; K Q R B N P — белые, k q r b n p — чёрные; A и a — любая белая и любая чёрная фигура; ? — любая фигура; . — пустое поле; ! и фигура — любая, кроме неё; Delete стирает; Enter ищет.
find-from-board = С доски
find-from-board-name = Нарисовать позицию с доски
find-from-board-tip = Нарисовать фигуры с большой доски; пустые поля не учитываются
find-clear = Очистить
find-clear-drawing-name = Очистить рисунок
find-mirrored = И зеркально
find-mirrored-tip = Также с отражением слева направо
find-swapped = И со сменой цветов
find-swapped-tip = Также с чёрными на месте белых и перевёрнутой доской
brush-name = Рисовать: { $cell }
tip-with-keys = { $tip } ({ $keys })
# Separators of a list: the usual one, and the one for entries that contain commas.
list-comma = { ", " }
list-semicolon = { "; " }
brush-tip = { $cell } ({ $keys })
brush-not-name = Рисовать то, чего здесь быть не должно
brush-not-tip = Что угодно, кроме выбранной фигуры (!)
brush-wipe = Стереть
brush-shown = Кисть: { $cell }
cell-free = что угодно
cell-any-white = любая белая фигура
cell-any-black = любая чёрная фигура
cell-any-piece = любая фигура
cell-empty = пусто
cell-not = не { $piece }
cell-on-square = { $square }: { $cell }
find-material = Материал
find-material-tip = 2 — ровно две фигуры. 2+ — две или больше. ≤2 — не больше двух. 1–3 — от одной до трёх. Пусто — не важно. Стрелки вверх и вниз меняют число.
find-material-wrong = Это не число фигур
find-material-both = Вместе
find-men = всего
find-count-men = { $side }: всего фигур
find-count-kings = { $side }: короли
find-count-queens = { $side }: ферзи
find-count-rooks = { $side }: ладьи
find-count-bishops = { $side }: слоны
find-count-knights = { $side }: кони
find-count-pawns = { $side }: пешки
find-side-white = Белые
find-side-black = Чёрные
find-side-both = Обе стороны
find-material-board-name = Материал с доски
find-material-board-tip = Ровно тот материал, что на большой доске
find-material-clear-name = Очистить материал
find-balance = Баланс
find-balance-about = белые − чёрные, в пешках
find-balance-tip = Фигуры белых минус фигуры чёрных: ферзь 9, ладья 5, слон и конь 3, пешка 1. 0 — поровну. ≥3 — у белых хотя бы на 3 больше. ≤-3 — у чёрных. -1–1 — почти поровну. Пусто — не важно. Стрелки вверх и вниз меняют число.
find-either-side = Любой цвет
find-either-side-tip = Или с заменой белых на чёрных
find-operation = Операция (регистр важен)
find-opcode = Код операции
find-operand = Что содержит операция
find-contains = содержит
find-operation-has = есть
find-operation-lacks = нет
find-operation-kind = Есть ли в позиции эта операция
find-operation-wrong = Это не код операции: он начинается с буквы и состоит из одного слова
query-contradiction = Это противоречит сказанному раньше
query-unknown-right = «{ $found }» — не право рокировки: нужны K, Q, k, q, any или none
query-unknown-piece = «{ $found }» — не фигура: нужны K, Q, R, B, N или P
query-unknown-result = Таблицы дают только: win (выигрыш), draw (ничья), loss (проигрыш)
query-no-material = Здесь нет материала, например KRPvKR
query-nothing-to-count = Это сосчитать нельзя: нужны K, Q, R, B, N, P или men
query-too-many-sides = Материал одной из сторон указан дважды
query-no-number = Здесь нужно число
query-number-too-large = На доске всего 64 поля
query-empty-range = Таких чисел не бывает
# Слова, которыми набирают запрос. Первое пишет сама программа.
query-words-white = ход белых, белые ходят, очередь белых, белые
query-words-black = ход чёрных, чёрные ходят, очередь чёрных, чёрные
query-words-check = шах, под шахом
query-words-no-check = нет шаха, не под шахом, без шаха
query-words-legal = возможная, возможные, легальная, легальные, легально
query-words-illegal = невозможная, невозможные, нелегальная, нелегальные, нелегально
query-words-castling = рокировка, с рокировкой, есть рокировка
query-words-no-castling = без рокировки, нет рокировки
query-words-pawn-endings = пешечные окончания, пешечное окончание, пешечный эндшпиль, пешечные эндшпили
query-words-minor-endings = легкофигурные окончания, легкофигурное окончание, легкофигурный эндшпиль, легкофигурные эндшпили
query-words-knight-endings = коневые окончания, коневое окончание, коневой эндшпиль, коневые эндшпили
query-words-bishop-endings = слоновые окончания, слоновое окончание, слоновый эндшпиль, слоновые эндшпили
query-words-rook-endings = ладейные окончания, ладейное окончание, ладейный эндшпиль, ладейные эндшпили
query-words-queen-endings = ферзевые окончания, ферзевое окончание, ферзевый эндшпиль, ферзевые эндшпили
query-words-opposite-bishops = разноцветные слоны, разнопольные слоны, разноцветными слонами, разнопольными слонами
query-words-same-bishops = одноцветные слоны, однопольные слоны, одноцветными слонами, однопольными слонами
query-words-either-side = любой цвет, за любую сторону
query-words-match-case = с учётом регистра, учитывать регистр
query-words-wrong-moves = неверные ходы, неверный ход, невозможные ходы, неверные решения, неверное решение
query-words-nonstandard-moves = нестандартная нотация, ходы в другой нотации, неправильно записанные ходы
query-words-solved = решённые, решено, верные ответы
query-words-missed = нерешённые, не решено, неверные ответы
query-words-mate-in = мат в
query-words-moves = хода, ход, ходов
query-words-numbers = один, два/двух, три/трёх, четыре/четырёх, пять, шесть, семь, восемь
query-words-with = с, со
query-words-without = без, нет
query-words-kings = короли, король, королей, королями, королём, короля
query-words-queens = ферзи, ферзь, ферзей, ферзями, ферзём, ферзя
query-words-rooks = ладьи, ладья, ладей, ладьями, ладьёй
query-words-bishops = слоны, слон, слонов, слонами, слоном, слона
query-words-knights = кони, конь, коней, конями, конём, коня
query-words-pawns = пешки, пешка, пешек, пешками, пешкой
query-words-men = фигуры, фигура, фигур
query-words-try = мат в 2, без ферзей, с ладьями, пешки>=2, balance>=3, solution==2, tables:win

## Sheets about all lines

thousands-separator = { "\u00A0" }
decimal-separator = ,
count-thousands = { $count }{ "\u00A0" }тыс.
count-millions = { $count }{ "\u00A0" }млн
go-to-line = Перейти к позиции
go-to-line-number = Номер позиции
go-to-line-range = От 1 до { $last }
go-to-line-no-number = Это не число
go-to-line-too-far =
    { $number ->
        [one] Здесь всего { $count } позиция
        [few] Здесь всего { $count } позиции
        [many] Здесь всего { $count } позиций
       *[other] Здесь всего { $count } позиции
    }
go-to-line-go = Перейти
dialog-cancel = Отмена
sort = Сортировка
sort-by = Сортировать
sort-material = По материалу
sort-men = По числу фигур
sort-text = По тексту строки
sort-operation = По операции
sort-opcode = Код операции для сортировки
sort-plies = По числу ходов
sort-game-text = По тексту партии
sort-tag = По тегу
sort-tag-name = Тег для сортировки
sort-ascending = По возрастанию
sort-descending = По убыванию
sort-all = Все позиции
sort-view =
    { $number ->
        [one] { $count } показанную позицию
        [few] { $count } показанные позиции
        [many] { $count } показанных позиций
       *[other] { $count } показанных позиций
    }
sort-selection =
    { $number ->
        [one] Только { $count } выделенную позицию
        [few] Только { $count } выделенные позиции
        [many] Только { $count } выделенных позиций
       *[other] Только { $count } выделенной позиции
    }
sort-all-games = Все партии
sort-view-games =
    { $number ->
        [one] { $count } показанную партию
        [few] { $count } показанные партии
        [many] { $count } показанных партий
       *[other] { $count } показанной партии
    }
sort-selection-games =
    { $number ->
        [one] Только { $count } выделенную партию
        [few] Только { $count } выделенные партии
        [many] Только { $count } выделенных партий
       *[other] Только { $count } выделенной партии
    }
sort-go = Сортировать
sort-shuffle = Перемешать
sort-shuffle-tip = Расположить позиции в случайном порядке
sort-shuffle-tip-games = Расположить партии в случайном порядке
sort-undo = Прежний порядок вернёт одна команда «Отменить».
duplicates = Повторы
duplicates-about = Находит повторяющиеся позиции и собирает их в группы.
duplicates-same = Повторами считать позиции, у которых совпадают
duplicates-all-fields = все шесть полей FEN
duplicates-four-fields = доска, очередь хода, рокировка и взятие на проходе
duplicates-board = расположение фигур
duplicates-line = строка целиком, с операциями
duplicates-reflected = Считать повторами также
duplicates-mirrored = Отражённые
duplicates-swapped = Со сменой цветов
duplicates-go = Искать повторы
duplicates-searching = Поиск повторов…
duplicates-none = Повторяющихся позиций нет
duplicates-found =
    { $groups ->
        [one] { $group-count } группа
        [few] { $group-count } группы
        [many] { $group-count } групп
       *[other] { $group-count } группы
    }, { $surplus ->
        [one] { $surplus-count } лишняя позиция
        [few] { $surplus-count } лишние позиции
        [many] { $surplus-count } лишних позиций
       *[other] { $surplus-count } лишней позиции
    }
duplicates-delete = Оставить первые, остальные удалить
duplicates-show = Показать группы
repair-all = Исправить все позиции
repair-all-file =
    { $number ->
        [one] Просматривает { $count } позицию этого файла и показывает, что можно исправить. Без вашего согласия ничего не меняется.
        [few] Просматривает все { $count } позиции этого файла и показывает, какие из них можно исправить. Без вашего согласия ничего не меняется.
        [many] Просматривает все { $count } позиций этого файла и показывает, какие из них можно исправить. Без вашего согласия ничего не меняется.
       *[other] Просматривает { $count } позиции этого файла и показывает, какие из них можно исправить. Без вашего согласия ничего не меняется.
    }
repair-all-shown =
    { $number ->
        [one] Просматривает { $count } показанную позицию и говорит, что можно исправить. Без вашего согласия ничего не меняется.
        [few] Просматривает { $count } показанные позиции и говорит, какие из них можно исправить. Без вашего согласия ничего не меняется.
        [many] Просматривает { $count } показанных позиций и говорит, какие из них можно исправить. Без вашего согласия ничего не меняется.
       *[other] Просматривает { $count } показанной позиции и говорит, какие из них можно исправить. Без вашего согласия ничего не меняется.
    }
repair-all-selected =
    { $number ->
        [one] Просматривает { $count } выделенную позицию и говорит, что можно исправить. Без вашего согласия ничего не меняется.
        [few] Просматривает { $count } выделенные позиции и говорит, какие из них можно исправить. Без вашего согласия ничего не меняется.
        [many] Просматривает { $count } выделенных позиций и говорит, какие из них можно исправить. Без вашего согласия ничего не меняется.
       *[other] Просматривает { $count } выделенной позиции и говорит, какие из них можно исправить. Без вашего согласия ничего не меняется.
    }
repair-all-positions = Исправлять и нелегальные позиции, а не только их текст
repair-all-positions-about = То же, что сделала бы кнопка у каждой из них: например, передать ход другой стороне или отменить право на рокировку, невозможную при таких фигурах
repair-all-looking = Поиск того, что можно исправить…
repair-all-about = Изменятся эти позиции. То, что не читается или читается по-разному, останется как есть.
repair-all-stale = Тем временем файл изменился
repair-all-stopped = Это было остановлено до завершения
repair-all-again = Искать снова
repair-all-list = Позиции, которые изменятся
repair-all-dropping =
    { $number ->
        [one] { $count } из них потеряет текст вокруг позиции: отмечайте её, только если он не нужен.
        [few] { $count } из них потеряют текст вокруг позиции: отмечайте их, только если он не нужен.
        [many] { $count } из них потеряют текст вокруг позиции: отмечайте их, только если он не нужен.
       *[other] { $count } из них потеряют текст вокруг позиции: отмечайте их, только если он не нужен.
    }
repair-all-bar = Место среди позиций, которые изменятся
repair-all-row = Позиция { $number }: { $before } станет { $after }
repair-all-line = Позиция { $number }
repair-all-all-on = Отметить все
repair-all-all-off = Снять все
repair-all-go =
    { $number ->
        [0] Ничего не исправлять
        [one] Исправить { $count } позицию
        [few] Исправить { $count } позиции
        [many] Исправить { $count } позиций
       *[other] Исправить { $count } позиции
    }
repair-all-undo = Всё вернёт одна команда «Отменить».
check-all = Проверить все позиции
check-all-file =
    { $number ->
        [one] Читает { $count } позицию этого файла и сообщает, легальна ли она, можно ли её исправить и читается ли она. Ничего не меняется.
        [few] Читает все { $count } позиции этого файла и сообщает, сколько из них легальны, исправимы или не читаются. Ничего не меняется.
        [many] Читает все { $count } позиций этого файла и сообщает, сколько из них легальны, исправимы или не читаются. Ничего не меняется.
       *[other] Читает { $count } позиции этого файла и сообщает, сколько из них легальны, исправимы или не читаются. Ничего не меняется.
    }
check-all-shown =
    { $number ->
        [one] Сообщает, что с { $count } показанной позицией. Ничего не меняется.
        [few] Сообщает, сколько из { $count } показанных позиций легальны, исправимы или не читаются. Ничего не меняется.
        [many] Сообщает, сколько из { $count } показанных позиций легальны, исправимы или не читаются. Ничего не меняется.
       *[other] Сообщает, сколько из { $count } показанных позиций легальны, исправимы или не читаются. Ничего не меняется.
    }
check-all-selected =
    { $number ->
        [one] Сообщает, что с { $count } выделенной позицией. Ничего не меняется.
        [few] Сообщает, сколько из { $count } выделенных позиций легальны, исправимы или не читаются. Ничего не меняется.
        [many] Сообщает, сколько из { $count } выделенных позиций легальны, исправимы или не читаются. Ничего не меняется.
       *[other] Сообщает, сколько из { $count } выделенных позиций легальны, исправимы или не читаются. Ничего не меняется.
    }
check-all-go =
    { $number ->
        [one] Проверить { $count } позицию
        [few] Проверить { $count } позиции
        [many] Проверить { $count } позиций
       *[other] Проверить { $count } позиции
    }
check-all-checking = Проверка позиций…
check-all-others = Комментарии, пустые строки, пустые доски
check-all-show = Показать
check-all-show-name = Показать в списке только эти: { $mark }

changes = Что изменилось
changes-about = По сравнению с файлом, каким он был прочитан или сохранён в последний раз.
changes-comparing = Сравнение с файлом…
changes-none = Ни одна позиция не отличается от файла.
changes-never-saved =
    { $number ->
        [one] Пока не сохранено ни в один файл: { $count } позиция, и она новая
        [few] Пока не сохранено ни в один файл: все { $count } позиции новые
        [many] Пока не сохранено ни в один файл: все { $count } позиций новые
       *[other] Пока не сохранено ни в один файл: все { $count } позиции новые
    }
changes-reordered = Позиции стоят в другом порядке. «Вернуть всё» восстановит и порядок.
changes-count-changed =
    { $number ->
        [one] Изменена { $count } позиция
        [few] Изменены { $count } позиции
        [many] Изменено { $count } позиций
       *[other] Изменено { $count } позиции
    }
changes-count-repaired =
    { $number ->
        [one] исправлена { $count }
        [few] исправлены { $count }
        [many] исправлено { $count }
       *[other] исправлено { $count }
    }
changes-count-added =
    { $number ->
        [one] новая { $count }
        [few] новые { $count }
        [many] новых { $count }
       *[other] новых { $count }
    }
changes-count-removed =
    { $number ->
        [one] удалена { $count }
        [few] удалены { $count }
        [many] удалено { $count }
       *[other] удалено { $count }
    }
changes-list = Позиции, отличающиеся от файла
changes-bar = Прокрутить отличающиеся позиции
changes-row-changed = Позиция { $number }, изменена: { $before } стало { $after }
changes-row-repaired = Позиция { $number }, исправлена: { $before } стало { $after }
changes-row-added = Позиция { $number }, новая: { $after }
changes-row-removed = Позиция { $number } файла, удалена: { $before }
changes-in-file = В файле
changes-now = Сейчас
changes-no-board = Не позиция
changes-not-there = Нет
changes-revert = Вернуть эту позицию
changes-put-back = Восстановить позицию
changes-take-away = Убрать эту позицию
changes-revert-tip = Делает позицию такой, как в файле; в списке это же делает Delete. «Отменить» вернёт изменение.
changes-go = К позиции
changes-go-tip = Закрывает окно и переходит к позиции; в списке — Enter или двойной щелчок.
changes-revert-all = Вернуть всё
changes-revert-all-tip = Делает всё таким, как в файле, включая порядок. Одна отмена вернёт изменения.

## What is repaired

repair-changed = { $what }: «{ $read }» читается как «{ $became }»
repair-left-out = { $what }: «{ $read }» пропускается
repair-added = { $what }: добавляется «{ $became }»
repair-missing-fields = недостающие части
repair-missing-fields-report = не хватало частей
repair-white-space = пробелы
repair-white-space-report = части разделял не один пробел
repair-wrapper = текст вокруг
repair-wrapper-report = вокруг позиции был другой текст
repair-trailing-text = текст в конце
repair-trailing-text-report = после позиции был текст
repair-castling-order = порядок букв рокировки
repair-castling-order-report = буквы рокировки шли не по порядку
repair-castling-repeated = право рокировки указано дважды
repair-castling-repeated-report = право рокировки было указано повторно
repair-castling-mixed = буквы рокировки двух видов
repair-castling-mixed-report = смешаны буквы рокировки двух видов
repair-impossible-target = невозможное поле взятия на проходе
repair-digits-joined = цифры рядом
repair-digits-joined-report = цифры стояли рядом
repair-counter = счётчик
repair-counter-report = счётчики были записаны не как в FEN
repair-letter-case = буква или слово
repair-letter-case-report = буквы были записаны не как в FEN
repair-lookalike-letters = похожие буквы другого алфавита
repair-lookalike-letters-report = знаки были лишь похожи на нужные
repair-foreign-letters = буквы фигур другого языка ({ $language })
repair-foreign-letters-report = фигуры были обозначены буквами другого языка
repair-figurines = шахматные символы
repair-figurines-report = фигуры были обозначены шахматными символами
repair-variant-marks = знаки шахматного варианта
repair-variant-marks-report = были знаки шахматного варианта
repair-separators = знаки между частями
repair-separators-report = разделители были не такими, как нужно
repair-repeated-operation = повторённая операция
repair-repeated-operation-report = операция была указана повторно
repair-missing-square = недостающее поле
repair-missing-square-report = в горизонтали не хватало одного поля
repair-surplus-square = лишнее поле
repair-surplus-square-report = в горизонтали было одно лишнее поле
repair-missing-rank = недостающая горизонталь
repair-missing-rank-report = не хватало горизонтали
repair-one-line =
    { $count ->
        [1] { $first }
       *[other] Исправлений: { $count }, первое: { $first }
    }
repair-heading = Это можно понять, если исправить ошибки ({ $count })
repair-each = По порядку
repair-each-tip = Всё, что исправляется, по порядку
repair-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
        [many] и ещё { $count }
       *[other] и ещё { $count }
    }
repair-button = Исправить
reading-several = Вариантов прочтения этого текста: { $count }
reading-choose = Выбрать…
reading-choose-name = Выбрать прочтение
reading-title = Какая позиция имеется в виду?
reading-text = Текст можно прочесть по-разному. Программа не гадает; поля, которые различаются, отмечены.
reading-text-damaged = Одна горизонталь доски повреждена. Каждое прочтение предполагает своё, самое вероятное первым, и отмечает своё поле.
reading-number = Прочтение { $number }
reading-take = Выбрать это
reading-take-name = Выбрать прочтение { $number }
reading-as-it-stands = как написано
assumption-gap = пустое поле { $place }
assumption-piece-added = добавлено: { $piece } на { $place }
assumption-piece-left-out = пропущено как лишнее: { $piece } на { $place }
assumption-gap-left-out = пропущено как лишнее: пустое поле { $place }
assumption-piece-beyond = пропущено как лишнее: { $piece } после { $place }
assumption-gap-beyond = пропущено как лишнее: пустое поле после { $place }
assumption-empty-rank = { $place }-я горизонталь пуста
assumption-home-rank = { $place }-я горизонталь как в начале партии
assumed-fields = Принято: { $fields }
assumed-no-castling = рокировок нет
assumed-counters = счётчики { $clock } { $number }
variant-kept-out = Из шахматного варианта, в FEN не входит: { $marks }
variant-pocket = фигуры в руке { $pieces }
variant-empty-pocket = рука пуста
variant-promoted = превращённые фигуры на { $squares }
variant-checks-given = дано шахов: белыми { $white }, чёрными { $black }
variant-checks-left = осталось шахов: белым { $white }, чёрным { $black }

## Setup panel

setup-unfold = Показать панель целиком
setup-fold = Свернуть панель в полосу
side-to-move = Очередь хода
white = Белые
black = Чёрные
white-to-move = Ход белых
black-to-move = Ход чёрных
castling = Рокировка
kingside = 0-0
queenside = 0-0-0
white-castles-kingside = Короткая рокировка белых
white-castles-queenside = Длинная рокировка белых
black-castles-kingside = Короткая рокировка чёрных
black-castles-queenside = Длинная рокировка чёрных
white-may-castle-kingside = Белые ещё могут сделать короткую рокировку
white-may-castle-queenside = Белые ещё могут сделать длинную рокировку
black-may-castle-kingside = Чёрные ещё могут сделать короткую рокировку
black-may-castle-queenside = Чёрные ещё могут сделать длинную рокировку
castling-possible = { $right }: король { $king }, ладья { $rook }
castling-box-tip = { $right }: отметьте, если ни король, ни ладья ещё не ходили
castling-sign-tip = { $right }. Двойной щелчок по ладье или { $keys } меняет это.
moved-two-sign-tip = Эта пешка только что пошла на два поля, её можно взять на проходе. Двойной щелчок по ней или { $keys } меняет это.
castling-no-king = на { $square } нет короля
castling-no-rook = на { $square } нет ладьи
castling-other-king = FEN относит это к королю на { $square }
castling-bar-tip = { $right }: { $reason }. FEN не содержит этого права, пока фигура не вернётся.
castling-not-possible = { $right }: { $reason }
castling-if-at-home = { $right }: разрешена, как только король и ладья окажутся на исходных полях
en-passant = Взятие на проходе
en-passant-none = нет
en-passant-tip = Поле позади пешки, которая только что пошла на два поля. Чтобы указать его, дважды щёлкните такую пешку на доске.
en-passant-wrong-rank = это поле лежит на { $rank }-й горизонтали
en-passant-no-pawn = на { $square } нет пешки
en-passant-occupied = поле { $square } занято
halfmove-clock = Счётчик полуходов
halfmove-clock-tip = Число полуходов после последнего взятия или хода пешкой (правило 50 ходов)
fullmove-number = Номер хода
fullmove-number-tip = Номер следующего хода
start-position = Начальная позиция
# Descriptions of a square.
sign-may-castle = право рокировки
sign-has-moved-two = только что пошла на два поля
sign-en-passant = поле взятия на проходе
sign-unsure = под сомнением
sign-marked = отметка: { $color }
sign-arrow-to = стрелка на { $square }: { $color }
sign-arrow-from = стрелка с { $square }: { $color }
sign-best-move = лучший ход на { $square }
sign-expected-move = ожидаемый ход на { $square }
sign-engine-best-move = лучший ход движка на { $square }
sign-engine-move = ещё один ход движка на { $square }
sign-differs = отличается
sign-selected = выделено
sign-picked-up = фигура взята
sign-can-go-there = можно пойти сюда
# Words that find a command in addition to its name.
other-words-read = читать сказать вслух голос экранный диктор незрячий
other-words-flip-board = повернуть развернуть вид со стороны чёрных черных flip turn
other-words-clear-board = пустая убрать стереть снять фигуры clear empty erase
other-words-start-position = исходная расстановка начало сброс start initial reset
other-words-known-positions = дебюты табии ECO маты эндшпили окончания этюды партии фора openings tabiyas mates endings studies games odds
other-words-chess960 = шахматы Фишера фишеровские рандом случайная двойная номер Fischer random double number
other-words-mirror-files = зеркало зеркально горизонтально перевернуть mirror reflect horizontal
other-words-mirror-ranks = зеркало зеркально вертикально перевернуть mirror reflect vertical invert
other-words-swap-colors = поменять обменять цвета белые чёрные инвертировать swap reverse invert exchange
other-words-toggle-right = взятие на проходе король ладья пешка право castling en passant
other-words-change-side-to-move = чей ход белых чёрных черных передать turn White Black
other-words-diagram = экспорт картинка изображение рисунок печать стиль export picture image SVG PNG JPEG PDF print
other-words-print = принтер распечатать напечатать рабочий лист задания бумага print worksheet PDF
other-words-recover-work = сбой авария журнал копия потеря спасти вернуть crash restore journal backup lost
other-words-stop-waiting = зависло завис сетевой диск отмена медленно не отвечает
other-words-what-changed = изменения различия сравнить не сохранено правки до после проверить diff
other-words-revert-lines = отменить строка восстановить исходная сбросить вернуть
other-words-language = language язык перевод немецкий английский испанский французский русский
other-words-copy-picture = изображение рисунок буфер обмена снимок диаграмма image clipboard screenshot diagram
other-words-mark-square = кружок круг подсветка выделить цвет пометка circle highlight color annotate
other-words-draw-arrow = пометка линия annotate line arrow
other-words-go-to-line = строка номер
other-words-high-contrast = доступность разборчиво цвета черный белый
other-words-reduced-motion = доступность движение анимация мигание курсор
other-words-zoom-in = масштаб увеличить текст размер
other-words-zoom-out = масштаб уменьшить текст размер
other-words-usual-size = масштаб сбросить 100 % текст размер
other-words-remove-annotations = очистить стереть кружки пометки подсветка clear erase circles highlights
other-words-solution-arrows = bm pv решение лучший ход ожидаемый вариант скрыть
other-words-show-solutions = bm am pv pm задача ответ скрыть лучшие ходы
other-words-new = создать пустой новый файл
other-words-open = загрузить импорт прочитать файл база
other-words-save = записать сохранение
other-words-save-as = экспорт переименовать копия другое имя
other-words-save-selected = экспорт часть сборника выделение
other-words-save-games = экспорт pgn партии решения
other-words-save-plain-fen = экспорт fen шесть полей без операций
other-words-save-table = экспорт csv электронная таблица записать обратно задачи
other-words-pages = рабочий лист раздаточный задание упражнения домашнее печать распечатать принтер бумага урок контрольная решения A4 PDF
other-words-close = вкладка выйти
other-words-quit = закрыть завершить выход
other-words-undo = назад вернуть ошибка отменить откат
other-words-redo = снова вперёд вернуть
other-words-copy-fen = буфер обмена строка текст
other-words-copy-as = экспорт преобразовать формат поделиться PGN UCI EPD LaTeX форум
other-words-paste = импорт буфер обмена FEN диаграмма PGN партия ходы UCI
other-words-operations = EPD лучший ход название комментарий решение bm id
other-words-fen-style = диалект формат стандарт запись Shredder X-FEN рокировка на проходе
other-words-add-position = новая вставить ещё следующая задача строка
other-words-duplicate-position = клонировать копия
other-words-delete-position = убрать стереть выбросить
other-words-find = искать отбор фильтр запрос материал ладейные окончания пешечный эндшпиль разноцветные слоны мат в два хода шах игрок имя
other-words-statistics = подсчёт числа график гистограмма карта распределение сколько
other-words-check-all = легальность легальные нелегальные проверка ошибки проблемы
other-words-repair-all = починить поправить почистить ошибки битые неверные
other-words-repair-text = исправить текст нечитаемый повреждён fen прочтение выбрать
other-words-duplicates = одинаковые повторы дубли двойники копии
other-words-sort = упорядочить порядок
other-words-shuffle = случайный порядок перетасовать
other-words-split = извлечь экспорт отделить часть новый файл
other-words-append = объединить слить соединить импорт
other-words-kings-only = голые короли эндшпиль
other-words-piece-list = набрать список нотация расставить задача Крg1
other-words-eraser = стереть убрать фигуру удалить
other-words-symmetric = зеркально обе стороны симметрия
other-words-unsure = сомнение вопрос потом запомнить перепроверить
other-words-picture = изображение фото скан фрагмент сравнить наложить прозрачно
other-words-read-screen = снимок экрана скриншот изображение распознать диаграмма screenshot OCR
other-words-compare = различия разница сравнение
other-words-play-moves = партия вариант анализ легальные ходы попробовать играть
other-words-copy-line = буфер вариант партия нотация
other-words-write-line = решение вариант записать операция ответ
other-words-add-line-positions = каждая позиция все позиции партии вставить
other-words-engine = анализ анализировать оценка Stockfish UCI лучший вариант
other-words-analyse = движок пакет все позиции тестовый набор оценить ночью Stockfish
other-words-score-suite = решено пропущено очки STS итог результат проверка bm am
other-words-new-positions = создать сгенерировать случайные эндшпиль рецепт цугцванг упражнения задания этюды таблицы
other-words-compare-suites = два движка версии решено обоими никем
other-words-endgame-truth = tablebase таблицы эндшпилей Syzygy проверить ложное утверждение второе решение побочное дуаль dm wdl dtz ce мат результаты записать
other-words-grid = миниатюры галерея плитка обзор
other-words-dark = ночной режим тёмный чёрный
other-words-light = дневной режим светлый белый
other-words-gestures = управление как мышь касание шпаргалка
other-words-keys = горячие клавиши изменить настроить
other-words-help = объяснить руководство что такое FEN справка
other-words-about = версия лицензия автор
men-name = Фигур: белых { $white }, чёрных { $black }
symmetric-tip = Всё, что вы ставите, зеркально появляется и у другой стороны
# The board is compared with another position; $line is the number of that position.
compare-squares =
    { $count ->
        [0] Отличий на доске от позиции { $line } нет
        [one] От позиции { $line } отличается { $count } поле
        [few] От позиции { $line } отличаются { $count } поля
        [many] От позиции { $line } отличаются { $count } полей
       *[other] От позиции { $line } отличается { $count } поля
    }
compare-side = другая очередь хода
compare-castling = другая рокировка
compare-en-passant = другое взятие на проходе
compare-counters = другие счётчики
compare-exchange = Показать вторую
compare-stop = Закончить
clear-board = Очистить доску
clear = Очистить
flip-board = Перевернуть доску
flip = Перевернуть

## Advice

advice = Соответствие правилам
verdict-legal = По правилам · { $side }
verdict-check = По правилам · { $side } · шах
verdict-checkmate = По правилам · { $side } · мат
verdict-stalemate = По правилам · { $side } · пат
verdict-more = ещё { $count }
verdict-more-tip = Всё, что не так с позицией
advice-line = { $text }: { $level }
advice-where = { $text }: { $squares }
advice-none = Ошибок не найдено
advice-chess960 = Рокировка здесь возможна только по правилам Chess960
level-unreadable = не читается
level-illegal = нелегально
level-warning = предупреждение
level-repair = можно исправить
level-note = примечание
level-illegal-heading = в партии невозможно
level-warning-heading = необычно
problem-empty-board = Доска пуста
problem-empty-board-report = фигур нет
problem-no-white-king = У белых нет короля
problem-no-white-king-report = у белых нет короля
problem-no-black-king = У чёрных нет короля
problem-no-black-king-report = у чёрных нет короля
problem-too-many-white-kings = У белых больше одного короля
problem-too-many-white-kings-report = у белых больше одного короля
problem-too-many-black-kings = У чёрных больше одного короля
problem-too-many-black-kings-report = у чёрных больше одного короля
problem-too-many-white-pawns = У белых больше 8 пешек
problem-too-many-white-pawns-report = у белых больше 8 пешек
problem-too-many-black-pawns = У чёрных больше 8 пешек
problem-too-many-black-pawns-report = у чёрных больше 8 пешек
problem-too-many-white-pieces = У белых больше 16 фигур
problem-too-many-white-pieces-report = у белых больше 16 фигур
problem-too-many-black-pieces = У чёрных больше 16 фигур
problem-too-many-black-pieces-report = у чёрных больше 16 фигур
problem-too-many-white-promoted = У белых превращённых фигур больше, чем не хватает пешек
problem-too-many-white-promoted-report = у белых превращённых фигур больше, чем не хватает пешек
problem-too-many-black-promoted = У чёрных превращённых фигур больше, чем не хватает пешек
problem-too-many-black-promoted-report = у чёрных превращённых фигур больше, чем не хватает пешек
problem-pawn-on-back-rank = Пешка стоит на крайней горизонтали
problem-pawn-on-back-rank-report = пешка стоит на крайней горизонтали
problem-opposite-check = Король под шахом при ходе противника
problem-opposite-check-report = король под шахом при ходе противника
problem-kings-side-by-side = Короли стоят рядом друг с другом
problem-kings-side-by-side-report = короли стоят рядом друг с другом
problem-too-many-checkers = Шах дают три фигуры или больше
problem-too-many-checkers-report = шах дают три фигуры или больше
problem-impossible-check = Никакой последний ход не мог дать такой шах
problem-impossible-check-report = никакой последний ход не мог дать такой шах
problem-no-last-move = Никакой последний ход не мог привести к этой позиции
problem-no-last-move-report = последний ход найти нельзя
problem-castling-arrays-differ = Права рокировки белых и чёрных не согласуются между собой
problem-castling-arrays-differ-report = права рокировки не подходят ни к одной начальной расстановке
problem-halfmove-clock-after-zeroing = Последним ходом могло быть только взятие или ход пешкой, значит, счётчик полуходов равен 0
problem-halfmove-clock-after-zeroing-report = счётчик полуходов не равен 0, хотя последним ходом могло быть только взятие или ход пешкой
problem-invalid-ep-square = Поле взятия на проходе не входит в FEN: { $reason }
problem-invalid-ep-square-report = невозможное поле взятия на проходе
problem-bad-castling-rights = «{ $right }» не входит в FEN: { $reason }
problem-bad-castling-rights-report = невозможное право рокировки
problem-halfmove-clock-with-ep = Сразу после двойного хода пешкой счётчик полуходов не равен 0
problem-halfmove-clock-with-ep-report = сразу после двойного хода пешкой счётчик полуходов не равен 0
problem-halfmove-clock-too-high = Счётчик полуходов больше, чем позволяет номер хода
problem-halfmove-clock-too-high-report = счётчик полуходов больше, чем позволяет номер хода
problem-halfmove-clock-over-150 = Счётчик полуходов больше 150: партия уже закончилась бы вничью
problem-halfmove-clock-over-150-report = счётчик полуходов больше 150
problem-counter = Номер хода начинается с 1
problem-counter-report = счётчики были записаны не как в FEN
hint-empty-board = Поставьте фигуры или выберите начальную позицию.
hint-no-king = Поставьте короля на доску.
hint-too-many-kings = Оставьте только одного.
hint-too-many = Снимите лишние.
hint-too-many-promoted = Снимите фигуру или по пешке за каждую.
hint-pawn-on-back-rank = Снимите её или поставьте ту фигуру, в которую она превратилась.
hint-no-last-move = Проверьте, не пропущена ли фигура, не стоит ли она на чужом поле и верна ли очередь хода.
hint-castling-arrays-differ = Короли начинают на одной и той же вертикали, ладьи тоже; король никогда не начинает на крайней вертикали.
hint-opposite-check = Передвиньте короля или фигуру, которая даёт шах.
hint-kings-side-by-side = Передвиньте одного из королей.
hint-too-many-checkers = Один ход даёт шах не больше чем двумя фигурами: уберите лишнюю.
hint-counters = Измените один из двух счётчиков.
problem-repair = Исправить
problem-repair-white-moves = Отдать ход белым
problem-repair-black-moves = Отдать ход чёрным
problem-repair-en-passant = Убрать поле взятия
problem-repair-castling = Снять право: { $right }
problem-repair-halfmove-clock = Счётчик полуходов: { $count }
problem-repair-fullmove-number = Номер хода: { $count }

## Playing moves

command-what-if = Что, если: свободно двигать фигуры
other-words-what-if = что если попробовать свободно переставить фигура вариант
what-if-open = Что, если: фигуры двигаются свободно, очередь хода не меняется.
what-if-tried = Вы испробовали другую позицию.
what-if-keep = Сохранить как новую позицию
what-if-leave = Вернуться
what-if-end = Снова делать ходы
announce-what-if-begun = Фигуры двигаются свободно, очередь хода не меняется
announce-what-if-ended = Снова делаются ходы
announce-what-if-left = Возврат к прежней позиции
message-what-if-kept = Испробованная позиция стала новой строкой файла
play-close = Закончить ходы
play-field = Вводимые ходы
play-field-hint = e4 c5 Кf3 …
play-field-tip = Введите ходы и нажмите Enter: они будут сделаны один за другим
play-copy = Копировать
play-copy-tip = Копировать сделанные ходы
play-use = Применить
play-use-tip = Записать вариант как решение или добавить его позиции в файл
play-moves = Сделанные ходы
score-graph = Оценки вдоль варианта. { $place }
play-start = Начало варианта
play-hint = Перетащите фигуру, щёлкните по ней и по полю назначения или введите ходы выше.
play-only-moves = Когда делаются ходы, фигуры не ставятся и не снимаются. Esc: расстановка
play-no-white-king = Ходить нельзя: у белых нет короля
play-no-black-king = Ходить нельзя: у чёрных нет короля
play-several-white-kings = Ходить нельзя: у белых больше одного короля
play-several-black-kings = Ходить нельзя: у чёрных больше одного короля
play-opponent-in-check = Ходить нельзя: король под шахом при ходе противника
play-white-moves = Ход белых, а фигура на { $square } чёрная
play-black-moves = Ход чёрных, а фигура на { $square } белая
play-nothing-there = На { $square } ничего нет
play-own-piece = На { $square } стоит своя фигура
play-none-reaches =
    Так на { $square } не ходит { $piece ->
        [king] король
        [queen] ферзь
        [rook] ладья
        [bishop] слон
        [knight] конь
       *[pawn] пешка
    }
play-king-in-check = Король оказался бы под шахом
play-check-not-met = Король под шахом, и этот ход от него не защищает
play-no-right-kingside = Права на короткую рокировку нет
play-no-right-queenside = Права на длинную рокировку нет
play-castling-in-check = Под шахом рокировка невозможна
play-castling-blocked = Рокировке мешает фигура
play-castling-attacked = Король прошёл бы через битое поле или встал на него
play-not-a-move = это не ход
play-no-promotion = Укажите, в кого превращается пешка, например e8=Ф
play-ambiguous = Это может быть { $moves }
play-promote-to =
    Превратить в { $piece ->
        [queen] ферзя
        [rook] ладью
        [bishop] слона
       *[knight] коня
    }
play-word-wrong = «{ $word }»: { $reason }
play-word-read = «{ $word }» как { $move }
play-words-read =
    Прочитано: { $repairs }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }

## Operations

operations = Операции
operation-hidden = { $label }: скрыто, нажмите, чтобы увидеть
operation-long = Здесь показано только начало. Операция остаётся как есть.
operations-more =
    { $number ->
        [one] Ещё { $count } операция сохраняется, но здесь не показана.
        [few] Ещё { $count } операции сохраняются, но здесь не показаны.
        [many] Ещё { $count } операций сохраняются, но здесь не показаны.
       *[other] Ещё { $count } операции сохраняется, но здесь не показано.
    }
operation-opcode = Операция { $opcode }: код
operation-operands = Операция { $opcode }: значения
operation-up = Переместить операцию { $opcode } вверх
operation-down = Переместить операцию { $opcode } вниз
operation-remove = Удалить операцию { $opcode }
operation-new = Новая операция: код
operation-new-hint = код
operation-add = Добавить
operation-add-name = Добавить операцию
operation-choose = Выбрать код операции
opcode-unknown = нет в стандарте
opcode-analysis-depth = глубина анализа
opcode-analysis-milliseconds = время анализа, мс
opcode-analysis-nodes = проанализировано позиций
opcode-analysis-seconds = время анализа, с
opcode-avoid-moves = ходы, которых избегать
opcode-best-moves = лучшие ходы
opcode-centipawn-evaluation = оценка, 1/100 пешки
opcode-comment = комментарий
opcode-direct-mate = мат в столько-то ходов
opcode-distance-to-zeroing = полуходов до взятия или хода пешкой
opcode-draw-accept = ничья принята
opcode-draw-claim = ничья потребована
opcode-draw-offer = ничья предложена
opcode-draw-reject = ничья отклонена
opcode-eco = дебют (ECO)
opcode-fullmove-number = номер хода
opcode-game-selector = какая из двух партий
opcode-halfmove-clock = счётчик полуходов
opcode-identification = название
opcode-nic = дебют (NIC)
opcode-no-operation = ничего
opcode-perft-count = вариантов на столько-то полуходов
opcode-predicted-move = ожидаемый ход
opcode-predicted-variation = ожидаемый вариант
opcode-receiver = получатель
opcode-repetition-count = сколько раз встретилась
opcode-resign = сторона на ходу сдаётся
opcode-sender = отправитель
opcode-supplied-move = сделанный ход
opcode-supplied-variation = сыгранный вариант
opcode-variant = правила
opcode-variation-name = название варианта
opcode-win-draw-loss = выигрыш, ничья или проигрыш
operation-label-analysis-depth = Глубина
operation-label-analysis-milliseconds = Миллисек.
operation-label-analysis-nodes = Узлы
operation-label-analysis-seconds = Секунды
operation-label-avoid-moves = Избегать
operation-label-best-moves = Лучший ход
operation-label-centipawn-evaluation = 1/100 пешки
operation-label-comment = Заметка
operation-label-direct-mate = Мат в
operation-label-distance-to-zeroing = До нуля
operation-label-draw-accept = Ничья: да
operation-label-draw-claim = Требует ничью
operation-label-draw-offer = Ничья?
operation-label-draw-reject = Ничья: нет
operation-label-eco = ECO
operation-label-fullmove-number = Номер хода
operation-label-game-selector = Партия
operation-label-halfmove-clock = Счётчик
operation-label-identification = Название
operation-label-nic = NIC
operation-label-no-operation = Ничего
operation-label-perft-count = Perft
operation-label-predicted-move = Ожидаемый ход
operation-label-predicted-variation = Вариант
operation-label-receiver = Кому
operation-label-repetition-count = Повторений
operation-label-resign = Сдаётся
operation-label-sender = От кого
operation-label-supplied-move = Сыграно
operation-label-supplied-variation = Сыграно
operation-label-variant = Правила
operation-label-variation-name = Линия
operation-label-win-draw-loss = Исход
operation-label-numbered = { $label } { $number }
operation-with-opcode = { $label } ({ $opcode })
operation-own-ask = Осталось ответить: { $questions }
operation-own-crop = Изображение доски: { $file }
operation-own-source = Из { $file }
operation-own-doubt = Под вопросом: { $squares }
operation-own-confidence = Уверенность { $percent }%, что изображение прочитано верно
operation-rename = Изменить код
operation-options = Ещё об операции { $opcode }
operation-move-up = Вверх
operation-move-down = Вниз
operation-remove-entry = Удалить
operation-opcode-form = Код операции — это буква, за которой идёт до 14 букв, цифр и знаков _
operation-opcode-style = Общие коды состоят из двух и более строчных букв; собственные начинаются с прописной
operation-repeated = Такой код уже есть
operation-needs-number = Здесь нужно число
operation-out-of-bounds = Число должно быть от { $least } до { $most }
operation-too-small = Число должно быть не меньше { $least }
operation-needs-text = Здесь нужен текст
operation-needs-move = Здесь нужен ход, например Nf3
operation-coordinate-move = Ходы записываются как Nf3, а не двумя полями
operation-loose-move = Не совсем так, как пишет ходы стандарт: Nf3, exd5, O-O, e8=Q
operation-takes-nothing = Здесь ничего не нужно
operation-too-many-operands = Здесь больше, чем допускает этот код
operation-open-quote = Нет закрывающей кавычки
operation-text-too-long = По стандарту текст не длиннее 255 байт
operation-not-ascii = Старые программы читают здесь только ASCII
operation-not-closed = Нет точки с запятой в конце
operation-needs-supplied-move = Нет хода, с которым предложена ничья (sm)
operation-not-first-of-variation = Это не первый ход ожидаемого варианта (pv)
move-fault = { $move }: { $what }
move-fault-spelling = в стандартной нотации { $standard }
move-fault-full-spelling = полностью { $standard }
move-fault-ambiguous = может означать { $moves }
move-fault-not-a-move = это не ход
move-fault-no-promotion = не указано, во что превращается пешка, как в e8=Q
move-fault-nothing-there = на { $square } нечем ходить
move-fault-own-piece = на { $square } стоит своя фигура
move-fault-none-reaches =
    { $role ->
        [king] король не может пойти на { $square }
        [queen] ни один ферзь не может пойти на { $square }
        [rook] ни одна ладья не может пойти на { $square }
        [bishop] ни один слон не может пойти на { $square }
        [knight] ни один конь не может пойти на { $square }
       *[pawn] ни одна пешка не может пойти на { $square }
    }
move-fault-king-in-check = король оказался бы под шахом
move-fault-castling =
    { $side ->
        [kingside] короткая рокировка в этой позиции невозможна
       *[queenside] длинная рокировка в этой позиции невозможна
    }
move-fault-other-side =
    { $color ->
        [white] это ход белых, а сейчас ход чёрных
       *[black] это ход чёрных, а сейчас ход белых
    }
move-fault-no-king =
    { $color ->
        [white] ходы определить нельзя: у белых нет короля
       *[black] ходы определить нельзя: у чёрных нет короля
    }
move-fault-several-kings =
    { $color ->
        [white] ходы определить нельзя: у белых несколько королей
       *[black] ходы определить нельзя: у чёрных несколько королей
    }
move-fault-opponent-in-check = ходы определить нельзя: сторона, которая не ходит, под шахом
move-fault-line-of-play = это вариант, его место в pv: эти ходы можно сделать только один за другим
move-fault-mates-in =
    { $moves ->
        [one] указанные ходы дают мат в { $moves } ход
        [few] указанные ходы дают мат в { $moves } хода
        [many] указанные ходы дают мат в { $moves } ходов
       *[other] указанные ходы дают мат в { $moves } хода
    }
move-fault-is-mated = указанный вариант кончается матом той стороне, чей сейчас ход
move-fault-no-mate = указанные ходы не дают мата в столько ходов
move-fault-king-alone = у стороны, чей ход, есть только король
move-fault-game-over = у стороны, чей ход, нет ни одного хода по правилам
# A mate in the place of a best move, such as “bm #5”. standard: “dm 5”.
move-mate-note = мат вместо хода; другие программы ожидают { $standard }
move-mate-write = Записать { $standard }
moves-spelling-report = ход записан не в стандартной нотации
moves-wrong-report = ход в этой позиции невозможен
moves-ambiguous-report = запись хода подходит к нескольким ходам
moves-none-report = ходы нельзя прочитать
moves-line-of-play-report = вариант стоит там, где должны быть отдельные ходы
moves-mate-report = объявленный мат не согласуется с ходами
operation-respell = Записать { $standard } вместо { $move }
moves-show = Показать
moves-show-tip = Перейти к этой операции на панели
line-of-play = Вариант
line-first = К началу варианта
line-back = На ход назад
line-forward = На ход вперёд
line-last = К концу варианта
line-position-after = Позиция после { $move }
operation-no-such-row = Этой операции больше нет. Ничего не изменено.
operation-bad-opcode = Код операции начинается с буквы; пробелов и точек с запятой в нём нет. Ничего не изменено.
operation-bad-operands = Это нельзя было бы прочитать обратно: точка с запятой вне кавычек или незакрытая кавычка. Ничего не изменено.
operation-not-latin-1 = Эта строка в кодировке Latin-1, где нет одной из этих букв. Ничего не изменено.
operation-would-change-others = Тогда другие операции строки читались бы иначе. Ничего не изменено.

## Board and spare pieces

place-piece = Поставить: { $piece }
place-piece-tip = Перетащите фигуру на доску или щёлкните её, а затем поля. Правая кнопка ставит фигуру другого цвета.
pointer-tool = Указатель
pointer-tool-tip = Перетаскивайте фигуры по доске
eraser-tool = Ластик
eraser-tool-tip = Щёлкайте фигуры или проводите по ним, чтобы снять с доски

## The menu of a square

piece-menu-empty = Пусто
piece-menu-brush = Взять как кисть
piece-menu-castle = Право рокировки
piece-menu-moved-two = Только что пошла на два поля
piece-menu-unsure = Под сомнением
piece-menu-mark = Отметить
piece-menu-mark-color = Отметка: { $color }

## List, tabs, cards

positions = Позиции
position-row = Позиция { $number }
line-current = Позиция { $number } из { $count }
line-current-so-far = Позиция { $number } из { $count }, чтение…
shown-place = { $place } из { $count } показанных
shown-count = показано: { $count }
selected-count = выделено { $selected } из { $count }
row-lost = в файле больше нет
row-at-move = ход { $number }
row-after = после { $move }
row-white-mated = Белым мат
row-black-mated = Чёрным мат
row-white-stalemated = Белым пат
row-black-stalemated = Чёрным пат
row-equal = материал равен
row-against = { $white } против { $black }
row-white-has-more = У белых больше: { $white }
row-black-has-more = У чёрных больше: { $black }
row-best = Лучший ход
row-avoid = Избегать
row-line = Вариант
row-mate-in = Мат в
row-mated-in = Получает мат в
row-score = Оценка
mark-fine = верно
mark-fine-about = Верная запись, возможная позиция
mark-warned-about = Верная запись, но с предупреждением
mark-repaired-about = Записано неточно; на диаграмме — то, что имеется в виду, и текст можно исправить
mark-illegal-about = Такая позиция не может возникнуть в партии
mark-unreadable-about = Из этой строки не получается позиция
mark-ambiguous = вариантов прочтения: { $count }
mark-ambiguous-about = Строку можно прочесть по-разному
mark-comment = комментарий
mark-comment-about = Строка, которая не позиция и не должна ею быть
mark-blank = пустая строка
mark-blank-about = Строка, в которой ничего нет
mark-empty = пусто
mark-empty-about = Пустая доска: фигуры ещё предстоит расставить
change-changed = изменена
change-changed-about = Изменена после сохранения
change-repaired = была исправлена
change-repaired-about = Исправлена после сохранения
change-added = новая
change-added-about = Добавлена после сохранения
change-removed = удалена
change-removed-about = Удалена после сохранения
change-removed-before =
    { $number ->
        [one] Выше удалена { $count } позиция
        [few] Выше удалены { $count } позиции
        [many] Выше удалено { $count } позиций
       *[other] Выше удалено { $count } позиции
    }
change-before = Было: { $before }
list-scroll-bar = Место в списке
list-line = Позиция { $number }
list-as-rows = Строки
list-as-grid = Сетка
list-diagram-size = Размер диаграмм
list-diagram-size-about = Размер диаграмм (Ctrl и колесо мыши над списком)
list-find = Найти
list-add-about = Добавить в этот файл пустую позицию после текущей
list-place = Здесь появятся позиции, добавленные в этот файл.
list-nothing = Нет позиций для показа
list-menu = Выделенные позиции
rows-move-to = Переместить в
rows-copy-to = Копировать в
drag-rows =
    { $number ->
        [one] { $count } позиция
        [few] { $count } позиции
        [many] { $count } позиций
       *[other] { $count } позиции
    }
drag-move-to = Переместить в { $name }
drag-copy-to = Копировать в { $name }
group-size = одинаковых: { $count }
group-many = одинаковых: больше { $count }
chip-all = Все
chip-all-about = Показать все позиции
chip-fine = Верные
chip-warned = Предупреждения
chip-repaired = Можно исправить
chip-illegal = Нелегальные
chip-unreadable = Нечитаемые
chip-found = Найденные
chip-duplicates = Повторы
chip-taken-about = Щёлкните, чтобы снова показать все позиции
chip-check = Проверить
chip-check-about = Узнать, всё ли в порядке с каждой позицией
chip-checking = проверка… { $part } %
chip-checking-about = Проверяется каждая позиция; ход проверки показан внизу
untitled = Без имени
untitled-file-name = без имени
tab-modified = { $name }, не сохранено
tab-close = Закрыть { $name }
window-title = { $name } – Tabiya
window-title-modified = *{ $name } – Tabiya
status-reading = Чтение { $name }
status-reading-input = Чтение стандартного ввода
status-saving = Сохранение { $name }
status-listing = Чтение папки
status-settings = Настройки
status-making-diagram = Создание диаграммы
status-counting-pages = Подсчёт страниц
status-making-pages = Создание { $name }
status-making-printout = Подготовка листов к печати
status-printing = Ожидание диалога печати
status-opening = Открытие { $name }
status-copying-picture = Копирование картинки
status-copying-text = Копирование
status-pasting = Чтение буфера обмена
status-taking-screenshot = Ожидается снимок экрана
status-looking-at-text = Поиск позиций в тексте
status-reading-pasted-picture = Чтение картинки из буфера обмена
status-reading-screen = Чтение снимка экрана
status-reading-pieces = Чтение фигур
status-reloading = Повторное чтение файла
status-keeping-edits = Перенос ваших правок
status-looking = Просмотр файлов
status-fetching = Чтение позиций
status-checking = Проверка
status-counting = Подсчёт
status-filtering = Отбор
status-finding = Поиск
status-finding-nearest = Подбор похожего запроса
status-finding-duplicates = Поиск повторов
status-sorting = Сортировка
status-shuffling = Перемешивание
status-finding-repairs = Поиск того, что можно исправить
status-finding-engines = Поиск движков
status-endgame = Поиск эндшпиля в таблицах
status-deleting = Удаление позиций
status-moving = Перемещение позиций
status-copying = Копирование позиций
status-duplicating = Дублирование позиций
status-repairing = Исправление
status-answering-turns = Указывается очередь хода
status-looking-for-operations = Поиск операций
status-making-fen = Запись позиций в виде FEN
status-scoring = Подсчёт
status-making-positions = { $number ->
    [one] Создаётся { $count } позиция
    [few] Создаются { $count } позиции
    [many] Создаются { $count } позиций
   *[other] Создаются { $count } позиции
}
status-statistics = Подсчёт позиций
status-saving-score = Сохранение результата
status-analysing = Анализ
status-putting-results = Запись результатов в строки
status-finding-left-analyses = Поиск незаконченных анализов
status-removing-results = Удаление ненужных результатов
status-adding = Добавление позиций
status-reverting = Возврат позиций
status-comparing = Сравнение с файлом
status-asking = Открыт системный диалог выбора файла
status-asking-silent = Системный диалог не появился? Ещё раз выберите «Открыть» или «Сохранить», и откроется встроенный.
status-no-answer = { $what }: диск пока не отвечает
status-waiting-line = Ожидание { $name }: переход к позиции { $line }{ $more ->
        [0] {""}
        [one] {" "}и ещё { $more } действие
        [few] {" "}и ещё { $more } действия
        [many] {" "}и ещё { $more } действий
       *[other] {" "}и ещё { $more } действия
    }
status-waiting-change = Ожидание { $name }: изменение{ $more ->
        [0] {""}
        [one] {" "}и ещё { $more } действие
        [few] {" "}и ещё { $more } действия
        [many] {" "}и ещё { $more } действий
       *[other] {" "}и ещё { $more } действия
    }
use-own-dialog = Встроенный диалог
cancel = Отмена
cancel-waiting = Больше не ждать { $name }
dismiss-message = Скрыть сообщение
copy-messages = Копировать сообщения
all-messages =
    { $count ->
        [1] Показать сообщение полностью
        [one] Показать все { $count } сообщение
        [few] Показать все { $count } сообщения
        [many] Показать все { $count } сообщений
       *[other] Показать все { $count } сообщения
    }
announce-zoom = Размер { $percent } %
announce-put = { $piece } на { $square }
announce-emptied = Поле { $square } теперь пусто
announce-put-both = { $here } · { $there }
announce-put-at-home = { $piece }: на полях начальной позиции
announce-filled = { $rank }-я горизонталь: на каждом поле { $piece }
announce-taken-off =
    { $count ->
        [0] Там ничего не стояло
        [one] Снята { $count } фигура
        [few] Сняты { $count } фигуры
        [many] Снято { $count } фигур
       *[other] Снято { $count } фигуры
    }
announce-kings-only = Остались только короли
announce-dropped-block =
    { $count ->
        [one] Перемещена { $count } фигура
        [few] Перемещены { $count } фигуры
        [many] Перемещено { $count } фигур
       *[other] Перемещено { $count } фигуры
    }
announce-copied-block =
    { $count ->
        [one] Скопирована { $count } фигура
        [few] Скопированы { $count } фигуры
        [many] Скопировано { $count } фигур
       *[other] Скопировано { $count } фигуры
    }
announce-castling-changed = Рокировка изменена
announce-may-castle = { $piece } на { $square }: право рокировки есть
announce-may-not-castle = { $piece } на { $square }: права рокировки нет
announce-mirrored-files = Отражено слева направо
announce-mirrored-ranks = Отражено сверху вниз
announce-rotated = Повёрнуто на пол-оборота
announce-swapped-colors = Цвета сменены с отражением
announce-swapped-in-place = Цвета сменены на месте
announce-as-black-sees-it = Теперь со стороны чёрных
announce-shifted = Сдвинуто на одно поле
# $done: the action, as a text; $squares: the squares of the lost pieces, such as "a1, h1".
announce-lost =
    { $count ->
        [one] { $done }. { $count } фигура ушла за край доски: { $squares }
        [few] { $done }. { $count } фигуры ушли за край доски: { $squares }
        [many] { $done }. { $count } фигур ушли за край доски: { $squares }
       *[other] { $done }. { $count } фигуры ушло за край доски: { $squares }
    }
# $from and $to: opposite corners of a rectangle of squares.
announce-selected-block =
    { $men ->
        [0] Выделено от { $from } до { $to }, пусто
        [one] Выделено от { $from } до { $to }, { $men } фигура
        [few] Выделено от { $from } до { $to }, { $men } фигуры
        [many] Выделено от { $from } до { $to }, { $men } фигур
       *[other] Выделено от { $from } до { $to }, { $men } фигуры
    }
announce-moved-block =
    { $count ->
        [one] Перемещено { $count } поле, теперь на { $square }
        [few] Перемещены { $count } поля, теперь до { $square }
        [many] Перемещено { $count } полей, теперь до { $square }
       *[other] Перемещено { $count } поля, теперь до { $square }
    }
announce-unsure = Поле { $square } под сомнением
announce-sure = Поле { $square } верно
announce-block-unsure =
    { $count ->
        [one] Под сомнением { $count } поле
        [few] Под сомнением { $count } поля
        [many] Под сомнением { $count } полей
       *[other] Под сомнением { $count } поля
    }
announce-block-sure =
    { $count ->
        [one] Сомнение снято с { $count } поля
        [few] Сомнение снято с { $count } полей
        [many] Сомнение снято с { $count } полей
       *[other] Сомнение снято с { $count } поля
    }
announce-all-sure = Все сомнения сняты
announce-row-settled = В этой позиции все сомнения сняты. В других есть поля под сомнением.
mark-green = зелёная
mark-red = красная
mark-blue = синяя
mark-yellow = жёлтая
announce-marked = Отметка на { $square }: { $color }
announce-unmarked = На { $square } нет отметки
announce-arrow = Стрелка с { $from } на { $to }: { $color }
announce-no-arrow = Нет стрелки с { $from } на { $to }
announce-annotations-removed = Все стрелки и отметки убраны
announce-comparing-ended = Сравнение закончено
announce-compared = Другие позиции теперь сравниваются с этой
announce-white-moves = Ход белых
announce-black-moves = Ход чёрных
announce-castling = { $right }: да
announce-no-castling = { $right }: нет
announce-en-passant = Поле взятия на проходе: { $square }
announce-no-en-passant = Поля взятия на проходе нет
announce-halfmove-clock = Счётчик полуходов: { $count }
announce-fullmove-number = Номер хода: { $count }
announce-cleared = Доска теперь пуста
announce-start = Расставлена начальная позиция
announce-replaced = Новая позиция
message-game-begun = Партия остаётся без изменений. С изменённой позиции ниже начинается новая партия.
announce-undone = Отменено
announce-play-begun = Ходы: вводите их или выбирайте поля на доске
announce-play-ended = Снова расстановка позиции
announce-line-played = Сделаны ходы: { $moves }
announce-engine-opened = Панель движков
announce-engine-closed = Панель движков закрыта
announce-engine-started = { $engine }: запущен
announce-engine-stopped = { $engine }: остановлен
announce-engines-found =
    { $number ->
        [one] Найден { $count } движок
        [few] Найдено { $count } движка
        [many] Найдено { $count } движков
       *[other] Найдено { $count } движка
    }
announce-put-back = Фигура возвращена
announce-picked-up =
    { $piece } на { $square }: { $count ->
        [0] ходов нет
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
announce-promoting = Выберите, в кого превратится пешка
announce-played = { $side }: { $move }
announce-played-check = { $side }: { $move }, шах
announce-played-mate = { $side }: { $move }, мат
announce-played-stalemate = { $side }: { $move }, пат
announce-line-begin = Начало варианта
announce-line-at = После { $moves }
announce-redone = Повторено

## Messages

message-more-errors =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
        [many] и ещё { $count }
       *[other] и ещё { $count }
    }
announce-operation-added = Операция добавлена
announce-operation-removed = Операция удалена
announce-operation-moved = Операция перемещена
announce-move-respelled = Теперь записано { $standard }
announce-deleted =
    { $number ->
        [1] Позиция удалена
        [one] Удалена { $count } позиция
        [few] Удалены { $count } позиции
        [many] Удалено { $count } позиций
       *[other] Удалено { $count } позиции
    }
announce-statistics =
    { $number ->
        [0] Считать нечего
        [one] Подсчитана { $count } позиция
        [few] Подсчитаны { $count } позиции
        [many] Подсчитано { $count } позиций
       *[other] Подсчитаны { $count } позиции
    }
announce-scored = Решено { $solved } из { $count }
announce-analysis-begun = Анализ { $name } движком { $engine }
announce-analysis-paused = Анализ приостановлен
announce-analysis-goes-on = Анализ продолжен
announce-duplicated =
    { $number ->
        [1] Позиция продублирована
        [one] Продублирована { $count } позиция
        [few] Продублированы { $count } позиции
        [many] Продублировано { $count } позиций
       *[other] Продублировано { $count } позиции
    }
announce-duplicates-deleted =
    { $number ->
        [0] Повторы не удалены
        [one] Удалён { $count } повтор
        [few] Удалены { $count } повтора
        [many] Удалено { $count } повторов
       *[other] Удалено { $count } повтора
    }
announce-moved =
    { $number ->
        [1] Позиция перемещена
        [one] Перемещена { $count } позиция
        [few] Перемещены { $count } позиции
        [many] Перемещено { $count } позиций
       *[other] Перемещено { $count } позиции
    }
announce-sorted =
    { $number ->
        [one] Отсортирована { $count } позиция
        [few] Отсортированы { $count } позиции
        [many] Отсортировано { $count } позиций
       *[other] Отсортировано { $count } позиции
    }
announce-shuffled =
    { $number ->
        [one] Перемешана { $count } позиция
        [few] Перемешаны { $count } позиции
        [many] Перемешано { $count } позиций
       *[other] Перемешано { $count } позиции
    }
announce-repaired =
    { $number ->
        [one] Исправлена { $count } позиция
        [few] Исправлены { $count } позиции
        [many] Исправлено { $count } позиций
       *[other] Исправлено { $count } позиции
    }
announce-turns-answered =
    { $number ->
        [one] Очередь хода указана на { $count } доске
        [few] Очередь хода указана на { $count } досках
        [many] Очередь хода указана на { $count } досках
       *[other] Очередь хода указана на { $count } досках
    }
announce-made-fen =
    { $number ->
        [one] { $count } позиция записана как простой FEN
        [few] { $count } позиции записаны как простые FEN
        [many] { $count } позиций записано как простые FEN
       *[other] { $count } позиции записано как простые FEN
    }
announce-reverted =
    { $number ->
        [one] { $count } позиция возвращена к виду в файле
        [few] { $count } позиции возвращены к виду в файле
        [many] { $count } позиций возвращено к виду в файле
       *[other] { $count } позиции возвращено к виду в файле
    }
message-nothing-to-revert = Ни одна из этих позиций не отличается от файла
announce-copied-over =
    { $number ->
        [1] Позиция скопирована в другой файл
        [one] В другой файл скопирована { $count } позиция
        [few] В другой файл скопированы { $count } позиции
        [many] В другой файл скопировано { $count } позиций
       *[other] В другой файл скопировано { $count } позиции
    }
announce-moved-over =
    { $number ->
        [1] Позиция перемещена в другой файл
        [one] В другой файл перемещена { $count } позиция
        [few] В другой файл перемещены { $count } позиции
        [many] В другой файл перемещено { $count } позиций
       *[other] В другой файл перемещено { $count } позиции
    }
announce-selected =
    { $number ->
        [one] Выделена { $count } позиция
        [few] Выделены { $count } позиции
        [many] Выделено { $count } позиций
       *[other] Выделено { $count } позиции
    }
announce-nothing-selected = Позиции не выделены
announce-line = Позиция { $number }
announce-all-rows =
    { $number ->
        [1] Показана единственная позиция
       *[other] Показаны все позиции: { $count }
    }
announce-found =
    { $number ->
        [0] Ничего не найдено
        [one] Найдена { $count } позиция
        [few] Найдены { $count } позиции
        [many] Найдено { $count } позиций
       *[other] Найдено { $count } позиции
    }
announce-duplicates =
    { $number ->
        [0] Повторяющихся позиций нет
        [one] Повторяется { $count } позиция, лишних позиций: { $surplus }
        [few] Повторяются { $count } позиции, лишних позиций: { $surplus }
        [many] Повторяются { $count } позиций, лишних позиций: { $surplus }
       *[other] Повторяется { $count } позиции, лишних позиций: { $surplus }
    }
announce-added-one = Позиция добавлена
message-copied = Скопировано
message-line-written = Записано: { $operation }
message-line-was-written = Уже записано: { $operation }
message-line-added =
    { $number ->
        [one] В файл добавлена { $count } позиция варианта
        [few] В файл добавлены { $count } позиции варианта
        [many] В файл добавлено { $count } позиций варианта
       *[other] В файл добавлено { $count } позиции варианта
    }
message-game-added =
    { $number ->
        [one] В файл добавлена { $count } позиция партии и её вариантов
        [few] В файл добавлены { $count } позиции партии и её вариантов
        [many] В файл добавлено { $count } позиций партии и её вариантов
       *[other] В файл добавлено { $count } позиции партии и её вариантов
    }
message-picture-copied = Картинка скопирована
copied-picture = Скопированная картинка, { $width } × { $height } пикселей
message-svg-copied = SVG скопирован
message-picture-saved = Файл { $name } сохранён ({ $width } × { $height } пикселей, { $size })
message-drawing-saved = Файл { $name } сохранён ({ $size })
message-diagram-failed = Не удалось создать диаграмму: { $reason }.
message-style-saved = Стиль { $name } сохранён
message-style-deleted = Стиль { $name } удалён
message-pieces-no-text = Имя этой папки — не текст, поэтому его нельзя сохранить в настройках. Переименуйте папку.
message-copied-but =
    Скопировано. { $warning }{ $more ->
        [0] .
        [one] ; ещё { $more } предупреждение.
        [few] ; ещё { $more } предупреждения.
        [many] ; ещё { $more } предупреждений.
       *[other] ; ещё { $more } предупреждения.
    }
message-pasted-repaired = Позиция взята из текста. Исправлено: { $repairs }
message-pasted = Позиция взята из текста
message-replaced = Удалены операции прежней позиции: { $operations } (отмена их вернёт)
message-and-next = { $first }. { $next }
message-replaced-remark = комментарий
message-game =
    { $number ->
        [0] Ходов нет. На доске начальная позиция партии.
        [one] { $count } ход. На доске последняя позиция.
        [few] { $count } хода. На доске последняя позиция.
        [many] { $count } ходов. На доске последняя позиция.
       *[other] { $count } хода. На доске последняя позиция.
    }
message-game-of = { $white } – { $black }: { $game }
message-game-stops = Партия не читается до конца: { $why }.
message-game-variant = Партия не прочитана: { $why }.
message-game-skipped = Неизвестный текст пропущен, начиная с: { $word }
message-game-rest = Остаток стоит в строке для ходов.
message-game-add = Добавить все её позиции
message-added =
    { $number ->
        [one] Добавлена { $count } позиция
        [few] Добавлены { $count } позиции
        [many] Добавлено { $count } позиций
       *[other] Добавлено { $count } позиции
    }
message-lines-copied =
    { $number ->
        [1] Позиция скопирована
        [one] Скопирована { $count } позиция
        [few] Скопированы { $count } позиции
        [many] Скопировано { $count } позиций
       *[other] Скопировано { $count } позиции
    }
message-copied-as =
    { $number ->
        [one] { $count } позиция скопирована как { $form }
        [few] { $count } позиции скопированы как { $form }
        [many] { $count } позиций скопировано как { $form }
       *[other] { $count } позиции скопировано как { $form }
    }
message-nothing-to-copy = В выделенных строках нет позиций
message-too-much-to-copy = Столько позиций в буфер обмена не поместится. Вынесите их в отдельный файл: «Вынести в новый файл».
message-not-cut = Позиции в буфере обмена, но файл тем временем изменился: они не удалены.
message-not-moved = Позиции скопированы, но их файл тем временем изменился: они остались и в нём.
message-nothing-to-repair = Исправлять нечего
message-no-duplicates-shown = Сначала найдите повторы
message-no-such-line =
    { $number ->
        [0] Позиций нет
        [1] Здесь только одна позиция
        [one] Здесь позиции с 1-й по { $count }-ю
        [few] Здесь позиции с 1-й по { $count }-ю
        [many] Здесь позиции с 1-й по { $count }-ю
       *[other] Здесь позиции с 1-й по { $count }-ю
    }
message-still-reading = Файл ещё читается. Повторите, когда чтение закончится.
message-still-changing = Ещё выполняется другое изменение многих позиций. Повторите, когда оно закончится.
message-changed-again = Файл тем временем изменился: действие выполняется заново
message-change-given-up = Файл тем временем изменился: больше ничего не сделано. Повторите попытку.
message-check-cancelled = Проверка остановлена. Её продолжит «Проверить все позиции».
message-too-many-lines = Позиций больше, чем можно упорядочить или сравнить.
message-row-lost = Эта позиция потеряна: файл изменила другая программа.
message-row-not-read = Не удалось прочитать эту позицию. Ничего не изменено; повторите попытку.
message-rows-not-read = Не удалось прочитать позиции с диска: { $reason }
message-nothing-to-paste = Нет текста для вставки
message-picture-read = Диаграмма на доске. Сравните её с картинкой.
message-picture-written = Картинка сообщает, что стоит на её диаграмме. Позиция на доске.
message-picture-doubt =
    { $count ->
        [one] Диаграмма на доске. Под сомнением { $count } поле.
        [few] Диаграмма на доске. Под сомнением { $count } поля.
        [many] Диаграмма на доске. Под сомнением { $count } полей.
       *[other] Диаграмма на доске. Под сомнением { $count } поля.
    }
message-pictures-read =
    { $name }: { $number ->
        [one] { $count } диаграмма
        [few] { $count } диаграммы
        [many] { $count } диаграмм
       *[other] { $count } диаграммы
    }
message-pictures-doubt =
    { $number ->
        [one] В { $count } из них есть поля под сомнением.
        [few] В { $count } из них есть поля под сомнением.
        [many] В { $count } из них есть поля под сомнением.
       *[other] В { $count } из них есть поля под сомнением.
    }
message-picture-missing = Не поместилось на картинку: { $lines }.
message-picture-none = { $name }: шахматная доска не найдена. Изображение можно прочитать, если доска на нём видна целиком, чётко и не слишком мелко. Место вокруг доски не мешает.
message-picture-unlikely = { $reason } { $name }: не прочитано.
message-no-screenshots = Эта среда не делает снимков экрана для других программ. Сделайте снимок её собственными средствами и вставьте его сюда.
message-screenshot-silent = Среда не ответила на просьбу о снимке экрана. Сделайте снимок её собственными средствами и вставьте его сюда.
message-screenshot-refused = Среда не сделала снимка экрана. Разрешите Tabiya делать снимки в настройках среды или сделайте снимок её собственными средствами и вставьте его сюда.
message-clipboard-silent = Программа, которой принадлежит буфер обмена, не отвечает. Ничего не вставлено. Скопируйте текст ещё раз или закройте ту программу.
message-clipboard-owner-gone = Программа, которой принадлежал буфер обмена, завершилась. Ничего не вставлено. Скопируйте текст ещё раз.
message-clipboard-too-large = Текста в буфере обмена больше { $most }. Ничего не вставлено. Сохраните его в файл и откройте этот файл.
message-clipboard-unreachable = Буфер обмена в этой среде недоступен. Ничего не вставлено. Откройте файл или перетащите его в окно.
message-paste-overtaken = Буфер обмена ответил слишком поздно, вы уже продолжили работу. Ничего не вставлено. Вставьте ещё раз.
message-not-copied = Система не приняла данные. Ничего не скопировано; повторите попытку.
message-piece-list-kept = В списке фигур ошибка. Его текст сохранён под стрелкой рядом с кнопкой «Вставить».
message-list-replaced = Позиция расставлена по списку фигур
message-list-add = Лучше добавить к позиции
message-block-at-edge = Выделенные поля уже у края доски
message-arrow-begun = Стрелка с { $from }, { $color }: щёлкните поле, где она кончается, или перейдите туда и нажмите Enter
message-arrow-asked = Щёлкните поле, где начинается стрелка ({ $color }), затем поле, где она кончается; Esc — отмена
message-arrow-given-up = Стрелка не нарисована
message-no-right-here = Это возможно только для короля, ладьи или пешки: право рокировки или только что сделанный ход на два поля
message-king-cannot-castle = Король на { $square } рокировать не может: он должен стоять на своей крайней горизонтали, а рядом на ней же — ладья
message-rook-cannot-castle = Ладья на { $square } рокировать не может: она и король должны стоять на своей крайней горизонтали
message-pawn-is-to-move =
    Эта пешка не могла только что пойти: сейчас ход её стороны. Сначала смените очередь хода{ $keys ->
        [none] .
       *[other] { " " }({ $keys }).
    }
message-pawn-has-not-moved-two = Пешка на { $square } не могла только что пойти на два поля: такая пешка стоит на 4-й горизонтали (белая) или на 5-й (чёрная), а два поля позади неё пусты
message-chess960 = Расстановка Chess960 { $number }
message-chess960-double = Расстановки Chess960: { $white } у белых и { $black } у чёрных
message-known = { $name }
# The dialog of known positions. $name is never translated.
known-title = Известные позиции
known-field = Поиск известных позиций
known-hint = Название, код ECO, ходы, автор, год
known-all = Все
known-opening = Дебюты
known-mate = Маты
known-ending = Эндшпили
known-study = Этюды
known-game = Партии
known-odds = Фора
known-list = Известные позиции
known-row = { $code } { $name }
known-diagram = { $name }, { $side }
known-code = ECO { $code }
known-put = Поставить на доску
known-count =
    { $number ->
        [0] По этим словам ничего не найдено. Попробуйте имя, код ECO или первые ходы.
        [one] { $count } позиция
        [few] { $count } позиции
        [many] { $count } позиций
       *[other] { $count } позиции
    }
# The dialog of Chess960 starting positions.
chess960-title = Chess960
chess960-about = 960 расстановок по номерам, от 0 до 959. Обычные шахматы — { $standard }.
chess960-white = Номер
chess960-white-alone = Номер для белых
chess960-double = У чёрных другая расстановка
chess960-black = Номер для чёрных
chess960-random = Случайно
chess960-random-tip = Выбрать номер по жребию
chess960-put = Поставить на доску
chess960-diagram = Расстановка Chess960 { $white }
chess960-diagram-double = Расстановки Chess960: { $white } у белых и { $black } у чёрных
chess960-here = На доске: номер { $number }
chess960-here-double = На доске: номер { $white } у белых, { $black } у чёрных
chess960-here-none = На доске: не начальная расстановка
message-compared-has-changed = Позиция { $line } изменилась. Отличающиеся поля по-прежнему отмечены.
message-compared-is-gone = Файл другой позиции закрыт
message-no-position-in-text = В этом тексте нет позиции. Ничего не изменено.
message-moves-from-elsewhere = Эти ходы начинаются не с начала партии. Поставьте позицию, к которой они относятся, выберите «Делать ходы» и вставьте их там в строку.
message-no-such-positions = Таких позиций в этих партиях нет. Ничего не изменено.
message-link-to-game = Это ссылка на партию на { $site }, и FEN в ней нет. Tabiya никогда не выходит в сеть: откройте партию в браузере, скопируйте там FEN позиции и вставьте его.
message-link = Это ссылка на { $site }, и FEN в ней нет. Tabiya никогда не выходит в сеть: откройте страницу в браузере, скопируйте там FEN или картинку доски и вставьте сюда.
message-no-position-in-long-text = В этом тексте ({ $size }) нет позиции, и для поля он слишком длинный. Ничего не изменено. Целиком его можно скопировать через меню «Правка».
message-text-cut = Этот текст слишком длинный для поля: вставлено только его начало. Целиком его можно скопировать через меню «Правка».
message-field-full = В этом поле больше нет места
message-cut-text-copied = Весь текст в буфере обмена
message-fault-in-job = { $reason }; отчёт об этой ошибке Tabiya лежит в { $path }
message-messages-copied = Сообщения в буфере обмена
message-reports =
    { $count ->
        [1] Раньше в Tabiya произошла внутренняя ошибка. То, что о ней известно, без ваших позиций и имён, лежит в { $path }
        [one] Раньше в Tabiya произошла { $count } внутренняя ошибка. То, что известно о последней, без ваших позиций и имён, лежит в { $path }
        [few] Раньше в Tabiya произошли { $count } внутренние ошибки. То, что известно о последней, без ваших позиций и имён, лежит в { $path }
        [many] Раньше в Tabiya произошло { $count } внутренних ошибок. То, что известно о последней, без ваших позиций и имён, лежит в { $path }
       *[other] Раньше в Tabiya произошло { $count } внутренней ошибки. То, что известно о последней, без ваших позиций и имён, лежит в { $path }
    }
message-job-failed = Не получилось ({ $reason }). Ничего не изменено; повторите попытку.
message-pasted-unreadable = Позиция в тексте не найдена. Он стоит в поле FEN, где его можно исправить.
message-no-repair = Разумного исправления этого текста нет. Исправьте его в поле FEN.
message-open-already = { $file } — тот же файл, что и { $name }, он уже открыт.
message-open-already-same-name = Файл { $file } уже открыт.
message-opened =
    { $name }: { $number ->
        [one] { $count } позиция
        [few] { $count } позиции
        [many] { $count } позиций
       *[other] { $count } позиции
    }
message-has-pages =
    { $count ->
        [1] { $name } — PDF, а не список.
        [one] { $count } файл — PDF, а не список.
        [few] { $count } файла — PDF, а не списки.
        [many] { $count } файлов — PDF, а не списки.
       *[other] { $count } файла — PDF, а не списки.
    }
read-its-diagrams = Прочитать диаграммы
read-anyway = Всё равно прочитать
message-not-saved = Файл { $name } не сохранён.
message-saved = Файл { $name } сохранён
message-too-many-files =
    { $number ->
        [one] { $count } файл не открыт: больше { $most } вкладок сразу быть не может. Закройте некоторые или откройте папку одним списком.
        [few] { $count } файла не открыты: больше { $most } вкладок сразу быть не может. Закройте некоторые или откройте папку одним списком.
        [many] { $count } файлов не открыто: больше { $most } вкладок сразу быть не может. Закройте некоторые или откройте папку одним списком.
       *[other] { $count } файла не открыто: больше { $most } вкладок сразу быть не может. Закройте некоторые или откройте папку одним списком.
    }
message-more-files-not-read =
    { $number ->
        [one] Не удалось прочитать ещё { $count } файл.
        [few] Не удалось прочитать ещё { $count } файла.
        [many] Не удалось прочитать ещё { $count } файлов.
       *[other] Не удалось прочитать ещё { $count } файла.
    }
message-too-many-copied-files =
    { $number ->
        [one] Скопирован { $count } файл, а вставкой можно открыть не больше { $most } сразу. Ничего не открыто. Перетащите файлы в окно или откройте их папку.
        [few] Скопировано { $count } файла, а вставкой можно открыть не больше { $most } сразу. Ничего не открыто. Перетащите файлы в окно или откройте их папку.
        [many] Скопировано { $count } файлов, а вставкой можно открыть не больше { $most } сразу. Ничего не открыто. Перетащите файлы в окно или откройте их папку.
       *[other] Скопировано { $count } файла, а вставкой можно открыть не больше { $most } сразу. Ничего не открыто. Перетащите файлы в окно или откройте их папку.
    }
message-too-many-tabs = Больше { $most } вкладок сразу быть не может, поэтому открыто не всё. Закройте некоторые вкладки и откройте остальное снова.
message-nothing-in-folder = В папке { $folder } нет файлов .fen и .epd.
message-still-loading = Файл { $name } ещё читается. Его можно будет сохранить, как только он прочитан целиком.
table-changed = Ничего не записано: файл { $name }, из которого получены эти позиции, с тех пор изменила другая программа. Сохраните коллекцию как .epd или откройте таблицу заново.
message-packed-name = Ничего не сохранено: { $name } — имя сжатого файла, а Tabiya файлы не сжимает. Выберите имя с окончанием .fen или .epd.
message-not-whole = Прочитана лишь часть файла { $name }, поэтому сохранить его нельзя. Скопируйте нужное, закройте его и откройте снова.
message-cut-off =
    { $name }: чтение прервано, { $number ->
        [one] прочитана { $count } позиция
        [few] прочитаны { $count } позиции
        [many] прочитано { $count } позиций
       *[other] прочитано { $count } позиции
    }. Документ неполон, сохранить его нельзя; ваши правки можно из него скопировать.
message-reloaded = Файл { $name } прочитан заново
message-kept = Оставлено как здесь. Следующее сохранение запишет это поверх { $name }.
message-own-lines =
    { $number ->
        [1] Ваша позиция — в новом документе
        [one] Ваша { $count } позиция — в новом документе
        [few] Ваши { $count } позиции — в новом документе
        [many] Ваши { $count } позиций — в новом документе
       *[other] Ваши { $count } позиции — в новом документе
    }
message-still-saving = Документ ещё сохраняется. Повторите, когда сохранение закончится.
message-cancelled = Отменено. Ничего не изменено.
message-waiting-stopped = Ожидание прекращено. То, что ждало, не сделано; ничего не изменено.
message-pages-saved =
    { $number ->
        [one] Файл { $name } сохранён: { $count } диаграмма на { $pages }
        [few] Файл { $name } сохранён: { $count } диаграммы на { $pages }
        [many] Файл { $name } сохранён: { $count } диаграмм на { $pages }
       *[other] Файл { $name } сохранён: { $count } диаграммы на { $pages }
    }
message-pages-text-saved =
    { $number ->
        [one] Файл { $name } сохранён: { $count } диаграмма
        [few] Файл { $name } сохранён: { $count } диаграммы
        [many] Файл { $name } сохранён: { $count } диаграмм
       *[other] Файл { $name } сохранён: { $count } диаграммы
    }
message-pages-empty = В этих строках нет позиций. Выберите другие.
message-pages-printed =
    { $number ->
        [one] Отправлено на принтер: { $count } диаграмма на { $pages }
        [few] Отправлено на принтер: { $count } диаграммы на { $pages }
        [many] Отправлено на принтер: { $count } диаграмм на { $pages }
       *[other] Отправлено на принтер: { $count } диаграммы на { $pages }
    }
message-not-printed = Листы не напечатаны. Система печати сообщает: { $reason }
message-print-in-viewer = В этой системе нет диалога печати, поэтому листы открыты в программе просмотра PDF. Напечатайте их оттуда. ({ $path })
message-print-in-viewer-silent = Диалог печати не отвечает, поэтому листы открыты в программе просмотра PDF. Напечатайте их оттуда. ({ $path })
message-no-viewer = Не найдена программа, которая открывает этот файл: { $file }
open-in-viewer = Открыть
open-in-viewer-about = Открыть { $name } в программе, которую система использует для таких файлов
show-in-folder = Показать в папке
show-in-folder-about = Открыть папку { $folder }
message-dialog-already-open = Диалог выбора файла уже открыт. Сначала закончите с ним.
message-standard-input-no-text = Стандартный ввод — не текст. Ничего не открыто.
message-standard-input-failed = Не удалось прочитать стандартный ввод: { $reason }

## Settings

settings-damaged = Настройки в { $file } не удалось разобрать. Они сохранены как { $kept }; Tabiya начинает с новых.
settings-newer = Настройки в { $file } — от более новой версии Tabiya. Они сохранены как { $kept }; эта версия начинает со своих.
settings-damaged-left = Настройки в { $file } не удалось ни разобрать, ни переименовать: { $reason }. Они оставлены как есть; действуют обычные. Исправьте или удалите этот файл, чтобы ваш выбор запоминался.
settings-newer-left = Настройки в { $file } — от более новой версии Tabiya, и переименовать их не удалось: { $reason }. Они оставлены как есть; действуют обычные.
settings-more-unknown =
    { $number ->
        [one] Ещё { $count } строка настроек здесь ничего не значит. Она оставлена как есть.
        [few] Ещё { $count } строки настроек здесь ничего не значат. Они оставлены как есть.
        [many] Ещё { $count } строк настроек здесь ничего не значат. Они оставлены как есть.
       *[other] Ещё { $count } строки настроек здесь ничего не значит. Они оставлены как есть.
    }
settings-unknown-word = В настройках указано { $key } = { $word }, а это здесь ничего не значит. Пока вы не выберете другое, действует обычное значение.
settings-relative-folder = В настройках указана папка с таблицами эндшпилей { $folder }, но это не полный путь. Она не используется.
settings-unknown-keys = В настройках указано, что клавиши для { $command } — { $word }, но таких клавиш нет. Пока вы не выберете другие, действуют обычные.
settings-unknown-style-word = В настройках для стиля диаграмм «{ $style }» указано { $key } = { $word }, а это здесь ничего не значит. Пока вы не выберете другое, действует обычное значение.
settings-unknown-command = В настройках указаны клавиши для { $command }, но такой команды нет. Эта строка оставлена как есть.
settings-keys-clash = В настройках { $keys } назначено двум командам: это осталось за «{ $first }», а «{ $second }» клавиши не получила.
settings-keys-fixed = В настройках { $keys } назначено команде «{ $command }», но эта клавиша занята: { $use }. Так и останется.
settings-unreadable = Настройки в { $file } не удалось прочитать: { $reason }. Они оставлены как есть; действуют обычные.
settings-unwritten = Ваш выбор не удалось запомнить в { $file }: { $reason }. Он действует, пока Tabiya не закрыта.

## Opening and saving

load-not-found = Файла { $file } нет. Проверьте имя или выберите файл командой «Файл › Открыть».
load-is-folder = { $file } — это папка. Выберите файл в ней.
load-not-regular = { $file } — не обычный файл (устройство или канал), поэтому он не открыт.
load-no-permission = У вас нет прав на чтение { $file }. Обратитесь к владельцу или измените права доступа.
load-too-large = В { $file } больше данных, чем можно здесь распаковать. Распакуйте его другой программой и откройте то, что было внутри.
load-too-many-columns = { $file } — таблица, в которой больше { $most } столбцов. Столько Tabiya не читает. Удалите часть столбцов и откройте файл снова.
load-no-positions = { $file } — таблица без позиций. Её столбцы: { $columns }. В первой строке одного из них должна быть позиция, или он должен называться fen, epd или position.
load-packed-damaged = { $file } повреждён или неполон: распаковать его не удалось.
load-packed-encrypted = { $file } защищён паролем. Распакуйте его другой программой и откройте то, что было внутри.
load-packed-unknown = { $file } сжат неизвестным здесь способом. Распакуйте его другой программой и откройте то, что было внутри.
load-packed-twice = { $file } сжат дважды. Распакуйте его один раз другой программой и откройте то, что было внутри.
load-packed-nothing-inside = В { $file } нет файлов с позициями.
load-no-room = На диске мало места, чтобы открыть { $file }: нужен временный файл. Освободите место и откройте файл снова.
load-utf-16 = { $file } похож на текст в UTF-16, но без метки порядка байтов. Сохраните его в текстовом редакторе как UTF-8 и откройте снова.
load-not-text = { $file } — не текстовый файл. Ничего не открыто.
load-picture = { $file } — картинка, её нельзя прочитать как список позиций. Откройте её отдельно в окне или прочитайте командой tabiya read.
load-parquet = { $file } — файл Parquet, его читает только командная строка. tabiya convert --to epd сделает из него файл, который можно открыть здесь.
load-changed-while-reading = { $file } изменился во время чтения. Откройте его снова.
load-failed = Не удалось прочитать { $file }: { $reason }
save-not-regular = { $file } — не обычный файл, и запись в него не ведётся. Выберите другое имя.
save-is-folder = { $file } — это папка. Выберите имя файла.
save-folder-gone = Папки файла { $file } больше нет. Здесь ничего не потеряно: сохраните в другом месте.
save-no-permission = У вас нет прав на запись { $file }. Здесь ничего не потеряно: сохраните в другом месте или измените права доступа.
save-link-of-third-party = { $file } — ссылка другого пользователя в папке, где файлы может создавать каждый, а по таким ссылкам система не переходит. Здесь ничего не потеряно: сохраните в другом месте.
save-read-only = { $file } находится на диске, доступном только для чтения. Здесь ничего не потеряно: сохраните в другом месте.
save-marked-read-only = { $file } помечен как доступный только для чтения. Здесь ничего не потеряно: сохраните в другом месте или снимите эту пометку в его свойствах.
save-removed = Файла { $file } больше нет.
save-changed-on-disk = { $file } изменила другая программа.
save-lines-lost = { $file } не сохранён: другая программа перезаписала строки, которые должны были попасть в него. То, что написали вы, по-прежнему здесь.
save-disk-full = Для { $file } нет места (на диске, в вашей доле или в пределах допустимого размера файлов), поэтому он не сохранён и остался прежним. Здесь ничего не потеряно: освободите место или сохраните в другом месте.
save-name-too-long = Имя { $file } слишком длинно для этого диска. Выберите имя короче.
save-name-not-taken = Файл не может называться { $file }: это имя занято устройством или содержит знак, недопустимый в именах, например двоеточие или вопросительный знак. Выберите другое имя.
save-busy = { $file } занят другой программой, и сейчас записать его нельзя: { $reason }. Здесь ничего не потеряно: закройте ту программу и сохраните снова или сохраните в другом месте.
save-unreachable = Диск или сетевая папка с { $file } больше не отвечает: { $reason }. Здесь ничего не потеряно: сохраните в другом месте или позже, когда связь восстановится.
save-no-spare = { $file } не сохранён и остался прежним. Его можно только перезаписать на месте ({ $because }), где перебой питания мог бы его повредить, а для второй копии не нашлось места: { $reason }. Здесь ничего не потеряно: освободите место или сохраните в другом месте.
not-replaced-other-names = у него есть другие имена (жёсткие ссылки), за которыми остался бы старый текст
not-replaced-folder = в его папке нельзя создать файл
not-replaced-name = система не отдаёт его имя другому файлу
not-replaced-mount-point = это точка монтирования
not-replaced-in-use = его держит открытым другая программа
not-replaced-owner = его владельца или группу нельзя передать новому файлу
not-replaced-attribute = его атрибут (список доступа, метку или флаг) нельзя передать новому файлу
not-replaced-mode = его права доступа нельзя передать новому файлу
save-failed = { $file } сохранить не удалось, он остался прежним: { $reason }. Здесь ничего не потеряно: сохраните в другом месте.
save-in-place-broken = { $file } не удалось записать до конца: { $reason }. Файл может быть повреждён, но здесь ничего не потеряно: сейчас же воспользуйтесь командой «Файл › Сохранить как».
save-copy-kept = Сохранилась полная копия: её предложит команда «Восстановить несохранённое» в меню «Файл».
save-no-place-for-copy = система не указывает для неё папки
save-not-durable = { $file } сохранён, но диск этого не подтвердил: { $reason }. Для надёжности сохраните ещё раз.
dialog-open-title = Открыть позиции
dialog-open-folder-title = Открыть все позиции папки
dialog-save-title = Сохранить позиции
dialog-save-diagram-title = Сохранить диаграмму
dialog-save-pages-title = Сохранить листы диаграмм
dialog-save-score-title = Сохранить результат
dialog-filter-pages = Страницы
dialog-filter-pictures = Картинки
dialog-pieces-title = Папка с рисунками фигур
dialog-engine-title = Программа движка
dialog-filter-positions = Позиции (.fen, .epd, .txt), партии (.pgn), таблицы (.csv, .jsonl)
dialog-filter-packed = Позиции, в том числе сжатые (.fen, .epd, .txt, .gz, .zip)
dialog-filter-openable = Позиции, партии, таблицы, картинки
dialog-filter-of-positions = Позиции, партии, таблицы
dialog-filter-tables = Таблицы
dialog-filter-pieces = Рисунки фигур (.svg, .png)
dialog-filter-all = Все файлы

## Questions

question-save-title = Сохранить изменения в { $name }?
question-save-text = Несохранённое при закрытии будет потеряно.
question-save = Сохранить
question-do-not-save = Не сохранять
question-see-changes = Посмотреть изменения…
question-cancel = Отмена
question-save-games =
    { $number ->
        [one] Ходы { $count } партии тоже не сохранены ни в одном файле.
        [few] Ходы { $count } партий тоже не сохранены ни в одном файле.
        [many] Ходы { $count } партий тоже не сохранены ни в одном файле.
       *[other] Ходы { $count } партий тоже не сохранены ни в одном файле.
    }
question-games-title =
    { $number ->
        [one] Ходов { $count } партии нет в файле { $name }
        [few] Ходов { $count } партий нет в файле { $name }
        [many] Ходов { $count } партий нет в файле { $name }
       *[other] Ходов { $count } партий нет в файле { $name }
    }
question-games-text = В этом файле хранятся позиции. Ходы, варианты и комментарии, которые к ним привели, пропадут, если не сохранить их как партии.
question-games-save = Сохранить как партии…
question-games-close = Закрыть без них
message-saved-without-games =
    { $number ->
        [one] Файл { $name } сохранён. Ходов { $count } партии в нём нет.
        [few] Файл { $name } сохранён. Ходов { $count } партий в нём нет.
        [many] Файл { $name } сохранён. Ходов { $count } партий в нём нет.
       *[other] Файл { $name } сохранён. Ходов { $count } партий в нём нет.
    }
question-undone-title = Восстановленная работа над { $name } отменена
question-undone-text = Её нет ни в одном файле. «Оставить» — следующий запуск предложит её снова. «Повторить» вернёт её сейчас.
question-undone-text-cut = Её нет ни в одном файле, и «Повторить» к ней больше не ведёт. «Оставить» — следующий запуск предложит её снова.
question-undone-keep = Оставить до следующего запуска
question-undone-discard = Удалить
question-changed-title = Файл { $name } изменила другая программа
question-changed-text = Если сохранить поверх него, записанное той программой пропадёт.
question-removed-title = Файла { $name } больше нет
question-removed-text = Его переместила или удалила другая программа. Сохранение создаст его снова.
question-save-again = Сохранить снова
question-replaced-title = На месте { $name } теперь другой файл
question-unreadable-title = Файл { $name } больше не читается
question-file-changed-text =
    { $keep ->
        [yes] Здесь вы видите файл таким, каким он был. «Перечитать» покажет, что записала другая программа; «Оставить моё» сохранит то, что здесь, и следующее сохранение запишет это в файл.
       *[no] Он перезаписан на месте, и позиции, которых вы не правили, больше не прочитать. «Перечитать» покажет, что записала другая программа.
    }
question-file-gone-text =
    { $keep ->
        [yes] Ничего не потеряно: все позиции по-прежнему здесь. Оставьте их и сохраните снова или сохраните в другом месте.
       *[no] Позиции, которых вы не правили, больше не прочитать.
    }
question-file-edits =
    { $keep ->
        [yes] Перед перечитыванием ваши несохранённые позиции попадут в новый документ.
       *[no] Позиции, которые написали вы, по-прежнему здесь; они попадут в новый документ.
    }
question-reload = Перечитать
question-keep-mine = Оставить моё
question-take-edits = Мои позиции — в новый документ
question-later = Не сейчас
question-open-title =
    { $files ->
        [one] Открыть { $files } файл ({ $size })?
        [few] Открыть { $files } файла ({ $size })?
        [many] Открыть { $files } файлов ({ $size })?
       *[other] Открыть { $files } файла ({ $size })?
    }
question-open-text = Найдено в { $folder }. Каждый файл откроется в своей вкладке.
question-open-unreadable =
    { $count ->
        [one] Внутри не удалось прочитать { $count } папку.
        [few] Внутри не удалось прочитать { $count } папки.
        [many] Внутри не удалось прочитать { $count } папок.
       *[other] Внутри не удалось прочитать { $count } папки.
    }
question-more =
    { $count ->
        [one] Показать ещё { $count }
        [few] Показать ещё { $count }
        [many] Показать ещё { $count }
       *[other] Показать ещё { $count }
    }
question-open-all = Открыть все
question-open-together = Открыть одним списком
size-bytes =
    { $size ->
        [one] { $size } байт
        [few] { $size } байта
        [many] { $size } байт
       *[other] { $size } байта
    }
size-kb = { $size } КБ
size-mb = { $size } МБ
size-gb = { $size } ГБ
size-tb = { $size } ТБ
question-exists-title = Файл { $name } уже есть
question-exists-text = При сохранении его содержимое будет заменено.
question-left-out-title = В { $name } поместится не всё
question-left-out-text = Для перечисленного в таблице нет места. Оно не будет записано и останется в коллекции, которая по-прежнему считается несохранённой.
question-write-rest = Записать остальное
question-loses-title = { $name } вместит не всё
question-loses-text = В файле .fen нет места для перечисленных операций. { $epd } их сохранит.
question-save-as-epd = Сохранить как .epd
question-write-without = Сохранить без них
left-out-order = Строки таблицы сохраняют свой порядок.
left-out-positions = { $number ->
    [one] { $count } позицию нельзя выразить в её строке: чаще всего ведущий к ней ход больше не подходит или его нет. Её строка останется прежней, а новая позиция строки не получит.
    [few] { $count } позиции нельзя выразить в их строках: чаще всего ведущий к ним ход больше не подходит или его нет. Эти строки останутся прежними, а новые позиции строк не получат.
    [many] { $count } позиций нельзя выразить в их строках: чаще всего ведущий к ним ход больше не подходит или его нет. Эти строки останутся прежними, а новые позиции строк не получат.
   *[other] { $count } позиции нельзя выразить в их строках: чаще всего ведущий к ним ход больше не подходит или его нет. Эти строки останутся прежними, а новые позиции строк не получат.
}
left-out-unreadable = { $number ->
    [one] { $count } строка не является позицией.
    [few] { $count } строки не являются позициями.
    [many] { $count } строк не являются позициями.
   *[other] { $count } строки не являются позициями.
}
left-out-operation = { $number ->
    [one] { $operation }: { $count } позиция
    [few] { $operation }: { $count } позиции
    [many] { $operation }: { $count } позиций
   *[other] { $operation }: { $count } позиции
}
question-overwrite = Перезаписать
question-no-copy-title = Перезаписать { $name } на месте?
question-no-copy-text = Новый файл не может встать на его место: { $because }. Если во время перезаписи пропадёт питание, он повредится, а сохранить пока копию нельзя: { $reason }.
question-overwrite-anyway = Всё равно перезаписать
question-save-elsewhere = Сохранить в другом месте…
question-several-title =
    { $count ->
        [one] Найдена { $count } позиция
        [few] Найдены { $count } позиции
        [many] Найдено { $count } позиций
       *[other] Найдено { $count } позиции
    }
question-several-text = Их можно добавить в этот файл новыми позициями или поставить на доску только первую.
question-add-all = Добавить новыми позициями
question-use-first = Только первую, на доску

## The program's own file dialog

file-dialog-open = Открыть файл
file-dialog-append = Добавить позиции из файла
file-dialog-save = Сохранить в файл
file-dialog-save-diagram = Сохранить диаграмму
file-dialog-save-pages = Сохранить листы диаграмм
file-dialog-pieces = Выбор папки с фигурами
file-dialog-engine = Выбор программы движка
file-dialog-name = Имя файла
file-dialog-parent = Родительская папка
file-dialog-do-open = Открыть
file-dialog-open-folder = Открыть эту папку
file-dialog-take-pieces = Выбрать эту папку
file-dialog-do-append = Добавить
file-dialog-do-save = Сохранить
file-dialog-empty = Файлов здесь нет. Перейдите в другую папку или введите полный путь.
file-dialog-no-name = Введите имя или выберите файл
file-dialog-places = Места
file-dialog-recent = Недавние папки
file-dialog-home = Домашняя папка
file-dialog-desktop = Рабочий стол
file-dialog-documents = Документы
file-dialog-downloads = Загрузки
file-dialog-kinds = Тип файлов
file-dialog-column-name = Имя
file-dialog-column-size = Размер
file-dialog-column-changed = Изменён
file-dialog-file = файл
file-dialog-folder = папка
file-dialog-none-of-kind = Здесь нет файлов этого типа.
file-dialog-show-all = Показать все файлы
file-dialog-no-folder = Не удалось прочитать { $folder }: { $reason }

## Copying

copy-as = Копировать как
copy-as-more = Копировать в другом виде
copy-as-language = Буквы фигур
copy-as-selection =
    { $number ->
        [one] Будет скопирована { $count } выделенная позиция
        [few] Будут скопированы { $count } выделенные позиции
        [many] Будут скопированы { $count } выделенных позиций
       *[other] Будут скопированы { $count } выделенной позиции
    }
copy-as-language-of-window = Как в окне ({ $language })
copy-as-figurines = Символы фигур вместо букв
copy-as-warning = { $form }, с предупреждением
form-fen = FEN
form-fen-about = позиция одной строкой, записанная так, как вы выбрали
form-shredder = Shredder-FEN
form-shredder-about = рокировка обозначена вертикалями ладей
form-engine = FEN для движков
form-engine-about = запись, которую принимает большинство движков
form-uci = Команда UCI
form-uci-about = position fen …, чтобы ввести в движок
form-epd = EPD
form-epd-about = четыре части и операции
form-pgn = Теги PGN
form-pgn-about = партия, которая начинается отсюда, с решением в виде ходов
form-lichess = Адрес lichess
form-lichess-about = открывает редактор lichess.org
form-board = Расстановка
form-board-about = только первая часть FEN
form-pieces = Список фигур
form-pieces-about = фигуры с их полями
form-text = Текстовая диаграмма
form-text-about = с буквами, для моноширинного шрифта
form-text-unicode = Текстовая диаграмма с символами
form-text-unicode-about = с ♔ ♕ ♖, для моноширинного шрифта
form-forum = Тег для форума
form-forum-about = [fen]…[/fen] — форумы показывают его как доску
form-latex = LaTeX
form-latex-about = \chessboard[…] из пакета chessboard, со стрелками и отметками
language-en = английский
language-de = немецкий
language-fr = французский
language-es = испанский
language-it = итальянский
language-pt = португальский
language-nl = нидерландский
language-pl = польский
language-ru = русский

## Engines

engines = Движки
engine-hint = «FEN для движков» в меню «Копировать как» от этого свободен.
engine-and-more = { $engines } и ещё { $more }
engine-warning = { $engines }: { $effect } ({ $reason })
engine-crashes = возможен сбой
engine-misreads =
    { $count ->
        [1] понимает как другую позицию
       *[other] понимают как другую позицию
    }
engine-answers-nonsense =
    { $count ->
        [1] отвечает бессмыслицей
       *[other] отвечают бессмыслицей
    }
engine-refuses =
    { $count ->
        [1] отказывается это принять
       *[other] отказываются это принять
    }
engine-drops =
    { $count ->
        [1] молча это пропускает
       *[other] молча это пропускают
    }
engine-needs-chess960 = нужен режим Chess960
engine-no-king = нет короля
engine-several-kings = несколько королей
engine-king-can-be-taken = король под шахом при ходе противника
engine-kings-touch = короли стоят рядом
engine-more-than-32-men = больше 32 фигур
engine-more-than-16-men = больше 16 фигур у одной стороны
engine-more-than-8-pawns = больше 8 пешек у одной стороны
engine-too-many-promoted = превращённых фигур больше, чем не хватает пешек
engine-pawn-on-back-rank = пешка на крайней горизонтали
engine-three-checkers = шах дают три фигуры
engine-impossible-double-check = двойной шах, который нельзя дать никаким ходом
engine-chess960-castling = рокировка Chess960
engine-castling-king-on-edge = рокировка при короле на крайней вертикали
engine-castling-without-rook = право рокировки без короля или ладьи
engine-castling-repeated = два права рокировки по одну сторону от короля
engine-castling-order = буквы рокировки не по порядку
engine-castling-mixed = K или Q рядом с буквами вертикалей
engine-castling-files = рокировка обозначена вертикалями ладей
engine-castling-unreadable = буква, которая не право рокировки
engine-en-passant-impossible = невозможное поле взятия на проходе
engine-en-passant-unreadable = неверная запись поля взятия на проходе
engine-side-missing = не указана очередь хода
engine-side-unreadable = очередь хода — не w и не b
engine-fields-missing = меньше шести частей
engine-text-behind = текст после последней части
engine-halfmove-clock-too-high = большой счётчик полуходов
engine-fullmove-number-too-high = большой номер хода
engine-fullmove-number-zero = номер хода 0
engine-counter-unreadable = счётчик — не число
engine-digits-joined = цифры рядом
engine-rank-not-eight-wide = горизонталь не из восьми полей
engine-too-few-ranks = меньше восьми горизонталей
engine-too-many-ranks = больше восьми горизонталей
engine-unknown-piece = буква, которая не фигура
engine-pocket = фигуры в руке
engine-promoted-mark = знак превращённой фигуры
engine-check-counters = счётчики шахов из варианта «Три шаха»
engine-underscores = знаки подчёркивания между частями
engine-foreign-blank = пробел не из ASCII
engine-stray-blank = лишние пробелы
engine-byte-order-mark = метка порядка байтов
engine-close = Закрыть панель движков
picture-name-pasted = Картинка из буфера обмена
picture-name-dropped = Перетащенная картинка
picture-name-screen = Снимок экрана
picture-other-game = Похоже, это другая игра или головоломка, а не шахматная доска.
picture-in-space = Похоже, это доска с объёмными фигурами, которую нельзя прочитать.
picture-unclear = Что-то похоже на шахматную доску, но на ней почти ничего не распознать.
picture-panel = Картинка
picture-close = Закрыть панель картинки
picture-place = Страница { $page }, диаграмма { $place }
picture-sure = Надёжность: { $percent } %, что всё верно
picture-written = Картинка сама сообщает, что здесь стоит. Распознавать не пришлось.
picture-seen-from-black = На картинке внизу чёрные.
picture-below-white = На картинке внизу белые (надёжность { $percent } %).
picture-below-black = На картинке внизу чёрные (надёжность { $percent } %).
picture-turn-white = Ход белых ({ $sign }, надёжность { $percent } %).
picture-turn-black = Ход чёрных ({ $sign }, надёжность { $percent } %).
picture-turn-unknown = На картинке не сказано, чей ход.
picture-sign-mark = знак рядом с доской
picture-sign-caption = подпись
picture-sign-check = шах
picture-sign-last-move = выделенный последний ход
picture-sign-start = начальная позиция
picture-answer-tip = Щелчок говорит, что это так
question-below = Какая сторона внизу картинки?
question-turn = Чей ход? На картинке этого не видно.
question-turn-contradicted = Чей ход? Картинка противоречит себе.
question-castling = Кто ещё может рокировать? На картинке этого не видно.
question-name-below = сторона внизу
question-name-turn = очередь хода
question-name-castling = рокировка
answer-white = Белые
answer-black = Чёрные
answer-castling-both = Обе стороны
answer-castling-white = Только белые
answer-castling-black = Только чёрные
answer-castling-none = Никто
answer-castling-as-it-is = Как сейчас в FEN
answer-given = { $question }: { $answer }
picture-details = Об этой картинке
picture-crop = Доска на картинке
picture-which = Что стоит на { $square }?
picture-reading = { $number }: { $man }, { $percent } %
picture-nothing = пусто
picture-missing-file = вертикаль { $file }
picture-missing-rank = { $rank }-я горизонталь
picture-reading-tip = Щелчок или клавиша с этой цифрой означает, что на поле стоит именно это
picture-in-doubt =
    { $count ->
        [one] Под сомнением { $count } поле
        [few] Под сомнением { $count } поля
        [many] Под сомнением { $count } полей
       *[other] Под сомнением { $count } поля
    }
picture-all-sure = Полей под сомнением нет
engine-start = Запустить
engine-stop = Остановить
engine-what-of = { $engine }: { $what }
engine-name-tip = Выбрать другой движок
engine-find = Найти движки
engine-find-tip = Искать в папках, где обычно лежат движки. Ничего не запускается.
engine-add = Добавить файл…
engine-add-tip = Выбрать программу движка UCI. Пока она не запускается.
engine-forget = Забыть этот движок
engine-forgotten = { $engine }: больше нет в списке, файл остался на месте
engine-options = Параметры…
engine-options-of = Параметры: { $engine }
engine-options-unknown = Запустите движок: он сам назовёт свои параметры.
engine-options-about = Параметры действуют сразу и сохраняются.
engine-name = Название
engine-name-about = Как движок называется здесь
engine-name-taken = Название { $engine } уже есть у другого движка
engine-program = Программа
engine-folder = Рабочая папка
engine-folder-about = Полный путь к папке, в которой работает движок; пусто — папка программы
engine-press = Выполнить
engine-none-chosen = Движок ещё не выбран. Движок — это программа, которая оценивает позиции, например Stockfish.
engine-none-found = В обычных папках движков нет. «Добавить файл…» возьмёт его из любого места.
engine-found = Найдены:
engine-take-found = Использовать { $path }
engine-found-about = Узнаны по именам файлов; ни один не запускался.
engine-second = Второй движок
engine-second-tip = Дать ту же позицию ещё одному движку
engine-lines = Варианты
engine-lines-tip = Сколько вариантов показывает движок
engine-threads = Потоки
engine-threads-tip = Сколько потоков процессора использует движок
engine-memory = Память
engine-megabytes = МБ
evaluation-bar = Оценка для белых: { $score }
engine-memory-tip = Память движка для просмотренных позиций, в мегабайтах
engine-numbers = Глубина { $depth }/{ $selective } · { $nodes } узлов · { $speed }/с
engine-wdl = Победа белых { $win } % · ничья { $draw } % · победа чёрных { $loss } %
engine-is-starting = Движок запускается
engine-no-line = Вариантов пока нет
engine-waits = Движок ждёт другой позиции
engine-lines-of = Варианты: { $engine }
engine-told = { $engine }: { $score }, глубина { $depth }, { $moves }
engine-mates = мат в { $moves } х.
engine-is-mated = получает мат в { $moves } х.
engine-at-least = не меньше { $score }
engine-at-most = не больше { $score }
engine-use = Применить
engine-use-tip = Сыграть этот вариант, скопировать или записать его
engine-play-line = Сыграть вариант
engine-play-to-here = Сыграть до этого хода
engine-copy-line = Скопировать вариант
engine-write-line = Записать вариант в pv
engine-write-score = Записать оценку и глубину в ce и acd
engine-write-best = Записать первый ход в bm
engine-write-mate = Записать мат в dm с названием движка
engine-write-mate-tip = Только если сторона, чей ход, ставит мат
engine-write-all = Записать всё, кроме bm, с названием движка
engine-line-gone = Позиция на доске уже не та, которую смотрел движок
engine-start-again = Запустить снова
engine-start-again-tip = Запустить движок заново с позицией на доске
engine-no-whole-path = Путь к движку указан не полностью
engine-not-started = Движок не удалось запустить: { $reason }
engine-no-program = Этот файл — не программа для этого компьютера
engine-needs-administrator = Windows запускает эту программу только от имени администратора, а Tabiya таких прав не запрашивает
engine-exited = Движок завершился сам (код { $status })
engine-killed = Движок аварийно завершился или был остановлен (сигнал { $signal })
engine-crashed = Движок аварийно завершился (код { $code })
engine-crashed-instruction = Движок аварийно завершился: процессор не знает инструкций, которые он использует. Возможно, подойдёт другая сборка
engine-crashed-other-kind = Движок не смог работать: он сам или его библиотека — для другой разрядности Windows (32 или 64 бита)
engine-crashed-no-library = Движок не смог работать: нужной ему библиотеки (DLL) нет, или у неё другая версия
engine-ended = Движок завершился
engine-last-words = { $what }. Последнее, что он написал: { $words }
engine-closed-output = Движок больше ничего не сообщает
engine-closed-input = Движок больше не слушает команды
engine-given-up = Движок отказывает снова и снова
engine-not-asked-any-more = { $engine } снова и снова отказывает одинаковым образом (раз подряд: { $times }) и больше не запрашивается: { $what }
engine-cancelled = Поиск прерван
engine-no-uciok = Эта программа не отвечает, как движок UCI
engine-only-garbage = Эта программа не говорит ничего из того, что говорит движок UCI
engine-hangs = Движок не отвечает
engine-ignores-stop = Движок не остановился по команде
engine-no-best-move = Движок не назвал ход вовремя
engine-says-nothing = Движок ничего не сообщает о поиске
engine-no-move = Движок не назвал ход
engine-illegal-move = Движок назвал невозможный ход: { $move }
engine-floods = Движок выводит больше, чем можно прочесть
engine-ignores-quit = Движок не завершился по команде
engine-checkmate = Мат: искать больше нечего.
engine-stalemate = Пат: искать больше нечего.
engine-illegal-question = Один из ходов до этой позиции нелегален.
engine-no-chess960 = Права на рокировку — из Chess960, а { $engine } его не знает.
engine-not-sent = Позиция не передана: { $engine } { $effect } ({ $reason }).
engine-mend-add-king = Поставьте каждой стороне короля.
engine-mend-leave-one-king = Оставьте каждой стороне одного короля.
engine-mend-turn-or-check = Передайте ход другой стороне или уберите шах.
engine-mend-part-kings = Разведите королей.
engine-mend-remove-men = Уберите часть фигур.
engine-mend-move-pawns = Уберите пешки с первой и последней горизонтали.
engine-mend-fewer-checks = Пусть шах даёт меньше фигур.
engine-mend-drop-castling = Уберите права на рокировку.
engine-mend-drop-en-passant = Уберите поле взятия на проходе.
engine-mend-lower-counter = Уменьшите счётчики ходов.
engine-mend-other-engine = Возможно, её примет другой движок.
engine-no-such-option = такого параметра у движка нет
engine-not-on-or-off = возможно только «вкл.» или «выкл.»
engine-not-a-number = нужно число
engine-out-of-range = от { $min } до { $max }
analysis = Анализ позиций
analysis-about = Тем временем можно работать дальше. Результаты вносятся в строки одним шагом, который можно отменить; файл сам не сохраняется.
analysis-go = Анализировать
analysis-busy = Ещё идёт другой анализ.
analysis-choose-engine = Сначала выберите движок.
analysis-no-limit = Выберите хотя бы одно ограничение: время, глубину, узлы или мат.
analysis-no-engine = { $engine } больше нет среди ваших движков, или его программа другая. Добавьте его на панели движка.
analysis-engine = Движок
analysis-other-engine = Другой движок…
analysis-other-engine-tip = Найти или добавить движки на панели движка
analysis-scope = Позиции
analysis-all =
    { $number ->
        [one] Все: { $count }
        [few] Все: { $count }
        [many] Все: { $count }
       *[other] Все: { $count }
    }
analysis-shown =
    { $number ->
        [one] Показанные: { $count }
        [few] Показанные: { $count }
        [many] Показанные: { $count }
       *[other] Показанные: { $count }
    }
analysis-selected =
    { $number ->
        [one] Выбранные: { $count }
        [few] Выбранные: { $count }
        [many] Выбранные: { $count }
       *[other] Выбранные: { $count }
    }
analysis-limits = В каждой позиции искать
analysis-time = Время
analysis-seconds = секунд
analysis-time-tip = Искать в каждой позиции не дольше этого
analysis-depth = Глубина
analysis-plies = полуходов
analysis-depth-tip = Искать в каждой позиции не глубже этого
analysis-nodes = Узлы
analysis-nodes-unit = узлов
analysis-nodes-tip = Просмотреть в каждой позиции не больше стольких узлов; результат одинаков на любой машине
analysis-mate = Мат в
analysis-moves = ходов
analysis-mate-tip = Искать мат за столько ходов; без другого ограничения не дольше минуты на позицию
analysis-stood = Остановить, если решено
analysis-depths = глубин подряд
analysis-stood-tip = Остановиться и тогда, когда указанный ход (bm, am, dm) был лучшим столько глубин подряд
analysis-work = Как работает движок
analysis-lines = Варианты
analysis-lines-tip = Сколько вариантов рассматривает движок; при двух и более находятся не менее сильные вторые ходы
analysis-processes = Процессы
analysis-processes-tip = Сколько позиций ищется одновременно
analysis-threads = Потоков на процесс
analysis-threads-tip = Сколько потоков у каждого процесса
analysis-memory = МБ на процесс
analysis-memory-tip = Память каждого процесса для просмотренных позиций, в мегабайтах
analysis-machine = Эта машина: процессоров { $count }, свободной памяти { $memory }
analysis-machine-processors = Эта машина: процессоров { $count }
analysis-propose = Предложение: { $processes } × { $threads } × { $memory } МБ
analysis-propose-tip = Взять подходящее для этой машины: по процессу на процессор и половину свободной памяти
analysis-write = Записать в каждую запись
analysis-write-depth = На сколько полуходов в глубину велся поиск
analysis-write-nodes = Сколько узлов просмотрено
analysis-write-seconds = Сколько секунд велся поиск
analysis-write-milliseconds = Сколько миллисекунд велся поиск
analysis-write-score = Оценка позиции для стороны, за которой ход, в сотых долях пешки
analysis-write-mate = За сколько ходов сторона, за которой ход, ставит мат, если ставит
analysis-write-answer = Ход, выбранный движком
analysis-write-best = Ход, выбранный движком, как лучший ход записи
analysis-write-line = Вариант, которого ожидает движок
analysis-write-engine = Название движка с версией
analysis-replace = Заменять то, что там стоит
analysis-replace-tip = Иначе ничего в записи не меняется, и результат не ставится рядом с результатом другого поиска
analysis-again = Искать снова там, где такой результат уже есть
analysis-again-tip = Иначе записи с результатом этого движка не ниже ограничения пропускаются
analysis-of = Анализ { $name } движком { $engine }
analysis-engine-starts = Движок запускается…
analysis-done = Строк: { $done } из { $of }
analysis-a-minute =
    { $number ->
        [one] { $count } в минуту
        [few] { $count } в минуту
        [many] { $count } в минуту
       *[other] { $count } в минуту
    }
analysis-an-hour =
    { $number ->
        [one] { $count } в час
        [few] { $count } в час
        [many] { $count } в час
       *[other] { $count } в час
    }
analysis-failed =
    { $number ->
        [one] неудач: { $count }
        [few] неудач: { $count }
        [many] неудач: { $count }
       *[other] неудач: { $count }
    }
analysis-last = Последнее: { $what }
analysis-line = строка { $number }
analysis-at-depth = глубина { $depth }
analysis-pause = Пауза
analysis-pause-tip = Пока не искать в других позициях; начатые будут закончены
analysis-go-on = Продолжить
analysis-go-on-tip = Искать в следующих позициях
analysis-stop = Остановить
analysis-stop-tip = Закончить анализ и внести найденное в строки
analysis-is-paused = Пауза: начатое заканчивается, новое не начинается.
analysis-is-stopping = Остановка…
analysis-not-put = Результаты анализа ещё не внесены в строки.
analysis-put = Внести
analysis-put-tip = Внести результаты в строки одним шагом, который можно отменить
analysis-waits-for-typing = Результаты будут внесены, как только вы закончите ввод.
analysis-left =
    { $number ->
        [one] Анализ { $name } был прерван; сохранён { $count } результат.
        [few] Анализ { $name } был прерван; сохранены { $count } результата.
        [many] Анализ { $name } был прерван; сохранено { $count } результатов.
       *[other] Анализ { $name } был прерван; сохранены { $count } результата.
    }
analysis-resume = Продолжить анализ
analysis-resume-tip = Открыть файл и искать там, где ещё нет результата
analysis-discard = Отбросить
analysis-discard-tip = Забыть эти результаты
analysis-engine-failed = Анализ закончен: { $engine }: { $what }
analysis-not-kept = Результаты анализа нельзя сохранить: { $reason }
analysis-not-removed = Не удалось удалить { $file } с ненужными результатами: { $reason }
analysis-journal-in-use = Этот анализ продолжает другое окно.
analysis-journal-other = Движок, его параметры или ограничения не те, что в начале этого анализа. Отбросьте его или начните новый.
analysis-finished = Анализ закончен.
analysis-stopped = Анализ остановлен.
analysis-nothing = Анализ не нашёл ничего для записи.
analysis-count-put =
    { $number ->
        [one] Результат внесён в { $count } строку.
        [few] Результаты внесены в { $count } строки.
        [many] Результаты внесены в { $count } строк.
       *[other] Результаты внесены в { $count } строки.
    }
analysis-count-kept =
    { $number ->
        [one] В { $count } строке осталось прежнее.
        [few] В { $count } строках осталось прежнее.
        [many] В { $count } строках осталось прежнее.
       *[other] В { $count } строках осталось прежнее.
    }
analysis-count-others =
    { $number ->
        [one] { $count } строка тем временем изменена и оставлена как есть.
        [few] { $count } строки тем временем изменены и оставлены как есть.
        [many] { $count } строк тем временем изменены и оставлены как есть.
       *[other] { $count } строки тем временем изменены и оставлены как есть.
    }
analysis-count-skipped =
    { $number ->
        [one] В { $count } строке такой результат уже был.
        [few] В { $count } строках такой результат уже был.
        [many] В { $count } строках такой результат уже был.
       *[other] В { $count } строках такой результат уже был.
    }
analysis-count-failed =
    { $number ->
        [one] На { $count } строке движок дал сбой (engine_error).
        [few] На { $count } строках движок дал сбой (engine_error).
        [many] На { $count } строках движок дал сбой (engine_error).
       *[other] На { $count } строках движок дал сбой (engine_error).
    }
analysis-count-not-sent =
    { $number ->
        [one] { $count } позиция не для этого движка.
        [few] { $count } позиции не для этого движка.
        [many] { $count } позиций не для этого движка.
       *[other] { $count } позиции не для этого движка.
    }
analysis-count-unread =
    { $number ->
        [one] { $count } строка не точная позиция.
        [few] { $count } строки не точные позиции.
        [many] { $count } строк не точные позиции.
       *[other] { $count } строки не точные позиции.
    }
analysis-score = Оценить…
suite-of = Результат: { $name }
suite-all-files = Все открытые файлы, по файлам
suite-score = Результат
suite-missed = Не решено
suite-remarks = Проверка
suite-compare = Сравнение
suite-no-tasks = В этом файле нет позиций с заданием (bm, am, dm или очки в c0), поэтому оценивать нечего.
suite-no-answers =
    { $number ->
        [one] { $count } позиция с заданием, ответа (pm или pv) пока нет.
        [few] { $count } позиции с заданием, ответов (pm или pv) пока нет.
        [many] { $count } позиций с заданием, ответов (pm или pv) пока нет.
       *[other] { $count } позиции с заданием, ответов (pm или pv) пока нет.
    }
suite-analyse-first = Сначала проанализировать
suite-unanswered = без ответа: { $count }
suite-unnamed = без названия движка: { $count }
suite-mean-depth = средняя глубина
suite-mean-time = среднее время
suite-name = Название
suite-sort = Сортировать: { $column }
suite-sort-tip = Сортировать по этому столбцу; ещё раз — в обратном порядке
suite-sort-name = название
suite-sort-solved = решено
suite-sort-positions = число позиций
suite-sort-percent = доля решённых
suite-sort-points = очки
suite-sort-most-points = возможные очки
suite-sort-depth = средняя глубина
suite-sort-time = среднее время
suite-list-missed = Показать нерешённые
suite-list-solved = Показать решённые
suite-list-tip = Показать только их в списке позиций
suite-list = Позиции; Enter переходит к позиции
suite-scores-for-white = Оценки со стороны белых
suite-none = Нет.
suite-asked = { $asked } → { $answer }
suite-answers = { $first } | { $second }
suite-compare-with = Сравнить с
suite-choose-file = Выберите файл
suite-open-other = Откройте и файл с другими результатами: сравниваются два открытых файла.
suite-again = Подсчитать снова
suite-copy = Копировать текстом
suite-copied = Результат в буфере обмена
suite-save-csv = Сохранить в CSV…
suite-save-json = Сохранить в JSON…
suite-saved = { $name } сохранён
suite-saved-first = { $name } сохранён: в нём первые нерешённые позиции ({ $count })
statistics-of = Статистика: { $name }
statistics-all =
    { $number ->
        [0] Позиций нет
        [one] Вся { $count } позиция
        [few] Все { $count } позиции
        [many] Все { $count } позиций
       *[other] Все { $count } позиции
    }
statistics-shown =
    { $number ->
        [one] Только { $count } показанная позиция
        [few] Только { $count } показанные позиции
        [many] Только { $count } показанных позиций
       *[other] Только { $count } показанные позиции
    }
statistics-selected =
    { $number ->
        [one] Только { $count } выделенная позиция
        [few] Только { $count } выделенные позиции
        [many] Только { $count } выделенных позиций
       *[other] Только { $count } выделенные позиции
    }
statistics-changed = После подсчёта позиции изменились.
statistics-counting = Подсчёт позиций…
statistics-again = Подсчитать заново
statistics-copy-picture = Копировать как картинку
statistics-copy-text = Копировать как текст
statistics-copy-name = Копировать: { $title }
statistics-copied = Статистика в буфере обмена
statistics-percent = { $percent }{ "\u00A0" }%
statistics-bar-name = { $title }: { $label }, { $count } ({ $percent })
statistics-bar-tip = Показать эти позиции в списке
statistics-square = { $square }: { $count } ({ $percent })
statistics-squares = Поля фигур
statistics-squares-of = Поля: { $piece }
statistics-squares-hint = Наведите на поле, чтобы увидеть число
statistics-side = Очередь хода
statistics-white = Белые
statistics-black = Чёрные
statistics-marks = Легальность
statistics-legal = Легальные
statistics-unusual = Необычные
statistics-phase = Стадия
statistics-phase-about = по ферзям, ладьям, слонам, коням
statistics-opening = Дебют (от 11)
statistics-middlegame = Миттельшпиль (7–10)
statistics-endgame = Эндшпиль (до 6)
statistics-ending = Окончания
statistics-ending-about = кроме королей и пешек
statistics-kings-alone = Одни короли
statistics-pawns = Пешки
statistics-minor = Лёгкие фигуры
statistics-rooks = Ладьи
statistics-rooks-minor = Ладьи, лёгкие фигуры
statistics-queens = Ферзи
statistics-queens-others = Ферзи с другими
statistics-pieces = Число фигур
statistics-pieces-about = с королями и пешками
statistics-balance = Баланс материала
statistics-balance-about = белые − чёрные, в пешках
statistics-score = Оценка
statistics-score-about = ce, в пешках, за ход
statistics-no-score = Ни в одной записи нет оценки (ce).
statistics-solution = Решение
statistics-solution-about = в ходах, по dm, pv или bm
statistics-no-solution = Ни в одной записи нет решения (dm, pv, bm).
statistics-repeated = Повторы
statistics-same-position = Одна позиция
statistics-same-line = Одна строка
statistics-differing =
    { $number ->
        [0] Одинаковые позиции — одинаковые строки.
        [one] { $count } — с другими операциями или счётчиками.
        [few] { $count } — с другими операциями или счётчиками.
        [many] { $count } — с другими операциями или счётчиками.
       *[other] { $count } — с другими операциями или счётчиками.
    }
engine-no-such-choice = такого варианта нет
engine-one-of = одно из значений: { $choices }
engine-control-character = концы строк и другие управляющие символы не передаются
engine-too-long = слишком длинно

## FEN conventions

fen-style = Как записывать FEN
fen-style-scope = Действует для поля FEN, для копирования и для позиций, которые вы меняете или добавляете. Остальные позиции остаются как есть.
fen-style-castling = Права рокировки
fen-style-x-fen = Буквы K и Q (X-FEN)
fen-style-x-fen-about = KQkq; вертикаль ладьи — только там, где K или Q означали бы другую ладью. Это читают почти все программы.
fen-style-shredder = Вертикали ладей (Shredder-FEN)
fen-style-shredder-about = HAha в начале партии. В Chess960 это однозначно, но старые программы для обычных шахмат этого не принимают.
fen-style-en-passant = Поле взятия на проходе
fen-style-always = После каждого хода пешкой на два поля
fen-style-always-about = Стандарт FEN 1994 года. После 1. e4 это поле e3, хотя брать там нечем.
fen-style-pseudo-legal = Когда рядом стоит пешка, готовая взять
fen-style-pseudo-legal-about = После 1. e4 такого поля нет. Если чёрная пешка стоит на d4, это e3, даже когда пешка связана.
fen-style-legal = Только когда взятие возможно по правилам
fen-style-legal-about = Так пишут lichess и новые движки: у одинаковых позиций всегда одинаковый FEN.
fen-style-here = эта позиция: { $text }
fen-style-result = Эта позиция записывается так

## Reasons why a command is unavailable

obstacle-undo = Отменять нечего
obstacle-redo = Повторять нечего
obstacle-unchanged = После сохранения ничего не изменилось
obstacle-cut-text = Не было текста, слишком длинного для поля
obstacle-first-line = Это первая позиция списка
obstacle-last-line = Это последняя позиция списка
obstacle-one-line = В списке только одна позиция
obstacle-groups = Позиции показаны группами, а не по порядку
obstacle-selected = Позиции не выделены
obstacle-readable = Текст этой позиции читается
obstacle-all-shown = Показаны уже все позиции
obstacle-reading = Файл ещё читается или не прочитан до конца
obstacle-no-lines = Позиций нет
obstacle-one-file = Открыт только один файл
obstacle-squares = Поля не выделены
obstacle-sure = Нет полей под сомнением
obstacle-annotations = Нет ни стрелок, ни отметок
obstacle-two = Сначала выделите две позиции: ту, что на доске, и ещё одну
obstacle-compared = С этой позицией ничего не сравнивается
obstacle-no-move-before = К этой позиции не вёл ни один ход
obstacle-no-move-behind = Вариант здесь заканчивается
obstacle-no-line-of-play = Ходов ещё не было
obstacle-largest = Крупнее уже некуда
obstacle-smallest = Мельче уже некуда
obstacle-usual-size = Размер и так обычный
obstacle-recovery = Нет папки, где могло бы храниться несохранённое
obstacle-nothing-waits = Ничто не ждёт диска.

## Finding a command

palette-field = Поиск команды
palette-hint = Команда, меню или клавиши
palette-list = Команды
palette-none = Такой команды нет. Попробуйте слово покороче.
palette-copy-as = Копировать как { $form }
palette-place = { $menu } › { $submenu }
palette-row = { $place }: { $name }

## Keys

# The labels of keyboard keys.
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-up = Вверх
key-down = Вниз
key-left = Влево
key-right = Вправо
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-insert = Insert
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-space = Пробел
key-menu = Menu
key-pause = Pause
key-plus = Плюс
keys-title = Клавиши команд
keys-filter = Поиск команды или клавиши
keys-add = Добавить клавишу
keys-add-to = Добавить клавишу: { $command }
keys-press = Нажмите новую клавишу; Esc — отмена
keys-remove = Убрать { $keys }: { $command }
keys-default = Вернуть обычные клавиши
keys-default-of = { $command }: вернуть обычные клавиши
keys-default-all = Вернуть все обычные клавиши
keys-default-all-ask = Все команды снова получат обычные клавиши.
keys-default-all-do = Вернуть
keys-default-all-leave = Оставить
keys-clash = { $keys } — клавиша команды «{ $other }». Забрать её оттуда?
keys-clash-take = Забрать
keys-clash-leave = Отмена
keys-refused = { $keys } не может быть клавишей команды: { $use }.
keys-unknown = Эта клавиша не может быть клавишей команды.
keys-none = Нет команды с таким названием или клавишей. Попробуйте слово покороче.
keys-always = { $keys } всегда делает именно это
fixed-put-piece = на доске она ставит фигуру
fixed-skip = на доске она пропускает поля и выбирает кисть
fixed-empty = на доске она очищает поле
fixed-next-rank = на доске она переводит на следующую горизонталь
fixed-move-cursor = на доске она двигает курсор
fixed-select-squares = на доске она выделяет поля
fixed-move-squares = на доске она перемещает выделенное или копирует его
fixed-next-control = она переводит к следующему элементу
fixed-clipboard = она копирует, вырезает и вставляет

## Sheets

dialog-close = Закрыть
gestures-mouse = Мышь
gestures-keys = Клавиши на доске
gestures-touch = Касание и перо
gestures-list-mouse = Мышь в списке
gestures-list = Клавиши в списке
gestures-commands = Команды
gesture-drag = Перетащить фигуру
gesture-drag-does = перемещает её; за край доски — снимает
gesture-copy = Ctrl или Alt при перетаскивании
gesture-copy-does = копирует её
gesture-spare-drag = Перетащить запасную фигуру
gesture-spare-drag-does = ставит такую на доску
gesture-spare-click = Щёлкнуть запасную фигуру
gesture-spare-click-does = берёт её как кисть; второй щелчок убирает кисть
gesture-spare-home = Щёлкнуть запасную фигуру с Ctrl
gesture-spare-home-does = ставит все такие фигуры на начальные поля
gesture-brush = Кисть, левая кнопка
gesture-brush-does = ставит фигуру; такую же убирает; если вести, рисует
gesture-brush-other = Кисть, правая кнопка
gesture-brush-other-does = ставит такую же фигуру другого цвета
gesture-middle = Средняя кнопка
gesture-middle-does = берёт фигуру под указателем как кисть
gesture-board-wheel = Колесо над доской; с Shift
gesture-board-wheel-does = следующая фигура как кисть; другой цвет
gesture-piece-wheel = Ctrl и колесо над фигурой
gesture-piece-wheel-does = меняет её на другую
gesture-brush-keys = 1–6, 7, 0, мышь над доской
gesture-brush-keys-does = кисть от короля до пешки (ещё раз — другой цвет), ластик, указатель
gesture-brush-letters = Буквы, мышь над доской
gesture-brush-letters-does = фигура с такой буквой становится кистью
gesture-symmetric = Симметричная расстановка
gesture-symmetric-does = всё, что ставится, зеркально появляется у другой стороны
gesture-region = Вести по полям с Shift
gesture-region-does = выделяет их
gesture-region-drag = Перетащить выделенное; с Ctrl или Alt; за край доски
gesture-region-drag-does = перемещает; копирует; снимает
gesture-double = Двойной щелчок по королю, ладье, пешке
gesture-double-does = даёт или снимает право рокировки, ход на два поля
gesture-play = Когда делаются ходы: перетащить или два щелчка
gesture-play-does = делает ход по правилам; запасная фигура возвращает к расстановке
gesture-what-if = Когда делаются ходы: Ctrl при перетаскивании
gesture-what-if-does = свободно двигает любую фигуру (что, если); очередь хода не меняется
gesture-piece-menu = Указатель, правая кнопка на поле
gesture-piece-menu-does = меню того, что там можно сделать
gesture-arrow = Указатель, вести с правой кнопкой
gesture-arrow-does = рисует стрелку или убирает такую же
gesture-mark = Так же, туда и обратно
gesture-mark-does = отмечает поле
gesture-mark-color = Так же с Shift, Alt или с обоими
gesture-mark-color-does = красный, синий или жёлтый цвет; щелчок тоже отмечает
gesture-draw = Цветная стрелка за FEN
gesture-draw-does = левая кнопка или палец рисует этим цветом, до Esc
gesture-escape = Esc при перетаскивании
gesture-escape-does = возвращает всё на место
gesture-wheel = Колесо над счётчиком
gesture-wheel-does = на единицу больше или меньше
gesture-rows = Перетащить строку списка
gesture-rows-does = перемещает её или все выделенные внутри файла
gesture-rows-tab = Перетащить её на вкладку другого файла
gesture-rows-tab-does = перемещает её туда; с Ctrl копирует
gesture-select = Щёлкнуть строку; с Shift; с Ctrl
gesture-select-does = ставит её на доску; выделяет до неё; выделяет её или снимает выделение
gesture-list-wheel = Ctrl и колесо над списком
gesture-list-wheel-does = диаграммы крупнее или мельче
gesture-drop = Перетащить файлы или папки в окно
gesture-drop-does = открывает их
gesture-tap = Коснуться запасной фигуры
gesture-tap-does = берёт её как кисть
gesture-tap-board = Коснуться поля
gesture-tap-board-does = ставит фигуру; такую же убирает
gesture-long-press = Задержать палец на поле
gesture-long-press-does = другой цвет; с указателем — меню фигур
gesture-touch-drag = Вести одним пальцем
gesture-touch-drag-does = перемещает фигуру, рисует или, с пустого поля, выделяет
gesture-arrows = Стрелки, Home, End
gesture-arrows-does = двигают курсор
gesture-play-keys = Когда делаются ходы: буквы; Enter
gesture-play-keys-does = вводят ходы в строку; берёт и ставит фигуру у курсора
gesture-moves-list = В списке ходов: стрелки; Home, End; Enter
gesture-moves-list-does = идут вдоль линии, вверх и вниз — к другим ходам последнего разветвления; к её краям; сворачивает вариант
gesture-extend = Shift и стрелки, Home, End
gesture-extend-does = выделяют поля
gesture-move-block = Ctrl и стрелки
gesture-move-block-does = перемещают выделенное или фигуру под курсором
gesture-copy-block = Ctrl, Shift и стрелки
gesture-copy-block-does = перемещают копию
gesture-letters = Кр Ф Л С К П, кр ф л с к п
gesture-letters-does = ставят белую или чёрную фигуру и идут дальше; в латинице — буквы FEN
gesture-digits = 1–8
gesture-digits-does = пропускают столько полей
gesture-next-rank = / или Enter
gesture-next-rank-does = переход на следующую горизонталь
gesture-delete = x, . или пробел; Delete; Backspace
gesture-delete-does = очищают поле: и дальше; и на месте; и назад
gesture-list-arrows = Стрелки, Page Up, Page Down, Home, End
gesture-list-arrows-does = переходят по строкам; доска показывает строку
gesture-list-shift = Shift и эти клавиши
gesture-list-shift-does = выделяют до этого места
gesture-list-ctrl = Ctrl и эти клавиши
gesture-list-ctrl-does = двигают только курсор
gesture-list-space = Пробел
gesture-list-space-does = выделяет строку под курсором или снимает выделение
gesture-list-all = Ctrl+A, Ctrl+Shift+I, Esc
gesture-list-all-does = выделяют все строки, остальные, ни одной
gesture-list-delete = Delete, Ctrl+C, Ctrl+X, Ctrl+V
gesture-list-delete-does = удаляют, копируют, вырезают выделенные строки, вставляют строки
gesture-list-menu = Клавиша меню или Shift+F10
gesture-list-menu-does = что можно сделать с выделенными строками
about-text = Редактор шахматных позиций: доска и FEN всегда соответствуют друг другу.
about-version = Версия { $version }
about-licence = Лицензия: MIT или Apache-2.0
about-libraries = Использует библиотеки других авторов:
about-field = Найти библиотеку по имени или лицензии
about-hint = Имя или лицензия
about-list = Библиотеки
about-licence-of = Лицензия { $library }
about-no-text = Авторы не приложили к пакету текст лицензии.
about-count =
    { $number ->
        [0] Ни у одной библиотеки этого нет ни в имени, ни в лицензии
        [one] { $count } библиотека
        [few] { $count } библиотеки
        [many] { $count } библиотек
       *[other] { $count } библиотеки
    }

## The dialog for a diagram

picture-title = Диаграмма
picture-file-name = диаграмма
picture-preview = Просмотр: { $title }
picture-shown = { $width } × { $height } пикселей
picture-shown-smaller = { $width } × { $height } пикселей, показано мельче
picture-choice = { $about }: { $choice }
picture-style = Стиль
picture-style-changed = изменён
picture-style-new = Сохранить как новый стиль…
picture-style-save = Сохранить
picture-style-discard = Отменить изменения
picture-style-delete = Удалить
picture-style-name = Название нового стиля
picture-style-name-hint = Название
picture-style-taken = Такое название уже есть
picture-style-keep = Сохранить стиль
style-usual = Обычный
style-book = Книга
style-web = Веб
theme-sage = Шалфей
theme-book = Штриховка, для печати
theme-green = Зелёная
theme-blue = Синяя
theme-brown = Коричневая
theme-grey = Серая
theme-contrast = Контрастная
picture-size = Ширина
picture-pixels = { " " }пикс.
picture-resolution = Пикселей на дюйм
picture-physical = { $width } × { $height } см ({ $inchwidth } × { $inchheight } дюйма)
picture-margin = Отступ
picture-margin-tip = Свободное место вокруг всей диаграммы
picture-of-a-square = ширины клетки
picture-coordinates = Координаты
picture-outside = Снаружи
picture-inside = Внутри
picture-none = Нет
picture-orientation = Внизу
picture-white-below = Белые
picture-black-below = Чёрные
picture-mover-below = Кто на ходу
picture-frame = Рамка
picture-thin = Тонкая
picture-thick = Толстая
picture-double = Двойная
picture-colors = Цвета
picture-light = Светлые поля
picture-dark = Тёмные поля
picture-ground = Фон
picture-ink = Текст и рамка
picture-reset = { $color }: как в теме
picture-pieces = Фигуры
pieces-staunton = Стаунтон
pieces-flat = Плоские
pieces-print = Книжные
picture-folder = Папка…
picture-folder-tip = Фигуры из папки с двенадцатью файлами SVG
picture-folder-reading = Чтение { $folder }…
picture-folder-read = Фигуры из папки { $folder }
picture-side-to-move = Очередь хода
picture-annotations = Стрелки и отметки
picture-transparent = Прозрачный фон
picture-last-move = Последний ход
picture-last-move-tip = Известен, если пешка только что пошла на два поля
picture-problems = Замечания
picture-problems-tip = Отметить поля с предупреждениями и ошибками
picture-caption = Подпись
picture-caption-field = Текст подписи
picture-caption-hint = нет
picture-number = Номер
picture-number-field = Текст номера
picture-format = Формат
picture-save = Сохранить как…
picture-copy = Копировать картинку
picture-copy-svg = Копировать текст SVG
picture-unreadable = Текст этой строки не читается: на диаграмме доска как она есть.

## Command line

cli-about = Редактор шахматных позиций: одна позиция на доске и в тексте FEN, всегда в согласии
cli-no-display = Нет дисплея для окна: ни WAYLAND_DISPLAY, ни DISPLAY на него не указывают.
cli-no-display-advice = Запустите программу на виртуальном дисплее: xvfb-run -a tabiya …   (в Debian: sudo apt-get install xvfb xauth)
cli-no-graphics = Не удалось открыть окно: нет работающего графического драйвера.
cli-no-graphics-advice = Установите его. В Debian: sudo apt-get install libgl1 libegl1 libgl1-mesa-dri
cli-no-graphics-advice-windows = Установите драйвер видеокарты с сайта изготовителя или через Центр обновления Windows. В виртуальной машине или удалённом сеансе без видеокарты Tabiya работает, если рядом с tabiya.exe положить файл opengl32.dll из Mesa для Windows.
cli-no-wgpu = Окно не открыто: эта программа собрана без wgpu.
cli-no-wgpu-advice = Запустите её без --renderer или соберите с wgpu: cargo build --release --features wgpu
cli-missing-library = Не удалось открыть окно: нет библиотеки оконной системы ({ $reason }).
cli-missing-library-advice = Установите её. В Debian: sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1
cli-display-died = Оконная система завершила работу.
cli-display-died-advice = Сохранённое цело; несохранённое будет предложено при следующем запуске на работающем дисплее.
cli-without-window = Без окна работают: tabiya analyse, tabiya certify, tabiya check, tabiya convert, tabiya dedupe, tabiya diff, tabiya find, tabiya make, tabiya merge, tabiya positions, tabiya read, tabiya render, tabiya sample, tabiya sort, tabiya split, tabiya stats, tabiya tables, tabiya --help, tabiya --version
cli-no-picture = Не удалось записать снимок окна: { $reason }
cli-no-picture-advice = Выберите файл с окончанием .png в папке, куда вам можно писать.
cli-fault = Tabiya остановилась из-за внутренней ошибки: { $reason }.
cli-fault-advice = Сохранённое цело; несохранённое будет предложено при следующем запуске. Пожалуйста, сообщите нам эту фразу и то, что вы делали перед этим.
cli-fault-report = Сохранённое цело; несохранённое будет предложено при следующем запуске. Пожалуйста, сообщите нам об этом и о том, что вы делали перед этим, и приложите { $path } (ваших позиций в нём нет).
cli-fault-aside = Часть Tabiya остановилась из-за внутренней ошибки: { $reason }.
cli-after-help =
    Примеры:
      tabiya games.fen endings.epd
      tabiya books/ openings.epd.gz
      tabiya '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
      tabiya check endings.fen
      tabiya convert --to shredder endings.fen
      tabiya positions --every games.pgn > positions.epd
      tabiya render --size 600 --output diagram.png '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1'
    Файл с именем, как у команды, открывается с ./ перед именем: ./check.
    Если дисплея нет, запустите программу на виртуальном: xvfb-run -a tabiya …
    Для команд, --help, --version и --licences дисплей не нужен.
    SIGTERM, SIGHUP и SIGINT (Ctrl+C) закрывают окно сразу и без вопросов; несохранённое будет предложено при следующем запуске.
    Код завершения окна: 0 — окно закрыто, 2 — окно не открылось или пропало, 128 плюс номер сигнала — работу прервал сигнал.
cli-input = Файлы, в том числе сжатые (.gz, .zip), и папки, из которых открываются файлы .fen и .epd; или позиция или партия текстом (FEN, PGN или ходы, возможно, с другим текстом вокруг); или - для стандартного ввода
cli-renderer = Чем рисуется окно: auto выбирает лучшее для этой системы; wgpu есть не в каждой сборке
cli-theme = Цвета окна
cli-contrast = Насколько резко различаются цвета
cli-zoom = Размер всего, от 80 до 300 процентов от того, что задаёт система
cli-size = Размер окна при запуске; без неё — как в прошлый раз
cli-bad-size = два числа и x между ними, например 1280x800
cli-screenshot = Записать снимок окна в этот файл и закрыть окно
cli-licences = Вывести библиотеки программы с их лицензиями и больше ничего не делать
cli-file = Файлы с одной позицией в строке, несжатые; - или отсутствие файлов означает стандартный ввод
cli-argument = аргумент
cli-analyse-about = Передать позиции из файлов движку и записать, что он нашёл; тестовые наборы оцениваются
cli-analyse-engine = Движок (UCI): его файл или имя, например stockfish, которое ищется там, где лежат программы
cli-analyse-option = Задать параметр движка, например "Skill Level=20"; можно несколько раз
cli-analyse-bad-option = параметр и его значение, например Hash=64 (NAME=VALUE)
cli-analyse-processes = Сколько процессов движка работают одновременно [по умолчанию: 1]
cli-analyse-threads = Потоки каждого процесса (его параметр Threads)
cli-analyse-memory = Память для таблиц каждого процесса (его параметр Hash)
cli-analyse-time = Считать каждую позицию столько времени: 500ms, 2s (или 2), 1.5min, 1h
cli-analyse-bad-time = время, например 500ms, 2s, 1.5min или 1h
cli-analyse-depth = Считать каждую позицию на такую глубину
cli-analyse-nodes = Просмотреть в каждой позиции столько узлов: 1000000, 1000k или 1M
cli-analyse-bad-count = число, например 1000000, 1000k или 1M
cli-analyse-mate = Искать мат в столько ходов; без другого ограничения не дольше минуты на позицию
cli-analyse-stop-when-stood = Остановиться и тогда, когда искомый ход был лучшим на стольких глубинах подряд
cli-analyse-patience = Если движок молчит столько времени (или дольше, если этого требуют глубина или число узлов), спросить, работает ли он, и перезапустить, если он молчит и дальше [по умолчанию: 30s]
cli-analyse-lines = Сколько вариантов рассматривает движок; с двумя и более проверка находит второй столь же хороший ход [по умолчанию: 1]
cli-analyse-write = Какие операции записываются, через запятую [по умолчанию: acd,acn,acs,ce,dm,pm,pv,engine]
cli-analyse-replace = Заменять эти операции там, где они уже есть; иначе ничего из записанного не меняется
cli-analyse-again = Считать и записи, в которых уже есть результат этого движка не ниже ограничения
cli-analyse-output = Записать записи в этот файл, когда все готовы; до тех пор результаты хранятся рядом (FILE.analysis). Это может быть один из читаемых файлов; если его тем временем изменит другая программа, он останется как есть
cli-analyse-resume = Продолжить прерванную работу: считается только то, для чего ещё нет результата
cli-analyse-json = Выводить объект JSON для каждой записи и один в конце, для программ
cli-analyse-table = Показать, сколько записей решено, по темам и файлам, и какие нет
cli-analyse-compare = Сравнить результаты в двух файлах: что решено только в первом, только во втором, в обоих, ни в одном
cli-analyse-after-help =
    Запускается только то, что здесь названо. Нужно хотя бы одно ограничение: --time, --depth, --nodes или --mate. Одинаковые позиции считаются один раз; позиция, которую движок отверг бы, понял неверно или на которой дал бы сбой, ему не передаётся, и сообщается почему. Завершившийся движок запускается снова, а запись получает операцию engine_error.

    Комментарии, пустые строки, строки, которые нельзя прочесть или надо исправлять, и все операции, что есть в записи, передаются без изменений. Без --output, --json и --table записи идут в стандартный вывод.

    Записи с bm, am, dm или очками (c0 "f5=10, Be5+=2") оцениваются и проверяются: невозможный ход, второй ход не хуже единственного названного, более короткий мат.

    Примеры:
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd suite.epd
      tabiya analyse --engine stockfish --nodes 1M --processes 2 --output out.epd --resume suite.epd
      tabiya analyse --engine ./new --time 1s --table sts1.epd sts2.epd
      tabiya analyse --compare old.epd new.epd

    Код завершения: 0 всё решено или ничего не спрашивает; 1 что-то не решено, вызвало замечание или не передано; 2 строку нельзя прочесть, или движок на ней дал сбой; 3 файл или движок нельзя использовать, или командная строка неверна; после Ctrl+C оболочка сообщает 130. С --compare: 1, если что-то решено только в одном из файлов.
cli-check-about = Показать построчно, что не так с позициями в файлах; ничего не меняется
cli-check-json = Выводить для каждой позиции объект JSON, для программ
cli-check-strict = Считать исправленные строки отвергнутыми
cli-check-after-help =
    Для каждой строки с замечаниями сообщается, что пришлось исправить, чтобы её прочитать, может ли позиция возникнуть в партии или почему позицию прочитать нельзя. Пустые строки и строки, которые начинаются с #, ;, % или //, пропускаются.
    
    Примеры:
      tabiya check endings.fen
      tabiya check --json games.epd openings.fen > report.json
      some-program | tabiya check --strict
    
    Код завершения: 0 — все строки точны и легальны; 1 — что-то исправлено или нелегально; 2 — есть отвергнутая строка; 3 — файл не удалось прочитать или командная строка неверна.
cli-convert-about = Записать позиции из файлов в другом виде; что не позиция, передаётся без изменений
cli-convert-to = В каком виде записывать; по умолчанию fen или тот вид, который называет окончание вывода: .plain, .bullet, .viri, .parquet
cli-convert-from = Читать входные данные как строки (lines), как таблицы (table: CSV, TSV, строки JSON), как обучающие данные (plain, bullet, viri) или как Parquet; по умолчанию решает окончание имени
cli-convert-left-out = В таблицу помещается не всё:
cli-convert-left-out-of-form = В вид { $form } помещается не всё:
cli-convert-no-text = Этот вид записи — не текст и на терминал не выводится; укажите файл с помощью --output
cli-output-is-form = Файл { $file } не записан: эта команда пишет строки, а файлы с таким именем имеют вид { $form }, который записывает tabiya convert
cli-parquet-not = { $file }: это не файл Parquet, или он обрезан
cli-parquet-encrypted = { $file }: файл зашифрован, а ключа у tabiya нет
cli-parquet-packing = { $file }: его столбцы сжаты способом { $packing }, который не читается. Запишите его заново со сжатием Snappy, gzip, Zstandard или LZ4, например в DuckDB: COPY (FROM 'old.parquet') TO 'new.parquet' (COMPRESSION zstd)
cli-parquet-too-large = { $file }: его страницы слишком велики: одна больше 256 МиБ или содержит слишком много значений, либо вместе им нужно больше 512 МиБ. Всё до этого места прочитано; запишите файл заново со страницами поменьше
cli-parquet-damaged = { $file }: файл Parquet повреждён; всё до этого места прочитано
positions-record = запись { $row }: { $why }
positions-fault-board = эти байты не являются доской с результатом
positions-fault-property = непонятно и пропущено: { $word }
positions-fault-cut-off = файл обрывается на ней
left-out-incomplete = { $number ->
    [one] В { $count } записи нет хода (pm, bm), оценки (ce) или результата (result), которые нужны этому виду. Она пропущена.
    [few] В { $count } записях нет хода (pm, bm), оценки (ce) или результата (result), которые нужны этому виду. Они пропущены.
    [many] В { $count } записях нет хода (pm, bm), оценки (ce) или результата (result), которые нужны этому виду. Они пропущены.
   *[other] В { $count } записях нет хода (pm, bm), оценки (ce) или результата (result), которые нужны этому виду. Они пропущены.
}
left-out-inexpressible = { $number ->
    [one] { $count } запись нельзя выразить: слишком много фигур, не по одному королю, нет возможного хода или слишком большое число. Она пропущена.
    [few] { $count } записи нельзя выразить: слишком много фигур, не по одному королю, нет возможного хода или слишком большое число. Они пропущены.
    [many] { $count } записей нельзя выразить: слишком много фигур, не по одному королю, нет возможного хода или слишком большое число. Они пропущены.
   *[other] { $count } записи нельзя выразить: слишком много фигур, не по одному королю, нет возможного хода или слишком большое число. Они пропущены.
}
left-out-side = { $number ->
    [one] В { $count } позиции ход чёрных. Она записана с переменой цветов, как того требует этот вид.
    [few] В { $count } позициях ход чёрных. Они записаны с переменой цветов, как того требует этот вид.
    [many] В { $count } позициях ход чёрных. Они записаны с переменой цветов, как того требует этот вид.
   *[other] В { $count } позициях ход чёрных. Они записаны с переменой цветов, как того требует этот вид.
}
left-out-castling = { $number ->
    [one] { $count } позиция теряет права на рокировку.
    [few] { $count } позиции теряют права на рокировку.
    [many] { $count } позиций теряют права на рокировку.
   *[other] { $count } позиции теряют права на рокировку.
}
left-out-en-passant = { $number ->
    [one] { $count } позиция теряет поле взятия на проходе.
    [few] { $count } позиции теряют поле взятия на проходе.
    [many] { $count } позиций теряют поле взятия на проходе.
   *[other] { $count } позиции теряют поле взятия на проходе.
}
left-out-counters = { $number ->
    [one] { $count } позиция теряет счётчик полуходов и номер хода.
    [few] { $count } позиции теряют счётчик полуходов и номер хода.
    [many] { $count } позиций теряют счётчик полуходов и номер хода.
   *[other] { $count } позиции теряют счётчик полуходов и номер хода.
}
cli-convert-en-passant = Записывать поле взятия на проходе после каждого двойного хода, только если пешка могла бы взять, или только если взятие возможно по правилам, — там, где вид записи это допускает
cli-convert-repair = Преобразовывать и строки, которые приходится исправлять; о каждой сообщается
cli-convert-output = Записать этот файл вместо стандартного вывода, когда всё преобразовано; это может быть один из читаемых файлов; если его тем временем изменит другая программа, он останется как есть
cli-convert-after-help =
    Комментарии, пустые строки и строки, которые не читаются, передаются без изменений, и неточные строки тоже, если нет --repair; о каждой такой строке сообщается. Операции EPD сохраняются: с --to fen и --to shredder такая строка остаётся EPD, в PGN игроки, турнир и решение становятся тегами и ходами партии, а прочее — комментарием к ней, в остальных случаях — строкой комментария. Виды board, pieces, text и text-unicode говорят меньше, чем FEN; forum и latex предназначены для форумов и документов.
    
    Примеры:
      tabiya convert --to shredder openings.epd > shredder.epd
      tabiya convert --repair --output games.fen games.fen
      tabiya convert --to uci --en-passant legal endings.fen
    
    Код завершения: 0 — преобразованы все позиции; 1 — что-то исправлено; 2 — есть строка, переданная без преобразования; 3 — файл не удалось прочитать или записать либо командная строка неверна.
cli-records-file = Файлы с одной позицией в строке, в том числе сжатые (.gz, .zst, .bz2), и папки с ними; - или отсутствие файла означает стандартный ввод
cli-records-output = Записать в этот файл вместо стандартного вывода, когда всё готово; это может быть один из прочитанных файлов; он не записывается, если другая программа тем временем его изменит
cli-records-memory = Держать в памяти примерно столько МиБ строк, а остальное помещать в папку временных файлов (TMPDIR)
cli-progress-writing = Запись: { $percent } %
records-line-too-long = { $file }:{ $line }: строка длиннее 64 КиБ и пропущена
records-odd-byte = { $file }: файл обрывается посреди символа, его последний байт пропущен
records-no-files = { $folder }: в этой папке нет файлов с окончанием .epd, .fen или .txt
records-of-games = { $file }: каждая строка прочитана как позиция, а не как часть партии; позиции партий записывает tabiya positions
records-changed = его изменила другая программа после того, как команда начала его читать. Запустите команду ещё раз
cli-find-about = Записать строки, подходящие под запрос
cli-find-query = Условия, как в поле поиска окна, одним аргументом; может быть пустым
cli-find-board = Первое поле FEN, которому должна соответствовать доска; ? означает любое содержимое поля, цифры — пустые поля
cli-find-bad-board = первое поле FEN из восьми горизонталей по восемь полей, в котором ? означает любое содержимое
cli-find-no-option = такого параметра нет; текст для поиска заключите в двойные кавычки
cli-find-mirrored = Находить образец и в зеркальном виде: левое и правое меняются местами
cli-find-colours = Находить образец и с переставленными цветами и горизонталями в обратном порядке
cli-find-invert = Записать строки, которые не подходят
cli-find-count = Записать только число строк
cli-find-after-help =
    Должны выполняться все условия. Строки без позиции подходят только под условия на текст. Слова запроса — английские или на языке программы. Запрос может начинаться с дефиса; если он начинается с -o, поставьте перед ним --.

    Примеры:
      tabiya find 'KRPvKR w rating>=2200' endings.epd > rook-endings.epd
      tabiya find --count --invert legal positions/
      tabiya find '' --board '8/8/8/8/????????/????????/PPPPPPPP/RNBQKBNR' openings.fen

    Код завершения: 0 — строка найдена; 1 — ни одной строки не найдено; 3 — файл не удалось прочитать или записать, строка пропущена или командная строка неверна.
cli-sort-about = Записать строки файлов в новом порядке
cli-sort-by = material (материал), men (число фигур), text (байты строки) или код операции, например rating, операнды которой сравниваются
cli-sort-descending = Сначала наибольшие
cli-sort-after-help =
    Равные строки сохраняют свой порядок. Строки без сравниваемого свойства идут последними. Файлы могут быть больше памяти.

    Примеры:
      tabiya sort --by material endings.epd > sorted.epd
      tabiya sort --by rating --descending --output puzzles.epd puzzles.epd

    Код завершения: 0 — всё отсортировано; 3 — файл не удалось прочитать или записать, строка пропущена или командная строка неверна.
cli-sample-about = Записать некоторые строки файлов, выбранные случайно
cli-sample-number = Выбрать столько строк или все, если их меньше
cli-sample-share = Выбрать эту долю строк в процентах, например 0.5
cli-sample-bad-share = доля от 0 до 100 процентов, не более четырёх знаков после точки
cli-sample-seed = Другое число даёт другой выбор, то же число — тот же
cli-sample-by = Каждое значение этого свойства представлено своей долей: material, men или код операции, например result
cli-sample-after-help =
    Порядок строк сохраняется. Комментарии и пустые строки пропускаются. Файлы могут быть больше памяти.

    Примеры:
      tabiya sample --number 1000 --seed 7 puzzles.epd > thousand.epd
      tabiya sample --share 5 --by material endings/

    Код завершения: 0 — выборка записана; 3 — файл не удалось прочитать или записать, строка пропущена или командная строка неверна.
cli-stats-about = Подсчитать строки файлов по их свойствам
cli-stats-json = Вывести один объект JSON, для программ
cli-stats-after-help =
    Числа те же, что в статистике окна: очередь хода, легальность, стадия, окончания, число фигур, баланс материала, оценка, решение, повторы и поля фигур. Файлы могут быть больше памяти.

    Примеры:
      tabiya stats endings.epd
      tabiya stats --json positions/ | jq .duplicates

    Код завершения: 0 — всё подсчитано; 3 — файл не удалось прочитать, строка пропущена или командная строка неверна.
stats-summary = Строк: { $lines }, из них с позицией: { $positions }
cli-dedupe-about = Записать каждую позицию один раз, без повторов
cli-dedupe-same = Поля, которые должны совпадать: four (доска, очередь хода, рокировка, возможное взятие на проходе), all (шесть полей), board (доска), line (вся строка) или список вроде board,side из board, side, castling, en-passant и counters
cli-dedupe-mirrored = Позиции, где левое и правое поменялись местами, одинаковы, если никто не может рокировать
cli-dedupe-colours = Позиции с переставленными цветами и горизонталями в обратном порядке одинаковы
cli-dedupe-keep = Из одинаковых позиций оставить первую, последнюю или ту, у которой больше всего операций
cli-dedupe-merge = Добавить к оставшейся строке операции удалённых строк, если операции с таким кодом у неё нет
cli-dedupe-dropped = Записать удалённые строки в этот файл
cli-dedupe-after-help =
    Порядок строк сохраняется. Комментарии и пустые строки остаются. Строки без позиции одинаковы, только если совпадают все их байты. Файлы могут быть больше памяти.

    Примеры:
      tabiya dedupe openings.epd more.epd > unique.epd
      tabiya dedupe --keep most --dropped dropped.epd --output suite.epd suite.epd
      tabiya dedupe --same board --mirrored --colours endings/

    Код завершения: 0 — каждая позиция записана один раз; 3 — файл не удалось прочитать или записать, строка пропущена или командная строка неверна.
dedupe-summary = Строк: { $lines }, удалено повторов: { $dropped }
cli-dedupe-bad-fields = four, all, board, line или список через запятую из board, side, castling, en-passant и counters
cli-split-about = Распределить строки файлов по нескольким файлам
cli-split-number = Записать в каждый файл столько позиций
cli-split-shares = Распределить позиции случайно в этом соотношении, каждую позицию только в один файл; например train=80,validation=10,test=10
cli-split-bad-share = имя и целое число больше 0, например train=80; имя должно быть допустимым для файла
cli-split-by = Записать по файлу на каждый материал (material), каждое число фигур (men) или каждый операнд операции, например theme или result
cli-split-seed = Другое число даёт другое распределение, то же число — то же
cli-split-output = Имена файлов, в которых {"{}"} означает номер, долю или значение; например "parts/part-{"{}"}.epd"
cli-split-bad-output = имя файла, в котором есть {"{}"}
cli-split-replace = Заменять существующие файлы; иначе, если такой есть, ничего не записывается
cli-split-after-help =
    Порядок строк сохраняется. Комментарии и пустые строки остаются только с --number. С --by строка с несколькими операндами попадает в несколько файлов, а строка без них — в «none». Файлы могут быть больше памяти. Если прочитать удалось не всё, ничего не записывается. Выводятся имена файлов, каждое с числом позиций в нём.

    Примеры:
      tabiya split --number 100000 --output 'part-{"{}"}.epd' puzzles.epd
      tabiya split --shares train=80,validation=10,test=10 --seed 7 -o 'data/{"{}"}.epd' positions/
      tabiya split --by material --output 'endings/{"{}"}.epd' endings.epd

    Код завершения: 0 — все файлы записаны; 3 — файл не удалось прочитать или записать, строка пропущена или командная строка неверна.
split-summary = Позиций: { $positions }, файлов: { $files }
split-too-many = Понадобилось бы больше { $most } файлов. Ничего не записано.
split-file-exists = { $file } уже существует; ничего не записано. Замените существующие файлы с помощью --replace или выберите другое имя.
cli-diff-about = Сообщить о записях, которые есть только в одном из двух собраний или различаются
cli-diff-json = Вывести по объекту JSON на каждое различие, для программ
cli-diff-old = Старый файл или папка; - означает стандартный ввод
cli-diff-new = Новый файл или папка; - означает стандартный ввод
cli-diff-after-help =
    Строки с одной и той же позицией — версии одной записи: - означает удалённую строку, + добавленную, ~ изменённую, под которой указаны изменённые операции. Порядок строк и операций не учитывается, пустые строки тоже. Файлы могут быть больше памяти.

    Примеры:
      tabiya diff old.epd new.epd
      tabiya diff --json suite-2025/ suite-2026/ | jq .new_line

    Код завершения: 0 — различий нет; 1 — различия есть; 3 — файл не удалось прочитать, строка пропущена или командная строка неверна.
diff-summary = Удалено: { $removed }, изменено: { $changed }, добавлено: { $added }
diff-incomplete = Различия не показаны, так как прочитать удалось не всё
cli-merge-about = Объединить собрания или, для Git, три версии одного собрания
cli-merge-all = Записать все строки подряд, вместе с повторами
cli-merge-git = Объединить три версии запись за записью в OURS, с отметками конфликтов там, где стороны противоречат друг другу
cli-merge-marker-size = Число знаков в отметке конфликта
cli-merge-after-help =
    Порядок строк сохраняется, комментарии и пустые строки остаются. Из строк с одной и той же позицией остаётся одна; она получает операции остальных, если операции с таким кодом у неё нет. Файлы могут быть больше памяти, кроме как с --git.

    Примеры:
      tabiya merge --output all.epd mine.epd yours.epd
      tabiya merge --all january/ february/ > spring.epd
      git config merge.tabiya.driver 'tabiya merge --git %O %A %B'

    Код завершения: 0 — всё объединено; 1 — есть конфликты (--git); 3 — файл не удалось прочитать или записать, строка пропущена или командная строка неверна; 129 — то же с --git.
merge-conflicts = Конфликтов: { $count }
cli-make-about = Создать позиции по рецепту
cli-make-recipe = Условия через запятую, сначала фигуры: «KRP v KR, white wins, no capture»
cli-make-file = Прочитать рецепт из этого файла
cli-make-again = Прочитать рецепт, который созданный этой командой файл хранит в комментарии
cli-make-count = Число позиций вместо указанного в рецепте (10)
cli-make-seed = Другое начальное число даёт другой выбор; вместо указанного в рецепте (0)
cli-make-after-help =
    Условия, каждое не более одного раза:
      KRP v KR или несколько: KQ v K or KR v K
      white pawn on 5-7, black king on e4-h8 dark, white rook on a or h1 (поля, прямоугольники, вертикали, горизонтали; несколько слов действуют вместе)
      white to move, black to move (ход белых или чёрных)
      white wins, black wins, draw; win или loss для стороны, чей ход
      mate in 10-30 (до четырёх фигур), dtz 1-20 (с таблицами Syzygy), winning moves 1, winning moves 2+ (число выигрывающих ходов)
      no capture (взятие невозможно), no check (нет шаха)
      reciprocal zugzwang (взаимный цугцванг); turn decides (выигрыш при ходе одной стороны, ничья при ходе другой)
      any last move (также позиции, к которым не ведёт ни один ход), mirrored too (также подобные позиции)
      count 50 (число), seed 7 (начальное число)

    Tabiya знает все эндшпили до четырёх фигур; для остальных она обращается к таблицам Syzygy. Позиции выбираются случайно. Один и тот же рецепт даёт одни и те же позиции на любой машине. Если их меньше, записываются все. Первая строка хранит рецепт.

    Примеры:
      tabiya make "KP v K, white to move, white wins, winning moves 1" --count 50 --output pawns.epd
      tabiya make --syzygy ~/syzygy "KRP v KR, white pawn on 5-7, white to move, white wins, no capture"
      tabiya make --again pawns.epd --seed 8

    Код завершения: 0 создано столько позиций, сколько нужно; 1 их существует меньше; 3 не удалось прочитать или записать файл или таблицу либо ошибка в рецепте или командной строке.
make-summary = Создано позиций: { $count }
make-only = Существует только { $count } из { $wanted } позиций
make-broken-off = Создано только { $count } из { $wanted } позиций
make-progress = Найдено { $found } из { $count }, проверено { $percent } % всех расстановок
make-no-recipe = { $file }: ни одна строка не хранит рецепт
make-recipe-too-long = { $file }: это не рецепт, так как в файле больше 1 МиБ
make-no-table = Нет таблицы { $file }. Укажите её папку с помощью --syzygy.
recipe-nothing = Рецепт пуст. Он начинается с фигур, например KRP v KR.
recipe-version = Эта версия Tabiya не знает таких рецептов: «{ $text }»
recipe-pieces = Это не фигуры двух сторон с одним королём у каждой, например KRP v KR: «{ $text }»
recipe-too-many-pieces = В рецепте не более 16 фигур: «{ $text }»
recipe-unknown-condition = Такого условия нет: «{ $text }»
recipe-twice = Это указано дважды: «{ $text }»
recipe-squares = Это не поля, вертикали или горизонтали, например e4-h8, a-c или 5-7: «{ $text }»
recipe-too-few-squares = Для фигур слишком мало полей: «{ $text }»
recipe-no-such-piece = В рецепте нет такой фигуры: «{ $text }»
recipe-number = Это не число и не диапазон, например 10-30 или 2+: «{ $text }»
recipe-count = Число позиций — от 1 до 1 000 000: «{ $text }»
recipe-mate-of-too-many = Расстояние до мата известно до четырёх фигур: «{ $text }»
recipe-contradiction = Это противоречит результату: «{ $text }»
cli-tables-about = Записать в записи истину об эндшпилях и перечислить ложные утверждения
cli-tables-syzygy = Папка с таблицами Syzygy (.rtbw, .rtbz) для позиций более чем с четырьмя фигурами; можно указать несколько раз
cli-tables-check = Не писать записей, а перечислить ложные утверждения
cli-tables-replace = Заменить dm, ce, wdl и dtz там, где они уже есть в записи
cli-tables-after-help =
    Tabiya знает все эндшпили до четырёх фигур: результат и расстояние до мата. Она добавляет dm (сторона, чей ход, даёт мат за столько ходов), ce (мат или ничья), wdl (2 выигрыш, 0 ничья, -2 проигрыш; 1 и -1, если правило пятидесяти ходов ведёт к ничьей), а с таблицами Syzygy и dtz. FEN превращается в EPD, а её счётчики — в hmvc и fmvn. Все остальные строки остаются без изменений.
    Утверждение ложно, если dm, мат в bm или wdl противоречит таблицам или если ход из bm упускает результат.

    Примеры:
      tabiya tables endings.epd > known.epd
      tabiya tables --check suite.epd
      tabiya tables --syzygy ~/syzygy --replace --output suite.epd suite.epd

    Код завершения: 0 ложных утверждений нет; 1 есть ложное утверждение; 3 не удалось прочитать файл или таблицу, пропущена строка или ошибка в командной строке.
tables-summary = Строк: { $lines }, с известной истиной: { $known }, ложных утверждений: { $false }
tables-false-claim = { $claim } ложно: { $truth }
tables-false-move = { $claim } упускает результат: { $truth }
endgame-truth = Истина в эндшпилях
endgame-truth-file =
    { $number ->
        [one] Спрашивает таблицы эндшпилей о { $count } позиции этого файла.
        [few] Спрашивает таблицы эндшпилей обо всех { $count } позициях этого файла.
        [many] Спрашивает таблицы эндшпилей обо всех { $count } позициях этого файла.
       *[other] Спрашивает таблицы эндшпилей о { $count } позиции этого файла.
    }
endgame-truth-shown =
    { $number ->
        [one] Спрашивает таблицы эндшпилей о { $count } показанной позиции.
        [few] Спрашивает таблицы эндшпилей о { $count } показанных позициях.
        [many] Спрашивает таблицы эндшпилей о { $count } показанных позициях.
       *[other] Спрашивает таблицы эндшпилей о { $count } показанной позиции.
    }
endgame-truth-selected =
    { $number ->
        [one] Спрашивает таблицы эндшпилей о { $count } выделенной позиции.
        [few] Спрашивает таблицы эндшпилей о { $count } выделенных позициях.
        [many] Спрашивает таблицы эндшпилей о { $count } выделенных позициях.
       *[other] Спрашивает таблицы эндшпилей о { $count } выделенной позиции.
    }
endgame-truth-about = Ложные утверждения перечисляются, а результаты можно внести в записи: dm, ce, wdl, dtz.
endgame-truth-by-heart = Tabiya знает все эндшпили до четырёх фигур. Для большего числа фигур выберите папки с таблицами Syzygy в настройках.
endgame-truth-tables = Tabiya знает все эндшпили до четырёх фигур. В ваших таблицах Syzygy до { $pieces } фигур.
endgame-truth-stopped = Таблицы ещё не спрашивали об этих позициях, или позиции с тех пор изменились.
endgame-truth-again = Спросить снова
endgame-truth-known = Известных результатов: { $count }
endgame-truth-unknown = Неизвестных: { $count }
endgame-truth-false-count = Ложных утверждений: { $count }
endgame-truth-second-count = Побочных решений: { $count }
endgame-truth-false = Ложные утверждения
endgame-truth-second = Побочные решения
endgame-truth-no-games = Таблицы отвечают о позициях. Для этого откройте партии как позиции.
endgame-truth-no-false = Ложных утверждений нет.
endgame-truth-no-second = Побочных решений нет.
endgame-truth-replace-tip = Удаляет и операции, которые больше не верны. Иначе добавляются только недостающие.
endgame-truth-write =
    { $number ->
        [one] Записать в { $count } запись
        [few] Записать в { $count } записи
        [many] Записать в { $count } записей
       *[other] Записать в { $count } записи
    }
endgame-truth-write-none = Записывать нечего
endgame-truth-show = Показать
wrong-move-of-solution = Ход { $turn } решения: { $reason }
status-endgame-truth = Запрос к таблицам эндшпилей…
tables-none = { $folder }: нет таблиц Syzygy (.rtbw, .rtbz)
tables-folder-not-found = { $file }: такой папки нет
tables-not-a-folder = { $file }: это файл, а не папка
find-beyond-tables =
    { $number ->
        [one] { $count } позиции нет в таблицах эндшпилей.
        [few] { $count } позиций нет в таблицах эндшпилей.
        [many] { $count } позиций нет в таблицах эндшпилей.
       *[other] { $count } позиции нет в таблицах эндшпилей.
    }

cli-certify-about = Отметить задания, в которых верен только один ход, и назвать причины для остальных
cli-certify-engine = Движок для позиций, которых нет ни в одной таблице: файл или имя из обычных папок
cli-certify-check = Не писать записей, а перечислить задания, которые не заверены или заверены лишь частично
cli-certify-replace = Обрезать решение (pv) там, где оно перестаёт быть единственным
cli-certify-again = Оценивать и записи, у которых уже есть отметка certified
cli-certify-after-help =
    Задание — это запись с решением (pv, bm, pm) или объявленным матом (dm). Ход верен, если он ставит мат за объявленное число ходов или, без мата, если он сохраняет результат. Каждый раз, когда в решении ход за решающим, верным может быть только один ход. Если это не так на первом ходу, задание не заверяется; если на более позднем — заверяется до него.

    Таблицы эндшпилей судят там, где их хватает: таблицы программы — до четырёх фигур, таблицы --syzygy — дальше, если мат не объявлен. В остальных случаях судит движок по двум вариантам: от 2,5 пешки сторона выигрывает, до 1 пешки не выигрывает никто, а между ними вопрос остаётся открытым. Без ограничений он рассматривает 1 миллион позиций.

    Прошедшая запись получает операцию certified с числом ходов решающего и судьёй (tables, engine или both): certified 3 tables. Записи с ней пропускаются.

    Примеры:
      tabiya certify mates.epd > certified.epd
      tabiya certify --engine stockfish --depth 20 --output suite.epd suite.epd
      tabiya certify --check --syzygy ~/syzygy studies.epd

    Код завершения: 0, если заверено каждое задание, 1, если какое-то не заверено, 3, если файл не удалось прочитать или записать.
certify-summary = Строк: { $lines }, заверено: { $certified }, не заверено: { $refused }, пропущено: { $skipped }
certify-refused = { $file }:{ $line }: не заверено: { $reason }
certify-cut = { $file }:{ $line }: заверено до хода { $turns }: { $reason }
certify-no-solution = решения нет
certify-no-moves = в позиции нет легальных ходов по правилам
certify-second = { $move } — тоже верный ход
certify-shorter =
    { $moves ->
        [one] есть мат в { $moves } ход
        [few] есть мат в { $moves } хода
        [many] есть мат в { $moves } ходов
       *[other] есть мат в { $moves } хода
    }
certify-no-mate = за объявленное число ходов мата нет
certify-wrong = ход решения неверен; верный ход — { $move }
certify-lost = сторона, чей ход, проигрывает в любом случае
certify-nothing-keeps = ни один ход не сохраняет результат предыдущих ходов
certify-beyond = ни одна таблица эндшпилей не знает позиции или расстояния до мата
certify-table = таблицей нельзя пользоваться
certify-engine = движок не ответил
certify-few-lines = { $engine }: получено меньше двух вариантов, а сравниваются два лучших хода. Выберите движок с параметром MultiPV или увеличьте ограничения поиска.
certify-not-proved = оценки ходов ничего не доказывают
certify-not-marked = метку certified нельзя добавить к операциям
table-foreign = { $file }: не таблица Syzygy
table-cut = { $file }: файл обрезан
table-damaged = { $file }: файл повреждён
table-other-pieces = { $file }: содержит другие фигуры, чем указано в имени
table-unreadable = { $file }: не удалось прочитать
command-endgame-results = Показывать результаты эндшпилей
command-results-for-other-side = Результаты при ходе другой стороны
other-words-endgame-results = что если tablebase таблицы эндшпилей истина выигрыш ничья проигрыш мат подсказка поля другая сторона ход
setting-endgame-results = Результаты эндшпилей на доске
setting-endgame-results-about = Пока вы перетаскиваете фигуру, держите её как кисть или двигаете клавишами, каждое поле показывает, каким был бы результат позиции: выигрыш белых или чёрных с числом ходов до мата, ничья или недопустимая позиция. Когда играются ходы, результат есть и у ходов. Tabiya знает все эндшпили до четырёх фигур.
setting-endgame-results-words = что если tablebase syzygy истина выигрыш ничья проигрыш мат подсказка поля
announce-for-other-side = Результаты показаны и так, как если бы ходила другая сторона
announce-for-own-side = Результаты показаны для стороны, чей ход
outcome-illegal = Недопустимая позиция
outcome-white-wins = Белые выигрывают
outcome-black-wins = Чёрные выигрывают
outcome-fifty = Ничья по правилу пятидесяти ходов
outcome-here = здесь: { $result }
outcome-on-square = { $square }: { $result }
outcome-if-to-move =
    { $side ->
        [white] Если бы ходили белые: { $result }
       *[black] Если бы ходили чёрные: { $result }
    }
outcome-moves = Ходы по результату
outcome-of-move = { $move }: { $result }
status-finding-tables = Идёт поиск таблиц эндшпилей
setting-table-folders = Таблицы эндшпилей
setting-table-folders-about = Папки с таблицами Syzygy (.rtbw, .rtbz) для эндшпилей, в которых больше четырёх фигур. Используются и папки, которые указаны движку как SyzygyPath.
setting-table-folders-words = syzygy tablebase таблицы папка rtbw rtbz syzygypath
tables-add-folder = Добавить папку…
tables-look-again = Искать снова
tables-remove-folder = Убрать { $folder }
tables-of-engine = SyzygyPath движка { $engine }
tables-found =
    { $count ->
        [one] { $count } таблица
        [few] { $count } таблицы
        [many] { $count } таблиц
       *[other] { $count } таблицы
    }, до { $pieces } фигур
tables-none-found = Таблицы не найдены
tables-disk-silent = Диск с таблицами эндшпилей не отвечает
tables-folder-fault = { $folder }: { $reason }
tables-more-faults =
    { $count ->
        [one] И ещё { $count } файл
        [few] И ещё { $count } файла
        [many] И ещё { $count } файлов
       *[other] И ещё { $count } файла
    }
dialog-table-folder-title = Папка с таблицами эндшпилей
file-dialog-take-tables = Использовать эту папку
truth-draw = Ничья
truth-wins =
    { $side ->
        [white] Белые выигрывают
       *[black] Чёрные выигрывают
    }
truth-wins-if =
    { $side ->
        [white] Белые выигрывают, если раньше не вступит в силу правило пятидесяти ходов
       *[black] Чёрные выигрывают, если раньше не вступит в силу правило пятидесяти ходов
    }
truth-mates =
    { $side ->
        [white] Белые выигрывают, мат в { $moves }
       *[black] Чёрные выигрывают, мат в { $moves }
    }
truth-mates-if =
    { $side ->
        [white] Белые выигрывают, мат в { $moves }, если раньше не вступит в силу правило пятидесяти ходов
       *[black] Чёрные выигрывают, мат в { $moves }, если раньше не вступит в силу правило пятидесяти ходов
    }
truth-fifty-moves =
    { $side ->
        [white] Ничья по правилу пятидесяти ходов; без него белые выигрывают
       *[black] Ничья по правилу пятидесяти ходов; без него чёрные выигрывают
    }
cli-positions-about = Записать позиции из партий (.pgn) и таблиц задач (.csv), по одной записи в строке
cli-positions-last = Последняя позиция каждой партии; записывается она, если не указано другое
cli-positions-every = Все позиции
cli-positions-at = Позиция после этого хода: 23w — после 23-го хода белых, 23b (или 23) — после хода чёрных
cli-positions-bad-move = номер хода и за ним w или b — сторона, которая его сделала, например 23w
cli-positions-starts = Начало каждой партии, если оно указано тегом FEN
cli-positions-comments = Позиции с комментарием, знаком оценки, стрелкой или отметкой диаграммы
cli-positions-tabiya = Последняя позиция каждой партии, у которой есть название среди известных Tabiya дебютов
cli-positions-variations = Брать также позиции из вариантов
cli-positions-played = Чем становится сделанный ход: ожидаемым (pm), лучшим (bm) или ничем
cli-positions-output = Записать этот файл вместо стандартного вывода, когда всё прочитано; если его тем временем изменит другая программа, он останется как есть
cli-positions-input = Файлы с партиями или таблицами, в том числе сжатые (.gz, .zst, .bz2); - или отсутствие файлов означает стандартный ввод
cli-positions-after-help =
    Каждая запись — EPD. Её id говорит, кто, где и в каком году играл и какой ход привёл к позиции; комментарии становятся c0 вместе со стрелками и отмеченными полями. О партии, которая обрывается, сообщается с её строкой и ходом; всё до и после этого места записывается.
    Задачи начинаются после хода соперника, как их и решают: bm и pv содержат решение, rating, theme и остальные столбцы становятся операциями. В других таблицах нужен столбец с позициями в виде FEN.
    
    Примеры:
      tabiya positions --every --output positions.epd games.pgn
      tabiya positions --at 23w games.pgn.zst | tabiya check
      tabiya positions --comments --variations studies.pgn > diagrams.epd
      tabiya positions puzzles.csv.zst > puzzles.epd
    
    Код завершения: 0 — всё прочитано; 2 — партию или строку таблицы не удалось прочитать до конца либо в файле их нет; 3 — файл не удалось прочитать или записать либо командная строка неверна.
cli-read-about = Читать шахматные диаграммы на картинках и в файлах PDF: снимки экрана, отсканированные страницы, фотографии, книги
cli-read-json = Вывести по одному объекту JSON на файл, для других программ
cli-read-file = Картинки (PNG, JPEG, WebP, GIF, BMP или TIFF) и файлы PDF
cli-read-pages = Из файлов PDF только эти страницы, например 3-7, 12 или 40-
cli-read-password-file = Для зашифрованных файлов PDF: файл с паролем в первой строке
cli-read-bad-pages = страницы задаются как 3-7, 12 или 40-, счёт с 1
cli-read-give-password = Запишите его в файл и назовите этот файл параметром --password-file.
cli-read-page = страница { $page }
cli-read-page-of-file = { $file }, страница { $page }
cli-read-written = так записано в самом файле
cli-read-offered = в файле записано { $fen }, но на картинке это видно не наверняка
cli-read-after-help =
    Для каждой доски выводится строка: её FEN, затем насколько надёжно чтение и какие поля сомнительны. Чей ход, говорит знак, подпись, выделенный последний ход или шах; где ничего об этом не сказано, в FEN стоит ход белых, а очередь хода названа открытым вопросом. Рокировка даётся там, где король и ладья стоят на своих местах; так как на картинке этого не видно, она названа открытым вопросом.
    Всё читается на этом компьютере; никуда ничего не отправляется.
    
    Примеры:
      tabiya read screenshot.png
      tabiya read --json page-*.jpg > pages.json
      tabiya read --pages 12-40 book.pdf > positions.epd
    
    Код завершения: 0 файлы прочитаны, есть на них доска или нет; 3 файл не удалось прочитать, или командная строка неверна.
cli-read-none = { $file }: доски нет.
cli-read-unlikely = { $file }: { $reason }
cli-read-board = надёжность { $percent } %
cli-read-doubt = надёжность { $percent } %; сомнительны: { $squares }
cli-read-missing = не поместилось на картинку: { $lines }
cli-read-turn-white = ход белых ({ $sign })
cli-read-turn-black = ход чёрных ({ $sign })
cli-read-asked = открытые вопросы: { $questions }
cli-read-ask-password = Пароль к { $file }:
scan-unknown-kind = { $file } — не картинка, которую можно здесь прочитать. Можно PNG, JPEG, WebP, GIF, BMP, TIFF и PDF.
scan-too-large = { $file } — слишком большая картинка: { $width } × { $height } пикселей. Уменьшите её или вырежьте часть с диаграммами.
scan-damaged = Файл { $file } не удаётся прочитать, картинка повреждена: { $reason }
scan-unreadable = Файл { $file } не удаётся прочитать: { $reason }
scan-needs-password = { $file } зашифрован; открыть его можно только с паролем.
scan-wrong-password = Пароль не открывает { $file }.
scan-no-such-page = { $file }: такой страницы нет.
scan-too-slow = { $file } читается слишком долго и пропущен.
scan-too-much = Для { $file } нужно больше памяти, чем отведено картинке, или прочитать его нельзя вовсе; он пропущен.
scan-cancelled = Чтение прервано.
cli-render-about = Рисовать позиции: картинки, страницы для веба и печати, тексты
cli-render-format = Что записывать; иначе решает имя выходного файла, а без него svg
cli-render-size = Ширина картинок в пикселях; сокращение для --set size=PIXELS
cli-render-style = С какого стиля начать: один из ваших или один из { $names }
cli-render-set = Что отличается от стиля, например coordinates=none, theme=book или pieces=FOLDER; можно указать несколько раз
cli-render-sheet = Разместить диаграммы на страницах этого формата: PDF или каждая страница отдельно как svg или png
cli-render-per-page = Сколько диаграмм на странице; если не сказано иначе, 6
cli-render-landscape = Альбомные страницы
cli-render-solutions = Страницы с решениями в конце
cli-render-solution-lines = Столько линеек для ответа под каждой диаграммой
cli-render-no-pages = Страницы бывают pdf, svg или png
cli-render-title = Заголовок документа вместо имени файла
cli-render-strict = Пропускать строки, которые приходится исправлять
cli-render-output = Файл для записи вместо стандартного вывода или папка, куда записывается по файлу на позицию
cli-render-input = Позиции текстом (FEN, возможно, с другим текстом вокруг), файлы с одной позицией в строке, несжатые, или - для стандартного ввода; если ничего не указано, тоже читается стандартный ввод
cli-render-no-equals = это не KEY=VALUE
cli-render-bad-key = такого ключа нет; есть: { $keys }
cli-render-bad-value = возможные значения: { $possible }
cli-render-after-help =
    Одна позиция идёт в стандартный вывод или в файл. Если их несколько, картинки (svg, png, jpeg, webp) идут в папку, которая при необходимости создаётся; их имена начинаются с номера и продолжаются значением id. pdf, html, markdown, latex, forum и figurines вмещают сколько угодно позиций в один файл, а в папку записывается по файлу на каждую; картинки для markdown лежат в папке рядом с ним. Существующие файлы заменяются, если их тем временем не изменит другая программа; без --format — только те, чьи имена говорят, что это диаграммы.
    
    Значение id становится подписью; bm, am, dm, pm и pv — решением; [%csl …] и [%cal …] в комментариях записи — отметками на полях и стрелками.
    
    Что можно задать в стиле:
      size (от 64 до 8192 пикселей), resolution (пикселей на дюйм), margin (сотые доли клетки)
      coordinates (outside, inside, none), orientation (white, black, side-to-move)
      frame (none, thin, thick, double), pieces (staunton, flat, print или папка с файлами SVG)
      theme (sage, book, green, blue, brown, grey, contrast), light, dark, ground, ink (#rrggbb)
      side-to-move, caption, number, transparent, last-move, problems, annotations (yes, no)
    
    Примеры:
      tabiya render '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1' > saavedra.svg
      tabiya render --size 600 --format png --output pictures/ endings.epd
      tabiya render --style book --output endings.html endings.epd
      tabiya render --sheet a4 --per-page 12 --solutions --output endings.pdf endings.epd
      tabiya render --animate --output game.webp game.pgn
      tabiya render --set theme=blue --set coordinates=none -o mate.png '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    
    Код завершения: 0 — нарисованы все позиции; 1 — что-то исправлено; 2 — строка пропущена или позиций не было; 3 — что-то не удалось прочитать или записать либо командная строка неверна.
cli-render-no-style = Стиля { $name } нет. Есть: { $names }
cli-render-incomplete = Ничего не нарисовано, потому что прочитать удалось не всё
cli-render-nothing = Нет позиций для рисования
cli-render-no-room = Прочитанное не удалось отложить в { $folder }, где лежат временные файлы: { $reason }. Освободите там место или укажите другую папку в TMPDIR
cli-render-terminal = Картинка не выведена в терминал: он не может её показать. Укажите файл: tabiya render --output FILE …
cli-render-no-format = { $file } не записан: по его имени не видно, что в него писать. Укажите и формат: tabiya render --format svg --output FILE …
cli-render-needs-folder = Картинок { $count }, каждая в своём файле. Укажите папку: tabiya render --output FOLDER …
cli-render-folder-not-made = Не удалось создать папку { $folder }: { $reason }
cli-render-failed = Диаграмма { $number }: { $reason }
cli-file-not-found = { $file }: такого файла нет
cli-file-is-folder = { $file }: это папка, а не файл
cli-file-gzip = { $file }: этот файл сжат и не прочитан; распакуйте его на ходу: gzip -dc FILE | tabiya …
cli-file-zip = { $file }: этот файл — архив и не прочитан; распакуйте его на ходу: unzip -p FILE | tabiya …
cli-file-no-permission = { $file }: у вас нет прав на чтение этого файла
cli-file-failed = { $file }: не удалось прочитать: { $reason }
cli-output-failed = Не удалось записать вывод: { $reason }
cli-stopped = Tabiya остановилась из-за внутренней ошибки.
cli-more-like-this = { $number ->
    [one] … и ещё { $count } такое же сообщение: { $example }
    [few] … и ещё { $count } таких же сообщения: { $example }
    [many] … и ещё { $count } таких же сообщений: { $example }
   *[other] … и ещё { $count } такого же сообщения: { $example }
}
cli-progress-percent = Чтение: { $percent } %
cli-progress-drawing = Рисование: { $percent } %
cli-progress-bytes = Чтение: { $megabytes } МБ

## Report of tabiya check and tabiya convert
## (like all messages whose names end in -report, these begin with a lower-case letter and have no full
## stop at the end)

check-changed = { $read }, теперь { $became }
check-added = теперь { $became }
check-summary =
    { $count ->
        [one] { $count } позиция:{ " " }
        [few] { $count } позиции:{ " " }
        [many] { $count } позиций:{ " " }
       *[other] { $count } позиции:{ " " }
    }
check-summary-none = позиций нет
check-summary-fine = верно { $count }
check-summary-warned =
    { " " }({ $count ->
        [one] с предупреждением { $count }
        [few] с предупреждениями { $count }
        [many] с предупреждениями { $count }
       *[other] с предупреждениями { $count }
    })
check-summary-repaired = { $count } можно исправить
check-summary-illegal = нелегально { $count }
check-summary-unreadable = не прочитано { $count }
games-title = Какие позиции из { $name }?
games-title-as-games = Открыть { $name } как партии
games-title-pasted = Какие позиции из вставленных партий?
games-counted = { $number ->
    [one] { $count } партия.
    [few] { $count } партии.
    [many] { $count } партий.
   *[other] { $count } партий.
}
games-counted-so-far = { $number ->
    [one] Пока { $count } партия…
    [few] Пока { $count } партии…
    [many] Пока { $count } партий…
   *[other] Пока { $count } партий…
}
games-rows-counted = { $number ->
    [one] { $count } строка.
    [few] { $count } строки.
    [many] { $count } строк.
   *[other] { $count } строк.
}
games-rows-counted-so-far = { $number ->
    [one] Пока { $count } строка…
    [few] Пока { $count } строки…
    [many] Пока { $count } строк…
   *[other] Пока { $count } строк…
}
games-counted-broken = { $number ->
    [one] { $count } не удаётся прочитать до конца.
    [few] { $count } не удаётся прочитать до конца.
    [many] { $count } не удаётся прочитать до конца.
   *[other] { $count } не удаётся прочитать до конца.
}
games-title-save = Какие позиции записать в { $name }?
games-save-about = В файл попадут только позиции: для ходов и вариантов партий и для большинства их тегов в нём нет места. Партии остаются в этом документе.
games-save = Сохранить
status-counting-positions = Подсчёт позиций партий
games-rows = Строки
games-rows-positions = Позиции
games-rows-games = Партии
games-as-games-about = Каждая строка — партия с ходами, вариантами и комментариями. Изменения записываются в партию, а файл сохраняется как PGN; все остальные партии остаются прежними до последнего байта.
games-games = Партии
games-all = Все партии
games-some = Выбранные партии
games-choose = Выбор партий
games-search = Поиск партий по игроку, турниру или дате
games-search-hint = Игрок, турнир, дата
games-none-found = Нет подходящих партий
games-number = Партия { $number }
games-choose-all = Выбрать все
games-choose-none = Снять выбор
games-which = Позиции
games-last = Последняя в каждой партии
games-starts = Начало каждой партии, если оно задано
games-after = После хода
games-after-number = Номер хода
games-every = Все
games-marked = С комментарием или знаком
games-book = Где партия выходит из дебюта
games-variations = И из вариантов
games-move-pm = ожидаемый (pm)
games-move-bm = лучший (bm)
games-move-none = опустить
games-position-column = Позиции из столбца
games-columns = Столбцы
games-columns-about = Каждый становится операцией своих позиций; по ней можно искать и сортировать.
games-preview = Первые из них
games-preview-none = В начале файла таких нет.
games-open = Открыть
games-add = Добавить
games-pasted-name = вставленного текста
games-broken = { $number ->
    [one] Одну партию из { $file } не удаётся прочитать до конца (строка { $line }, { $first }). Все позиции до этого места здесь.
    [few] { $count } партии из { $file } не удаётся прочитать до конца, первую в строке { $line } ({ $first }). Все позиции до этих мест и все другие партии здесь.
    [many] { $count } партий из { $file } не удаётся прочитать до конца, первую в строке { $line } ({ $first }). Все позиции до этих мест и все другие партии здесь.
   *[other] { $count } партий из { $file } не удаётся прочитать до конца, первую в строке { $line } ({ $first }). Все позиции до этих мест и все другие партии здесь.
}
games-refused = { $number ->
    [one] { $count } партия из { $file } не прочитана, так как читаются только шахматы и Chess960: { $games }.
    [few] { $count } партии из { $file } не прочитаны, так как читаются только шахматы и Chess960: { $games }.
    [many] { $count } партий из { $file } не прочитано, так как читаются только шахматы и Chess960: { $games }.
   *[other] { $count } партии из { $file } не прочитано, так как читаются только шахматы и Chess960: { $games }.
}
games-refused-game = партия { $game } ({ $word })
games-variants = { $number ->
    [one] Показана как текст: { $variants }. Tabiya читает только шахматы и Chess960. В файле { $file } остаётся байт в байт { $count } такая партия.
    [few] Показаны как текст: { $variants }. Tabiya читает только шахматы и Chess960. В файле { $file } остаются байт в байт { $count } такие партии.
    [many] Показаны как текст: { $variants }. Tabiya читает только шахматы и Chess960. В файле { $file } остаются байт в байт { $count } таких партий.
   *[other] Показаны как текст: { $variants }. Tabiya читает только шахматы и Chess960. В файле { $file } остаются байт в байт { $count } такой партии.
}
games-variants-one = { $word } ({ $count })
games-variants-by-position = другие правила, судя по первой позиции
status-finding-variants = Поиск партий, которые не являются шахматами
games-skipped = { $number ->
    [one] В { $count } партии из { $file } пропущено неизвестное, впервые в строке { $line } ({ $first }). Ходы от этого не меняются.
    [few] В { $count } партиях из { $file } пропущено неизвестное, впервые в строке { $line } ({ $first }). Ходы от этого не меняются.
    [many] В { $count } партиях из { $file } пропущено неизвестное, впервые в строке { $line } ({ $first }). Ходы от этого не меняются.
   *[other] В { $count } партиях из { $file } пропущено неизвестное, впервые в строке { $line } ({ $first }). Ходы от этого не меняются.
}
status-counting-games = Подсчёт партий в { $name }
analyse-no-limit = Укажите, насколько считать каждую позицию: --time, --depth, --nodes или --mate
analyse-no-engine-file = { $file } — не файл программы
analyse-no-engine = Программы с именем { $name } нет; { $others }. Или укажите её файл.
analyse-engines = найденные движки: { $engines }
analyse-no-engines = других движков тоже не нашлось
analyse-inexact = передано без изменений, потому что пришлось бы исправлять (tabiya convert --repair)
analyse-stopped = Остановлено.
analyse-kept =
    { $count ->
        [one] { $count } результат хранится
        [few] { $count } результата хранятся
        [many] { $count } результатов хранятся
       *[other] { $count } результата хранятся
    } в { $file }; та же команда с --resume продолжит с этого места
analyse-journal-exists =
    { $count ->
        [one] { $count } результат прежней работы лежит
        [few] { $count } результата прежней работы лежат
        [many] { $count } результатов прежней работы лежат
       *[other] { $count } результата прежней работы лежат
    } в { $file }: продолжите с --resume или удалите этот файл, чтобы начать заново
analyse-journal-in-use = { $file } занят: туда пишет результаты другая работа
analyse-journal-other = Результаты в { $file } получены другим движком, с другими параметрами или ограничениями: задайте те же или удалите этот файл, чтобы начать заново
analyse-journal-none = { $file } находится там, где хранятся результаты, и это что-то другое: переместите его или выберите другой выходной файл
analyse-not-kept = Результаты нельзя сохранить в { $file }: { $reason }
analyse-summary-searched = просчитано { $count }
analyse-summary-known = уже известно { $count }
analyse-summary-skipped = с готовым результатом { $count }
analyse-summary-not-sent = не передано { $count }
analyse-summary-failed = не удалось { $count }
analyse-summary-not-asked = не просмотрено { $count }
analyse-summary-inexact = надо исправить { $count }
analyse-summary-solved = решено { $solved } из { $count }
analyse-summary-kept = оставлено как есть { $count } (--replace запишет)
analyse-pace-percent = { $percent } %
analyse-pace-records =
    { $count ->
        [one] { $count } позиция
        [few] { $count } позиции
        [many] { $count } позиций
       *[other] { $count } позиции
    }
analyse-pace-rate = { $count } в минуту
analyse-pace-left = осталось { $time }
analyse-audit-wrong-move = один из указанных ходов невозможен
analyse-audit-second-move = { $move } ({ $value }) не хуже единственного хода в bm ({ $named })
analyse-audit-shorter-mate = dm указывает { $told }, но есть мат в { $proved }
analyse-audit-is-mated = dm указывает { $told }, но сторона, за которой ход, получает мат в { $proved }
analyse-table-solved = решено
analyse-table-of = из
analyse-table-points = очки
analyse-table-mean-time = среднее время
analyse-table-all = всего
analyse-table-no-theme = (без id)
analyse-table-missed = Не решено: { $count }
analyse-table-remarks = Замечания: { $count }
analyse-compare-none = В двух файлах нет общей позиции, которая что-то спрашивает и имеет ответ (pm или pv)
analyse-compare-only = Только { $first }: { $count }
analyse-compare-only-second = Только { $second }: { $count }
analyse-compare-both = Оба: { $count }
analyse-compare-neither = Ни один: { $count }
status-counting-pasted-games = Подсчёт вставленных партий
status-reading-pasted-games = Чтение вставленных партий
positions-game = партия { $game }: { $why }
positions-game-variation = партия { $game }, в варианте: { $why }
positions-row = строка таблицы { $row }: { $why }
positions-none = { $file }: в нём нет ни партий, ни таблицы с позициями
positions-fault-move = { $move } — невозможный ход
positions-fault-ambiguous = { $move } может означать несколько ходов
positions-fault-start = в начальной позиции партии нет ходов: { $word }
positions-fault-variant = это партия в { $word }, а читаются только шахматы и Chess960
positions-fault-variant-marks = её позиция относится к другому варианту шахмат: { $word }
positions-fault-unclosed = комментарий или вариант не закрыт
positions-fault-too-long = она слишком длинная, остаток пропущен
positions-fault-position = позиция не читается: { $word }
positions-fault-row-move = { $word } — невозможный ход
positions-fault-open-quote = кавычка не закрыта: { $word }
positions-fault-not-an-object = отсюда это не объект JSON: { $word }
positions-fault-row-too-long = она длиннее 1 МиБ и пропущена
positions-fault-too-deep = слишком много вложенных значений JSON: { $word }
positions-fault-repeated-name = имя встречается дважды: { $word }
positions-skipped-word = пропущено неизвестное слово: { $word }
positions-skipped-sign = пропущен неизвестный знак: { $word }
positions-skipped-tag = пропущен тег, который не читается: { $word }
positions-skipped-more = { $what } (и ещё { $count })
positions-summary =
    { $games ->
        [one] { $games } партия или строка
        [few] { $games } партии или строки
        [many] { $games } партий или строк
       *[other] { $games } партии или строки
    }, с ошибками { $broken }: { $positions ->
        [one] записана { $positions } позиция
        [few] записаны { $positions } позиции
        [many] записано { $positions } позиций
       *[other] записано { $positions } позиции
    }
cli-file-window = { $file }: для распаковки этого файла нужно больше памяти, чем на это отводится; распакуйте его на ходу: zstd -dc --long=31 FILE | tabiya …
cli-file-damaged = { $file }: сжатый файл повреждён или обрезан; всё до этого места прочитано
cli-file-packed-twice = { $file }: этот файл сжат дважды, и ничего из него не прочитано; распакуйте его один раз другой программой
convert-kept = передано без изменений
convert-not-repaired = передано без изменений, с --repair было бы преобразовано
convert-repaired = преобразовано
convert-summary-converted = преобразовано { $count }
convert-summary-repaired = исправлено { $count }
convert-summary-not-repaired = передано без исправления { $count }
convert-summary-unreadable = передано непрочитанными { $count }
render-left-out = пропущено
render-repaired = нарисовано так, как было понято
render-not-repaired = пропущено, потому что пришлось бы исправлять
render-summary-drawn = нарисовано { $count }
render-summary-repaired = нарисовано с исправлением { $count }
render-summary-not-repaired = пропущено без исправления { $count }
render-summary-unreadable = пропущено непрочитанными { $count }
cli-convert-incomplete = { $file } не записан, потому что прочитать удалось не всё
cli-no-spare = его можно только перезаписать на месте ({ $because }), а сохранить пока копию не удалось: { $reason }
cli-copy-kept = Всё, что нужно было записать, лежит в { $file }; окно Tabiya тоже предложит это при запуске
cli-no-copy = Укажите в XDG_STATE_HOME папку, где хватит места для копии, или выберите другой выходной файл
cli-convert-not-written = { $file } не записан: { $reason }
cli-reason-not-regular = это не обычный файл
cli-reason-folder = это папка
cli-reason-folder-gone = его папки не существует
cli-reason-permission = нет права на запись
cli-reason-link-of-third-party = это ссылка другого пользователя в папке, где файлы может создавать каждый, а по таким ссылкам система не переходит
cli-reason-read-only = его диск доступен только для чтения
cli-reason-marked-read-only = он помечен как доступный только для чтения
cli-reason-changed = его изменила или создала другая программа, пока шла работа. Запустите команду ещё раз
cli-reason-removed = его удалила другая программа, пока шла работа. Запустите команду ещё раз
cli-reason-disk-full = для него нет места
cli-reason-name-too-long = его имя слишком длинное для этого диска
cli-reason-name-not-taken = у файла не может быть такого имени
cli-reason-lines-lost = другая программа изменила файл, из которого читаются его строки
cli-reason-busy = его использует другая программа: { $reason }
cli-reason-unreachable = его диск или сетевая папка не отвечает: { $reason }
cli-reason-partly = он перезаписан лишь частично и, возможно, повреждён: { $reason }
cli-reason-not-durable = он сохранён, но диск этого не подтвердил: { $reason }
cli-reason-cancelled = работа отменена

## Published diagrams

diagram-title = { $caption }, { $side }
diagram-words = Белые: { $white }. Чёрные: { $black }. { $side }.
diagram-description = { $words } FEN: { $fen }
diagram-king = король { $squares }
diagram-kings = короли { $squares }
diagram-queen = ферзь { $squares }
diagram-queens = ферзи { $squares }
diagram-rook = ладья { $squares }
diagram-rooks = ладьи { $squares }
diagram-bishop = слон { $squares }
diagram-bishops = слоны { $squares }
diagram-knight = конь { $squares }
diagram-knights = кони { $squares }
diagram-pawn = пешка { $squares }
diagram-pawns = пешки { $squares }
diagram-and = { $first } и { $last }
diagram-nothing = фигур нет
# The board read aloud.
read-rank = Горизонталь { $rank }: { $men }
read-file = Вертикаль { $file }: { $men }
read-white = Белые: { $men }
read-black = Чёрные: { $men }
read-man = { $square } { $piece }
read-right = { $right }.
read-no-position = В этой строке нет позиции.
read-en-passant = Взятие на проходе на { $square }.
solution-avoid = избегать { $moves }
solution-mate = мат в { $moves } х.
solution-mated = получает мат в { $moves }
solution-expected = ожидается: { $moves }
solution-line = вариант: { $moves }
piece-set-fault = { $file }: { $reason }
piece-set-not-found = такого файла или папки нет
piece-set-no-folder = это не папка
piece-set-no-permission = у вас нет прав на чтение
piece-set-unreadable = прочитать не удалось: { $why }
piece-set-too-many-files = в папке слишком много файлов для набора фигур
piece-set-missing = не хватает рисунков: { $pieces } (имена вроде wK.svg, white-king.svg или Chess_klt45.svg)
piece-set-twice = { $other } — рисунок той же фигуры ({ $piece })
piece-set-not-a-file = это не обычный файл
piece-set-too-large = файл больше 1 МБ
piece-set-not-text = файл не в UTF-8
piece-set-not-svg = файл не читается как SVG: { $why }
piece-set-entities = в типе документа есть не только короткие сущности
piece-set-too-many = слишком много элементов
piece-set-too-deep = слишком глубокая вложенность элементов
piece-set-circle = элемент ссылается сам на себя
piece-set-element = в фигурах нельзя использовать элемент { $name }
piece-set-outside = есть ссылка наружу: { $address }
piece-set-id = id { $id } встречается дважды или содержит недопустимые знаки
piece-set-style-sheet = таблица стилей слишком длинна
piece-set-too-detailed = в линиях слишком много штрихов или частей
piece-set-far-away = рисунок выходит далеко за свои границы
piece-set-empty = на рисунке ничего не видно
piece-set-too-slow = чтение и рисование фигур занимает слишком много времени
publish-collection = Шахматные позиции
publish-solution = Решение
publish-solutions = Решения
publish-too-large = Картинка { $width } × { $height } пикселей слишком велика.

## The dialog for diagram sheets

pages-title = Листы диаграмм
pages-file-name = диаграммы
pages-of = Публиковать
pages-selection = Выделенное ({ $count })
pages-shown = Показанные позиции ({ $count })
pages-all = Вся коллекция ({ $count })
pages-paper = Бумага
pages-direction = Ориентация
pages-upright = Книжная
pages-landscape = Альбомная
pages-per-page = На странице
pages-heading = Заголовок
pages-heading-hint = нет
pages-captions = Подписи
pages-numbers = Номера
pages-page-numbers = Номера страниц
pages-solutions = Решения в конце
pages-lines = Линейки для ответа
pages-pdf = PDF
pages-svg = SVG, файл на страницу
pages-png = PNG, файл на страницу
pages-html = Веб-страница
pages-markdown = Markdown
pages-latex = LaTeX
pages-forum = Теги для форума
pages-preview-cut = Показано только начало. В файле будет всё.
pages-preview-whole = Это весь текст.
pages-counting = Подсчёт…
pages-count =
    { $number ->
        [one] { $count } странице
        [few] { $count } страницах
        [many] { $count } страницах
       *[other] { $count } страницы
    }
pages-summary =
    { $number ->
        [one] { $count } диаграмма на { $pages }
        [few] { $count } диаграммы на { $pages }
        [many] { $count } диаграмм на { $pages }
       *[other] { $count } диаграммы на { $pages }
    }
pages-summary-text =
    { $number ->
        [one] { $count } диаграмма
        [few] { $count } диаграммы
        [many] { $count } диаграмм
       *[other] { $count } диаграммы
    }
pages-preview = Страница { $page } документа { $title }: { $diagrams }
pages-page = Страница { $page }
pages-page-of = Страница { $page } из { $pages }
pages-previous = Предыдущая страница
pages-next = Следующая страница

## Work that was left behind

status-journal = Запись несохранённого
status-recovering = Поиск оставшейся работы
recovery = Несохранённая работа
recovery-about = Tabiya завершилась раньше, чем это было сохранено. «Восстановить» откроет всё как было, со всеми изменениями и по-прежнему несохранённым.
recovery-list = Что осталось
recovery-bar = Прокрутка списка того, что осталось
recovery-entry = { $name }, { $folder }, последняя запись { $age }
recovery-entry-untitled = { $name }, последняя запись { $age }
recovery-entry-unreadable = Запись, которую нельзя прочитать, { $folder }
recovery-no-file = файла ещё нет
recovery-unreadable = Запись, которую нельзя прочитать
recovery-unreadable-text = Она повреждена или сделана более новой версией Tabiya. Здесь показана её папка, чтобы вы могли посмотреть, что в ней. «Удалить» удаляет эту папку.
recovery-unreadable-found =
    { $count ->
        [1] Осталась запись несохранённой работы, которую нельзя прочитать: { $folder }. Она повреждена или сделана более новой версией Tabiya.
       *[other] Остались записи несохранённой работы ({ $count }), которые нельзя прочитать; одна из них — { $folder }. Они повреждены или сделаны более новой версией Tabiya.
    } Подробнее — «Восстановить несохранённое…» в меню «Файл».
recovery-now = только что
recovery-to-come = с датой в будущем
recovery-minutes =
    { $number ->
        [1] минуту назад
        [one] { $count } минуту назад
        [few] { $count } минуты назад
        [many] { $count } минут назад
       *[other] { $count } минуты назад
    }
recovery-hours =
    { $number ->
        [1] час назад
        [one] { $count } час назад
        [few] { $count } часа назад
        [many] { $count } часов назад
       *[other] { $count } часа назад
    }
recovery-days =
    { $number ->
        [1] день назад
        [one] { $count } день назад
        [few] { $count } дня назад
        [many] { $count } дней назад
       *[other] { $count } дня назад
    }
recovery-changed =
    { $number ->
        [one] изменена { $count } позиция
        [few] изменены { $count } позиции
        [many] изменено { $count } позиций
       *[other] изменено { $count } позиции
    }
recovery-added =
    { $number ->
        [one] добавлена { $count }
        [few] добавлены { $count }
        [many] добавлено { $count }
       *[other] добавлено { $count }
    }
recovery-removed =
    { $number ->
        [one] удалена { $count }
        [few] удалены { $count }
        [many] удалено { $count }
       *[other] удалено { $count }
    }
recovery-added-alone =
    { $number ->
        [one] добавлена { $count } позиция
        [few] добавлены { $count } позиции
        [many] добавлено { $count } позиций
       *[other] добавлено { $count } позиции
    }
recovery-removed-alone =
    { $number ->
        [one] удалена { $count } позиция
        [few] удалены { $count } позиции
        [many] удалено { $count } позиций
       *[other] удалено { $count } позиции
    }
recovery-reordered = другой порядок позиций
recovery-blank = пустая строка
recovery-same = Отличий от файла нет: всё было сохранено. Это можно удалить.
recovery-games =
    { $number ->
        [one] Ходы { $count } партии не сохранены ни в одном файле.
        [few] Ходы { $count } партий не сохранены ни в одном файле.
        [many] Ходы { $count } партий не сохранены ни в одном файле.
       *[other] Ходы { $count } партий не сохранены ни в одном файле.
    }
recovery-games-damaged =
    { $number ->
        [one] { $count } партию нельзя восстановить: запись повреждена или нет её позиции.
        [few] { $count } партии нельзя восстановить: записи повреждены или нет их позиций.
        [many] { $count } партий нельзя восстановить: записи повреждены или нет их позиций.
       *[other] { $count } партии нельзя восстановить: записи повреждены или нет их позиций.
    }
recovery-games-lost =
    { $number ->
        [one] { $name }: { $count } партию восстановить не удалось, так как запись повреждена или нет её позиции. Все остальные партии на месте.
        [few] { $name }: { $count } партии восстановить не удалось, так как записи повреждены или нет их позиций. Все остальные партии на месте.
        [many] { $name }: { $count } партий восстановить не удалось, так как записи повреждены или нет их позиций. Все остальные партии на месте.
       *[other] { $name }: { $count } партии восстановить не удалось, так как записи повреждены или нет их позиций. Все остальные партии на месте.
    }
games-apart =
    { $number ->
        [one] { $name }: позиции { $count } партии в файле больше нет. Эта партия находится в новом документе.
        [few] { $name }: позиций { $count } партий в файле больше нет. Эти партии находятся в новом документе.
        [many] { $name }: позиций { $count } партий в файле больше нет. Эти партии находятся в новом документе.
       *[other] { $name }: позиций { $count } партии в файле больше нет. Эти партии находятся в новом документе.
    }
recovery-nothing-changed = В нём ничего не изменено.
recovery-file-changed = В файле теперь другое содержимое. «Восстановить» откроет новый документ и не тронет файл.
recovery-file-gone = Файла больше нет. «Восстановить» откроет новый документ.
recovery-file-unreachable = Сейчас файл недоступен. «Восстановить» откроет новый документ и не тронет файл.
recovery-part = Некоторые позиции сейчас восстановить нельзя: они были только в файле или в его копии, а те изменены, повреждены или исчезли. Запись сохранится, пока вы её не удалите: если файл вернётся, восстановить можно будет всё. При сохранении будет предложено другое имя.
recovery-name-offered = При сохранении будет предложено имя этого файла.
recovery-damaged = Запись повреждена. Всё, что шло после повреждения, прочитать нельзя, поэтому последних изменений может не быть. Повреждённая запись останется, пока вы её не удалите.
recovery-copy = Это полная копия того, что сохранялось, когда сохранение прервалось. Файл может быть повреждён. «Восстановить» откроет копию; при сохранении будет предложено имя файла.
recovery-reading = Чтение…
recovery-wanted = Откроется, как только будет прочитано.
recovery-changes = Что изменится
recovery-changes-bar = Прокрутка того, что изменится
recovery-change-changed = Позиция { $number }: { $before }, станет { $after }
recovery-change-added = Позиция { $number }, новая: { $after }
recovery-change-removed = Позиция { $number }, удалена: { $before }
recovery-more =
    { $number ->
        [one] Ещё { $count } изменение не показано.
        [few] Ещё { $count } изменения не показаны.
        [many] Ещё { $count } изменений не показаны.
       *[other] Ещё { $count } изменения не показано.
    }
recovery-diagram = Выбранная позиция после изменения
recovery-recover = Восстановить
recovery-recover-all = Восстановить все ({ $count })
recovery-recover-newest = Восстановить последние { $count }
recovery-try = Всё равно восстановить…
recovery-try-sure = Это может занять всю память компьютера. Сначала сохраните то, что открыто.
recovery-try-go = Всё равно восстановить
recovery-discard = Удалить…
recovery-later = Позже
recovery-later-tip = Всё сохраняется. Следующий запуск предложит это снова.
recovery-discard-sure = Удалить навсегда? Больше нигде этой работы нет.
recovery-discard-go = Удалить навсегда
recovery-discard-keep = Оставить
recovery-recovered = { $name }: работа восстановлена. Она ещё не сохранена.
recovery-undone-as-file = { $name } теперь такой же, как его файл. «Повторить» вернёт восстановленную работу.
recovery-undone = { $name } теперь такой же, как до восстановленной работы. «Повторить» вернёт её.
recovered-name = { $name } (восстановлено)
recovery-nothing = Ничего не осталось: вся работа сохранена или удалена.
recovery-no-folder = Не удалось поискать несохранённую работу: { $reason }
recovery-not-removed = Не удалось удалить запись о работе, которая больше не нужна: { $reason }. Следующий запуск может предложить её снова. Она лежит в { $folder }.
recovery-unprotected = Ваши изменения сейчас не защищены на случай сбоя: их не удаётся записывать в { $folder } ({ $reason }). Сохраняйте почаще, пока эта папка снова не станет доступна для записи.
recovery-protected-again = Ваши изменения снова защищены на случай сбоя.
recovery-twice = { $name } изменяется ещё где-то: в другом окне Tabiya или под другим именем. Кто сохранит последним, получит вопрос, прежде чем что-либо будет перезаписано.
recovery-no-journal = Записанное прочитать нельзя: { $reason }
recovery-taken = Сейчас этим занято другое окно Tabiya.
recovery-offered-elsewhere = Несохранённую работу сейчас предлагает другое окно Tabiya.
recovery-large = Записано так много, что читаться это будет только при восстановлении.
recovery-too-large-rows =
    { $number ->
        [one] Это слишком велико, чтобы открыть: здесь { $count } строка.
        [few] Это слишком велико, чтобы открыть: здесь { $count } строки.
        [many] Это слишком велико, чтобы открыть: здесь { $count } строк.
       *[other] Это слишком велико, чтобы открыть: здесь { $count } строки.
    }
recovery-too-large = Это слишком велико, чтобы открыть: потребуется больше { $size } памяти.
recovery-too-large-choices = «Позже» сохранит запись, «Удалить» уберёт её навсегда.

## First steps, and what the window says besides

command-first-steps = Первые шаги
other-words-first-steps = начало помощь подсказка введение обучение
first-steps-close = Закрыть первые шаги
first-steps-done = Готово: { $step }
first-steps-board = Перетаскивайте фигуры; правый щелчок по полю — выбор фигуры.
# The letters are those of FEN and the same in every language.
first-steps-keys = Печатайте на доске: K ставит белого короля, k — чёрного, и каждая буква переходит на следующее поле; стрелки перемещают курсор.
first-steps-paste = { $paste } берёт позицию из любого текста; { $undo } отменяет что угодно.

## Recent files and files to reopen

menu-save-other = Сохранить в другом виде
menu-open-other = Открыть другое
menu-recent = Недавние файлы
command-open-recent = Открыть недавний файл…
command-clear-recent = Очистить список недавних файлов
command-bring-back-recent = Вернуть очищенный список
command-remember-recent = Запоминать недавние файлы
command-reopen-files = Снова открыть файлы при следующем запуске
other-words-recent = история, последние файлы, открыть снова, сеанс, приватность
obstacle-no-recent-to-clear = Таких нет, или все закреплены
obstacle-no-recent-cleared = С начала работы ничего не забыто
recent-title = Недавние файлы
recent-hint = Часть имени или папки
recent-field = Найти недавний файл
recent-field-tip = Часть имени или папки; Enter открывает первый
recent-none = Ни у одного недавнего файла этого нет ни в имени, ни в папке
recent-nothing-yet = Пока ничего нет. Здесь будет то, что вы откроете или сохраните.
recent-open = Открыть
recent-pin = Держать { $name } наверху
recent-forget = Забыть { $name }
recent-row = { $name } в папке { $folder }
recent-row-pinned = { $name } в папке { $folder }, закреплён
recent-row-not-there = { $name } в папке { $folder }, открыть нельзя
recent-not-there = нет на месте · { $folder }
recent-gone = Файла { $file } сейчас нет на месте. Возможно, его переместили или его диск не подключён.
announce-pinned = { $name } остаётся наверху
announce-unpinned = { $name } больше не остаётся наверху
message-recent-cleared = { $number ->
    [one] Забыт { $count } недавний файл.
    [few] Забыты { $count } недавних файла.
    [many] Забыто { $count } недавних файлов.
   *[other] Забыто { $count } недавнего файла.
} «Вернуть очищенный список» в меню «Файл», «Недавние файлы» отменит это.
message-recent-back = Недавние файлы снова на месте.
message-recent-on = Файлы, которые вы открываете и сохраняете, теперь запоминаются.
message-recent-off = Файлы, которые вы открываете и сохраняете, больше не запоминаются. Прежние остаются, пока вы не очистите список.
message-reopen-on = Файлы, открытые при выходе из Tabiya, откроются при следующем запуске.
message-reopen-off = При следующем запуске файлы сами не откроются.
message-safe = Безопасный запуск с обычными настройками: их изменения не запоминаются.
message-scale-set-aside = Система требует масштаб, при котором ничего нельзя прочитать (Xft.dpi или WINIT_X11_SCALE_FACTOR). Окно показано в масштабе 1.
message-size-limited = Размер всего может составлять от 80 до 300 процентов обычного. Сейчас он равен { $percent } процентам.
message-window-too-large = Графика не может нарисовать окно, у которого больше { $pixels } пикселей по стороне. Уменьшите окно, чтобы увидеть его целиком.
status-safe = Безопасный запуск
status-session = Запоминаю, что открыто
session-gone = { $count ->
    [1] Этот файл был открыт в прошлый раз, но его больше нет: { $files }. Он остался в меню «Файл», «Недавние файлы».
    [one] Эти файлы были открыты в прошлый раз, но их больше нет: { $files }. Они остались в меню «Файл», «Недавние файлы».
    [few] Эти файлы были открыты в прошлый раз, но их больше нет: { $files }. Они остались в меню «Файл», «Недавние файлы».
    [many] Эти файлы были открыты в прошлый раз, но их больше нет: { $files }. Они остались в меню «Файл», «Недавние файлы».
   *[other] Эти файлы были открыты в прошлый раз, но их больше нет: { $files }. Они остались в меню «Файл», «Недавние файлы».
}
session-gone-many = В прошлый раз были открыты файлы, которых больше нет ({ $count }): { $files } и ещё { $more }. Они остались в меню «Файл», «Недавние файлы».
session-damaged = Что было открыто в прошлый раз, из { $file } разобрать не удалось. Файл сохранён как { $kept }; Tabiya начинает заново.
session-newer = Что было открыто в прошлый раз, записала в { $file } более новая версия Tabiya. Файл сохранён как { $kept }; эта версия начинает заново.
session-left = Что было открыто в прошлый раз, из { $file } прочитать не удалось: { $reason }. Файл оставлен как есть, ничего снова не открыто.
session-unwritten = Что открыто, не удалось запомнить в { $file }: { $reason }. При следующем запуске откроется то, что запомнено последним.
cli-safe = Запустить без настроек и без файлов прошлого раза и не запоминать ни того, ни другого

## The settings window

command-settings = Настройки…
other-words-settings = параметры опции конфигурация предпочтения
settings-title = Настройки
settings-field = Найти настройку
settings-field-tip = Любое слово: название, значение, ключ из файла настроек
settings-hint = Например: тёмная, размер шрифта, клавиши
settings-found =
    { $number ->
        [one] { $count } настройка
        [few] { $count } настройки
        [many] { $count } настроек
       *[other] { $count } настройки
    }
settings-none = Нет настроек, связанных с «{ $text }». Попробуйте другое слово или просмотрите все.
settings-show-all = Показать все настройки
settings-group-appearance = Внешний вид
settings-group-board = Доска
settings-group-fen = Запись FEN
settings-group-lists = Списки и текстовые диаграммы
settings-group-keys = Клавиши
settings-group-files = Файлы и запуск
settings-group-diagrams = Диаграммы
settings-group-engines = Движки
settings-file = Хранятся в { $file }. Это обычный текст; его можно править, пока Tabiya закрыта.
settings-copy-path = Скопировать путь
settings-file-none = Выбранное здесь действует, пока Tabiya не закрыта: у этого запуска нет файла настроек.
setting-usual = { $setting }: вернуть по умолчанию ({ $value })
setting-given = Задано в командной строке только для этого запуска. Выбранное здесь сохранится.
setting-as-system = Как в системе
setting-as-window = Как у окна
setting-on = Вкл.
setting-off = Выкл.
setting-percent = { $percent } %
setting-theme = Тема
setting-theme-about = Светлая или тёмная.
setting-theme-words = тёмный режим ночной режим день ночь dark mode фон цвета чёрный белый
setting-light = Светлая
setting-dark = Тёмная
setting-contrast = Контраст
setting-contrast-about = Насколько текст и элементы управления выделяются на фоне.
setting-contrast-words = высокий контраст доступность разборчиво зрение глаза
setting-contrast-usual = Обычный
setting-contrast-high = Высокий
setting-motion = Движение
setting-motion-about = Появляются ли окна плавно, скользят ли списки, мигает ли курсор.
setting-motion-words = анимация анимации мигание курсор меньше движения доступность
setting-motion-full = Полное
setting-motion-reduced = Уменьшенное
setting-zoom = Размер всего
setting-zoom-about = Текст, кнопки и доска относительно того, что задано в системе.
setting-zoom-words = масштаб размер шрифта размер текста крупнее мельче больше меньше увеличить процент dpi
setting-language = Язык
setting-language-about = Язык окна. Буквы фигур следуют ему, если ниже не выбраны другие.
setting-language-words = перевод language английский немецкий испанский французский русский
setting-board-pieces = Фигуры на доске
setting-board-pieces-about = Как нарисованы фигуры в этом окне. У диаграмм они свои.
setting-board-pieces-words = набор фигур рисунок форма комплект
setting-board-colors = Цвета доски
setting-board-colors-about = Поля в этом окне. У диаграмм цвета свои.
setting-board-colors-words = поля клетки тема доски дерево
setting-coordinates = Координаты по краю доски
setting-coordinates-about = Буквы вертикалей и цифры горизонталей.
setting-coordinates-words = a h 1 8 имена полей подписи край
setting-solution-arrows = Лучшие ходы стрелками
setting-solution-arrows-about = Ходы из bm и первый ход из pv — стрелками с контуром на доске. Вместе с позицией они не сохраняются.
setting-solution-arrows-words = bm pv решение лучший ход ожидаемый вариант скрыть
setting-solutions = Решения
setting-solutions-about = Ходы из bm, am, pm, pv, sm и sv в списке, рядом с доской и стрелками. Выключите, чтобы решать задачи самостоятельно.
setting-solutions-words = задача ответ скрыть лучшие ходы
setting-reopen-files = Открывать те же файлы при следующем запуске
setting-reopen-files-about = Каждый — на своём месте в списке.
setting-reopen-files-words = сеанс восстановить вкладки прошлый раз продолжить
setting-recent-files = Помнить недавние файлы
setting-recent-files-about = Для меню «Файл».
setting-recent-files-words = история приватность последние файлы
setting-games = Позиции из партий
setting-games-about = Что предлагается сначала при открытии файла PGN.
setting-games-words = pgn партии импорт задачи позиции
setting-games-variations = Позиции из вариантов
setting-games-variations-about = Открывать ли и позиции, которые встречаются только в вариантах.
setting-games-variations-words = pgn варианты анализ
setting-games-move = Сыгранный ход
setting-games-move-about = Как ход, сыгранный в позиции, сохраняется при ней.
setting-games-move-words = pgn решение pm bm
setting-first-steps = Первые шаги
setting-first-steps-about = Подсказки при первом запуске.
setting-first-steps-words = советы добро пожаловать введение помощь
setting-first-steps-new = Показывать
setting-first-steps-seen = Скрыть
setting-castling = Права рокировки
setting-castling-about = Читаются оба вида; здесь — как записывать.
setting-castling-words = Shredder X-FEN KQkq HAha шахматы 960 Chess960 шахматы Фишера фристайл рокировка диалект
setting-en-passant = Поле взятия на проходе
setting-en-passant-about = Когда оно указывается в FEN.
setting-en-passant-words = en passant эн пассан битое поле пешка взятие двойной ход
setting-piece-language = Буквы фигур
setting-piece-language-about = На доске, в списках фигур и буквенных диаграммах. FEN всегда на английском.
setting-piece-language-words = нотация язык названия фигур Кр Ф Л С К KQRBN
setting-figurines = Символы фигур вместо букв
setting-figurines-about = В списках фигур и буквенных диаграммах.
setting-figurines-words = фигурная нотация значки юникод unicode
setting-list-fens = FEN в списке
setting-list-fens-about = Строки с названием или операциями показывают и FEN.
setting-list-fens-words = список строки fen текст названия
setting-keys = Клавиши команд
setting-keys-about = У любой команды могут быть другие клавиши, несколько или ни одной.
setting-keys-words = клавиатура горячие клавиши сочетания хоткеи shortcuts
setting-keys-of = { $command }: { $keys }
setting-no-keys-of = { $command }: нет клавиш
setting-styles = Именованные стили
setting-styles-about = Виды диаграмм, которые вы храните под именами, создают, меняют и удаляют в окне диаграммы.
setting-styles-words = картинка экспорт печать вид SVG PNG PDF
setting-diagram = Новые диаграммы
setting-diagram-about = Начинаются со стиля и формата, выбранных последними.
setting-diagram-words = картинка экспорт формат размер разрешение последний
setting-open-diagram = Диаграмма…
setting-engine-scores = Оценки движков
setting-engine-scores-about = Для кого хороша положительная оценка: для белых или для стороны, чей ход.
setting-engine-scores-words = движок оценка знак плюс минус точка зрения
setting-engine-scores-white = Со стороны белых
setting-engine-scores-mover = Со стороны хода
setting-engine-arrows = Ходы движка стрелками
setting-engine-arrows-about = Первый ход каждого варианта движка — стрелкой с контуром на доске. Вместе с позицией стрелки не сохраняются.
setting-engine-arrows-words = движок анализ лучший ход скрыть
setting-evaluation-bar = Шкала оценки
setting-evaluation-bar-about = Пока движок отвечает, полоса слева от доски показывает, как разделились бы очки.
setting-evaluation-bar-words = движок анализ оценка шкала скрыть
setting-engines = Выбранные движки
setting-engines-about = Движки выбираются на панели рядом с доской. Сам по себе ни один не запускается.
setting-engines-words = движок UCI Stockfish анализ программа путь параметры потоки хеш
setting-open-engines = Движки…
tab-no-file = { $name }: ещё не в файле
tab-new = Новый файл
fen-tip = Позиция одной строкой текста. То, что вы вводите, сразу появляется на доске.
find-tip = Слова или условия, как в примерах. Выбранное ниже записывается и сюда.
operation-field-tip = { $name } — { $meaning }
operation-new-tip = Краткое имя новой операции, например bm для лучшего хода. Enter добавляет её.
play-resize = Высота списка ходов
play-resize-tip = Перетащите этот край или сдвиньте его стрелками, чтобы дать ходам больше или меньше места; двойной щелчок возвращает его
list-resize = Ширина списка
problem-repair-tip = Исправить это; { $keys } отменяет

## A second start

cli-new-window = Открыть ещё одно окно, даже если уже есть окно, которое могло бы принять файлы
cli-handed-over = Открытое окно Tabiya приняло это; --new-window открывает ещё одно.

## Help beside the board

command-help = Справка рядом с доской
command-explain-here = Объяснить, что здесь
help-close = Закрыть справку
help-fen = Этот FEN
help-rules = О записи FEN
help-gestures = Жесты
help-parts = Знаки FEN
help-hint = Наведите указатель на знак или на поле доски. С клавиатуры: стрелки здесь, { $keys } в поле FEN или на доске.
help-rank = { $rank }-я горизонталь
help-behind = После FEN
help-about-board = Горизонтали от восьмой до первой, каждая от вертикали a до h. Буквы английские: K, Q, R, B, N, P — белые король, ферзь, ладья, слон, конь и пешка, строчные — чёрные фигуры. Цифра — число пустых полей, косая черта — конец горизонтали.
help-about-side = w (white) — ход белых, b (black) — ход чёрных.
help-about-castling = Какие рокировки ещё разрешены: K и Q — короткая и длинная белых, k и q — чёрных. Право сохраняется, пока король и ладья не ходили, что бы ни стояло между ними.
help-about-en-passant = Поле, которое пешка только что перешагнула ходом на два поля. Взять её там можно только следующим же ходом. Одни программы указывают его после каждого такого хода, другие — только если пешка готова взять или взятие действительно возможно.
help-about-halfmove = Число полуходов после последнего взятия или хода пешкой, для правила 50 ходов.
help-about-fullmove = Номер следующего хода. Счёт начинается с 1 и растёт после каждого хода чёрных.
explain-piece = { $piece } на { $square }
explain-piece-somewhere = { $piece }. На каком поле, станет ясно, когда горизонталь можно будет прочесть.
explain-empty =
    { $count ->
        [one] { $count } пустое поле: { $from }
        [few] { $count } пустых поля: { $from }–{ $to }
        [many] { $count } пустых полей: { $from }–{ $to }
       *[other] { $count } пустых полей: { $from }–{ $to }
    }
explain-empty-rank = восемь пустых полей: вся { $rank }-я горизонталь
explain-empty-somewhere =
    { $count ->
        [one] { $count } пустое поле
        [few] { $count } пустых поля
        [many] { $count } пустых полей
       *[other] { $count } пустых полей
    }
explain-next-rank = конец { $ended }-й горизонтали, дальше { $begun }-я
explain-blank = пробел
explain-next-field = конец поля записи
explain-stray-blank = здесь ничего не значит
explain-side =
    Ход { $color ->
        [white] белых
       *[black] чёрных
    }
explain-castling =
    { $color ->
        [white] Белые
       *[black] Чёрные
    } ещё могут сделать { $side ->
        [kingside] короткую
       *[queenside] длинную
    } рокировку: король { $king }, ладья { $rook }
explain-castling-file = { $castling }. Буква называет вертикаль ладьи.
explain-castling-barred =
    { $color ->
        [white] Белые
       *[black] Чёрные
    } имели бы право на { $side ->
        [kingside] короткую
       *[queenside] длинную
    } рокировку, но { $reason }. Это право не действует.
explain-castling-other-king = Это право другого короля, а не того, которого имеет в виду FEN, на { $square }. Оно не действует.
explain-no-castling = рокировать больше не может ни одна сторона
explain-en-passant =
    Пешку, только что пошедшую с { $from } на { $to }, можно взять на { $square }: { $count ->
        [one] это сделает пешка { $pawns }
        [few] это сделают пешки { $pawns }
        [many] это сделают пешки { $pawns }
       *[other] это сделают пешки { $pawns }
    }
explain-en-passant-illegal = Пешка только что пошла с { $from } на { $to }. Её можно было бы взять на { $square }, но тогда свой король окажется под шахом.
explain-en-passant-nobody = Пешка только что пошла с { $from } на { $to }. Взять её на { $square } нечем.
explain-en-passant-barred = Через { $square } пешка сейчас пройти не могла: { $reason }. Это поле не учитывается.
explain-no-en-passant = нет поля, на котором возможно взятие на проходе
explain-halfmove-clock =
    { $count ->
        [0] Последним ходом было взятие или ход пешкой, или ходов ещё не было
        [one] { $count } полуход после последнего взятия или хода пешкой
        [few] { $count } полухода после последнего взятия или хода пешкой
        [many] { $count } полуходов после последнего взятия или хода пешкой
       *[other] { $count } полуходов после последнего взятия или хода пешкой
    }
explain-halfmove-clock-claim = Полуходов без взятий и ходов пешками: { $count }. Начиная со 100, по пятьдесят ходов, игрок может требовать ничьей.
explain-halfmove-clock-drawn = Полуходов без взятий и ходов пешками: { $count }. При 150, по семьдесят пять ходов, партия заканчивается вничью.
explain-fullmove-number =
    Следующий ход — { $number }-й ход { $color ->
        [white] белых
       *[black] чёрных
    }
explain-tail = операции или примечание, к позиции не относится
explain-rest = Текст продолжается. Дальше он не объясняется.
help-rules-what = FEN — это позиция в одной строке текста: шесть полей, между которыми стоит по одному пробелу. Название — по именам Дэвида Форсайта и Стивена Эдвардса. О партии известно только то, что говорят последние четыре поля: по FEN не видно, что позиция встретилась в третий раз.
help-rules-rights = Права, которые исключает расстановка, в FEN не входят. Tabiya их помнит: они вернутся, когда король и ладья снова встанут на свои места.
help-rules-epd = Первые четыре поля FEN, а за ними операции, например bm Qd1; id "Этюд 5"; — лучший ход или название. Полуходы и номер хода записываются там операциями hmvc и fmvn.
help-rules-broken-title = Текст с ошибками
help-rules-broken = Каждая горизонталь и каждое поле записи, которые можно прочесть, сразу видны на доске; остальное остаётся как было. Tabiya никогда не меняет то, что вы вводите. Что можно исправить, предлагается под полем FEN.
sign-explained = объясняется в справке
fixed-menu-bar = она ведёт в меню
gesture-menu-bar = F10 или Alt с подчёркнутой буквой
gesture-menu-bar-does = открывает меню: стрелки, буквы, Enter; Esc возвращает
command-read-diagrams = Прочитать диаграммы…
other-words-read-diagrams = сканировать распознать картинка фото PDF книга страница OCR
read-diagrams-title = Чтение диаграмм
read-diagrams-about = Картинки, папки со сканами страниц, книги в PDF: каждая найденная доска становится строкой коллекции.
read-diagrams-nothing-chosen = Пока ничего не выбрано.
read-diagrams-others =
    { $number ->
        [one] и ещё { $count }
        [few] и ещё { $count }
        [many] и ещё { $count }
       *[other] и ещё { $count }
    }
read-diagrams-files = Выбрать файлы…
read-diagrams-folder = Выбрать папку…
read-diagrams-take-folder = Прочитать эту папку
read-diagrams-pages-of-pdf = Страницы PDF: с
read-diagrams-to = по
read-diagrams-end = конец
read-diagrams-first-page = Первая страница PDF
read-diagrams-last-page = Последняя страница PDF
read-diagrams-password = Пароль
read-diagrams-password-hint = только если PDF его требует
read-diagrams-goes-on = Продолжить за уже прочитанными страницами
read-diagrams-goes-on-tip = Если в открытой коллекции есть доски из этих файлов, чтение продолжится за её последней страницей, и найденное попадёт туда.
read-diagrams-keep = Сохранять доски картинками в папке
read-diagrams-keep-tip = Папка создаётся рядом с тем, что читается. С ней доски можно сравнить с прочитанным и позже.
read-diagrams-read = Прочитать
read-diagrams-busy = Диаграммы уже читаются. Дождитесь конца или отмените.
read-diagrams-nothing-left = Все эти страницы уже прочитаны. Чтобы прочитать их ещё раз, снимите галочку «Продолжить за уже прочитанными страницами».
read-diagrams-no-files = Там нет ни картинок, ни PDF.
read-diagrams-not-begun = Не удаётся прочитать { $name }: { $reason }
read-diagrams-page-name = { $source }, страница { $page }
read-diagrams-crop-fault = картинку доски не удалось сохранить: { $reason }
read-diagrams-boards =
    { $number ->
        [one] { $count } доска
        [few] { $count } доски
        [many] { $count } досок
       *[other] { $count } досок
    }
read-diagrams-pages =
    { $number ->
        [one] { $count } страница
        [few] { $count } страницы
        [many] { $count } страниц
       *[other] { $count } страниц
    }
read-diagrams-doubtful =
    { $number ->
        [one] { $count } с сомнительными полями
        [few] { $count } с сомнительными полями
        [many] { $count } с сомнительными полями
       *[other] { $count } с сомнительными полями
    }
read-diagrams-open-turns =
    { $number ->
        [one] { $count } без указания, чей ход
        [few] { $count } без указания, чей ход
        [many] { $count } без указания, чей ход
       *[other] { $count } без указания, чей ход
    }
read-diagrams-left-out =
    { $number ->
        [one] Пропущено { $count } место, похожее на доску, но вряд ли являющееся ею, среди них: { $places }. Чтобы всё же прочитать такое место, откройте его изображение отдельно.
        [few] Пропущены { $count } места, похожие на доску, но вряд ли являющиеся ею, среди них: { $places }. Чтобы всё же прочитать такое место, откройте его изображение отдельно.
        [many] Пропущено { $count } мест, похожих на доску, но вряд ли являющихся ею, среди них: { $places }. Чтобы всё же прочитать такое место, откройте его изображение отдельно.
       *[other] Пропущено { $count } места, похожих на доску, но вряд ли являющихся ею, среди них: { $places }. Чтобы всё же прочитать такое место, откройте его изображение отдельно.
    }
read-diagrams-none =
    { $number ->
        [one] На { $count } странице диаграмм не найдено.
        [few] На { $count } страницах диаграмм не найдено.
        [many] На { $count } страницах диаграмм не найдено.
       *[other] На { $count } страницах диаграмм не найдено.
    }
read-diagrams-done = Прочитано ({ $pages }): { $boards }, { $doubtful }
read-diagrams-stopped = Остановлено ({ $pages }): { $boards }, { $doubtful }. Если читать то же снова, чтение продолжится отсюда.
read-diagrams-failed =
    { $number ->
        [one] Не удалось прочитать { $count } страницу; остальные прочитаны:
        [few] Не удалось прочитать { $count } страницы; остальные прочитаны:
        [many] Не удалось прочитать { $count } страниц; остальные прочитаны:
       *[other] Не удалось прочитать { $count } страниц; остальные прочитаны:
    }
read-diagrams-failed-others =
    { $number ->
        [one] и ещё { $count }
        [few] и ещё { $count }
        [many] и ещё { $count }
       *[other] и ещё { $count }
    }
status-reading-diagrams =
    { $number ->
        [one] Чтение диаграмм: найдена { $count } доска
        [few] Чтение диаграмм: найдено { $count } доски
        [many] Чтение диаграмм: найдено { $count } досок
       *[other] Чтение диаграмм: найдено { $count } досок
    }
dialog-diagrams-title = Прочитать диаграммы из
dialog-filter-diagrams = Картинки и PDF
command-proofread = Вычитать диаграммы…
other-words-proofread = проверить сомнение исправить скан картинка книга
read-diagrams-proofread = Вычитать…
proofread-title = Вычитка: { $name }
proofread-doubtful = Сомнительные
proofread-illegal = Невозможные
proofread-without-king = Без короля
proofread-all = Все
proofread-words = Только те, что этому отвечают, набранному как при поиске
proofread-words-hint = например: confidence<80
proofread-place = Доска { $number } из { $count }, сначала самые неуверенные
proofread-keys = → следующее сомнительное поле · Shift+стрелка: любое поле · цифра или буква: эта фигура · Delete: пусто · Пробел: верно · Enter: вся доска верна
proofread-list = Доски; стрелки вправо и влево ведут по сомнительным полям, с Shift — по всем полям
proofread-none = Таких досок нет.
proofread-no-more = В эту сторону сомнительных полей больше нет
proofread-board = Доска { $number }
proofread-gone = Этой доски уже нет в её строке.
proofread-no-picture = Картинка этой доски не сохранена.
proofread-confidence = уверенность { $percent } %
proofread-no-doubt = сомнений нет
proofread-in-doubt = сомнительны: { $squares }
proofread-questions = С вопросами
proofread-asked = открытые вопросы: { $questions }
proofread-answer = { $digit } { $answer }
proofread-no-doubt-here = На этой доске сомнений нет. Чтобы изменить поле, щёлкните по нему или нажмите Shift и стрелку.
proofread-square = Сомнительно: { $square }
proofread-chosen = { $square }. Выберите правильную фигуру.
proofread-settled = { $square }: решено
proofread-alternative = { $digit } { $man }, { $percent } %
proofread-nothing = пусто
proofread-keep = Верно
proofread-keep-tip = На этом поле стоит то, что прочитано (Пробел или 0)
proofread-keep-all = Вся доска верна
proofread-keep-all-tip = На этой доске больше нет сомнений (Enter в списке)
proofread-turns-unknown =
    { $number ->
        [one] { $count } доска не показывает, чей ход.
        [few] { $count } доски не показывают, чей ход.
        [many] { $count } досок не показывают, чей ход.
       *[other] { $count } досок не показывают, чей ход.
    }
proofread-only-black-marked =
    { $number ->
        [one] Знаки указывают только ход чёрных (на { $count } доске), поэтому на остальных, вероятно, ход белых.
        [few] Знаки указывают только ход чёрных (на { $count } досках), поэтому на остальных, вероятно, ход белых.
        [many] Знаки указывают только ход чёрных (на { $count } досках), поэтому на остальных, вероятно, ход белых.
       *[other] Знаки указывают только ход чёрных (на { $count } досках), поэтому на остальных, вероятно, ход белых.
    }
proofread-only-white-marked =
    { $number ->
        [one] Знаки указывают только ход белых (на { $count } доске), поэтому на остальных, вероятно, ход чёрных.
        [few] Знаки указывают только ход белых (на { $count } досках), поэтому на остальных, вероятно, ход чёрных.
        [many] Знаки указывают только ход белых (на { $count } досках), поэтому на остальных, вероятно, ход чёрных.
       *[other] Знаки указывают только ход белых (на { $count } досках), поэтому на остальных, вероятно, ход чёрных.
    }
proofread-both-marked = По знакам на остальных ход белых — { $white }, ход чёрных — { $black }.
proofread-all-white = Ход белых на всех: { $count }
proofread-all-black = Ход чёрных на всех: { $count }
proofread-all-turns-tip = Отвечает на вопрос на каждой доске, где этого не видно. «Отменить» возвращает всё как было.
proofread-show = Показать на доске
proofread-show-tip = Закрывает список и показывает позицию, где можно изменить всё
proofread-undo = Отменить
proofread-undo-tip = Отменяет последнее изменение (Ctrl+Z в списке)
proofread-save = Сохранить исправления…
proofread-save-tip = Сохраняет в папке картинки решённых досок и то, что на них стоит: собственный набор для обучения. Никуда ничего не отправляется.
proofread-saved =
    { $number ->
        [one] { $count } исправленная доска в { $folder }
        [few] { $count } исправленные доски в { $folder }
        [many] { $count } исправленных досок в { $folder }
       *[other] { $count } исправленных досок в { $folder }
    }
picture-learned =
    { $number ->
        [one] Ещё { $count } доска прочитана иначе с учётом того, что показала эта
        [few] Ещё { $count } доски прочитаны иначе с учётом того, что показала эта
        [many] Ещё { $count } досок прочитано иначе с учётом того, что показала эта
       *[other] Ещё { $count } доски прочитаны иначе с учётом того, что показала эта
    }
proofread-not-saved = Исправленные доски не удалось сохранить: { $reason }
proofread-nothing-corrected = Пока не исправлена ни одна доска с картинкой.
status-comparing-boards = Доски сравниваются
status-finding-doubts = Ищутся доски, прочитанные с картинок
status-saving-corrections = Сохраняются исправленные доски
dialog-corrections-title = Сохранить исправленные доски в
file-dialog-take-corrections = Сохранить в этой папке

## Варианты партии
command-line-start = К началу варианта
command-line-last = К концу варианта
command-previous-variation = Предыдущий вариант
command-next-variation = Следующий вариант
command-choose-next-move = Выбрать из следующих ходов
command-promote-variation = Повысить вариант
command-demote-variation = Понизить вариант
command-make-main-line = Сделать главным вариантом
command-delete-variation = Удалить вариант
command-cut-off-line = Отрезать ходы после этого
other-words-variation = дерево партии, ветвь, ответвление, альтернатива, побочный вариант, вверх, вниз
play-fold = Показать ходы после { $move }
play-next = Далее:
play-next-move = Следующий ход { $move }
play-next-tip = Показать позицию после этого хода
message-variation-promoted = Вариант с ходом { $move } повышен.
message-variation-demoted = Вариант с ходом { $move } понижен.
message-main-line-made = Главный вариант теперь ведёт к ходу { $move }.
message-variation-deleted = Вариант с ходом { $move } удалён.
message-line-cut-off = Ходы после { $move } отрезаны.
obstacle-no-other-move-before = Перед этим вариантом нет другого
obstacle-no-other-move-behind = После этого варианта нет другого
obstacle-no-choice-of-moves = Следующий ход только один
obstacle-main-line = Этот ход принадлежит главному варианту
play-in-variation =
    { $depth ->
        [1] { $move }, вариант к ходу { $number }
       *[other] { $move }, вариант к ходу { $number }, уровень { $depth }
    }
message-game-variations =
    { $number ->
        [one] { $count } вариант не удалось прочитать до конца.
        [few] { $count } варианта не удалось прочитать до конца.
        [many] { $count } вариантов не удалось прочитать до конца.
       *[other] { $count } варианта не удалось прочитать до конца.
    }
## Solving

command-solve = Решать…
other-words-solve = задача тактика упражнение тренировка повторять скрытое решение
status-solve = Поиск задач
status-solve-keep = Сохранение попытки
solve-title = Решать { $name }
solve-which = Задачи
solve-all = Все ({ $count })
solve-new = Ещё не решались ({ $count })
solve-missed = В прошлый раз не решены с первой попытки ({ $count })
solve-due = Пора повторить ({ $count })
solve-left-out =
    { $number ->
        [one] У { $count } позиции нет решения, которое можно сыграть; она пропускается.
        [few] У { $count } позиций нет решения, которое можно сыграть; они пропускаются.
        [many] У { $count } позиций нет решения, которое можно сыграть; они пропускаются.
       *[other] У { $count } позиций нет решения, которое можно сыграть; они пропускаются.
    }
solve-shuffled = В любом порядке
solve-only-first = Только первый ход каждой
solve-intervals = Задачу, решённую с первой попытки, пора повторить через всё большее время: { $days } дней. После неверного хода или подсказки срок остаётся прежним, а нерешённая задача начинается сначала.
solve-kept-in = Попытки хранятся в { $file } и никогда в самой коллекции.
solve-kept-nowhere = Попытки не сохраняются.
solve-look-again = Искать снова
solve-start = Начать
solve-problem = Задача { $number } из { $count }
solve-find = Найдите лучший ход.
solve-right = { $move } — верно.
solve-solved = { $move } — верно: решено.
solve-wrong = { $move } — не решение. Попробуйте ещё раз.
solve-refuted = { $move } — не решение.
solve-refutation = Опровержение: { $move }
solve-try-again = Ход взят назад. Попробуйте ещё раз.
solve-answered = Ответ: { $move }. Найдите следующий ход.
solve-shown = Решение:
solve-hint-piece = Подсказка: { $piece } на { $square }
solve-hint-move = Подсказка: { $move }
solve-field = Ваш ход
solve-field-hint = например, Кf3
solve-field-over = Enter: следующая задача
solve-field-tip = Введите ход и нажмите Enter или сделайте ход на доске. После конца задачи Enter открывает следующую.
solve-hint = Подсказка
solve-hint-tip = Показывает фигуру, а во второй раз ход (F2)
solve-solution = Решение
solve-solution-tip = Проигрывает решение; задача считается нерешённой (F3)
solve-themes = Темы: { $themes }
solve-due-again = Повторить { $day }
solve-previous = Предыдущая
solve-previous-tip = Снова показывает предыдущую задачу (Page Up)
solve-next = Следующая
solve-next-tip = Показывает следующую задачу (Page Down или Enter в поле)
solve-skip = Пропустить
solve-skip-tip = Переходит к следующей задаче без результата (Page Down)
solve-to-score = Завершить
solve-to-score-tip = Показывает счёт (Page Down)
solve-score = Счёт
solve-score-tip = Показывает счёт на этот момент (F4)
solve-summary = Решено с первой попытки: { $first } из { $count }
solve-unanswered =
    { $number ->
        [one] { $count } задача без результата
        [few] { $count } задачи без результата
        [many] { $count } задач без результата
       *[other] { $count } задач без результата
    }
solve-theme = Тема
solve-solved-at-once = С первой попытки
solve-solved-later = Позже
solve-not-solved = Не решено
solve-time = Время на задачу
solve-in-total = Все
solve-back = Назад к задаче
solve-missed-again = Нерешённые ещё раз
solve-missed-again-tip = Начинает снова с задач, не решённых с первой попытки
solve-gone = В этой строке больше нет задачи: файл изменила другая программа.
solve-not-kept = Не удалось сохранить попытку в { $file }: { $reason }
solve-file-damaged =
    { $number ->
        [one] { $count } строка файла { $file } не читается и пропускается.
        [few] { $count } строки файла { $file } не читаются и пропускаются.
        [many] { $count } строк файла { $file } не читаются и пропускаются.
       *[other] { $count } строк файла { $file } не читаются и пропускаются.
    }
solve-file-newer = { $file } записан более новой версией Tabiya. Файл остаётся как есть, и попытки не сохраняются.
solve-file-unreadable = Не удалось прочитать { $file }, поэтому попытки не сохраняются: { $reason }
## Анимации варианта

command-animation = Анимация варианта…
other-words-animation = анимированная картинка GIF WebP SVG фильм видео ходы экспорт сохранить копировать
animation-title = Анимация
animation-file-name = партия
animation-start = Начальная позиция
animation-from = С хода
animation-to = По ход
animation-tempo = Каждый ход
animation-pause = В конце
animation-seconds = {" "}с
animation-mark-moves = Поля хода
animation-heading = Игроки
animation-heading-field = Текст с игроками или другой заголовок
animation-moves = Ходы
animation-comments = Комментарии
animation-play = Показать
animation-stop = Пауза
animation-step = Показанный ход
animation-step-tip = Page Up и Page Down переходят от хода к ходу
animation-count = { $number } из { $count }
animation-copy = Копировать анимацию
animation-no-moves = Нет ходов для анимации.
animation-too-many = Анимация из { $count } ходов слишком длинная. Выберите часть, в которой не больше { $most } ходов.
animation-too-wide = Ширина { $width } пикс. слишком велика для анимации. Возможно не больше { $most }.
status-making-animation = Создание анимации
dialog-save-animation-title = Сохранить анимацию
cli-animate = Записать ходы одной партии как анимацию ({ $formats }) шириной 480 пикселей, если не указаны стиль или ширина; поля каждого хода отмечены, если не задано last-move=no
cli-animate-game = Номер партии в файле, по умолчанию 1
cli-animate-from = Первый ход, например 12, или 12... для хода чёрных; по умолчанию первый в партии
cli-animate-to = Последний ход, например 20 для ходов обеих сторон или 20. только для хода белых; по умолчанию последний в партии
cli-animate-tempo = Секунд на каждую позицию, по умолчанию 1
cli-animate-pause = Секунд на последнюю позицию, по умолчанию 3
cli-animate-captions = Тексты под доской через запятую; по умолчанию players,moves
cli-animate-bad-move = это не номер хода, например 12 или 12...
cli-animate-formats = Формат анимации: один из { $formats }
cli-animate-one-file = Анимация показывает партию из одного файла
cli-animate-no-game = В { $file } нет партии { $number }
cli-animate-no-move = В партии нет хода { $move }
cli-render-gif = gif – формат анимации; используйте его с --animate
## Игра с движком

command-play-on = Играть дальше с движком
command-take-back = Взять ход назад
command-play-on-hint = Подсказка
command-switch-sides = Поменяться сторонами
command-resign = Сдаться
command-stop-game = Прервать партию
other-words-play-on = партия соперник компьютер тренировка спарринг продолжить играть отменить
play-on = Играть дальше с движком
play-on-open-tip = Сыграть партию с позиции на доске
play-on-close = Закрыть партию
play-on-close-tip = Убрать карточку; партия прервётся, её ходы останутся
play-on-side = Вы играете
play-on-side-tip = Ваша сторона
play-on-engine = Соперник
play-on-engine-tip = Движок, который отвечает на ваши ходы
play-on-strength = Сила
play-on-strength-tip = Способ ограничить движок
play-on-time = Время на ход
play-on-nodes = Узлы на ход
play-on-rating = Рейтинг
play-on-seconds = с
play-on-limit-tip = Предел движка на каждый ход
play-on-ratings = от { $min } до { $max }
play-on-ratings-unknown = Только запущенный движок сообщает, какие рейтинги он предлагает.
play-on-ask-ratings = Спросить движок
play-on-ask-ratings-tip = Ненадолго запустить движок, без позиции
play-on-no-ratings = Этот движок нельзя ограничить рейтингом. Ограничьте его время или узлы.
play-on-tell-slips = Сообщать о моих ошибках
play-on-tell-slips-tip = Сравнивает каждый ваш ход с лучшим, в полную силу, и сообщает, когда он упускает выигрыш или ничью
play-on-begin = Начать партию
play-on-begin-tip = Движок отвечает на ваши ходы на доске
play-on-no-engine = Для партии нужен движок, а он ещё не выбран. Панель движков найдёт их на этом компьютере или добавит движок по его файлу.
play-on-engine-panel = Панель движков
play-on-engine-panel-tip = Выбрать движок; ни один не запускается
play-on-is-over = Партия здесь уже окончена. { $how }
play-on-illegal = Движок может не принять эту позицию. { $problem }
play-on-as-white = Вы играете белыми против { $engine }
play-on-as-black = Вы играете чёрными против { $engine }
play-on-limit-rating = рейтинг { $rating }
play-on-limit-nodes = узлов на ход: { $nodes }
play-on-limit-time = { $seconds } с на ход
play-on-own-turn = Ваш ход
play-on-thinks = { $engine } думает
play-on-has-answer = У движка готов ход
play-on-elsewhere = Партия ждёт, пока её позиция снова не окажется на доске
play-on-looks-back = Вы смотрите более раннюю позицию. Ход отсюда вернёт партию к ней.
play-on-to-end = Последний ход
play-on-to-end-tip = Показать последнюю позицию партии
play-on-hint = Подсказка: { $move }
play-on-hint-comes = Ищется лучший ход
play-on-no-advice = Подсказки не будет. { $what }
play-on-slip-win = { $move } упускает выигрыш
play-on-slip-win-to-loss = { $move } превращает выигрыш в проигрыш
play-on-slip-draw = { $move } упускает ничью и проигрывает
play-on-new = Новая партия
play-on-new-tip = Снова выбрать сторону и силу и играть с позиции на доске
play-on-white-mates = Мат: белые выиграли
play-on-black-mates = Мат: чёрные выиграли
play-on-stalemate = Ничья: пат
play-on-no-material = Ничья: ни у одной стороны нет фигур для мата
play-on-repetition = Ничья: позиция повторилась трижды
play-on-fifty-moves = Ничья: пятьдесят ходов без взятий и без ходов пешками
play-on-white-resigns = Белые сдались: чёрные выиграли
play-on-black-resigns = Чёрные сдались: белые выиграли
engine-is-paused = Движок на паузе, чтобы не показывать вам ответ во время партии.
engine-show-analysis = Показать анализ
engine-show-analysis-tip = Анализировать и во время этой партии
announce-play-on-opened = Выберите сторону, движок и силу
announce-play-on-begun = Партия против { $engine } начинается
announce-play-on-stopped = Партия прервана
announce-play-on-as-white = Теперь вы играете белыми
announce-play-on-as-black = Теперь вы играете чёрными
announce-taken-back = Ход взят назад
obstacle-no-game = Партия с движком не идёт
obstacle-not-own-turn = Сейчас не ваш ход
obstacle-no-turn-before = В этой партии вы ещё не сделали ни одного хода
## Партии в виде таблицы

left-out-variations = { $number ->
    [one] В { $count } партии есть варианты. В таблице — её главный вариант.
    [few] В { $count } партиях есть варианты. В таблице — их главные варианты.
    [many] В { $count } партиях есть варианты. В таблице — их главные варианты.
   *[other] В { $count } партии есть варианты. В таблице — их главные варианты.
}
left-out-comments = { $number ->
    [one] В { $count } партии есть комментарии.
    [few] В { $count } партиях есть комментарии.
    [many] В { $count } партиях есть комментарии.
   *[other] В { $count } партии есть комментарии.
}
left-out-signs = { $number ->
    [one] В { $count } партии у ходов есть знаки вроде !?.
    [few] В { $count } партиях у ходов есть знаки вроде !?.
    [many] В { $count } партиях у ходов есть знаки вроде !?.
   *[other] В { $count } партии у ходов есть знаки вроде !?.
}
left-out-broken = { $number ->
    [one] { $count } партию нельзя прочитать до конца. В её строке — ходы до этого места.
    [few] { $count } партии нельзя прочитать до конца. В их строках — ходы до этого места.
    [many] { $count } партий нельзя прочитать до конца. В их строках — ходы до этого места.
   *[other] { $count } партии нельзя прочитать до конца. В их строках — ходы до этого места.
}
cli-convert-games-alone = В таблице партий не может быть позиций из других файлов. Преобразуйте их отдельно.

## Защиты в решении

solve-right-other = { $move } — верно. Есть ещё одна защита.
solve-other-defence = Другая защита: { $move }. Найдите следующий ход.

## Повторы партий

duplicates-about-games = Находит партии, которые встречаются несколько раз, и группирует их.
duplicates-same-games = Считать партии повторами, если
duplicates-moves = у них одни и те же ходы, что бы ни говорили теги, комментарии и варианты
duplicates-last-position = они кончаются одной и той же позицией
duplicates-text = их тексты одинаковы

## Позиции по заказу

new-positions-title = Новые позиции
new-positions-about = Создаёт позиции по рецепту: случайные, но доказанные. Эндшпили до четырёх фигур известны, для остальных нужны таблицы Syzygy.
new-positions-pieces = Фигуры
new-positions-pieces-tip = Фигуры белых и фигуры чёрных, например KRP v KR; несколько эндшпилей через «or»: KQ v K or KR v K
new-positions-board-tip = Взять фигуры с большой доски
new-positions-side = Чей ход
new-positions-result = Результат
new-positions-white-wins = Белые выигрывают
new-positions-black-wins = Чёрные выигрывают
new-positions-draw = Ничья
new-positions-win = Выигрывает сторона, чей ход
new-positions-loss = Проигрывает сторона, чей ход
new-positions-turn = Значение очереди хода
new-positions-zugzwang = Взаимный цугцванг
new-positions-turn-decides = Выигрыш при ходе одной стороны, ничья при ходе другой
new-positions-winning-moves = Выигрывающие ходы
new-positions-winning-moves-tip = Число ходов, которые выигрывают: 1, 2+ или 2-3
new-positions-mate = Ходов до мата
new-positions-mate-tip = Число ходов до мата, до четырёх фигур: 5, 20+ или 10-30
new-positions-zeroing = Полуходов до взятия или хода пешкой
new-positions-zeroing-tip = Число полуходов до ближайшего взятия или хода пешкой (dtz), с таблицами Syzygy: 5, 20+ или 10-30
new-positions-no-capture = Взятие невозможно
new-positions-no-capture-tip = Задания, в которых сразу ничего нельзя взять
new-positions-no-check = Шаха нет
new-positions-no-check-tip = Стороне, чей ход, не дан шах
new-positions-any-last-move = И без возможного последнего хода
new-positions-any-last-move-tip = И позиции, к которым не мог привести ни один ход партии
new-positions-alike = И зеркальные
new-positions-alike-tip = И позиции, которые отличаются только отражением или цветами
new-positions-count = Число позиций
new-positions-count-tip = От 1 до 1 000 000
new-positions-seed = Начальное число
new-positions-seed-tip = Другое число даёт другой выбор, то же самое — те же позиции
new-positions-squares = Поля
new-positions-squares-of = Поля: { $piece }
new-positions-no-pieces = Сначала укажите фигуры.
new-positions-squares-tip = Левая кнопка разрешает поля для выбранной фигуры, правая исключает. Клавиши: стрелки; буква любой фигуры разрешает поле, Delete исключает, Enter создаёт позиции. Если ни одно поле не отмечено, фигура может стоять где угодно.
new-positions-square-on = { $square }: { $piece }, разрешено
new-positions-square-off = { $square }: не отмечено
new-positions-squares-text = Поля текстом
new-positions-squares-text-tip = Поля, прямоугольники, вертикали и горизонтали: e4-h8, a-c, 5-7, light (белые), dark (чёрные); варианты через «or»
new-positions-anywhere = где угодно
new-positions-clear-name = Снова разрешить все поля
new-positions-recipe = Рецепт текстом
new-positions-recipe-tip = Тот же рецепт, что и для «tabiya make». Его можно менять, копировать и вставлять.
new-positions-copy = Скопировать рецепт
new-positions-copy-tip = Скопировать рецепт одной строкой текста
new-positions-copied = Рецепт скопирован
new-positions-make = Создать
new-positions-tables = Для { $pieces } фигур нужны таблицы Syzygy. Укажите их папку в настройках.
new-positions-settings = Настройки…
new-positions-no-table = Нет таблицы { $file }. Укажите её папку в настройках, в разделе «Таблицы эндшпилей».
new-positions-none = Таких позиций нет: проверены все расстановки фигур.
new-positions-cancelled = Отменено. Создано до этого: { $count }

## Результаты решения

solve-write = Записать результаты в коллекцию
solve-write-tip = Добавляет к записям solve_result, solve_wrong, solve_seconds и solve_day; отменяется одним шагом
solve-written = Результаты в коллекции, которая ещё не сохранена.
solve-write-no-games = Результаты записываются в записи позиций. У партий нет операций, поэтому партии остаются без изменений.
solve-write-closed = Коллекция закрыта, и записать в неё результаты уже нельзя.
status-solve-write = Результаты записываются
announce-solve-written =
    { $number ->
        [one] Результат записан в { $count } запись
        [few] Результаты записаны в { $count } записи
        [many] Результаты записаны в { $count } записей
       *[other] Результаты записаны в { $count } записи
    }
