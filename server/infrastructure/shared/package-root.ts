import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const PACKAGE_NAME = 'song';

/**
 * The folder of our own package.json. Not `import.meta.url`, because the same source runs bundled under dist/, through tsx,
 * and as CommonJS under jest; the entry script and the working folder are known in all three.
 */
export function packageRoot(starts: readonly string[] = defaultStarts()): string {
  for (const start of starts) {
    const found = walkUp(start);
    if (found !== undefined) return found;
  }
  throw new Error(`no package.json named "${PACKAGE_NAME}" above ${starts.join(' or ')}`);
}

function defaultStarts(): string[] {
  const script = process.argv[1];
  const starts = script !== undefined && existsSync(script) ? [path.dirname(realpathSync(script))] : [];
  return [...starts, process.cwd()];
}

function walkUp(start: string): string | undefined {
  for (let folder = path.resolve(start); ; folder = path.dirname(folder)) {
    if (isOurs(path.join(folder, 'package.json'))) return folder;
    if (folder === path.dirname(folder)) return undefined;
  }
}

function isOurs(file: string): boolean {
  if (!existsSync(file)) return false;
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'name' in parsed && parsed.name === PACKAGE_NAME;
}
