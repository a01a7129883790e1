import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve('src');
const WORDS = path.join('i18n', 'locales');

const sourceFiles = (): string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(WORDS),
  );

const parse = (name: string): ts.SourceFile =>
  ts.createSourceFile(name, readFileSync(path.join(ROOT, name), 'utf8'), ts.ScriptTarget.Latest, true);

function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => everyNode(child, visit));
}

const wordsAround = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(' ');

/** A pattern for all texts that a text with gaps can become. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
}

interface WrittenTexts {
  readonly texts: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

let written: WrittenTexts | undefined;

/** Every text in the code of the web app except the messages; those with gaps as patterns. Read once. */
export const writtenTexts = (): WrittenTexts => (written ??= readTexts());

function readTexts(): WrittenTexts {
  const texts = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of sourceFiles().map(parse))
    everyNode(file, (node) => {
      if (ts.isStringLiteralLike(node)) texts.add(node.text);
      // A pattern of gaps alone would match any text.
      if (ts.isTemplateExpression(node) && /[a-z]{3}/i.test(wordsAround(node))) patterns.push(patternOf(node));
    });
  return { texts, patterns };
}

/** The attributes of an element that people read. */
const SHOWN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const LETTER = /\p{L}{2}/u;
/** The letters of the logo, around its ó. */
const DRAWN = /[/]Logo\.tsx$/;

function shownText(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.trim();
  if (!ts.isJsxAttribute(node) || !SHOWN.has(node.name.getText()) || node.initializer === undefined) return null;
  const { initializer } = node;
  const literal = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return literal !== undefined && ts.isStringLiteralLike(literal) ? literal.text : null;
}

/** Every text that is shown or read aloud directly from the code, with its file. */
export function textsInMarkup(): string[] {
  const found: string[] = [];
  for (const file of sourceFiles()
    .filter((name) => name.endsWith('.tsx') && !DRAWN.test(name))
    .map(parse))
    everyNode(file, (node) => {
      const text = shownText(node);
      if (text !== null && LETTER.test(text)) found.push(`${file.fileName}: ${text}`);
    });
  return found;
}
