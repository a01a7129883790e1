import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: readonly string[] };
const page = readFileSync('public/old-browser.html', 'utf8');
const [, vietnamese = '', english = ''] = page.split('<div');

const oldest = (browser: string): string =>
  browserslist.find((line) => line.startsWith(`${browser} >= `))?.slice(`${browser} >= `.length) ?? '';

describe('the page for a browser that is too old', () => {
  it.each([
    ['Vietnamese', vietnamese],
    ['English', english],
  ])('names in %s the oldest browsers that the product supports', (_, text) => {
    const named = [...text.matchAll(/<li>(.+)<\/li>/g)].map(([, line]) => line);
    expect(named).toEqual([
      `Chrome, Edge ${oldest('chrome')}`,
      `Firefox ${oldest('firefox')}`,
      `Safari ${oldest('safari')} (macOS, iOS)`,
      `Samsung Internet ${oldest('samsung')}`,
    ]);
  });

  it.each([
    ['edge', 'chrome'],
    ['and_chr', 'chrome'],
    ['and_ff', 'firefox'],
    ['ios_saf', 'safari'],
  ])('gives for %s the same minimum version as for %s', (one, other) => {
    expect(oldest(one)).toBe(oldest(other));
    expect(oldest(one)).not.toBe('');
  });

  it('loads no script, and no stylesheet but its own', () => {
    expect(page).not.toContain('<script');
    expect([...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/old-browser.css',
    ]);
  });
});
