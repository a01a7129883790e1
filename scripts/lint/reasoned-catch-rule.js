/** Where the search for a comment around a catch ends: the function or the member that it is part of. */
const BOUNDARIES = new Set(['FunctionDeclaration', 'MethodDefinition', 'PropertyDefinition', 'Program']);

/** A `catch` block, or a handler passed to `.catch()`, that ignores the error. */
const IGNORES_ERROR = [
  'CatchClause[param=null]',
  'CallExpression[callee.property.name="catch"] > ArrowFunctionExpression[params.length=0]',
].join(', ');

function* around(node) {
  for (let each = node.parent; each !== null; each = each.parent) {
    yield each;
    if (BOUNDARIES.has(each.type)) return;
  }
}

/** An exported function has its comment before `export`. */
const withExport = (node) => (node.parent?.type.startsWith('Export') === true ? node.parent : node);

/**
 * An ignored error may be a bug. Whoever ignores one says why: in the handler, before a statement around it, or in the comment of
 * its function.
 */
export const reasonedCatchRule = {
  meta: { type: 'problem', messages: { silent: 'Say why this error may be ignored, or log it.' }, schema: [] },
  create(context) {
    const { sourceCode } = context;
    const hasComment = (node) => sourceCode.getCommentsBefore(withExport(node)).length > 0;
    return {
      [IGNORES_ERROR]: (node) => {
        if (sourceCode.getCommentsInside(node).length > 0) return;
        if (![...around(node)].some(hasComment)) context.report({ node, messageId: 'silent' });
      },
    };
  },
};
