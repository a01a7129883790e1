import { emptiedIdea, mutationPoints } from '../../../scripts/spec-mutation/mutation-points';
import { valuesOf } from '../../../scripts/spec-mutation/statement-values';

const points = (statement: string, source: string) =>
  mutationPoints('src/a.ts', source, valuesOf(statement)).map(
    ({ kind, original, replacement }) => `${kind} ${original} > ${replacement}`,
  );

describe('the points at which a statement can be broken', () => {
  it.each([
    ['Default volume 50', 'const VOLUME = 50;', ['constant 50 > 101']],
    ['after 2 s without sections', 'const WAIT = 2_000;', ['constant 2_000 > 4001']],
    ['page (default 1)', 'const first = { page: 1 }; next(page + 1);', ['constant 1 > 3']],
    ['Storage key `theme`', "write('theme', 'dark');", ["constant 'theme' > 'theme-changed'"]],
    ['Storage key accessToken', "const KEY = 'accessToken';", ["constant 'accessToken' > 'accessToken-changed'"]],
    ['asks by pageSize', 'ask({ pageSize });', ['constant pageSize > pageSize_changed: pageSize']],
    ['asks by album_id', 'ask({ album_id: albumId });', ['constant album_id > album_id_changed']],
    ['sliders are #7B89FF', "const blue = '#7B89FF';", ["constant '#7B89FF' > '#7B89FF-changed'"]],
  ])('include a constant that the statement names: %s', (statement, source, expected) => {
    expect(points(statement, source)).toEqual(expected);
  });

  it('include the inverse of a comparison that the statement names', () => {
    expect(points('The listener is a guest', 'if (guest === other) stop();')).toEqual(['comparison === > !==']);
  });

  it.each(['this.flag.clear();', 'await this.flag.clear();', 'void this.flag.clear();'])(
    'include the removal of a call that the statement names: %s',
    (statement) => {
      expect(points('The flag is cleared on failure', statement)).toEqual([`call ${statement} > void 0;`]);
    },
  );

  it.each([
    ['numbers that it does not name', 'Default volume 50', 'const VOLUME = 51;'],
    ['types', 'The kind `song`', "type Kind = 'song';"],
    ['answers', 'asks by pageSize', 'return succeed({ pageSize });'],
    ['imports', 'The path `a/b`', "import { a } from 'a/b';"],
    ['comparisons of something else', 'The listener is a guest', 'if (a === b) stop();'],
  ])('do not include %s', (_, statement, source) => {
    expect(points(statement, source)).toEqual([]);
  });
});

describe('the function after which a file is named', () => {
  it('is emptied', () => {
    const [point] = emptiedIdea('src/clamp-seek.ts', 'export function clampSeek(at: number) { return at; }');
    expect(point).toMatchObject({ kind: 'call', original: '{ return at; }', replacement: '{ return null as never; }' });
  });

  it('is found inside a call that wraps the function', () => {
    const source = 'export const HomeScreen = observer(function HomeScreen() { return <p />; });';
    expect(emptiedIdea('src/HomeScreen.tsx', source)).toHaveLength(1);
  });

  it('can be an arrow function', () => {
    const [point] = emptiedIdea('src/is-own.ts', 'export const isOwn = (a: number): boolean => a > 1;');
    expect(point).toMatchObject({ original: 'a > 1', replacement: '(null as never)' });
  });

  it('is not guessed when no function has the name of the file', () => {
    expect(emptiedIdea('src/limits.ts', 'export function other() { return 1; }')).toEqual([]);
  });
});
