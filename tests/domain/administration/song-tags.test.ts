import { fromTagTexts, isTagNumber, toTagTexts, type SongTags } from '../../../src/domain/administration/song-tags';
import { faultOfTagNumber, TAG_FIELDS } from '../../../src/domain/administration/tag-field-rules';

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
    ['no number where there is none', { year: 'mới', track: '0' }, { year: null, track: null }],
  ])('are read from the form: %s', (_what, typed, tags) => {
    expect(fromTagTexts({ ...TEXTS, ...typed })).toEqual({ ...TAGS, ...tags });
  });

  it.each([
    ['', true],
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

  it('require a title and an artist', () => {
    const needed = Object.entries(TAG_FIELDS).filter(([, { isRequired }]) => isRequired === true);
    expect(needed.map(([field]) => field)).toEqual(['title', 'artists']);
  });
});
