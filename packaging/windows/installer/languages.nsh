; The texts of the installer, in the languages of the program. The system's language is taken.

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Russian"

!macro Text NAME ENGLISH GERMAN SPANISH FRENCH RUSSIAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
  LangString ${NAME} ${LANG_SPANISH} "${SPANISH}"
  LangString ${NAME} ${LANG_FRENCH} "${FRENCH}"
  LangString ${NAME} ${LANG_RUSSIAN} "${RUSSIAN}"
!macroend

!insertmacro Text About \
  "Set up chess positions, edit FEN and EPD files, draw diagrams" \
  "Schachstellungen aufbauen, FEN- und EPD-Dateien bearbeiten, Diagramme zeichnen" \
  "Componer posiciones de ajedrez, editar archivos FEN y EPD, dibujar diagramas" \
  "Composer des positions d’échecs, modifier des fichiers FEN et EPD, dessiner des diagrammes" \
  "Расстановка шахматных позиций, правка файлов FEN и EPD, диаграммы"

!insertmacro Text WhoTitle \
  "For whom?" \
  "Für wen?" \
  "¿Para quién?" \
  "Pour qui ?" \
  "Для кого?"
!insertmacro Text WhoSubtitle \
  "Choose who can use Tabiya on this computer." \
  "Wählen Sie, wer Tabiya auf diesem Computer benutzen kann." \
  "Elija quién puede usar Tabiya en este equipo." \
  "Choisissez qui peut utiliser Tabiya sur cet ordinateur." \
  "Выберите, кто сможет пользоваться Tabiya на этом компьютере."
!insertmacro Text WhoCurrent \
  "Only for &me" \
  "Nur für &mich" \
  "Solo para &mí" \
  "Pour &moi seulement" \
  "Только для &меня"
!insertmacro Text WhoCurrentAbout \
  "No administrator is needed." \
  "Es ist kein Administrator nötig." \
  "No hace falta un administrador." \
  "Aucun administrateur n’est nécessaire." \
  "Права администратора не нужны."
!insertmacro Text WhoAll \
  "For &all users of this computer" \
  "Für &alle Benutzer dieses Computers" \
  "Para &todos los usuarios de este equipo" \
  "Pour &tous les utilisateurs de cet ordinateur" \
  "Для &всех пользователей этого компьютера"
!insertmacro Text WhoAllAbout \
  "Windows will ask for an administrator." \
  "Windows wird nach einem Administrator fragen." \
  "Windows pedirá un administrador." \
  "Windows demandera un administrateur." \
  "Windows запросит права администратора."
!insertmacro Text NoAdministrator \
  "Only an administrator can install Tabiya for all users. Install it only for yourself, or try again." \
  "Nur ein Administrator kann Tabiya für alle Benutzer installieren. Installieren Sie es nur für sich, oder versuchen Sie es noch einmal." \
  "Solo un administrador puede instalar Tabiya para todos los usuarios. Instálelo solo para usted o vuelva a intentarlo." \
  "Seul un administrateur peut installer Tabiya pour tous les utilisateurs. Installez-le pour vous seulement ou réessayez." \
  "Установить Tabiya для всех пользователей может только администратор. Установите программу только для себя или попробуйте ещё раз."

!insertmacro Text StartMenu \
  "Start menu" \
  "Startmenü" \
  "Menú Inicio" \
  "Menu Démarrer" \
  "Меню «Пуск»"
!insertmacro Text StartMenuAbout \
  "An entry in the Start menu." \
  "Ein Eintrag im Startmenü." \
  "Una entrada en el menú Inicio." \
  "Une entrée dans le menu Démarrer." \
  "Ярлык в меню «Пуск»."
!insertmacro Text FileTypes \
  "FEN, EPD and PGN files" \
  "FEN-, EPD- und PGN-Dateien" \
  "Archivos FEN, EPD y PGN" \
  "Fichiers FEN, EPD et PGN" \
  "Файлы FEN, EPD и PGN"
!insertmacro Text FileTypesAbout \
  "Tabiya is offered under “Open with”, and opens files that no other program opens." \
  "Tabiya wird unter „Öffnen mit“ angeboten und öffnet Dateien, die kein anderes Programm öffnet." \
  "Tabiya aparece en «Abrir con» y abre los archivos que ningún otro programa abre." \
  "Tabiya est proposé sous « Ouvrir avec » et ouvre les fichiers qu’aucun autre programme n’ouvre." \
  "Tabiya появится в меню «Открыть с помощью» и будет открывать файлы, для которых нет другой программы."
!insertmacro Text Terminal \
  "Command “tabiya” in terminals" \
  "Befehl „tabiya“ in Terminals" \
  "Comando «tabiya» en terminales" \
  "Commande « tabiya » dans les terminaux" \
  "Команда «tabiya» в терминале"
!insertmacro Text TerminalAbout \
  "The folder of the program is added to PATH." \
  "Der Ordner des Programms wird zu PATH hinzugefügt." \
  "La carpeta del programa se añade a PATH." \
  "Le dossier du programme est ajouté à PATH." \
  "Папка программы добавляется в PATH."

!insertmacro Text FenFile \
  "Chess positions (FEN)" \
  "Schachstellungen (FEN)" \
  "Posiciones de ajedrez (FEN)" \
  "Positions d’échecs (FEN)" \
  "Шахматные позиции (FEN)"
!insertmacro Text EpdFile \
  "Chess positions with operations (EPD)" \
  "Schachstellungen mit Operationen (EPD)" \
  "Posiciones de ajedrez con operaciones (EPD)" \
  "Positions d’échecs avec opérations (EPD)" \
  "Шахматные позиции с операциями (EPD)"
!insertmacro Text PgnFile \
  "Chess games (PGN)" \
  "Schachpartien (PGN)" \
  "Partidas de ajedrez (PGN)" \
  "Parties d’échecs (PGN)" \
  "Шахматные партии (PGN)"

!insertmacro Text InUse \
  "$0 is in use. Close Tabiya’s windows, then choose Retry." \
  "$0 wird gerade benutzt. Schließen Sie die Fenster von Tabiya und wählen Sie dann „Wiederholen“." \
  "$0 está en uso. Cierre las ventanas de Tabiya y elija «Reintentar»." \
  "$0 est en cours d’utilisation. Fermez les fenêtres de Tabiya, puis choisissez « Recommencer »." \
  "Файл $0 занят. Закройте окна Tabiya и выберите «Повторить»."
!insertmacro Text Purge \
  "Settings and unsaved work" \
  "Einstellungen und nicht gespeicherte Arbeit" \
  "Configuración y trabajo sin guardar" \
  "Paramètres et travail non enregistré" \
  "Настройки и несохранённая работа"
!insertmacro Text PurgeAbout \
  "Removes your settings, the list of recent files, and work that was never saved. This cannot be undone." \
  "Entfernt Ihre Einstellungen, die Liste der letzten Dateien und nie gespeicherte Arbeit. Das lässt sich nicht rückgängig machen." \
  "Elimina su configuración, la lista de archivos recientes y el trabajo que nunca se guardó. No se puede deshacer." \
  "Supprime vos paramètres, la liste des fichiers récents et le travail jamais enregistré. C’est irréversible." \
  "Удаляет настройки, список последних файлов и работу, которая не была сохранена. Отменить это нельзя."
