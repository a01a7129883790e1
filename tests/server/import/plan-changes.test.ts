import type { FileExamination, FoundFile, KnownFile, SeenFile } from '../../../server/domain/import/known-file';
import { mayHaveOriginals } from '../../../server/domain/import/find-originals';
import { compareFiles, planChanges } from '../../../server/domain/import/plan-changes';
import { aFoundFile, aKnownFile, aSound } from '../../support/builders/a-known-file';

/** `length-head-tail-starts`, the format of `printSound`. */
const print = (length: number, { head = 'h', tail = 't', starts = ['a64', 'a16', 'a4', 'a1'] } = {}) =>
  [length.toString(36), head, tail, starts.join('.')].join('-');
const CUT = print(600, { head: 'cut', tail: 'cut', starts: ['', 'a16', 'a4', 'a1'] });
const WHOLE = print(1_000);
const OTHER = print(600, { head: 'i', tail: 'j', starts: ['', 'b', 'b', 'b'] });

type Song = Exclude<FileExamination, { kind: 'refused' }>;
const seen = (
  path: string,
  look: Partial<Song> = {},
  more: Partial<SeenFile<FoundFile>> = {},
): SeenFile<FoundFile> => ({
  file: aFoundFile(path, { size: 101 }),
  look: { kind: 'song', fingerprint: `whole ${path}`, sound: aSound(path), durationMs: 60_000, ...look },
  ...more,
});
const asBefore = (path: string): SeenFile<FoundFile> => ({ file: aFoundFile(path) });
const refused = (path: string): SeenFile<FoundFile> => ({
  file: aFoundFile(path, { size: 101 }),
  look: { kind: 'refused', reason: 'truncated' },
});

const plan = (known: readonly KnownFile[], files: readonly SeenFile<FoundFile>[], unreadableFolders: string[] = []) => {
  const found = planChanges(compareFiles(known, { files, unreadableFolders }));
  const places = (all: readonly { file: FoundFile; row?: KnownFile | undefined }[]) =>
    all.map(({ file, row }) => `${row?.path ?? 'nothing'} > ${file.path}`);
  return {
    present: found.present.map(({ path }) => path),
    new: found.new.map(({ path }) => path),
    changed: places(found.changed),
    moved: places(found.moved),
    away: found.away.map(({ path }) => path),
    refused: places(found.refused),
    unsure: found.unsure.map(({ path }) => path),
  };
};
const NOTHING = { present: [], new: [], changed: [], moved: [], away: [], refused: [], unsure: [] };
const A = aKnownFile('a.mp3');
const B = aKnownFile('b.mp3');

describe('a file compared with its stored record', () => {
  it.each([
    ['as it was', asBefore('a.mp3'), A, ['a.mp3']],
    ['of another size', seen('a.mp3'), A, []],
    ['of another time', { file: aFoundFile('a.mp3', { modifiedMs: 6 }) }, A, []],
    ['changed where size and time say that it was not', { file: aFoundFile('a.mp3', { changedMs: 8 }) }, A, []],
    ['as it was, as far as older versions knew', asBefore('a.mp3'), { ...A, changedMs: null }, ['a.mp3']],
    ['with other lyrics beside it', { file: aFoundFile('a.mp3', { companions: 'a.lrc' }) }, A, []],
    ['back again', asBefore('a.mp3'), { ...A, presence: 'away' as const }, []],
  ])('is found to be unchanged or not: %s', (_, file, row, present) => {
    const compared = compareFiles([row], { files: [file], unreadableFolders: [] });
    expect(compared.present.map(({ path }) => path)).toEqual(present);
    expect([compared.changed.length, compared.unmatched.length]).toEqual(present.length > 0 ? [0, 0] : [1, 1]);
  });
});

describe('a file that cannot be read', () => {
  const damaged: KnownFile = { ...A, presence: 'refused', companions: 'x', sound: aSound('a.mp3') };

  it('is not read again while it is unchanged, and its song remains refused', () => {
    const files = [asBefore('a.mp3')];
    expect(compareFiles([damaged], { files, unreadableFolders: [] })).toMatchObject({ present: [], changed: [] });
    expect(plan([damaged], files)).toEqual({ ...NOTHING, present: ['a.mp3'] });
  });

  it('belongs to no song once its song is found elsewhere', () => {
    const whole = seen('b.mp3', { sound: aSound('a.mp3') });
    expect(plan([damaged], [asBefore('a.mp3'), whole])).toEqual({
      ...NOTHING,
      moved: ['a.mp3 > b.mp3'],
      new: ['a.mp3'],
    });
  });

  it('marks its song as away when it is deleted', () => {
    expect(plan([damaged], [])).toEqual({ ...NOTHING, away: ['a.mp3'] });
  });
});

describe('planChanges', () => {
  it('plans nothing when nothing has changed', () => {
    expect(plan([A, B], [asBefore('a.mp3'), asBefore('b.mp3')])).toEqual({ ...NOTHING, present: ['a.mp3', 'b.mp3'] });
  });

  it('lists new files and missing files', () => {
    expect(plan([A], [seen('c.mp3')])).toEqual({ ...NOTHING, new: ['c.mp3'], away: ['a.mp3'] });
  });

  it.each([
    ['disk', ['other/b.mp3']],
    ['', []],
    ['dis', ['disk/a.mp3', 'other/b.mp3']],
  ])('does not list files below the unreadable folder %j as missing', (folder, away) => {
    expect(plan([aKnownFile('disk/a.mp3'), aKnownFile('other/b.mp3')], [], [folder]).away).toEqual(away);
  });

  it('follows the sound when two files swap their names', () => {
    const files = [seen('a.mp3', { sound: B.sound ?? '' }), seen('b.mp3', { sound: A.sound ?? '' })];
    expect(plan([A, B], files)).toEqual({ ...NOTHING, moved: ['b.mp3 > a.mp3', 'a.mp3 > b.mp3'] });
  });

  it('recognises a file that was renamed and retagged at the same time', () => {
    expect(plan([A], [seen('x/y.mp3', { sound: A.sound ?? '' })]).moved).toEqual(['a.mp3 > x/y.mp3']);
  });

  it('recognises a song of an older version by the print of the whole file', () => {
    const old = { ...A, sound: null };
    expect(plan([old], [seen('x.mp3', { fingerprint: A.fingerprint })]).moved).toEqual(['a.mp3 > x.mp3']);
  });

  it('uses the path to match two files with the same sound', () => {
    const rows = ['x/1.mp3', 'x/2.mp3'].map((path) => aKnownFile(path, { sound: aSound('s') }));
    const files = ['y/2.mp3', 'X/1.mp3'].map((path) => seen(path, { sound: aSound('s') }));
    expect(plan(rows, files).moved).toEqual(['x/2.mp3 > y/2.mp3', 'x/1.mp3 > X/1.mp3']);
  });

  it('makes a second song of a copy, and marks the first song as away when its file is deleted', () => {
    const twin = { ...A, path: 'copy.mp3', id: 'twin' };
    expect(plan([A], [asBefore('a.mp3'), seen('copy.mp3', { sound: A.sound ?? '' })]).new).toEqual(['copy.mp3']);
    expect(plan([A, twin], [asBefore('copy.mp3')])).toEqual({ ...NOTHING, present: ['copy.mp3'], away: ['a.mp3'] });
  });

  it('moves a song that was present until now, rather than a song that has long been away', () => {
    const away = aKnownFile('a.mp3', { sound: aSound('s'), presence: 'away' });
    const here = aKnownFile('b.mp3', { sound: aSound('s') });
    expect(plan([away, here], [seen('c.mp3', { sound: aSound('s') })])).toMatchObject({
      moved: ['b.mp3 > c.mp3'],
      away: ['a.mp3'],
    });
  });

  it('restores a song that was away, wherever its file is now', () => {
    const away = { ...A, presence: 'away' as const };
    const sound = { sound: A.sound ?? '' };
    expect(plan([away], [seen('a.mp3', sound)]).changed).toEqual(['a.mp3 > a.mp3']);
    expect(plan([away], [seen('z.mp3', sound)]).moved).toEqual(['a.mp3 > z.mp3']);
  });

  it('separates songs from short videos, also when their bytes are the same', () => {
    const clip = aKnownFile('a.mp4', { kind: 'clip', sound: aSound('s') });
    expect(plan([clip], [seen('b.mp4', { sound: aSound('s') })])).toMatchObject({ new: ['b.mp4'], away: ['a.mp4'] });
  });
});

describe('a file that was cut or damaged', () => {
  const row = aKnownFile('a.mp3', { sound: WHOLE });

  it('is still the same song at its path', () => {
    const cut = seen('a.mp3', { sound: CUT, durationMs: 10_000 });
    expect(plan([row], [cut])).toEqual({ ...NOTHING, changed: ['a.mp3 > a.mp3'] });
    expect(plan([row], [refused('a.mp3')]).refused).toEqual(['a.mp3 > a.mp3']);
  });

  it('is the same song also at another path, recognised by its beginning', () => {
    expect(plan([row], [seen('b.mp3', { sound: CUT })]).moved).toEqual(['a.mp3 > b.mp3']);
  });

  it('is recognised at another path by its intact end', () => {
    const damaged = print(1_000, { head: 'other', starts: ['b', 'b', 'b', 'b'] });
    expect(plan([row], [seen('b.mp3', { sound: damaged })]).moved).toEqual(['a.mp3 > b.mp3']);
  });

  it('is a new song elsewhere, but the same song at its path, when it shares only silence with the song', () => {
    const silence = { head: '~h', tail: '~t', starts: ['~64', '~16', '~4', '~1'] };
    const silent = aKnownFile('a.mp3', { sound: `${print(1_000, silence)}-middle` });
    const longer = `${print(1_100, silence)}-other`;
    const asLong = `${print(1_000, silence)}-other`;
    for (const sound of [longer, asLong]) {
      expect(plan([silent], [seen('b.mp3', { sound })])).toMatchObject({ new: ['b.mp3'], away: ['a.mp3'] });
      expect(plan([silent], [seen('a.mp3', { sound })]).changed).toEqual(['a.mp3 > a.mp3']);
    }
  });

  it('is a new song when several songs start in the same way', () => {
    const other = aKnownFile('b.mp3', { sound: print(2_000, { head: 'i', tail: 'j' }) });
    expect(plan([row, other], [asBefore('b.mp3'), seen('c.mp3', { sound: CUT })])).toMatchObject({
      new: ['c.mp3'],
      away: ['a.mp3'],
    });
  });

  it('is the same song when it is whole again, recognised by a former sound', () => {
    const cut = aKnownFile('a.mp3', { sound: aSound('something else'), formerSounds: [WHOLE] });
    expect(plan([cut], [seen('b.mp3', { sound: WHOLE })]).moved).toEqual(['a.mp3 > b.mp3']);
  });

  it('is refused without a song when the intact file of its song is found elsewhere', () => {
    const files = [refused('a.mp3'), seen('b.mp3', { sound: WHOLE })];
    expect(plan([row], files)).toEqual({ ...NOTHING, moved: ['a.mp3 > b.mp3'], refused: ['nothing > a.mp3'] });
  });
});

describe('a song whose file is only the beginning of its original', () => {
  const row = aKnownFile('preview.mp3', { sound: CUT, formerSounds: [WHOLE] });
  const original = seen('a.mp3', { sound: WHOLE });
  const given = { ...NOTHING, new: ['preview.mp3'], moved: ['preview.mp3 > a.mp3'] };

  it('gets its original file back, and the shorter file becomes a song of its own', () => {
    expect(plan([row], [asBefore('preview.mp3'), original])).toEqual(given);
    expect(plan([row], [asBefore('preview.mp3'), original, seen('b.mp3', { sound: WHOLE })])).toEqual({
      ...given,
      new: ['b.mp3', 'preview.mp3'],
    });
  });

  it('gets its original file back also beside another song with the same sound', () => {
    const other = aKnownFile('other preview.mp3', { sound: CUT, formerSounds: [WHOLE] });
    const files = [asBefore('preview.mp3'), asBefore('other preview.mp3'), original, seen('b.mp3', { sound: WHOLE })];
    expect(plan([row, other], files)).toMatchObject({
      moved: ['preview.mp3 > a.mp3', 'other preview.mp3 > b.mp3'],
      new: ['preview.mp3', 'other preview.mp3'],
    });
  });

  it.each([
    ['another file of its sound is known', [row, aKnownFile('b.mp3', { sound: WHOLE })], [asBefore('b.mp3')]],
    ['another song is found by it', [row, aKnownFile('b.mp3', { sound: WHOLE })], [seen('c.mp3', { sound: WHOLE })]],
    ['its own is no beginning of it and lasts as long', [{ ...row, sound: OTHER }], []],
    ['it is longer', [{ ...row, sound: print(1_200) }], []],
  ])('stays with its file when %s', (_, known, files) => {
    const found = plan(known, [asBefore('preview.mp3'), original, ...files]);
    expect([found.present.includes('preview.mp3'), found.new.length]).toEqual([true, 1]);
  });

  it('gets its original file back when another recording replaced that file at its path', () => {
    const replaced = { ...row, sound: OTHER, durationMs: 200_000 };
    expect(plan([replaced], [asBefore('preview.mp3'), original])).toEqual(given);
  });

  it('requires a check of new files for its original', () => {
    expect([mayHaveOriginals([A, row]), mayHaveOriginals([{ ...row, sound: WHOLE }, A])]).toEqual([true, false]);
  });
});

describe('a file with an unknown sound', () => {
  const names = (title: string, recording: string | null = null, isTitled = true) => ({
    names: { title, isTitled, recording },
  });

  it('belongs to the song with the same MusicBrainz recording', () => {
    const row = { ...A, recording: 'recording album' };
    const files = [seen('b.mp3', {}, names('Other', 'recording album'))];
    expect(plan([row], files).moved).toEqual(['a.mp3 > b.mp3']);
  });

  it.each([
    ['of the same length but for what encoders add', 60_250, names('Other'), true],
    ['of the same title', 200_000, names('TITLE of a.mp3'), true],
    ['of about the same length', 61_500, names('Other'), false],
    ['of a title that only its name has', 200_000, names('Title of a.mp3', null, false), false],
    ['of another length and title', 200_000, names('Other'), false],
  ])('is compared with the song at its path: %s (%s ms)', (_, durationMs, said, isSame) => {
    const found = plan([A], [seen('a.mp3', { sound: aSound('new'), durationMs }, said)]);
    expect(found.changed).toEqual(isSame ? ['a.mp3 > a.mp3'] : []);
    expect(found.away).toEqual(isSame ? [] : ['a.mp3']);
  });

  it('is not the song at its path when it is a copy of a known song', () => {
    const copy = seen('b.mp3', { sound: A.sound ?? '' }, names('Title of b.mp3'));
    expect(plan([A, B], [asBefore('a.mp3'), copy])).toMatchObject({ new: ['b.mp3'], away: ['b.mp3'] });
  });

  it('belongs to the present song at its path, rather than to a song that has long been away', () => {
    const now = aKnownFile('a.mp3');
    const old = aKnownFile('a.mp3', { id: 'old', presence: 'away' });
    const asBeforeAndConverted = [aSound('a.mp3'), aSound('converted')].map((sound) => seen('a.mp3', { sound }));
    for (const file of [...asBeforeAndConverted, refused('a.mp3')]) {
      const {
        away,
        changed,
        refused: unread,
      } = planChanges(compareFiles([old, now], { files: [file], unreadableFolders: [] }));
      expect([...changed, ...unread].map(({ row }) => row?.id)).toEqual([now.id]);
      expect(away.map(({ id }) => id)).toEqual(['old']);
    }
  });

  it('belongs to the song with the same name before the extension, when title and length agree', () => {
    const opus = (title: string) => [seen('a.opus', { durationMs: 60_006 }, names(title))];
    expect(plan([A], opus('Title of a.mp3')).moved).toEqual(['a.mp3 > a.opus']);
    expect(plan([A], opus('Other')).new).toEqual(['a.opus']);
  });

  it('has its names read only when the names could decide which song it is', () => {
    expect(plan([A], [seen('a.opus'), seen('b.mp3')]).unsure).toEqual(['a.opus']);
    expect(plan([{ ...A, recording: 'r' }], [seen('b.mp3')]).unsure).toEqual(['b.mp3']);
    expect(plan([A], [seen('a.opus', {}, names('Other'))]).unsure).toEqual([]);
    expect(plan([A], [seen('b.mp3', { sound: A.sound ?? '' })]).unsure).toEqual([]);
  });
});
