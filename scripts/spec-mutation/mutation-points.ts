import ts from 'typescript';
import { isNamed, type StatementValues } from './statement-values';

export type MutationKind = 'constant' | 'comparison' | 'call';

/** One change of one file: the text from `start` to `end` is replaced by `replacement`. */
export interface Mutation {
  readonly file: string;
  readonly kind: MutationKind;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

const TURNED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '>='],
  [ts.SyntaxKind.LessThanEqualsToken, '>'],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '<'],
]);

/** Small numbers are common: they count as constants only if they have a name or are an element of a list. */
const SMALL = 4;

type Change = Pick<Mutation, 'kind' | 'replacement'> & { readonly node: ts.Node };

/** The places in a file where one change breaks the statement, found by the values and names in the statement. */
export function mutationPoints(file: string, source: string, values: StatementValues): Mutation[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfTypes(node)) return;
    const change = constantOf(node, values) ?? comparisonOf(node, values) ?? callOf(node, values);
    if (change) changes.push(change);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return changes.map((change) => mutationOf(tree, change));
}

/** The function after which the file is named, with an empty body, so that calling it does nothing. */
export function emptiedIdea(file: string, source: string): Mutation[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const idea = plainName(
    file
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '') ?? '',
  );
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && plainName(nameOf(node, tree)) === idea) changes.push(...emptied(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return changes.map((change) => mutationOf(tree, change));
}

/** An arrow function has the name of the variable that it is assigned to. */
function nameOf(node: ts.SignatureDeclaration, tree: ts.SourceFile): string {
  const named = ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) ? node.parent : node;
  return named.name?.getText(tree) ?? '';
}

function emptied(node: ts.SignatureDeclaration): Change[] {
  const body = 'body' in node ? node.body : undefined;
  if (body === undefined) return [];
  return [
    { kind: 'call', node: body, replacement: ts.isBlock(body) ? '{ return null as never; }' : '(null as never)' },
  ];
}

const kindOf = (file: string): ts.ScriptKind => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const plainName = (name: string): string => name.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase();

const isOfTypes = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isExportDeclaration(node);

function mutationOf(tree: ts.SourceFile, { kind, node, replacement }: Change): Mutation {
  const start = node.getStart(tree);
  const line = tree.getLineAndCharacterOfPosition(start).line + 1;
  return { file: tree.fileName, kind, line, start, end: node.end, original: node.getText(tree), replacement };
}

function constantOf(node: ts.Node, { numbers, texts }: StatementValues): Change | undefined {
  if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    if (!numbers.has(value) || (value <= SMALL && !hasPlace(node))) return undefined;
    return { kind: 'constant', node, replacement: String(2 * value + 1) };
  }
  if (ts.isIdentifier(node) && isKeyOf(node) && texts.includes(node.text)) {
    const replacement = ts.isShorthandPropertyAssignment(node.parent)
      ? `${node.text}_changed: ${node.text}`
      : `${node.text}_changed`;
    return { kind: 'constant', node, replacement };
  }
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return undefined;
  const isText = texts.some((text) => text === node.text || (text.length > 8 && node.text.includes(text)));
  if (!isText || ts.isJsxAttribute(node.parent) || ts.isElementAccessExpression(node.parent)) return undefined;
  return { kind: 'constant', node, replacement: `'${node.text.replaceAll(/[\\']/g, '')}-changed'` };
}

/** A name in the API: the key of an object that is sent. Keys of an object passed to `succeed` are internal names. */
function isKeyOf(node: ts.Identifier): boolean {
  const { parent } = node;
  if (!ts.isShorthandPropertyAssignment(parent) && !ts.isPropertyAssignment(parent)) return false;
  const receiver = parent.parent.parent;
  const isAnswer = ts.isCallExpression(receiver) && lastName(receiver.expression) === 'succeed';
  return parent.name === node && !isAnswer;
}

const hasPlace = ({ parent }: ts.Node): boolean =>
  ts.isVariableDeclaration(parent) ||
  ts.isPropertyAssignment(parent) ||
  ts.isPropertyDeclaration(parent) ||
  ts.isParameter(parent) ||
  ts.isArrayLiteralExpression(parent);

function comparisonOf(node: ts.Node, { words, texts }: StatementValues): Change | undefined {
  if (!ts.isBinaryExpression(node)) return undefined;
  const turned = TURNED.get(node.operatorToken.kind);
  if (turned === undefined) return undefined;
  const sides = [node.left, node.right];
  const isMeant = sides.some((side) => isNamed(lastName(side), words) || texts.includes(lastName(side)));
  return isMeant ? { kind: 'comparison', node: node.operatorToken, replacement: turned } : undefined;
}

function callOf(node: ts.Node, { words }: StatementValues): Change | undefined {
  if (!ts.isExpressionStatement(node)) return undefined;
  const call = unwrapped(node.expression);
  if (!ts.isCallExpression(call) || !isNamed(lastName(call.expression), words)) return undefined;
  return { kind: 'call', node, replacement: 'void 0;' };
}

/** `x()` of `await x()` and `void x()`. */
const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? unwrapped(node.expression) : node;

/** `clear` of `this.tokens.clear`. */
function lastName(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isStringLiteral(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}
