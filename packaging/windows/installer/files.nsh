; The files of the program, each by its name: a folder may have been chosen in which others are.

; In a folder with files of these names that are not ours, the program gets a folder of its own.
Function LeaveOthersAlone
  ${Do}
    ${If} $Earlier == $INSTDIR
    ${OrIf} ${FileExists} "$INSTDIR\tabiya.exe"
      Return
    ${EndIf}
    ${IfNot} ${FileExists} "$INSTDIR\README.md"
    ${AndIfNot} ${FileExists} "$INSTDIR\CHANGELOG.md"
    ${AndIfNot} ${FileExists} "$INSTDIR\LICENSE-MIT.txt"
    ${AndIfNot} ${FileExists} "$INSTDIR\LICENSE-APACHE.txt"
    ${AndIfNot} ${FileExists} "$INSTDIR\licences.txt"
    ${AndIfNot} ${FileExists} "$INSTDIR\uninstall.exe"
      Return
    ${EndIf}
    StrCpy $INSTDIR "$INSTDIR\Tabiya"
  ${Loop}
FunctionEnd

!macro InstallFiles
  SetOutPath "$INSTDIR"
  File "${STAGE}/tabiya.exe"
  File "${STAGE}/tabiya.com"
  File "${STAGE}/README.md"
  File "${STAGE}/CHANGELOG.md"
  File "${STAGE}/LICENSE-MIT.txt"
  File "${STAGE}/LICENSE-APACHE.txt"
  File "${STAGE}/licences.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
!macroend

!macro RemoveFiles FOLDER
  Delete "${FOLDER}\tabiya.exe"
  Delete "${FOLDER}\tabiya.com"
  Delete "${FOLDER}\README.md"
  Delete "${FOLDER}\CHANGELOG.md"
  Delete "${FOLDER}\LICENSE-MIT.txt"
  Delete "${FOLDER}\LICENSE-APACHE.txt"
  Delete "${FOLDER}\licences.txt"
  Delete "${FOLDER}\uninstall.exe"
  ; Folders only when nothing else is in them.
  RMDir "${FOLDER}"
  ${If} $Who == "CurrentUser"
    RMDir "$LOCALAPPDATA\Programs"
  ${EndIf}
!macroend

; How often to look, 250 ms apart, while a virus scanner holds a file.
!define SCANNER_LOOKS 8

; A program that runs can be neither replaced nor removed. The user is asked to close it, by the name of the
; file, since another program may hold it; where nobody can be asked, the status says so.
!macro StopWhileInUse FOLDER
  ${Do}
    ${For} $2 1 ${SCANNER_LOOKS}
      StrCpy $0 ""
      !insertmacro IsInUse "${FOLDER}\tabiya.exe"
      !insertmacro IsInUse "${FOLDER}\tabiya.com"
      ${If} $0 == ""
        ${ExitFor}
      ${EndIf}
      Sleep 250
    ${Next}
    ${If} $0 == ""
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(InUse)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel ${IN_USE}
    Quit
  ${Loop}
!macroend

!macro IsInUse FILE
  ${If} ${FileExists} "${FILE}"
    ClearErrors
    FileOpen $1 "${FILE}" a
    ${If} ${Errors}
      StrCpy $0 "${FILE}"
    ${Else}
      FileClose $1
    ${EndIf}
  ${EndIf}
!macroend
