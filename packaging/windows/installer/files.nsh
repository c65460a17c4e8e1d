; The files of the program, each by its name: a folder may have been chosen in which others are.

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

; A program that runs can be neither replaced nor removed. The user is asked to close it; where nobody
; can be asked, the status says so.
!macro StopWhileInUse
  ${Do}
    StrCpy $0 ""
    !insertmacro IsInUse "$INSTDIR\tabiya.exe"
    !insertmacro IsInUse "$INSTDIR\tabiya.com"
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
