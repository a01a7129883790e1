import { titlesOf } from '../../../scripts/spec-coverage/titles-of';

const titles = (source: string, name = 'a.test.ts') => titlesOf(name, source).map(({ title }) => title);
const running = (source: string) => titlesOf('a.test.ts', source).flatMap(({ title, runs }) => (runs ? [title] : []));

describe('the titles of a file', () => {
  it.each([
    [
      "describe('a', () => { describe('b', () => { it('c', f); test('d', f); }); it('e', f); });",
      ['a › b › c', 'a › b › d', 'a › e'],
    ],
    ["it.each([[1], [2]])('%s is so', f);", ['%s is so']],
    ["describe.each([1])('of %s', () => { it.each`a\\n${1}`('$a', f); });", ['of %s › $a']],
    [
      'export function describeIt(name) { describe(`${name} as it`, () => { it(`is ${1 + 1}`, f); }); }',
      ['${name} as it › is ${1 + 1}'],
    ],
    ['it(`plain`, f); it(title, f); it.each(rows)(nameOf(1), f);', ['plain', '${title}', '${nameOf(1)}']],
    ["// it('no', f)\nconst text = \"it('no', f)\"; other.it('no', f); it;", []],
    ["it('said \\'so\\'', () => { expect(it).toBe(1); });", ["said 'so'"]],
  ])('%s', (source, expected) => {
    expect(titles(source)).toEqual(expected);
  });

  it('are found in a file with markup too', () => {
    expect(titles("it('shows it', () => render(<Page<string> a={1} />));", 'a.test.tsx')).toEqual(['shows it']);
  });
});

describe('a test that does not run', () => {
  it.each([
    "it.skip('a', f);",
    "xit('a', f);",
    "it.todo('a');",
    "xdescribe('s', () => { it('a', f); });",
    "describe.skip('s', () => { describe('t', () => { it.each([1])('a', f); }); });",
    "it.skip.each([1])('a', f);",
  ])('is left out: %s', (source) => {
    expect(running(source)).toEqual([]);
    expect(titles(source)).toHaveLength(1);
  });

  it.each([
    ["it('a', f); it.only('b', f);", ['b']],
    ["describe.only('s', () => { it('a', f); }); it('b', f);", ['s › a']],
    ["fit('a', f); it('b', f); xit('c', f);", ['a']],
  ])('is any test beside a focused test: %s', (source, expected) => {
    expect(running(source)).toEqual(expected);
  });
});
