; The installer for Windows, for NSIS 3.08 or later. build.sh calls makensis and says:
;   VERSION           as in Cargo.toml
;   VERSION_NUMBERS   four numbers between dots
;   STAGE             the folder with the files to install
;   KIBIBYTES         their size
;   OUT               the installer
;   QUICK             if there: packed in less time, and larger
;   SIGNER            a command that signs the file that is named behind it; may be missing
;
; Switches, beside those of every NSIS installer (/S asks nothing, /D=FOLDER comes last):
;   /CurrentUser      for this user alone, without an administrator (what happens if nothing is said)
;   /AllUsers         for all users of the computer; needs an administrator
;   /Purge            of the uninstaller: settings and unsaved work of this user go, too
; It ends with 0; 1: cancelled; 2: failed; 32: Tabiya is open; 740: an administrator is needed. The uninstaller uses the
; same codes, but only a caller that passes _?=FOLDER sees them; otherwise it copies itself, starts the copy and ends with 0.

Unicode true
Target amd64-unicode
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
  ; So many MiB: the second program is the first one once more, which has to be remembered.
  SetCompressorDictSize 64
!endif
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
AllowSkipFiles off
Name "Tabiya"
BrandingText "Tabiya ${VERSION}"
OutFile "${OUT}"
; A placeholder: NSIS appends its last part to a folder that the user browses to, and FindWho reads it as "none chosen".
!define NO_FOLDER "nowhere\Tabiya"
InstallDir "${NO_FOLDER}"
!ifdef SIGNER
  !finalize '${SIGNER} "%1"' = 0
  !uninstfinalize '${SIGNER} "%1"' = 0
!endif

!define IN_USE 32 ; ERROR_SHARING_VIOLATION
!define NEEDS_ADMINISTRATOR 740 ; ERROR_ELEVATION_REQUIRED
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tabiya"
; Since 1.78 Rust's standard library asks for Windows 10.
!define TOO_OLD "Tabiya needs Windows 10 or later."

Var Earlier ; the folder in which a version is already, or nothing

!include MUI2.nsh
!include LogicLib.nsh
!include Sections.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include Integration.nsh
!include nsDialogs.nsh

!define MUI_ICON "tabiya.ico"
!define MUI_UNICON "tabiya.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "panel.bmp"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION StartTabiya

!include installer/who.nsh
!include installer/files.nsh
!include installer/shell.nsh
!include installer/path.nsh

Page custom WhoPage WhoPageLeave
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipForPrevious
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!include installer/languages.nsh

VIProductVersion "${VERSION_NUMBERS}"
VIFileVersion "${VERSION_NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "Tabiya"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Installs Tabiya, a chess position editor"
VIAddVersionKey /LANG=0 "CompanyName" "The Tabiya developers"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Tabiya developers; MIT or Apache-2.0"

Section "Tabiya" SectionProgram
  SectionIn RO
  Call LeaveOthersAlone
  !insertmacro StopWhileInUse "$INSTDIR"
  ; In the same folder everything stays as it is, or Windows would ask the user once more what is to open the files, and
  ; lose what was pinned.
  ${If} $Earlier != ""
  ${AndIf} $Earlier != $INSTDIR
    !insertmacro StopWhileInUse "$Earlier"
    Call ForgetEverything
    !insertmacro RemoveFiles "$Earlier"
  ${EndIf}
  !insertmacro InstallFiles
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "Tabiya"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\tabiya.exe,0"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "The Tabiya developers"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$Who'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$Who /S'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${KIBIBYTES}
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  Call TellShellOfProgram
SectionEnd

Section "$(StartMenu)" SectionStartMenu
  ${If} $Earlier == ""
  ${OrIfNot} ${FileExists} "$SMPROGRAMS\Tabiya.lnk"
    CreateShortcut "$SMPROGRAMS\Tabiya.lnk" "$INSTDIR\tabiya.exe" "" "$INSTDIR\tabiya.exe" 0 \
      SW_SHOWNORMAL "" "$(About)"
  ${EndIf}
SectionEnd

Section "$(FileTypes)" SectionFileTypes
  Call TellShellOfFiles
SectionEnd

Section "$(Terminal)" SectionTerminal
  Push "$INSTDIR"
  Call AddToPath
SectionEnd

; Removes what an earlier version set up and is now deselected.
Section "-"
  ${If} $Earlier == ""
    Return
  ${EndIf}
  ${IfNot} ${SectionIsSelected} ${SectionStartMenu}
    Delete "$SMPROGRAMS\Tabiya.lnk"
  ${EndIf}
  ${IfNot} ${SectionIsSelected} ${SectionFileTypes}
    Call ForgetFiles
    ${NotifyShell_AssocChanged}
  ${EndIf}
  ${IfNot} ${SectionIsSelected} ${SectionTerminal}
    Push "$INSTDIR"
    Call RemoveFromPath
  ${EndIf}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionProgram} "$(About)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionStartMenu} "$(StartMenuAbout)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionFileTypes} "$(FileTypesAbout)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionTerminal} "$(TerminalAbout)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "un.Tabiya" SectionUninstall
  SectionIn RO
  !insertmacro StopWhileInUse "$INSTDIR"
  Call un.ForgetEverything
  !insertmacro RemoveFiles "$INSTDIR"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  DeleteRegKey /ifempty HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall"
SectionEnd

; Nobody loses work who does not say so.
Section /o "un.$(Purge)" SectionPurge
  SetShellVarContext current
  RMDir /r "$APPDATA\tabiya"
  RMDir /r "$LOCALAPPDATA\tabiya"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionUninstall} "$(About)"
  !insertmacro MUI_DESCRIPTION_TEXT ${SectionPurge} "$(PurgeAbout)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

; All that is known of the program outside its folder.
!macro ForgetEverything UN
  Function ${UN}ForgetEverything
    Delete "$SMPROGRAMS\Tabiya.lnk"
    Call ${UN}ForgetInShell
    ReadRegStr $1 SHCTX "${UNINSTALL_KEY}" "InstallLocation"
    Push "$1"
    Call ${UN}RemoveFromPath
  FunctionEnd
!macroend
!insertmacro ForgetEverything ""
!insertmacro ForgetEverything "un."

; An upgrade keeps earlier choices: what is missing starts deselected.
Function WantWhatIsThere
  ReadRegStr $Earlier SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $Earlier == ""
    Return
  ${EndIf}
  ${IfNot} ${FileExists} "$SMPROGRAMS\Tabiya.lnk"
    !insertmacro UnselectSection ${SectionStartMenu}
  ${EndIf}
  ReadRegStr $1 SHCTX "${CAPABILITIES}\FileAssociations" ".fen"
  ${If} $1 == ""
    !insertmacro UnselectSection ${SectionFileTypes}
  ${EndIf}
  Push "$Earlier"
  Call IsInPath
  Pop $1
  ${If} $1 == ""
    !insertmacro UnselectSection ${SectionTerminal}
  ${EndIf}
FunctionEnd

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "${TOO_OLD}" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  Call FindWho
  Call WantWhatIsThere
FunctionEnd

Function un.onInit
  Call un.FindWho
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/Purge" $1
  ${IfNot} ${Errors}
    SectionSetFlags ${SectionPurge} ${SF_SELECTED}
  ${EndIf}
  ; If another user asked for this administrator, the settings here are the administrator's, and stay.
  ClearErrors
  ${GetOptions} $0 "/For=" $1
  ${IfNot} ${Errors}
    UserInfo::GetName
    Pop $2
    ${If} $1 != $2
      SectionSetFlags ${SectionPurge} 0
      SectionSetText ${SectionPurge} ""
    ${EndIf}
  ${EndIf}
FunctionEnd

; By Explorer, so that it does not run as an administrator because the installer does.
Function StartTabiya
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\tabiya.exe"'
FunctionEnd
