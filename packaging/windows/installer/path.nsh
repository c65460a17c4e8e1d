; The folder of the program in PATH, so that terminals find `tabiya`. Strings of NSIS end after 1024
; characters, and PATH may be longer: it is read, changed and written in memory by Windows itself.

!define PATH_OF_ALL "SYSTEM\CurrentControlSet\Control\Session Manager\Environment"
!define CURRENT_USER -2147483647 ; HKEY_CURRENT_USER and its neighbour, as Windows extends them
!define LOCAL_MACHINE -2147483646
!define READ_AND_WRITE 0x2001F
!define NO_SUCH_VALUE 2
!define REG_SZ 1
!define REG_EXPAND_SZ 2
; More than the 32767 characters that a variable may have.
!define PATH_BYTES 70000

; Takes a folder from the stack: $R0. Opens the key: $R1, 0 if PATH cannot be had. Reads PATH between
; two semicolons into memory: $R2. Its type: $R4. The folder between two semicolons: $R9.
!macro BeginPath
  Pop $R0
  StrCpy $R9 ";$R0;"
  StrCpy $R1 0
  ${If} $Who == "AllUsers"
    System::Call 'advapi32::RegOpenKeyExW(p ${LOCAL_MACHINE}, w "${PATH_OF_ALL}", i 0, i ${READ_AND_WRITE}, *p .R1) i .R5'
  ${Else}
    System::Call 'advapi32::RegCreateKeyExW(p ${CURRENT_USER}, w "Environment", i 0, p 0, i 0, i ${READ_AND_WRITE}, p 0, *p .R1, p 0) i .R5'
  ${EndIf}
  System::Alloc ${PATH_BYTES}
  Pop $R2
  System::Call 'kernel32::lstrcpyW(p R2, w ";")'
  IntPtrOp $R6 $R2 + 2
  ; Room is left for two semicolons, the folder, and the end.
  IntOp $R3 ${PATH_BYTES} - 4096
  ${If} $R5 == 0
    System::Call 'advapi32::RegQueryValueExW(p R1, w "Path", p 0, *i .R4, p R6, *i R3R3) i .R5'
  ${EndIf}
  ${If} $R5 == ${NO_SUCH_VALUE}
    StrCpy $R4 ${REG_EXPAND_SZ}
    StrCpy $R5 0
  ${EndIf}
  ; What is not a text, or too long, is not touched.
  ${If} $R4 != ${REG_SZ}
  ${AndIf} $R4 != ${REG_EXPAND_SZ}
    StrCpy $R5 1
  ${EndIf}
  ${If} $R5 != 0
    System::Call 'advapi32::RegCloseKey(p R1)'
    StrCpy $R1 0
  ${EndIf}
  System::Call 'kernel32::lstrcatW(p R2, w ";")'
!macroend

; Writes what is between the semicolons at $R2, or nothing when nothing is, and ends.
!macro WritePath
  System::Call 'kernel32::lstrlenW(p R2) i .R3'
  ; The end comes to where the last semicolon was.
  IntOp $R3 $R3 - 1
  IntOp $R5 $R3 * 2
  IntPtrOp $R6 $R2 + $R5
  System::Call '*$R6(&i2 0)'
  IntPtrOp $R6 $R2 + 2
  ${If} $R3 > 1
    IntOp $R3 $R3 * 2
    System::Call 'advapi32::RegSetValueExW(p R1, w "Path", i 0, i R4, p R6, i R3)'
  ${Else}
    System::Call 'advapi32::RegDeleteValueW(p R1, w "Path")'
  ${EndIf}
  ; Programs that start from now on are to know it.
  SendMessage ${HWND_BROADCAST} ${WM_SETTINGCHANGE} 0 "STR:Environment" /TIMEOUT=5000
!macroend

!macro EndPath
  System::Call 'advapi32::RegCloseKey(p R1)'
  System::Free $R2
!macroend

; Puts 1 on the stack if the folder on the stack is in PATH, otherwise nothing.
Function IsInPath
  !insertmacro BeginPath
  StrCpy $R7 0
  ${If} $R1 != 0
    System::Call 'shlwapi::StrStrIW(p R2, w R9) p .R7'
  ${EndIf}
  !insertmacro EndPath
  ${If} $R7 == 0
    Push ""
  ${Else}
    Push 1
  ${EndIf}
FunctionEnd

Function AddToPath
  !insertmacro BeginPath
  ${If} $R1 != 0
    System::Call 'shlwapi::StrStrIW(p R2, w R9) p .R7'
    ${If} $R7 == 0
      System::Call 'kernel32::lstrlenW(p R2) i .R3'
      ${If} $R3 == 2
        ; PATH is empty: one of the semicolons is enough.
        System::Call 'kernel32::lstrcpyW(p R2, w R9)'
      ${Else}
        System::Call 'kernel32::lstrcatW(p R2, w R0)'
        System::Call 'kernel32::lstrcatW(p R2, w ";")'
      ${EndIf}
      !insertmacro WritePath
    ${EndIf}
  ${EndIf}
  !insertmacro EndPath
FunctionEnd

!macro RemoveFromPath UN
  Function ${UN}RemoveFromPath
    !insertmacro BeginPath
    ${If} $R1 != 0
    ${AndIf} $R0 != ""
      System::Call 'shlwapi::StrStrIW(p R2, w R9) p .R7'
      ${If} $R7 != 0
        ; What is behind it, from the second semicolon on, comes to where the first one is.
        StrLen $R3 $R9
        IntOp $R3 $R3 * 2
        IntOp $R3 $R3 - 2
        IntPtrOp $R8 $R7 + $R3
        System::Call 'kernel32::lstrlenW(p R8) i .R3'
        IntOp $R3 $R3 * 2
        IntOp $R3 $R3 + 2
        System::Call 'kernel32::RtlMoveMemory(p R7, p R8, p R3)'
        !insertmacro WritePath
      ${EndIf}
    ${EndIf}
    !insertmacro EndPath
  FunctionEnd
!macroend
!insertmacro RemoveFromPath ""
!insertmacro RemoveFromPath "un."
