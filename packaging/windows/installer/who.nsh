; For whom the program is installed: this user (the folder and the registry of this user, no
; administrator) or all users. SHCTX and $SMPROGRAMS follow it.

Var Who ; CurrentUser or AllUsers, as the switches are called
Var IsAdministrator ; 1 or nothing
Var IsSaid ; 1 when a switch or an earlier installation has answered
Var ChosenFolder ; what /D has said
Var ForCurrent
Var ForAll

!macro WhoFunctions UN
  Function ${UN}IsAdministrator
    UserInfo::GetAccountType
    Pop $0
    StrCpy $IsAdministrator ""
    ${If} $0 == "Admin"
      StrCpy $IsAdministrator 1
    ${EndIf}
  FunctionEnd

  Function ${UN}TakeWho
    ${If} $Who == "AllUsers"
      SetShellVarContext all
    ${Else}
      StrCpy $Who "CurrentUser"
      SetShellVarContext current
    ${EndIf}
  FunctionEnd

  ; What the command line says.
  Function ${UN}ReadSwitches
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/AllUsers" $1
    ${IfNot} ${Errors}
      StrCpy $Who "AllUsers"
      StrCpy $IsSaid 1
    ${EndIf}
    ClearErrors
    ${GetOptions} $0 "/CurrentUser" $1
    ${IfNot} ${Errors}
      StrCpy $Who "CurrentUser"
      StrCpy $IsSaid 1
    ${EndIf}
  FunctionEnd
!macroend
!insertmacro WhoFunctions ""
!insertmacro WhoFunctions "un."

; Starts PROGRAM once more as an administrator, and ends. Goes on when the user has refused.
!macro BecomeAdministrator PROGRAM PARAMETERS
  ClearErrors
  ExecShell "runas" "${PROGRAM}" '${PARAMETERS}'
  ${IfNot} ${Errors}
    SetErrorLevel 0
    Quit
  ${EndIf}
!macroend

; Where nobody can be asked it ends with a status that says so.
Function InstallAsAdministrator
  ${If} ${Silent}
    SetErrorLevel ${NEEDS_ADMINISTRATOR}
    Quit
  ${EndIf}
  StrCpy $0 "/AllUsers"
  ${If} $ChosenFolder != ""
    StrCpy $0 "/AllUsers /D=$ChosenFolder"
  ${EndIf}
  !insertmacro BecomeAdministrator "$EXEPATH" "$0"
FunctionEnd

; The folder that fits, unless one was named.
Function ProposeFolder
  ${If} $ChosenFolder != ""
    StrCpy $INSTDIR "$ChosenFolder"
    Return
  ${EndIf}
  ReadRegStr $INSTDIR SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $INSTDIR != ""
    Return
  ${EndIf}
  ${If} $Who == "AllUsers"
    StrCpy $INSTDIR "$PROGRAMFILES64\Tabiya"
  ${Else}
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Tabiya"
  ${EndIf}
FunctionEnd

; A new version goes where the old one is.
Function FindEarlier
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
    StrCpy $Who "CurrentUser"
    StrCpy $IsSaid 1
    Return
  ${EndIf}
  ReadRegStr $0 HKLM "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
    StrCpy $Who "AllUsers"
    StrCpy $IsSaid 1
  ${EndIf}
FunctionEnd

Function FindWho
  ${If} $INSTDIR != "${NO_FOLDER}"
    StrCpy $ChosenFolder "$INSTDIR"
  ${EndIf}
  Call IsAdministrator
  Call FindEarlier
  Call ReadSwitches
  Call TakeWho
  Call ProposeFolder
  ${If} $Who == "AllUsers"
  ${AndIf} $IsAdministrator == ""
    Call InstallAsAdministrator
    SetErrorLevel 1
    Quit
  ${EndIf}
FunctionEnd

; Windows asks the user even with /S: nobody would see the status, because the copy's exit status is lost.
Function un.UninstallAsAdministrator
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/For=" $2
  ${IfNot} ${Errors}
    ; It was asked for, and did not help.
    SetErrorLevel ${NEEDS_ADMINISTRATOR}
    Quit
  ${EndIf}
  ${If} ${Silent}
  ${AndIf} $EXEPATH == "$INSTDIR\uninstall.exe"
    ; No copy: whoever called this waits for the status.
    SetErrorLevel ${NEEDS_ADMINISTRATOR}
    Quit
  ${EndIf}
  UserInfo::GetName
  Pop $1
  StrCpy $1 '/AllUsers /For="$1"'
  ClearErrors
  ${GetOptions} $0 "/Purge" $2
  ${IfNot} ${Errors}
    StrCpy $1 "$1 /Purge"
  ${EndIf}
  ${If} ${Silent}
    StrCpy $1 "$1 /S"
  ${EndIf}
  !insertmacro BecomeAdministrator "$INSTDIR\uninstall.exe" "$1"
  SetErrorLevel ${NEEDS_ADMINISTRATOR}
  Quit
FunctionEnd

Function un.FindWho
  Call un.IsAdministrator
  Call un.ReadSwitches
  ${If} $IsSaid == ""
    ; Started by hand: the entry says whose this folder is.
    ReadRegStr $0 HKLM "${UNINSTALL_KEY}" "InstallLocation"
    ${If} $0 == $INSTDIR
      StrCpy $Who "AllUsers"
    ${EndIf}
  ${EndIf}
  Call un.TakeWho
  ${If} $Who == "AllUsers"
  ${AndIf} $IsAdministrator == ""
    Call un.UninstallAsAdministrator
  ${EndIf}
FunctionEnd

; The first page.
Function WhoPage
  ${If} $IsSaid != ""
    Abort
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "$(WhoTitle)" "$(WhoSubtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 10u 10u -10u 12u "$(WhoCurrent)"
  Pop $ForCurrent
  ${NSD_CreateLabel} 22u 23u -22u 20u "$(WhoCurrentAbout)"
  Pop $0
  ${NSD_CreateRadioButton} 10u 53u -10u 12u "$(WhoAll)"
  Pop $ForAll
  ${NSD_CreateLabel} 22u 66u -22u 20u "$(WhoAllAbout)"
  Pop $0
  ${If} $Who == "AllUsers"
    ${NSD_Check} $ForAll
    ${NSD_SetFocus} $ForAll
  ${Else}
    ${NSD_Check} $ForCurrent
    ${NSD_SetFocus} $ForCurrent
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function WhoPageLeave
  ${NSD_GetState} $ForAll $0
  ${If} $0 == ${BST_CHECKED}
    StrCpy $Who "AllUsers"
    ${If} $IsAdministrator == ""
      Call InstallAsAdministrator
      MessageBox MB_OK|MB_ICONINFORMATION "$(NoAdministrator)"
      Abort
    ${EndIf}
  ${Else}
    StrCpy $Who "CurrentUser"
  ${EndIf}
  Call TakeWho
  Call ProposeFolder
FunctionEnd

; A new version is not asked for its folder.
Function SkipForPrevious
  ReadRegStr $0 SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} $0 == $INSTDIR
    Abort
  ${EndIf}
FunctionEnd
