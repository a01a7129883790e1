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
const clip = (path: string): KnownFile => known(path, { song: null, clip: { id: `clip of ${path}`, revision: 'r1' } });
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
    ['a short video as it was', [found('a.mp4')], [clip('a.mp4')], [], []],
    ['other captions beside it', [found('a.mp4', { companions: 'a.vtt' })], [clip('a.mp4')], ['a.mp4'], []],
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

  it('keeps songs and short videos apart, also where their bytes are the same', () => {
    const moved = new MovedFiles([{ ...clip('a.mp4'), fingerprint: 'x' }, known('b.mp4', { fingerprint: 'x' })]);
    expect([moved.take('x', 'clip')?.path, moved.take('x', 'clip'), moved.take('x')?.path]).toEqual([
      'a.mp4',
      undefined,
      'b.mp4',
    ]);
  });

  it('never gives out a file that was left out', () => {
    const moved = new MovedFiles([known('a.txt', { song: null })]);
    expect([moved.take('print of a.txt'), paths(moved.left())]).toEqual([undefined, ['a.txt']]);
  });
});
