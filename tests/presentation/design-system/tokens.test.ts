import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../src/presentation');
const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
const all = sources.join('\n');

const matches = (pattern: RegExp): Set<string> => new Set([...all.matchAll(pattern)].map((match) => match[1] ?? ''));

describe('the design tokens', () => {
  it('used in styles are all defined, in a style sheet or by a script', () => {
    const defined = matches(/(?:setProperty\(')?(--[\w-]+)(?:'?:|', )/g);

    expect([...matches(/var\((--[\w-]+)/g)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('are in a file of their own, with the light theme first', () => {
    const tokens = readFileSync(path.join(ROOT, 'design-system/tokens.css'), 'utf8');

    expect(tokens).toMatch(/:root\{\s+color-scheme:light;/);
    expect(tokens).toMatch(/\[data-theme=dark\]\{\s+color-scheme:dark;/);
  });
});
