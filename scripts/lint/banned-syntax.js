const ban = (selector, message) => ({ selector, message });

/** `[a, b] = [x, y]`, and the same with `as T`, `as const` or `satisfies T`. */
const SEVERAL_AT_ONCE = ['[init.type="ArrayExpression"]', '[init.expression.type="ArrayExpression"]'];

export const everywhere = [
  ban('ExportDefaultDeclaration', 'One name for one thing: use a named export.'),
  ban('ExportSpecifier[exported.name="default"]', 'One name for one thing: use a named export.'),
  ban('ExportAllDeclaration', 'No barrels: import from the file that owns the name.'),
  ban('Decorator', 'No decorators: they cannot share one compiler setting (docs/adr).'),
  ban('TSEnumDeclaration', 'Use a union of literals.'),
  ban('ObjectExpression > SpreadElement > ObjectExpression', 'Write the properties into the object itself.'),
  ban('JSXSpreadAttribute > ObjectExpression', 'Write the properties as attributes.'),
  ...SEVERAL_AT_ONCE.map((init) =>
    ban(
      `VariableDeclarator${init} > ArrayPattern.id:not(:has(RestElement))`,
      'Declare each name by itself; several at once hide which value belongs to which name.',
    ),
  ),
  ban('JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'React text only (security §7).'),
  ban(
    'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    'React text only (security §7): markup is never made from strings.',
  ),
];

export const pureLayers = [
  ban('CallExpression[callee.object.name="Date"][callee.property.name="now"]', 'Time is an argument.'),
  ban('NewExpression[callee.name="Date"][arguments.length=0]', 'Time is an argument.'),
  ban('CallExpression[callee.name="Date"]', 'Time is an argument.'),
  ban('MemberExpression[object.name="Math"][property.name="random"]', 'Randomness is an argument.'),
];

/** The beginnings of paths that end with an id, with slashes as an attribute selector needs them. */
const ITEM_PAGES = String.raw`\u002f(song|album|playlist|artist|category|section|short-video)\u002f`;
const PAGE_PATH = 'Use `pagePath` (src/domain/shared): an id may contain any character, so it is encoded.';

/** How our own server is asked for a width is in the contract alone (`picture-template.ts`); the app has templates. */
export const webApp = [
  ban(`TemplateElement[value.raw=/${ITEM_PAGES}$/]`, PAGE_PATH),
  ban(`BinaryExpression > Literal[value=/${ITEM_PAGES}$/]`, PAGE_PATH),
  ban('TemplateLiteral[quasis.0.value.raw="/"]', PAGE_PATH),
  ban(':matches(Literal[value=/[?&]w=/], TemplateElement[value.raw=/[?&]w=/])', 'Use `pictureAt` or `srcSetOf`.'),
];

/** What the player's state becomes is a rule of the domain. */
export const application = [
  ban(
    'CallExpression[callee.property.name="update"][callee.object.property.name="store"] > ArrowFunctionExpression > ObjectExpression',
    'Change the state by a function of src/domain/playback.',
  ),
];

export const tests = [
  ban(
    'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock|unstable_mockModule)$/][arguments.0.value=/^[.]/]',
    'Use a fake that passed the contract suite instead of mocking our own module.',
  ),
  ban('CallExpression[callee.object.name="jest"][callee.property.name="retryTimes"]', 'A retry hides a flake.'),
  ban('CallExpression[callee.property.name=/Snapshot$/]', 'Say what is expected: no snapshots.'),
  ban(
    'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
    'Every test runs.',
  ),
  ban('CallExpression[callee.name=/^(xit|xdescribe|xtest|fit|fdescribe)$/]', 'Every test runs.'),
  ban('CallExpression[callee.name="test"]', 'An `it` states a fact.'),
  ban('CallExpression[callee.name="it"] > Literal[value=/^should/]', 'A fact in the present tense: no "should".'),
  ban('CallExpression[callee.name="it"] > :function IfStatement', 'No conditional in a test.'),
];
