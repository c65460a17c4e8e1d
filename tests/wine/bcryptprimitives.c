/* For tests only: older versions of Wine (Debian 12 has 8.0) lack this library, from which Rust's
   standard library gets its random numbers. Windows has it; none of this is shipped. */
#include <windows.h>

BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length); /* RtlGenRandom */

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length)
{
    while (length > 0) {
        ULONG step = length < 0x10000000 ? (ULONG)length : 0x10000000;
        if (!SystemFunction036(buffer, step))
            return FALSE;
        buffer += step;
        length -= step;
    }
    return TRUE;
}
