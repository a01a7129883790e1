import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changedSince } from '../../../scripts/test/changed-since';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const BODY = Array.from({ length: 20 }, (_, line) => `it('states fact ${line}', () => expect(${line}).toBe(${line}));`);
const SUITE = ["import { a } from '../a';", '', ...BODY, ''].join('\n');

describe('a test file compared with a commit', () => {
  const folder = withTemporaryFolder();
  let repository = '';
  const inFolder = (name: string) => path.join(repository, name);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
  const write = (file: string, text: string) => writeFileSync(inFolder(file), text);

  beforeEach(() => {
    repository = mkdtempSync(folder('repository-'));
    git('init', '-q');
    mkdirSync(inFolder('tests/a'), { recursive: true });
    mkdirSync(inFolder('tests/b'), { recursive: true });
    write('tests/a/one.test.ts', SUITE);
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@song.test', 'commit', '-q', '-m', 'begin');
  });

  const isChanged = (file: string) => changedSince('HEAD', repository)(file);

  it('is unchanged when its text is the same', () => {
    expect(isChanged('tests/a/one.test.ts')).toBe(false);
  });

  it('is unchanged when only its imports differ', () => {
    write('tests/a/one.test.ts', SUITE.replace("import { a } from '../a';", "import {\n  b,\n} from '../b';"));
    expect(isChanged('tests/a/one.test.ts')).toBe(false);
  });

  it('is unchanged when it was moved and its imports were adapted', () => {
    renameSync(inFolder('tests/a/one.test.ts'), inFolder('tests/b/one.test.ts'));
    write('tests/b/one.test.ts', SUITE.replace('../a', '../../a'));
    git('add', '--all');
    expect(isChanged('tests/b/one.test.ts')).toBe(false);
  });

  it('is changed when a test in it differs', () => {
    write('tests/a/one.test.ts', SUITE.replace('fact 7', 'fact seven'));
    expect(isChanged('tests/a/one.test.ts')).toBe(true);
  });

  it('is changed when it is new', () => {
    write('tests/a/two.test.ts', "it('is new', () => undefined);");
    expect(isChanged('tests/a/two.test.ts')).toBe(true);
  });

  it('cannot be compared with a commit that does not exist', () => {
    expect(() => changedSince('nowhere', repository)).toThrow();
  });
});
