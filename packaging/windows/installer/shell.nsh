; What Explorer knows of the program: its name, the files that it opens, where Settings lists it.

!define PROGRAM_KEY "Software\Classes\Applications\tabiya.exe"
!define CAPABILITIES "Software\Tabiya\Capabilities"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\tabiya.exe"
!define EXPLORER "Software\Microsoft\Windows\CurrentVersion\Explorer"

; The program is found by its name (Windows+R), and offered by "Open with".
Function TellShellOfProgram
  WriteRegStr SHCTX "${APP_PATH}" "" "$INSTDIR\tabiya.exe"
  WriteRegStr SHCTX "${PROGRAM_KEY}" "FriendlyAppName" "Tabiya"
  WriteRegStr SHCTX "${PROGRAM_KEY}\DefaultIcon" "" "$INSTDIR\tabiya.exe,0"
  WriteRegStr SHCTX "${PROGRAM_KEY}\shell\open\command" "" '"$INSTDIR\tabiya.exe" "%1"'
  WriteRegStr SHCTX "${PROGRAM_KEY}\SupportedTypes" ".fen" ""
  WriteRegStr SHCTX "${PROGRAM_KEY}\SupportedTypes" ".epd" ""
  WriteRegStr SHCTX "${PROGRAM_KEY}\SupportedTypes" ".pgn" ""
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationName" "Tabiya"
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationDescription" "$(About)"
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationIcon" "$INSTDIR\tabiya.exe,0"
  WriteRegStr SHCTX "Software\RegisteredApplications" "Tabiya" "${CAPABILITIES}"
FunctionEnd

; The program is offered for these files; those that nobody else opens it opens at once. The icon is
; the second one in the program.
!macro Associate EXTENSION MIME ABOUT
  !define CLASS "Software\Classes\Tabiya.${EXTENSION}"
  WriteRegStr SHCTX "${CLASS}" "" "${ABOUT}"
  WriteRegStr SHCTX "${CLASS}\DefaultIcon" "" "$INSTDIR\tabiya.exe,1"
  WriteRegStr SHCTX "${CLASS}\shell\open\command" "" '"$INSTDIR\tabiya.exe" "%1"'
  WriteRegStr SHCTX "${CAPABILITIES}\FileAssociations" ".${EXTENSION}" "Tabiya.${EXTENSION}"
  WriteRegStr SHCTX "Software\Classes\.${EXTENSION}\OpenWithProgids" "Tabiya.${EXTENSION}" ""
  ReadRegStr $0 HKCU "Software\Classes\.${EXTENSION}" ""
  ${If} $0 == ""
    ReadRegStr $0 HKLM "Software\Classes\.${EXTENSION}" ""
  ${EndIf}
  ${If} $0 == ""
    WriteRegStr SHCTX "Software\Classes\.${EXTENSION}" "" "Tabiya.${EXTENSION}"
    WriteRegStr SHCTX "Software\Classes\.${EXTENSION}" "Content Type" "${MIME}"
  ${EndIf}
  !undef CLASS
!macroend

Function TellShellOfFiles
  !insertmacro Associate fen "application/x-chess-fen" "$(FenFile)"
  !insertmacro Associate epd "application/x-chess-epd" "$(EpdFile)"
  !insertmacro Associate pgn "application/vnd.chess-pgn" "$(PgnFile)"
  ${NotifyShell_AssocChanged}
FunctionEnd

; What others have said of the same files stays.
!macro Dissociate EXTENSION
  DeleteRegKey SHCTX "Software\Classes\Tabiya.${EXTENSION}"
  ReadRegStr $0 SHCTX "Software\Classes\.${EXTENSION}" ""
  ${If} $0 == "Tabiya.${EXTENSION}"
    DeleteRegValue SHCTX "Software\Classes\.${EXTENSION}" ""
    DeleteRegValue SHCTX "Software\Classes\.${EXTENSION}" "Content Type"
  ${EndIf}
  DeleteRegValue SHCTX "Software\Classes\.${EXTENSION}\OpenWithProgids" "Tabiya.${EXTENSION}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.${EXTENSION}\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.${EXTENSION}"
  ; Explorer's own notes.
  DeleteRegValue HKCU "${EXPLORER}\FileExts\.${EXTENSION}\OpenWithProgids" "Tabiya.${EXTENSION}"
  DeleteRegValue HKCU "${EXPLORER}\ApplicationAssociationToasts" "Tabiya.${EXTENSION}_.${EXTENSION}"
!macroend

!macro ForgetInShell UN
  Function ${UN}ForgetFiles
    !insertmacro Dissociate fen
    !insertmacro Dissociate epd
    !insertmacro Dissociate pgn
    DeleteRegKey SHCTX "${CAPABILITIES}\FileAssociations"
  FunctionEnd

  Function ${UN}ForgetInShell
    Call ${UN}ForgetFiles
    DeleteRegKey SHCTX "${PROGRAM_KEY}"
    DeleteRegKey SHCTX "${APP_PATH}"
    DeleteRegKey SHCTX "${CAPABILITIES}"
    DeleteRegKey /ifempty SHCTX "Software\Tabiya"
    DeleteRegValue SHCTX "Software\RegisteredApplications" "Tabiya"
    ; These are Windows' own, but need not have been there.
    DeleteRegKey /ifempty SHCTX "Software\RegisteredApplications"
    DeleteRegKey /ifempty SHCTX "Software\Classes\Applications"
    DeleteRegKey /ifempty SHCTX "Software\Microsoft\Windows\CurrentVersion\App Paths"
    ${NotifyShell_AssocChanged}
  FunctionEnd
!macroend
!insertmacro ForgetInShell ""
!insertmacro ForgetInShell "un."
