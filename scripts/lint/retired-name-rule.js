import { readFileSync } from 'node:fs';

const RETIRED = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('retired-names.json', import.meta.url), 'utf8'))),
);

const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const RETIRED_FILES = new Map(
  [...RETIRED].flatMap(([name, term]) => [
    [name, term],
    [kebab(name), kebab(term)],
  ]),
);

/** One term for one thing (docs/glossary.md): a retired name is refused as an identifier and as a file name. */
export const retiredNameRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: '"{{ name }}" is called "{{ term }}" here (docs/glossary.md).' },
  },
  create(context) {
    const report = (node, name, terms) => {
      if (terms.has(name)) context.report({ node, messageId: 'retired', data: { name, term: terms.get(name) } });
    };
    const check = (node) => report(node, node.name, RETIRED);
    return {
      Program: (node) => report(node, context.filename.split('/').at(-1).split('.')[0], RETIRED_FILES),
      Identifier: check,
      JSXIdentifier: check,
    };
  },
};
