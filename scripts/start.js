// Builds what has changed, then becomes the server: one process, so signals and the exit code are the server's own.
// npm reaches it because package.json says `exec`; the other half of that line is for Windows, whose shell has no exec.
// The threshold there keeps glibc from holding on to large blocks that are free: songs being made are nothing else, and the
// server is a third smaller meanwhile. It is read before a program's first line, so it cannot be set here.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

process.setSourceMapsEnabled(true);
await import(new URL('../dist/server/main.js', import.meta.url).href);
