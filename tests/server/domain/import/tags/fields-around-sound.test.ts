import {
  apeTag,
  flacFile,
  id3Frame,
  id3Text,
  id3v2,
  tagsIn,
  vorbisComments,
} from '../../../../support/builders/tag-bytes';
import { VORBIS, expected, textOf, told, toldAlone } from '../../../../support/server/told-tags';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the fields of a Vorbis comment', () => {
  it.each(VORBIS)('include %s', async (name, kind) => {
    expect(toldAlone(await tagsIn('flac', flacFile([4, vorbisComments([`${name}=${textOf(kind)}`])])))).toEqual(
      expected(kind),
    );
  });

  it.each(['MOOD', 'TITLE2', 'XTITLE', ''])('do not include %j', async (name) => {
    expect(told(await tagsIn('flac', flacFile([4, vorbisComments([`${name}=v`])])))).toEqual({});
  });
});

describe('the fields of an APE tag', () => {
  const NAMES: readonly (readonly [string, string])[] = [
    ['Title', 'title'],
    ['ARTIST', 'artists'],
    ['Artists', 'artists'],
    ['Album', 'album'],
    ['Track', 'track'],
    ['Disc', 'disc'],
    ['Year', 'year'],
    ['Date', 'year'],
    ['Genre', 'genres'],
    ['Composer', 'composers'],
    ['Lyricist', 'lyricists'],
    ['Writer', 'lyricists'],
    ['AlbumArtist', 'albumArtists'],
    ['Album Artist', 'albumArtists'],
    ['AlbumArtists', 'albumArtists'],
    ['Arranger', 'arrangers'],
    ['Comment', 'comment'],
    ['Description', 'comment'],
    ['Compilation', 'isCompilation'],
    ['Lyrics', 'lyrics'],
    ['UnsyncedLyrics', 'lyrics'],
    ['SyncedLyrics', 'lyrics'],
    ['DiscNumber', 'disc'],
    ['MUSICBRAINZ_TRACKID', 'recordingId'],
    ['MUSICBRAINZ_ALBUMID', 'releaseId'],
  ];

  it.each(NAMES)('include %s', async (key, kind) => {
    const tag = apeTag({ key, value: latin(textOf(kind)) });
    expect(toldAlone(await tagsIn('mp3', Buffer.alloc(64), tag))).toEqual(expected(kind));
  });

  it('are texts only', async () => {
    const items = [1, 2, 4, 6].map((kind) => ({ key: 'Title', value: latin('v'), kind }));
    expect((await tagsIn('mp3', Buffer.alloc(64), apeTag(...items))).tags.title).toBe('v');
    const bytes = [2, 4, 6].map((kind) => ({ key: 'Title', value: latin('v'), kind }));
    expect((await tagsIn('mp3', Buffer.alloc(64), apeTag(...bytes))).tags.title).toBeUndefined();
  });

  it('include covers, the front one first', async () => {
    const cover = (key: string, value: string, kind = 2) => ({ key, value: latin(`a.jpg\0${value}`), kind });
    const tag = apeTag(
      cover('Cover Art (Back)', 'b'),
      cover('Cover Art (Front)', 'f'),
      cover('Cover Art (Front)', 'x', 0),
    );
    const { pictures } = await tagsIn('mp3', Buffer.alloc(64), tag);
    expect(pictures.map((each) => Buffer.from(each).toString())).toEqual(['f', 'b']);
  });
});

describe('the fields of an ID3v2 tag', () => {
  it.each([
    ['TIT2', 'title'],
    ['TPE1', 'artists'],
    ['TPE2', 'albumArtists'],
    ['TALB', 'album'],
    ['TRCK', 'track'],
    ['TPOS', 'disc'],
    ['TDRC', 'year'],
    ['TYER', 'year'],
    ['TCON', 'genres'],
    ['TCOM', 'composers'],
    ['TEXT', 'lyricists'],
    ['TCMP', 'isCompilation'],
  ])('include %s', async (id, kind) => {
    expect(told(await tagsIn('mp3', id3v2([id3Frame(id, id3Text(textOf(kind)))])))).toEqual(expected(kind));
  });

  it.each([
    ['TT2', 'title'],
    ['TP1', 'artists'],
    ['TP2', 'albumArtists'],
    ['TAL', 'album'],
    ['TRK', 'track'],
    ['TPA', 'disc'],
    ['TYE', 'year'],
    ['TCO', 'genres'],
    ['TCM', 'composers'],
    ['TXT', 'lyricists'],
    ['TCP', 'isCompilation'],
  ])('include %s of version 2.2', async (id, kind) => {
    const frame = id3Frame(id, id3Text(textOf(kind), 0), { version: 2 });
    expect(told(await tagsIn('mp3', id3v2([frame], { version: 2 })))).toEqual(expected(kind));
  });

  it.each([
    ['COM', latin('\0eng\0v'), 'comment'],
    ['ULT', latin('\0eng\0v'), 'lyrics'],
    ['TXX', latin('\0Writer\0v'), 'lyricists'],
    ['UFI', latin('http://musicbrainz.org\0v'), 'recordingId'],
    ['IPL', latin('\0Arranger\0v'), 'arrangers'],
  ])('include %s of version 2.2, which has parts', async (id, body, kind) => {
    expect(told(await tagsIn('mp3', id3v2([id3Frame(id, body, { version: 2 })], { version: 2 })))).toEqual(
      expected(kind),
    );
  });

  it.each([
    ['ARTISTS', 'artists'],
    ['AlbumArtists', 'albumArtists'],
    ['Album Artists', 'albumArtists'],
    ['albumartist', 'albumArtists'],
    ['ALBUM ARTIST', 'albumArtists'],
    ['Writer', 'lyricists'],
    ['Lyricist', 'lyricists'],
    ['Arranger', 'arrangers'],
    ['Lyrics', 'lyrics'],
    ['UNSYNCEDLYRICS', 'lyrics'],
    ['SyncedLyrics', 'lyrics'],
    ['Compilation', 'isCompilation'],
    ['MusicBrainz Album Id', 'releaseId'],
    ['MusicBrainz Track Id', 'recordingId'],
  ])('include %s, which taggers defined', async (name, kind) => {
    const frame = id3Frame('TXXX', id3Text(`${name}\0${textOf(kind)}`));
    expect(toldAlone(await tagsIn('mp3', id3v2([frame])))).toEqual(expected(kind));
  });
});
