// Builds changed files, then runs the server in the same process, so that signals and the exit code are the server's own.
// package.json uses `exec`, so that npm's signals reach this process; the second half of that line is for Windows, whose shell has no exec.
// The malloc threshold in that line makes glibc return large free blocks to the system: making songs allocates many of them, and the
// server then needs a third less memory. glibc reads it before a program's first line, so it cannot be set here.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

process.setSourceMapsEnabled(true);
await import(new URL('../dist/server/main.js', import.meta.url).href);
