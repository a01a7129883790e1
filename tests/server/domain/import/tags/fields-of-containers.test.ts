import { asfAttributes, asfContent, asfFile, asfLibrary, asfPicture } from '../../../../support/builders/asf-bytes';
import {
  aiffChunk,
  aiffFile,
  bigEndian,
  dsdiffChunk,
  element,
  id3Frame,
  id3Text,
  id3v2,
  littleEndian,
  matroskaFile,
  riffChunk,
  tagsIn,
  wavFile,
} from '../../../../support/builders/tag-bytes';
import { VORBIS, expected, textOf, told, toldAlone } from '../../../../support/server/told-tags';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the fields of WAV, AIFF, DSDIFF and CAF files', () => {
  it.each([
    ['INAM', 'title'],
    ['IART', 'artists'],
    ['IPRD', 'album'],
    ['ITRK', 'track'],
    ['IPRT', 'track'],
    ['TRCK', 'track'],
    ['ICRD', 'year'],
    ['IGNR', 'genres'],
    ['ICMT', 'comment'],
    ['IMUS', 'composers'],
    ['IWRI', 'lyricists'],
  ])('include %s of RIFF', async (word, kind) => {
    const list = riffChunk(
      'LIST',
      Buffer.concat([latin('INFO'), riffChunk('ISFT', latin('x')), riffChunk(word, latin(textOf(kind)))]),
    );
    expect(told(await tagsIn('wav', wavFile(list)))).toEqual(expected(kind));
    expect(told(await tagsIn('avi', wavFile(list)))).toEqual(expected(kind));
  });

  it('are not those of another list', async () => {
    const list = riffChunk('LIST', Buffer.concat([latin('adtl'), riffChunk('INAM', latin('v'))]));
    expect(
      told(
        await tagsIn(
          'wav',
          wavFile(list, riffChunk('INFO', Buffer.concat([latin('INFO'), riffChunk('INAM', latin('v'))]))),
        ),
      ),
    ).toEqual({});
  });

  it.each([
    ['NAME', 'title'],
    ['AUTH', 'artists'],
    ['ANNO', 'comment'],
  ])('include %s of AIFF', async (word, kind) => {
    expect(told(await tagsIn('aiff', aiffFile(aiffChunk('COMM', latin('x')), aiffChunk(word, latin('v')))))).toEqual(
      expected(kind),
    );
  });

  it.each([
    ['DITI', 'title'],
    ['DIAR', 'artists'],
  ])('include %s of DSDIFF', async (word, kind) => {
    const text = dsdiffChunk(word, Buffer.concat([bigEndian(1), latin('v')]));
    const outside = dsdiffChunk(word, Buffer.concat([bigEndian(1), latin('w')]));
    const file = [
      Buffer.alloc(16),
      dsdiffChunk('DIIN', Buffer.concat([dsdiffChunk('EMID', latin('xx')), text])),
      outside,
    ];
    expect(told(await tagsIn('dff', ...file))).toEqual(expected(kind));
  });

  it.each([
    ['title', 'title'],
    ['ARTIST', 'artists'],
    ['album', 'album'],
    ['genre', 'genres'],
    ['composer', 'composers'],
    ['lyricist', 'lyricists'],
    ['track number', 'track'],
    ['track', 'track'],
    ['year', 'year'],
    ['date', 'year'],
    ['comments', 'comment'],
    ['comment', 'comment'],
  ])('include %s of CAF', async (name, kind) => {
    const chunk = (word: string, body: Buffer) =>
      Buffer.concat([latin(word), bigEndian(0), bigEndian(body.length), body]);
    const strings = Buffer.concat([bigEndian(2), latin(`x\0title\0${name}\0${textOf(kind)}\0`)]);
    expect(told(await tagsIn('caf', Buffer.alloc(8), chunk('desc', strings), chunk('info', strings)))).toEqual(
      expected(kind),
    );
  });

  it('include the tag that a DSF file points to', async () => {
    const head = Buffer.alloc(28);
    const tag = id3v2([id3Frame('TIT2', id3Text('v'))]);
    const pointing = (at: number) => Buffer.concat([head.subarray(0, 20), littleEndian(at), littleEndian(0), tag]);
    expect(told(await tagsIn('dsf', pointing(28)))).toEqual({ title: 'v' });
    expect(told(await tagsIn('dsf', pointing(0)))).toEqual({});
    expect(told(await tagsIn('dsf', pointing(28 + tag.length)))).toEqual({});
    expect(told(await tagsIn('dsf', head.subarray(0, 27)))).toEqual({});
  });
});

describe('the fields of an ASF file', () => {
  const NAMES: readonly (readonly [string, string])[] = [
    ['Title', 'title'],
    ['Author', 'artists'],
    ['WM/ARTISTS', 'artists'],
    ['WM/AlbumTitle', 'album'],
    ['Description', 'comment'],
    ['WM/AlbumArtist', 'albumArtists'],
    ['WM/ALBUMARTISTS', 'albumArtists'],
    ['WM/TrackNumber', 'track'],
    ['WM/PartOfSet', 'disc'],
    ['WM/Year', 'year'],
    ['date', 'year'],
    ['WM/Genre', 'genres'],
    ['WM/Composer', 'composers'],
    ['WM/Writer', 'lyricists'],
    ['WM/Arranger', 'arrangers'],
    ['WM/Lyrics', 'lyrics'],
    ['WM/IsCompilation', 'isCompilation'],
    ['MusicBrainz/Track Id', 'recordingId'],
    ['MusicBrainz/Album Id', 'releaseId'],
  ];

  it.each(NAMES)('include %s', async (name, kind) => {
    expect(toldAlone(await tagsIn('asf', asfFile(asfAttributes([name, textOf(kind)]))))).toEqual(expected(kind));
    expect(toldAlone(await tagsIn('asf', asfFile(asfLibrary([name, textOf(kind)]))))).toEqual(expected(kind));
  });

  it('include the three texts of the content', async () => {
    expect(told(await tagsIn('asf', asfFile(asfContent('a', 'b', 'c', 'd', 'e'))))).toEqual({
      title: 'a',
      artists: ['b'],
      comment: 'd',
    });
  });

  it('include numbers of two, four and eight bytes', async () => {
    const number = (bytes: readonly number[]) => asfFile(asfAttributes(['WM/TrackNumber', Buffer.from(bytes), 3]));
    const numbers = [
      [7, 1],
      [7, 1, 0, 0],
      [7, 1, 0, 0, 0, 0, 0, 0],
    ];
    const read = await Promise.all(numbers.map((bytes) => tagsIn('asf', number(bytes))));
    expect(read.map(({ tags }) => tags.track)).toEqual([263, 263, 263]);
    expect((await tagsIn('asf', number([7]))).unread).toEqual(['track']);
    expect(told(await tagsIn('asf', asfFile(asfAttributes(['WM/TrackNumber', latin('7 '), 1]))))).toEqual({});
  });

  it('include pictures by their kind', async () => {
    const pictures = asfAttributes(
      ['WM/Picture', asfPicture(latin('b'), 4)],
      ['WM/Picture', asfPicture(latin('f'), 3)],
    );
    const read = await tagsIn('asf', asfFile(pictures));
    expect(read.pictures.map((each) => Buffer.from(each).toString())).toEqual(['f', 'b']);
  });
});

describe('the fields of a Matroska file', () => {
  const simple = (name: string, value: string) =>
    element('67c8', element('45a3', latin(name)), element('4487', latin(value)));
  const tag = (level: number | undefined, ...tags: readonly Buffer[]) =>
    element('7373', ...(level === undefined ? [] : [element('63c0', element('68ca', Buffer.from([level])))]), ...tags);
  const file = (...tags: readonly Buffer[]) => matroskaFile(element('1254c367', ...tags));

  it.each(VORBIS)('include %s', async (name, kind) => {
    expect(toldAlone(await tagsIn('matroska', file(tag(undefined, simple(name.toLowerCase(), textOf(kind))))))).toEqual(
      expected(kind),
    );
  });

  it.each([
    ['TITLE', 50, 'album'],
    ['TITLE', 40, 'title'],
    ['TITLE', 30, 'title'],
    ['TITLE', 60, 'title'],
    ['ARTIST', 50, 'albumArtists'],
    ['ARTIST', 40, 'artists'],
    ['PART_NUMBER', 50, 'disc'],
    ['PART_NUMBER', 40, 'disc'],
    ['PART_NUMBER', 39, 'track'],
    ['PART_NUMBER', undefined, 'track'],
    ['DATE_RELEASED', 50, 'year'],
    ['DATE_RECORDED', 30, 'year'],
    ['GENRE', 50, 'genres'],
  ])('include %s of level %s', async (name, level, kind) => {
    expect(told(await tagsIn('matroska', file(tag(level, simple(name, textOf(kind))))))).toEqual(expected(kind));
  });

  it('include attached pictures by their names', async () => {
    const attached = (name: string, value: string, type = 'image/jpeg') =>
      element('61a7', element('466e', latin(name)), element('4660', latin(type)), element('465c', latin(value)));
    const files = [
      attached('small_cover.jpg', 's'),
      attached('x.jpg', 'x'),
      attached('Cover.jpg', 'c'),
      attached('front.png', 'f'),
    ];
    const read = await tagsIn(
      'webm',
      matroskaFile(element('1941a469', ...files, attached('cover.ttf', 't', 'font/ttf'), attached('my cover', 'm'))),
    );
    expect(read.pictures.map((each) => Buffer.from(each).toString())).toEqual(['c', 'f', 'x', 'm', 's']);
  });
});
