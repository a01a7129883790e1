import { gatherTags } from '../../../../../server/domain/import/tags/gather-tags';
import {
  rankOfKind,
  TagSetBuilder,
  type TagSet,
  type TextField,
} from '../../../../../server/domain/import/tags/tag-set';
import { NO_TAGS } from '../../../../support/server/no-tags';

const setOf = (texts: Partial<Record<TextField, readonly string[]>>): TagSet => {
  const fields = new TagSetBuilder();
  Object.entries(texts).forEach(([field, values]) => fields.text(field as TextField, values));
  return fields.build();
};
const tagsOf = (...sets: readonly Parameters<typeof setOf>[0][]) => gatherTags(sets.map(setOf)).tags;
const bytes = (value: number) => Uint8Array.of(value);

describe('the tags of a file', () => {
  it('are all fields of the first tag that has them', () => {
    const first = { title: ['a', 'b'], artist: ['c', 'd'], album: ['e'], date: ['x', '2004-05'], genre: ['f', 'g'] };
    const second = { title: ['z'], composer: ['h'], writer: ['i'], arranger: ['j'], track: ['3/12'], disc: ['2'] };
    const third = { album: ['z'], recordingId: ['k'], releaseId: ['l'], compilation: ['1'], albumArtist: ['m'] };
    expect(tagsOf(first, second, third)).toEqual({
      title: 'a',
      comment: undefined,
      artists: ['c', 'd'],
      albumArtists: ['m'],
      displayArtist: undefined,
      displayAlbumArtist: undefined,
      album: 'e',
      isCompilation: true,
      track: 3,
      disc: 2,
      year: 2_004,
      genres: ['f', 'g'],
      composers: ['h'],
      lyricists: ['i'],
      arrangers: ['j'],
      lyrics: [],
      recordingId: 'k',
      releaseId: 'l',
    });
  });

  it('are none where there are none', () => {
    expect(gatherTags([])).toEqual({ tags: NO_TAGS, pictures: [], unread: [] });
  });

  it.each([
    [{ comment: ['a'], description: ['b'] }, { comment: 'a' }],
    [{ description: ['b'] }, { comment: 'b' }],
    [
      { artists: ['a', 'b'], artist: ['a & b'] },
      { artists: ['a', 'b'], displayArtist: 'a & b' },
    ],
    [
      { artists: ['a', 'b'], artist: ['a', 'b'] },
      { artists: ['a', 'b'], displayArtist: 'a, b' },
    ],
    [{ artists: ['a'] }, { artists: ['a'], displayArtist: '' }],
    [{ artist: ['a'] }, { artists: ['a'], displayArtist: undefined }],
    [
      { albumArtists: ['a'], albumArtist: ['b'] },
      { albumArtists: ['a'], displayAlbumArtist: 'b' },
    ],
    [{ albumArtist: ['b'] }, { albumArtists: ['b'], displayAlbumArtist: undefined }],
    [{ lyricist: ['a'], writer: ['b'] }, { lyricists: ['a'] }],
    [{ writer: ['b'] }, { lyricists: ['b'] }],
  ])('of %j are %j', (texts, tags) => {
    expect(tagsOf(texts)).toMatchObject(tags);
  });

  it.each([
    ['1', true],
    ['true', true],
    ['YES', true],
    ['0', false],
    ['11', false],
    ['untrue', false],
    ['yes!', false],
    ['no', false],
  ])('are those of a compilation where they say %j: %s', (compilation, isCompilation) => {
    expect(tagsOf({ compilation: [compilation] }).isCompilation).toBe(isCompilation);
  });

  it.each([
    [['3'], { track: 3 }],
    [['3/12'], { track: 3 }],
    [['x', '4'], { track: 4 }],
    [['123456789'], { track: 123_456_789 }],
    [['1234567890'], { track: 123_456_789 }],
    [['A'], { track: 1, side: 0 }],
    [['b2'], { track: 2, side: 1 }],
    [['Z12/14'], { track: 12, side: 25 }],
    [['x', 'B2'], { track: 1, side: 23 }],
    [['B2', '7'], { track: 7 }],
    [['B123'], { track: undefined }],
    [['AB1'], { track: undefined }],
    [['B2x'], { track: undefined }],
    [[' 3'], { track: 3 }],
    [[], { track: undefined }],
  ])('have the track and the side of %j', (track, found) => {
    const { track: number, side } = tagsOf({ track });
    expect({ track: number, side }).toEqual({ side: undefined, ...found });
  });

  it.each([
    [['2004'], 2_004],
    [['2004-05-06'], 2_004],
    [['20041'], 2_004],
    [['04', 'x2004', '1999'], 1_999],
    [['204'], undefined],
  ])('have the year of %j', (date, year) => {
    expect(tagsOf({ date }).year).toBe(year);
  });

  it('have the timed lyrics of all tags before the others', () => {
    const timed = new TagSetBuilder();
    timed.timed([{ at: 1, text: 'a' }]);
    timed.timed([]);
    const { tags } = gatherTags([setOf({ lyrics: ['b', 'c'] }), timed.build(), setOf({ lyrics: ['d'] })]);
    expect(tags.lyrics).toEqual([
      { lines: [{ at: 1, text: 'a' }] },
      ...['b', 'c', 'd'].map((text) => ({ text, lines: [] })),
    ]);
  });

  it('have the pictures of all tags, the likeliest cover first', () => {
    const a = new TagSetBuilder();
    const b = new TagSetBuilder();
    a.picture({ rank: 'icon', bytes: bytes(1) });
    a.picture({ rank: 'other', bytes: bytes(2) });
    a.picture({ rank: 'front', bytes: bytes(3) });
    b.picture({ rank: 'front', bytes: bytes(4) });
    b.picture({ rank: 'front', bytes: new Uint8Array() });
    expect(gatherTags([a.build(), b.build()]).pictures).toEqual([3, 4, 2, 1].map(bytes));
  });

  it('tell which fields could not be read, unless another tag has them', () => {
    const broken = new TagSetBuilder();
    const fields = ['title', 'album', 'picture', 'timedLyrics', 'title'] as const;
    for (const field of fields) {
      broken.attempt(field, () => {
        throw new RangeError('cut');
      });
    }
    const unreadOf = (...sets: readonly TagSet[]) => gatherTags([broken.build(), ...sets]).unread;
    const other = new TagSetBuilder();
    other.text('album', ['b']);
    expect(unreadOf()).toEqual(['title', 'album', 'picture', 'timedLyrics']);
    expect(unreadOf(other.build())).toEqual(['title', 'picture', 'timedLyrics']);
    other.picture({ rank: 'icon', bytes: bytes(1) });
    expect(unreadOf(other.build())).toEqual(['title', 'timedLyrics']);
    other.timed([{ at: 1, text: 'a' }]);
    expect(unreadOf(other.build(), setOf({ title: ['a'] }))).toEqual([]);
  });
});

describe('the values of a field', () => {
  it('are without blanks at their ends and without zeros, and none is empty', () => {
    const fields = new TagSetBuilder();
    fields.text('title', [' a\0b\0 ', '', '\0', ' c']);
    fields.text('title', ['d']);
    fields.text('album', ['\0 ']);
    expect([...fields.build().texts]).toEqual([['title', ['a b', 'c', 'd']]]);
  });
});

describe('the rank of a picture', () => {
  it('is told by its kind', () => {
    expect([0, 1, 2, 3, 4, undefined].map(rankOfKind)).toEqual(['other', 'icon', 'icon', 'front', 'other', 'other']);
  });
});
