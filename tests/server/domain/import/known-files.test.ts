import {
  indexBy,
  PATH_KEYS,
  SAME_PATH,
  SAME_STEM,
  soundKeys,
  soundOf,
  stemOfPath,
} from '../../../../server/domain/import/file-keys';
import {
  arePartsAlike,
  hasNearLength,
  hasSameLength,
  hasSameTitle,
  haveOneSound,
  isAlike,
  isCalledTheSame,
  partsOfRow,
} from '../../../../server/domain/import/file-likeness';
import {
  formerSoundsOf,
  isAsBefore,
  isExamined,
  isSameFile,
  type ExaminedFile,
  type FileNames,
  type FoundFile,
} from '../../../../server/domain/import/known-file';
import { partsOf } from '../../../../server/domain/import/sound-print';
import { aFoundFile, aKnownFile } from '../../../support/builders/a-known-file';

type Look = ExaminedFile<FoundFile>['look'];
const examined = (look: Partial<Look> = {}, names?: FileNames): ExaminedFile<FoundFile> => ({
  file: aFoundFile('a.mp3'),
  look: { kind: 'song', fingerprint: 'f', sound: 's', durationMs: 60_000, ...look },
  names,
});
const REFUSED = { file: aFoundFile('a.mp3'), look: { kind: 'refused', reason: 'truncated' } } as const;

describe('a file that was found again', () => {
  const BEFORE = aFoundFile('a.mp3', { companions: 'a.lrc' });

  it.each([
    ['as it was', {}, true, true],
    ['under another path', { path: 'b.mp3' }, true, true],
    ['with another size', { size: 101 }, false, false],
    ['with another time', { modifiedMs: 6 }, false, false],
    ['with another change', { changedMs: 8 }, false, false],
    ['with an unknown change', { changedMs: null }, true, true],
    ['with other files beside it', { companions: '' }, true, false],
    ['with another size and an unknown change', { size: 101, changedMs: null }, false, false],
  ])('%s is the same or not, and unchanged or not', (_, change, isSame, isUnchanged) => {
    const now = { ...BEFORE, ...change };
    expect([isSameFile(now, BEFORE), isAsBefore(now, BEFORE)]).toEqual([isSame, isUnchanged]);
    expect(isSameFile(BEFORE, now)).toBe(isSame);
  });

  it('is examined where its sound is known', () => {
    expect([examined(), REFUSED, { file: BEFORE }].map(isExamined)).toEqual([true, false, false]);
  });
});

describe('the former sounds of a song', () => {
  it.each([
    ['none for a new song', undefined, []],
    [
      'its sound until now, then the earlier ones',
      aKnownFile('a', { sound: 'b', formerSounds: ['c', 'd'] }),
      ['b', 'c', 'd'],
    ],
    ['the earlier ones where it had none until now', aKnownFile('a', { sound: null, formerSounds: ['c'] }), ['c']],
    ['none that is its sound now', aKnownFile('a', { sound: 'now', formerSounds: ['c', 'now'] }), ['c']],
    ['each once', aKnownFile('a', { sound: 'b', formerSounds: ['c', 'b', 'c'] }), ['b', 'c']],
    ['the latest eight', aKnownFile('a', { sound: '0', formerSounds: [...'12345678'] }), [...'01234567']],
  ])('are %s', (_, row, sounds) => {
    expect(formerSoundsOf(row, 'now')).toEqual(sounds);
  });
});

describe('the keys of a path', () => {
  it('are ever fewer of its last names, folded', () => {
    const path = 'A/Bờ/CD 1/Mưa.MP3'.normalize('NFD');
    expect(PATH_KEYS.map((key) => key({ path }))).toEqual([
      'a/bờ/cd 1/mưa.mp3'.normalize('NFC'),
      'bờ/cd 1/mưa.mp3'.normalize('NFC'),
      'cd 1/mưa.mp3'.normalize('NFC'),
      'mưa.mp3'.normalize('NFC'),
      '',
    ]);
    expect(stemOfPath({ path })).toBe('a/bờ/cd 1/mưa'.normalize('NFC'));
  });

  it('are the path itself, or the path without its ending', () => {
    const row = aKnownFile('A/b.MP3');
    expect([SAME_PATH.ofRow(row), SAME_PATH.ofFile({ file: row })]).toEqual([['A/b.MP3'], ['A/b.MP3']]);
    expect([SAME_STEM.ofRow(row), SAME_STEM.ofFile({ file: row })]).toEqual([['a/b'], ['a/b']]);
  });
});

describe('the keys of a sound', () => {
  const { ofRow, ofFile } = soundKeys<FoundFile>(({ path }) => `at ${path}`);

  it('of a row are its kind, its sound and its place', () => {
    expect(ofRow(aKnownFile('x', { kind: 'clip', sound: 's' }))).toEqual(['clip s at x']);
    expect(ofRow(aKnownFile('x', { sound: null, fingerprint: 'f' }))).toEqual(['song f at x']);
  });

  it('of a file are those of its sound and of its whole bytes', () => {
    expect(ofFile(examined({ kind: 'clip' }))).toEqual(['clip s at a.mp3', 'clip f at a.mp3']);
    expect(ofFile(REFUSED)).toEqual([]);
  });

  it('tell songs from clips, wherever they lie', () => {
    expect([soundOf({ kind: 'song', sound: 's' }), soundOf({ kind: 'clip', sound: null })]).toEqual([
      'song s',
      'clip ',
    ]);
  });

  it('index the rows in their order', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((path) => aKnownFile(path)) as [ReturnType<typeof aKnownFile>, never, never];
    const index = indexBy([a, b, c], (row) => (row === a ? ['x', 'y'] : ['y']));
    expect([...index].map(([key, rows]) => [key, [...rows]])).toEqual([
      ['x', [a]],
      ['y', [a, b, c]],
    ]);
  });
});

describe('the likeness of a song and a file', () => {
  const row = aKnownFile('a.mp3', { durationMs: 60_000, title: 'Mưa' });
  const LONG = aKnownFile('a.mp3', { durationMs: 200_000 });

  it.each([
    [row, 60_000, true, true],
    [row, 60_250, true, true],
    [row, 59_750, true, true],
    [row, 60_251, false, true],
    [row, 59_749, false, true],
    [row, 62_000, false, true],
    [row, 58_000, false, true],
    [row, 62_001, false, false],
    [row, 57_999, false, false],
    [LONG, 204_000, false, true],
    [LONG, 196_000, false, true],
    [LONG, 204_001, false, false],
    [LONG, 195_999, false, false],
  ])('by length, the nearer and the wider: %# ', (song, durationMs, isNear, isSame) => {
    const file = examined({ durationMs });
    expect([hasNearLength(song, file), hasSameLength(song, file)]).toEqual([isNear, isSame]);
  });

  it('never reaches from a song to a clip', () => {
    const clip = examined({ kind: 'clip' }, { title: 'Mưa', isTitled: true, recording: null });
    expect([hasNearLength(row, clip), hasSameLength(row, clip), hasSameTitle(row, clip)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(isAlike({ ...row, sound: 'rs-h-t-a' }, examined({ kind: 'clip', sound: 'rt-h-t-a' }))).toBe(false);
  });

  it.each([
    ['MƯA', true, true, true],
    ['mưa'.normalize('NFD'), true, true, true],
    ['Mua', true, false, false],
    ['Mưa', false, true, false],
  ])('by the title %j, in its tags or not: %s', (title, isTitled, hasTitle, isCalled) => {
    const file = examined({}, { title, isTitled, recording: null });
    expect([hasSameTitle(row, file), isCalledTheSame(row, file)]).toEqual([hasTitle, isCalled]);
  });

  it('has no title while the tags are unread', () => {
    expect([hasSameTitle(row, examined()), isCalledTheSame(row, examined())]).toEqual([false, false]);
  });
});

describe('two rows of one sound', () => {
  it.each([
    ['now', ['a', []], ['a', []], true],
    ['now and formerly', ['a', []], ['b', ['x', 'a']], true],
    ['formerly and now', ['b', ['x', 'a']], ['a', []], true],
    ['formerly', ['b', ['a']], ['c', ['a']], true],
    ['never', ['b', ['a']], ['c', ['d']], false],
    ['neither of them examined', [null, []], [null, []], false],
  ] as const)('had it %s', (_, [sound, formerSounds], [otherSound, otherFormer], haveOne) => {
    const a = aKnownFile('a', { sound, formerSounds });
    const b = aKnownFile('b', { sound: otherSound, formerSounds: otherFormer });
    expect(haveOneSound(a, b)).toBe(haveOne);
  });
});

describe('a cut or damaged copy', () => {
  const WHOLE = 'rs-h-t-a.b.c.d';
  const CUT = 'k0-x-y-.b.c.d';
  const DAMAGED = 'rs-h-z-a.b.c.d';
  const OTHER = 'k0-x-y-.e.f.g';

  it('is like its whole, and another recording is not', () => {
    expect([CUT, DAMAGED, OTHER].map((print) => arePartsAlike(partsOf(print), partsOf(WHOLE)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['its sound', WHOLE, [], CUT, true],
    ['its sound, damaged', WHOLE, [], DAMAGED, true],
    ['a former sound', OTHER, [WHOLE], CUT, true],
    ['a former sound alone', null, [WHOLE], CUT, true],
    ['neither', OTHER, [], WHOLE, false],
    ['nothing known', null, [], WHOLE, false],
  ])('is found by the sounds of a row: %s', (_, sound, formerSounds, print, isFound) => {
    const row = aKnownFile('a.mp3', { sound, formerSounds });
    expect(isAlike(row, examined({ sound: print }))).toBe(isFound);
    expect(isAlike(row, REFUSED)).toBe(false);
  });

  it('is compared with the sound of now, then with the former ones', () => {
    const row = aKnownFile('a.mp3', { sound: CUT, formerSounds: [WHOLE] });
    expect(partsOfRow(row)).toEqual([partsOf(CUT), partsOf(WHOLE)]);
    expect(partsOfRow({ ...row, sound: null })).toEqual([partsOf(WHOLE)]);
  });
});
