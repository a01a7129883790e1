import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Git = (...args: readonly string[]) => string;

const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * Returns a function that decides whether a file, given by its path from the project's root, is new or changed since `base`. A
 * move alone, or changed imports alone, do not count as a change. Throws if `base` names no commit.
 */
export function changedSince(base: string, root = process.cwd()): (file: string) => boolean {
  const git = gitIn(root);
  git('rev-parse', '--verify', '--quiet', `${base}^{commit}`);
  const names = namesBefore(git, base);
  return (file) => {
    const before = contentAt(git, base, names.get(file) ?? file);
    return before === undefined || withoutImports(before) !== withoutImports(readFileSync(join(root, file), 'utf8'));
  };
}

/** The former names of moved files, by their current names. */
function namesBefore(git: Git, base: string): ReadonlyMap<string, string> {
  const moves = git('diff', '--find-renames', '--diff-filter=R', '--name-status', '-z', base, '--', 'tests').split(
    '\0',
  );
  const names = new Map<string, string>();
  for (let at = 0; at + 2 < moves.length; at += 3) names.set(moves[at + 2] ?? '', moves[at + 1] ?? '');
  return names;
}

function contentAt(git: Git, base: string, file: string): string | undefined {
  try {
    return git('show', `${base}:${file}`);
  } catch {
    return undefined;
  }
}

function withoutImports(source: string): string {
  const parsed = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest);
  return parsed.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map((statement) => statement.getFullText(parsed).trim())
    .join('\n');
}
