import { execFile } from 'node:child_process';
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The same engine without browser windows, which hardly any test needs, for a quarter less work. */
const SHELLS = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const BROWSER_CACHE = resolve('.cache', 'browser');

export interface FoundChromium {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * A browser for the tests: `CHROMIUM_PATH`, else the system's own, else the one inside an npm package. If a test asks for it, the
 * system's whole browser is preferred: the shell waits longer for things that do not arrive.
 */
export async function findChromium(isWhole = false): Promise<FoundChromium> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, env: process.env };
  const names = isWhole ? [...WHOLE, ...SHELLS] : [...SHELLS, ...WHOLE];
  const installed = names.map(onSearchPath).find((path) => path !== undefined);
  if (installed) return { executablePath: installed, env: process.env };
  return unpackChromium();
}

function onSearchPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks once into our cache (Linux x64), together with the shared libraries and fonts that a bare machine lacks. */
async function unpackChromium(): Promise<FoundChromium> {
  mkdirSync(BROWSER_CACHE, { recursive: true });
  const script = "import('@sparticuz/chromium').then((m) => m.default.executablePath()).then((p) => console.log(p))";
  // The package unpacks its libraries only if it detects one of the clouds it was made for.
  const env = { ...process.env, TMPDIR: BROWSER_CACHE, CODEBUILD_BUILD_IMAGE: 'nodejs20' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { env });
  const libraries = join(BROWSER_CACHE, 'al2023', 'lib');
  const search = [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(delimiter);
  writeFileSync(join(BROWSER_CACHE, 'fonts.conf'), fontConfiguration());
  return {
    executablePath: stdout.trim(),
    env: { ...process.env, LD_LIBRARY_PATH: search, FONTCONFIG_PATH: BROWSER_CACHE },
  };
}

// Without a font Chromium lays out no text at all; the package's own list of folders covers only its clouds.
function fontConfiguration(): string {
  const folders = [join(BROWSER_CACHE, 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`);
  const caches = `<cachedir>${join(BROWSER_CACHE, 'font-cache')}</cachedir>`;
  return `<?xml version="1.0"?><fontconfig>${folders.join('')}${caches}</fontconfig>\n`;
}
