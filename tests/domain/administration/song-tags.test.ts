import { fromTagTexts, isTagNumber, toTagTexts, type SongTags } from '../../../src/domain/administration/song-tags';
import { faultOfTagNumber, TAG_FIELDS } from '../../../src/domain/administration/tag-field-rules';
import { checkField } from '../../../src/domain/form/check-field';

const TAGS: SongTags = {
  title: 'Ngủ Quên',
  artists: ['Hạ Vy', 'Mộc Lam'],
  album: { title: 'Bờ Bên Kia', artist: 'Hạ Vy' },
  year: 2024,
  genre: 'Ballad',
  track: 3,
};
const BARE: SongTags = { title: 'Một Mình', artists: ['Hạ Vy'], album: null, year: null, genre: null, track: null };
const TEXTS = toTagTexts(TAGS);

describe('the tags of a song in a form', () => {
  it('are texts, with the artists separated by semicolons', () => {
    expect(TEXTS).toEqual({
      title: 'Ngủ Quên',
      artists: 'Hạ Vy; Mộc Lam',
      album: 'Bờ Bên Kia',
      albumArtist: 'Hạ Vy',
      year: '2024',
      genre: 'Ballad',
      track: '3',
    });
  });

  it('are empty texts where a song has no such tag', () => {
    expect(toTagTexts(BARE)).toEqual({
      title: 'Một Mình',
      artists: 'Hạ Vy',
      album: '',
      albumArtist: '',
      year: '',
      genre: '',
      track: '',
    });
  });

  it.each([
    ['all of it', TAGS],
    ['little of it', BARE],
  ])('are read back unchanged: %s', (_what, tags) => {
    expect(fromTagTexts(toTagTexts(tags))).toEqual(tags);
  });

  it.each<readonly [string, Partial<typeof TEXTS>, Partial<SongTags>]>([
    ['blanks around', { title: '  Ngủ Quên ', genre: ' Ballad ', year: ' 2024 ' }, {}],
    ['artists apart by semicolons, empty ones left out', { artists: 'Hạ Vy;Mộc Lam ; ;' }, {}],
    ['an album by the first artist where it names none', { albumArtist: ' ' }, {}],
    ['no album without a title', { album: ' ' }, { album: null }],
    [
      'an album of nobody',
      { artists: ' ', albumArtist: '' },
      { artists: [], album: { title: 'Bờ Bên Kia', artist: '' } },
    ],
    [
      'the artist that the album names',
      { albumArtist: ' Mộc Lam ' },
      { album: { title: 'Bờ Bên Kia', artist: 'Mộc Lam' } },
    ],
    ['no genre without a name', { genre: ' ' }, { genre: null }],
    ['no number where there is none', { year: 'mới', track: '0' }, { year: null, track: null }],
  ])('are read from the form: %s', (_what, typed, tags) => {
    expect(fromTagTexts({ ...TEXTS, ...typed })).toEqual({ ...TAGS, ...tags });
  });

  it.each([
    ['', true],
    ['  ', true],
    ['1', true],
    [' 7 ', true],
    ['9999', true],
    ['0', false],
    ['10000', false],
    ['1.5', false],
    ['x', false],
  ])('accept %p as a number or nothing: %p', (text, isNumber) => {
    expect(isTagNumber(text)).toBe(isNumber);
    const fault = isNumber ? null : { kind: 'range', of: 'number', min: 1, max: 9_999 };
    expect(faultOfTagNumber('year', { ...TEXTS, year: text })).toEqual(fault);
    expect(faultOfTagNumber('track', { ...TEXTS, track: text })).toEqual(fault);
    expect(faultOfTagNumber('title', { ...TEXTS, title: text })).toBeNull();
  });

  it.each([
    ['title', 'required'],
    ['artists', 'required'],
    ['album', undefined],
    ['albumArtist', undefined],
    ['year', undefined],
    ['genre', undefined],
    ['track', undefined],
  ] as const)('have the fault %s: %s where nothing is typed', (field, fault) => {
    expect(checkField('', TAG_FIELDS[field])?.kind).toBe(fault);
  });

  it.each([
    ['title', 200],
    ['artists', 2_400],
    ['album', 200],
    ['albumArtist', 200],
    ['genre', 200],
  ] as const)('have a %s of %i characters at most', (field, max) => {
    expect(checkField('a'.repeat(max), TAG_FIELDS[field])).toBeNull();
    expect(checkField('a'.repeat(max + 1), TAG_FIELDS[field])).toEqual({ kind: 'max', of: 'string', max });
  });
});
