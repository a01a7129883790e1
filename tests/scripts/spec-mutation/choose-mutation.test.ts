import { chooseMutation, mutated } from '../../../scripts/spec-mutation/choose-mutation';
import { readOptions } from '../../../scripts/spec-mutation/options';
import { drawSome, randomOf } from '../../../scripts/spec-mutation/random';
import { patternOf } from '../../../scripts/spec-mutation/test-names';
import type { Row } from '../../../scripts/spec-coverage/read-rows';

const row = (statement: string, ...code: readonly string[]): Row => ({
  line: 1,
  statement,
  code,
  proofs: [],
  tiers: '',
  rest: '',
});
const first = () => 0;

describe('the mutation of a row', () => {
  it('is a named constant rather than a comparison or a call', () => {
    const source = 'wait(); if (wait > 1) a(); const WAIT = 300;';
    expect(chooseMutation(row('Waits 300 ms', 'src/a.ts'), () => source, first)).toMatchObject({ original: '300' });
  });

  it('is the emptied function of the file when the statement names nothing inside the function', () => {
    const source = 'export function order(a: number) { return a; }';
    expect(chooseMutation(row('Things have their order', 'src/order.ts'), () => source, first)?.kind).toBe('call');
  });

  it('is absent when no change certainly breaks the statement', () => {
    expect(
      chooseMutation(row('It is so', 'src/a.ts', 'src/index.html'), () => 'export const b = 1;', first),
    ).toBeNull();
  });

  it('is one change of the source text', () => {
    const source = 'const WAIT = 300;';
    const mutation = chooseMutation(row('Waits 300 ms', 'src/a.ts'), () => source, first)!;
    expect(mutated(source, mutation)).toBe('const WAIT = 601;');
  });
});

describe('the rows of a run', () => {
  it('are the same for the same seed', () => {
    const drawn = (seed: number) => drawSome([1, 2, 3, 4, 5, 6, 7, 8], 4, randomOf(seed));
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
    expect(new Set(drawn(7)).size).toBe(4);
  });

  it('are all rows when fewer exist than requested', () => {
    expect(drawSome([1, 2], 5, randomOf(1)).sort()).toEqual([1, 2]);
  });
});

describe('the command line', () => {
  it('sets the seed, the number of rows and whether browsers run', () => {
    expect(readOptions([])).toEqual({ seed: 1, rows: 40, browser: false });
    expect(readOptions(['--seed', '7', '--browser', '--rows', '3'])).toEqual({ seed: 7, rows: 3, browser: true });
  });

  it.each([['--seed'], ['--seed', 'x'], ['--all']])('refuses %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow('npm run spec:mutate');
  });
});

describe('the tests that a row names', () => {
  const named = (title: string, full: string) => new RegExp(patternOf([{ file: 'a.test.ts', title }])).test(full);

  it.each([
    ['a list › begins at %s', 'a list begins at 10'],
    ['a list › says %.20s (%#)', 'a list says so (3)'],
    ['${name} as a list › has $queue songs, [$a] + [$b]', 'Memory as a list has 3 songs, [x] + [y]'],
  ])('%s are found', (title, full) => {
    expect(named(title, full)).toBe(true);
  });

  it('do not include a test whose title only begins the same', () => {
    expect(named('a list › begins', 'a list begins again')).toBe(false);
  });
});
