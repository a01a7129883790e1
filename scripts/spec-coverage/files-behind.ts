import { dirname, posix } from 'node:path';
import ts from 'typescript';

/** These files and every file that they import, directly or indirectly, through relative paths. */
export function filesBehind(
  files: readonly string[],
  read: (file: string) => string,
  isKept: (file: string) => boolean,
): Set<string> {
  const behind = new Set(files);
  for (const file of behind) {
    for (const imported of importsOf(file, read(file))) {
      const found = ['.ts', '.tsx'].map((ending) => imported + ending).find(isKept);
      if (found !== undefined) behind.add(found);
    }
  }
  return behind;
}

function importsOf(file: string, source: string): string[] {
  const { importedFiles } = ts.preProcessFile(source, true, false);
  const paths = importedFiles.map(({ fileName }) => fileName).filter((path) => path.startsWith('.'));
  return paths.map((path) => posix.join(dirname(file), path));
}
