/* A UCI engine for `window`. It knows no chess: it sends one line, logs what it is told, and starts a copy of
   itself, to show whether that ends along with it. */
#include <stdio.h>
#include <string.h>
#include <windows.h>

static void start_child(const wchar_t *program)
{
    wchar_t words[] = L"engine child";
    STARTUPINFOW startup = { 0 };
    PROCESS_INFORMATION process;
    startup.cb = sizeof startup;
    CreateProcessW(program, words, NULL, NULL, FALSE, 0, NULL, NULL, &startup, &process);
}

int main(int count, char **words)
{
    wchar_t program[MAX_PATH];
    char line[4096];
    FILE *log;
    if (1 < count && !strcmp(words[1], "child"))
        Sleep(INFINITE);
    GetModuleFileNameW(NULL, program, MAX_PATH);
    start_child(program);
    /* In the working directory, which should be the engine's own folder. */
    log = fopen("engine.log", "a");
    setvbuf(stdout, NULL, _IONBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        fputs(line, log);
        fflush(log);
        if (!strncmp(line, "ucinewgame", 10))
            continue;
        if (!strncmp(line, "uci", 3))
            puts("id name Toy 1.0\nid author Nobody\nuciok");
        else if (!strncmp(line, "isready", 7))
            puts("readyok");
        else if (!strncmp(line, "go", 2))
            puts("info depth 3 seldepth 5 nodes 4200 nps 90000 time 40 score cp 33 pv e2e4 e7e5 g1f3");
        else if (!strncmp(line, "stop", 4))
            puts("bestmove e2e4");
        else if (!strncmp(line, "quit", 4))
            break;
    }
    return 0;
}
