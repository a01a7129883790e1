import { MovedFiles, planChanges, type KnownFile } from '../../../server/domain/import/plan-changes';

const found = (path: string, change: Partial<KnownFile> = {}) => ({
  path,
  size: 100,
  modifiedMs: 5,
  companions: '',
  ...change,
});
const known = (path: string, change: Partial<KnownFile> = {}): KnownFile => ({
  ...found(path),
  fingerprint: `print of ${path}`,
  song: { id: `song of ${path}`, revision: 'r1' },
  ...change,
});
const byPath = (...files: readonly KnownFile[]) => new Map(files.map((file) => [file.path, file]));
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

describe('planChanges', () => {
  it.each([
    ['a new file is read', [found('new.mp3')], [], ['new.mp3'], []],
    ['a file as it was is not', [found('a.mp3')], [known('a.mp3')], [], []],
    ['another size', [found('a.mp3', { size: 101 })], [known('a.mp3')], ['a.mp3'], []],
    ['another time', [found('a.mp3', { modifiedMs: 6 })], [known('a.mp3')], ['a.mp3'], []],
    ['other lyrics beside it', [found('a.mp3', { companions: 'a.lrc' })], [known('a.mp3')], ['a.mp3'], []],
    ['a file left out, as it was', [found('a.mp3', { companions: 'a.lrc' })], [known('a.mp3', { song: null })], [], []],
    ['a file that is gone', [], [known('a.mp3')], [], ['a.mp3']],
  ])('%s', (_, files, before, toRead, missing) => {
    const plan = planChanges(files, byPath(...before), []);
    expect([paths(plan.toRead), paths(plan.missing)]).toEqual([toRead, missing]);
  });

  it.each([
    ['disk', ['other/b.mp3']],
    ['', []],
    ['dis', ['disk/a.mp3', 'other/b.mp3']],
  ])('does not miss what lies below the unreadable folder %j', (folder, missing) => {
    const plan = planChanges([], byPath(known('disk/a.mp3'), known('other/b.mp3')), [folder]);
    expect(paths(plan.missing)).toEqual(missing);
  });
});

describe('MovedFiles', () => {
  it('gives a missing song to the first file with its fingerprint, once', () => {
    const moved = new MovedFiles([known('a.mp3')]);
    expect(moved.take('print of a.mp3')?.path).toBe('a.mp3');
    expect(moved.take('print of a.mp3')).toBeUndefined();
    expect(moved.left()).toEqual([]);
  });

  it('keeps apart two missing files that are alike', () => {
    const moved = new MovedFiles([known('a.mp3', { fingerprint: 'x' }), known('b.mp3', { fingerprint: 'x' })]);
    expect([moved.take('x')?.path, paths(moved.left())]).toEqual(['a.mp3', ['b.mp3']]);
  });

  it('never gives out a file that was left out', () => {
    const moved = new MovedFiles([known('a.txt', { song: null })]);
    expect([moved.take('print of a.txt'), paths(moved.left())]).toEqual([undefined, ['a.txt']]);
  });
});
