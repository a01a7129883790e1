import { id3Frame, id3Text, id3v2 } from '../../../support/builders/tag-bytes';
import { mpegSound } from '../../../support/builders/mpeg-file';
import { songIn } from '../../../support/server/read-in-memory';

const SOUND = mpegSound('names');
const texts = (version: 2 | 3 | 4, encoding: 0 | 1 | 2 | 3, values: Readonly<Record<string, string>>) =>
  id3v2(
    Object.entries(values).map(([id, text]) => id3Frame(id, id3Text(text, encoding), { version })),
    { version },
  );
const artistsOf = async (...tags: readonly Buffer[]) => {
  const { draft } = await songIn('Folder/1.mp3', Buffer.concat([...tags, SOUND]));
  return draft.artists;
};

/** The ways in which programs encode the text of a frame. */
const WAYS = [
  ['version 2.2', 2, 'TP1', 0],
  ['version 2.2 in UTF-16', 2, 'TP1', 1],
  ['version 2.3', 3, 'TPE1', 0],
  ['version 2.3 in UTF-16', 3, 'TPE1', 1],
  ['version 2.4 in UTF-16BE', 4, 'TPE1', 2],
  ['version 2.4', 4, 'TPE1', 3],
] as const;

describe.each(WAYS)('the artists in an ID3 tag of %s', (_, version, frame, encoding) => {
  it.each([
    ['AC/DC', ['AC/DC']],
    ['Au/Ra', ['Au/Ra']],
    ['A/B/C', ['A/B/C']],
    ['M/A/R/R/S feat. Ann', ['M/A/R/R/S', 'Ann']],
    ['Ann / Bea', ['Ann', 'Bea']],
    ['Ann  /  Bea', ['Ann', 'Bea']],
    ['Ann; Bea', ['Ann', 'Bea']],
    ['Ann ;Bea', ['Ann ;Bea']],
    ['Ann & Bea', ['Ann & Bea']],
    ['Ann, Bea and the Cee', ['Ann, Bea and the Cee']],
    ['Ann x Bea', ['Ann x Bea']],
    ['Ann (feat. Bea)', ['Ann', 'Bea']],
    ['Ann FEAT. Bea ft. Cee', ['Ann', 'Bea', 'Cee']],
    ['Ann\0Bea', ['Ann', 'Bea']],
    ['Ann\0', ['Ann']],
    ['Ft. Ann', ['Ft. Ann']],
  ])('%j are read as %j', async (text, artists) => {
    expect(await artistsOf(texts(version, encoding, { [frame]: text }))).toEqual(artists);
  });
});

describe('the names and the display text of artists', () => {
  const read = async (...frames: readonly Buffer[]) => {
    const { draft } = await songIn('Folder/1.mp3', Buffer.concat([id3v2(frames, { version: 4 }), SOUND]));
    const { artists, displayArtist, album, otherAlbumArtists, displayAlbumArtist } = draft;
    return [artists, displayArtist, album?.artist, otherAlbumArtists, displayAlbumArtist];
  };
  const tpe1 = (text: string) => id3Frame('TPE1', id3Text(text, 3), { version: 4 });
  const tpe2 = (text: string) => id3Frame('TPE2', id3Text(text, 3), { version: 4 });
  const talb = id3Frame('TALB', id3Text('Bờ', 3), { version: 4 });
  const txxx = (name: string, text: string) => id3Frame('TXXX', id3Text(`${name}\0${text}`, 3), { version: 4 });

  it.each([
    ['one name', [tpe1('Ann')], [['Ann'], null, 'Ann', [], null]],
    ['a guest', [tpe1('Ann feat. Bea')], [['Ann', 'Bea'], 'Ann feat. Bea', 'Ann', [], null]],
    ['a list', [tpe1('Ann; Bea')], [['Ann', 'Bea'], null, 'Ann', [], null]],
    ['several values', [tpe1('Ann\0Bea')], [['Ann', 'Bea'], null, 'Ann', [], null]],
    [
      'one text beside ARTISTS',
      [tpe1('Ann & Bea'), txxx('ARTISTS', 'Ann\0Bea')],
      [['Ann', 'Bea'], 'Ann & Bea', 'Ann', [], null],
    ],
    ['another name beside ARTISTS', [tpe1('The Four'), txxx('Artists', 'Ann')], [['Ann'], 'The Four', 'Ann', [], null]],
    [
      'a list beside ARTISTS, as it is',
      [tpe1('Ann / Bea'), txxx('ARTISTS', 'Ann\0Bea')],
      [['Ann', 'Bea'], 'Ann / Bea', 'Ann', [], null],
    ],
    [
      'names that a tagger joined for version 2.3',
      [tpe1('AC/DC & Bea'), txxx('ARTISTS', 'AC/DC/Bea')],
      [['AC/DC', 'Bea'], 'AC/DC & Bea', 'AC/DC', [], null],
    ],
    ['the same in ARTISTS', [tpe1('Ann'), txxx('ARTISTS', 'Ann')], [['Ann'], null, 'Ann', [], null]],
    ['ARTISTS alone', [txxx('ARTISTS', 'Ann\0Bea')], [['Ann', 'Bea'], null, 'Ann', [], null]],
    ['several artists of the album', [tpe1('Ann'), tpe2('Ann; Bea')], [['Ann'], null, 'Ann', ['Bea'], null]],
    [
      'one text beside ALBUMARTISTS',
      [tpe1('Ann'), tpe2('Bea + Cee'), txxx('ALBUMARTISTS', 'Bea\0Cee')],
      [['Ann'], null, 'Bea', ['Cee'], 'Bea + Cee'],
    ],
  ])('are correct for %s', async (_, frames, expected) => {
    expect(await read(talb, ...frames)).toEqual(expected);
  });

  it('have a display text of limited length', async () => {
    const [, written] = await read(talb, tpe1(`Ann feat. ${'Bea & '.repeat(500)}`));
    expect(written).toMatch(/^Ann feat\. Bea & .{400,500}$/u);
  });
});
