// architecture §4: kebab-case files, PascalCase.tsx components, four suffixes, no folder for leftovers, no barrel.
const STEM = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\d{4}-[a-z0-9-]+)$/;
const COMPONENT_STEM = /^[A-Z][A-Za-z0-9]*$/;
const ROLES = ['port', 'view-model', 'module', 'page', 'contract', 'worker', 'd', 'config'];
const TESTS = ['test', 'dom.test', 'e2e'];
// A test has its subject's full name, including the suffix.
const SUFFIXES = [...ROLES, ...TESTS, ...ROLES.flatMap((role) => TESTS.map((test) => `${role}.${test}`))];
const DRAWERS = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'index'];

export function faultOf(fileName) {
  const name = fileName.split('/').at(-1).replace(/^\./, '');
  const [, base, extension] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  const [stem, ...rest] = (base ?? name).split('.');
  if (rest.length > 0 && !SUFFIXES.includes(rest.join('.')))
    return `the suffix ".${rest.join('.')}" is not one of ours`;
  if (DRAWERS.includes(stem)) return `"${stem}" says nothing about what is inside`;
  if (extension === 'tsx' && COMPONENT_STEM.test(stem)) return undefined;
  return STEM.test(stem) ? undefined : 'file names are kebab-case, React components PascalCase.tsx';
}

export const fileNameRule = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'File name: {{ fault }}.' } },
  create: (context) => ({
    Program(node) {
      const fault = faultOf(context.filename);
      if (fault) context.report({ node, messageId: 'name', data: { fault } });
    },
  }),
};
