// Builds what has changed, then becomes the server: one process, so signals and the exit code are the server's own.
// npm reaches it because package.json says `exec`; the other half of that line is for Windows, whose shell has no exec.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

process.setSourceMapsEnabled(true);
await import(new URL('../dist/server/main.js', import.meta.url).href);
