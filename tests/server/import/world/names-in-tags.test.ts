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

/** The ways in which programs write the text of a frame. */
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
  ])('%j are %j', async (text, artists) => {
    expect(await artistsOf(texts(version, encoding, { [frame]: text }))).toEqual(artists);
  });
});
