/** A test that proves a statement: its file and its title, preceded by the titles of its describes, joined by " › ". */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** One statement of the specification, as a row of the table. */
export interface Row {
  readonly line: number;
  readonly statement: string;
  readonly code: readonly string[];
  readonly proofs: readonly Proof[];
  /** The tiers in which the tests run, according to the row. */
  readonly tiers: string;
  /** Any text in the cells of code and tests other than files and titles; it must be empty. */
  readonly rest: string;
}

const CELLS_BORDER = /(?<!\\)\|/;
const PROOF = /`([^`]+)` › (`{1,2})(.+?)\2(?!`)/g;
const CODE_FILE = /`([^`]+)`/g;
const BETWEEN = /<br>|[\s,;]/g;

/** The rows of every table whose head is "statement | code | test | tier". */
export function readRows(markdown: string): Row[] {
  const lines = markdown.split('\n').map((text, index) => ({ line: index + 1, cells: cellsOf(text) }));
  const isHead = (cells: readonly string[]): boolean => cells.join() === 'statement,code,test,tier';
  let inTable = false;
  return lines.flatMap(({ line, cells }) => {
    const wasInTable = inTable;
    inTable = isHead(cells) || (inTable && cells.length > 0);
    return wasInTable && inTable && !isRule(cells) ? [rowOf(line, cells)] : [];
  });
}

function cellsOf(text: string): string[] {
  if (!text.startsWith('|')) return [];
  const cells = text.trim().split(CELLS_BORDER).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

function rowOf(line: number, cells: readonly string[]): Row {
  const [statement = '', code = '', test = '', tiers = '', ...more] = cells;
  const rest = [code.replaceAll(CODE_FILE, ''), test.replaceAll(PROOF, ''), ...more].join('').replaceAll(BETWEEN, '');
  return {
    line,
    statement,
    code: [...code.matchAll(CODE_FILE)].map(([, file = '']) => file),
    proofs: [...test.matchAll(PROOF)].map(([, file = '', , title = '']) => ({ file, title: title.trim() })),
    tiers,
    rest,
  };
}
