import ts from 'typescript';

// Jest runs modules as CommonJS, where `import.meta` is a syntax error: a TypeScript transformer rewrites it.
export const name = 'import-meta';
export const version = 3;

const { factory: make } = ts;
const commonJsNames = ['__dirname', '__filename'];

const replacements = {
  url: () => make.createPropertyAccessExpression(fileUrl(), 'href'),
  filename: () => make.createIdentifier('__filename'),
  dirname: () => make.createIdentifier('__dirname'),
};

function fileUrl() {
  const nodeUrl = make.createCallExpression(make.createIdentifier('require'), undefined, [
    make.createStringLiteral('node:url'),
  ]);
  const convert = make.createPropertyAccessExpression(nodeUrl, 'pathToFileURL');
  return make.createCallExpression(convert, undefined, [make.createIdentifier('__filename')]);
}

function isImportMeta(node) {
  return ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword;
}

function replacementOf(node) {
  if (ts.isPropertyAccessExpression(node) && isImportMeta(node.expression)) {
    return replacements[node.name.text]?.() ?? make.createVoidZero();
  }
  return isImportMeta(node) ? make.createObjectLiteralExpression() : undefined;
}

// CommonJS defines these names itself, so declaring them again, as modules do, is a syntax error too.
function redeclaresCommonJsName(node) {
  if (!ts.isVariableStatement(node)) return false;
  const [first] = node.declarationList.declarations;
  return first !== undefined && ts.isIdentifier(first.name) && commonJsNames.includes(first.name.text);
}

export function factory() {
  return (context) => (sourceFile) => {
    const visit = (node) =>
      redeclaresCommonJsName(node) ? undefined : (replacementOf(node) ?? ts.visitEachChild(node, visit, context));
    return ts.visitEachChild(sourceFile, visit, context);
  };
}
