import ts from 'typescript';

/** One test of a file. The title is as in the source: `%s`, `$name` and `${name}` stand for the values in the rows of a table. */
export interface TestTitle {
  readonly title: string;
  readonly runs: boolean;
}

const SUITES = ['describe', 'fdescribe', 'xdescribe'];
const TESTS = ['it', 'test', 'fit', 'xit', 'xtest'];
const LEFT_OUT = ['skip', 'todo', 'xdescribe', 'xit', 'xtest'];
const ALONE = ['only', 'fdescribe', 'fit'];

interface Frame {
  readonly titles: readonly string[];
  readonly isLeftOut: boolean;
  readonly isAlone: boolean;
}

interface Found extends Frame {
  readonly words: readonly string[];
}

/** The tests of a file, in the file's order. If one is marked `only`, the others do not run. */
export function titlesOf(fileName: string, source: string): TestTitle[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kindOf(fileName));
  const found: Frame[] = [];
  const visit = (node: ts.Node, frame: Frame): void => {
    const inner = ts.isCallExpression(node) ? frameOf(node, frame) : undefined;
    if (inner && TESTS.includes(inner.words[0] ?? '')) found.push(inner);
    ts.forEachChild(node, (child) => visit(child, inner ?? frame));
  };
  visit(file, { titles: [], isLeftOut: false, isAlone: false });
  const someAlone = found.some(({ isAlone }) => isAlone);
  return found.map(({ titles, isLeftOut, isAlone }) => ({
    title: titles.join(' › '),
    runs: !isLeftOut && (isAlone || !someAlone),
  }));
}

const kindOf = (fileName: string): ts.ScriptKind => (fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** The title part that a call adds, if the call is a suite or a test with a title. */
function frameOf(call: ts.CallExpression, outer: Frame): Found | undefined {
  const words = wordsOf(call.expression);
  const title = call.arguments[0];
  const isTable = words.at(-1) === 'each';
  if (!title || isTable || ![...SUITES, ...TESTS].includes(words[0] ?? '')) return undefined;
  return {
    words,
    titles: [...outer.titles, textOf(title)],
    isLeftOut: outer.isLeftOut || words.some((word) => LEFT_OUT.includes(word)),
    isAlone: outer.isAlone || words.some((word) => ALONE.includes(word)),
  };
}

/**
 * The names of `it.skip.each(table)` in their order. A call of its result ends with `rows`, so that only the table's own call
 * ends with `each`.
 */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isTaggedTemplateExpression(callee)) return [...wordsOf(callee.tag), 'rows'];
  if (ts.isCallExpression(callee)) return [...wordsOf(callee.expression), 'rows'];
  return [];
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) return title.getText().slice(1, -1);
  return `\${${title.getText()}}`;
}
