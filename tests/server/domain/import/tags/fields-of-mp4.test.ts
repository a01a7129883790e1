import { bigEndian, box, dataBox, mp4Tagged, tagsIn } from '../../../../support/builders/tag-bytes';
import { expected, textOf, told, toldAlone } from '../../../../support/server/told-tags';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe("the fields of iTunes' list", () => {
  it.each([
    ['\xa9nam', 'title'],
    ['\xa9ART', 'artists'],
    ['aART', 'albumArtists'],
    ['\xa9alb', 'album'],
    ['\xa9day', 'year'],
    ['\xa9gen', 'genres'],
    ['\xa9wrt', 'composers'],
    ['\xa9lyr', 'lyrics'],
    ['\xa9cmt', 'comment'],
    ['desc', 'comment'],
  ])('include %s', async (type, kind) => {
    expect(told(await tagsIn('mp4', mp4Tagged(box(type, dataBox(latin(textOf(kind)))))))).toEqual(expected(kind));
  });

  it.each([
    ['ARTISTS', 'artists'],
    ['AlbumArtists', 'albumArtists'],
    ['LYRICIST', 'lyricists'],
    ['Writer', 'lyricists'],
    ['ARRANGER', 'arrangers'],
    ['LYRICS', 'lyrics'],
    ['UnsyncedLyrics', 'lyrics'],
    ['SYNCEDLYRICS', 'lyrics'],
    ['Composer', 'composers'],
    ['MusicBrainz Track Id', 'recordingId'],
    ['MusicBrainz Album Id', 'releaseId'],
  ])('include %s, which taggers defined', async (name, kind) => {
    const item = box(
      '----',
      box('mean', bigEndian(0)),
      box('name', bigEndian(0), latin(name)),
      dataBox(latin(textOf(kind))),
    );
    expect(toldAlone(await tagsIn('mp4', mp4Tagged(item)))).toEqual(expected(kind));
  });

  it.each([
    ['trkn', [0, 0, 0, 7, 0, 12], { track: 7 }],
    ['trkn', [0, 0, 1, 2], { track: 258 }],
    ['trkn', [0, 0, 0, 0], {}],
    ['disk', [0, 0, 0, 7], { disc: 7 }],
    ['gnre', [0, 1], { genres: ['Blues'] }],
    ['gnre', [0, 18], { genres: ['Rock'] }],
    ['gnre', [1, 255], {}],
    ['cpil', [1], { isCompilation: true }],
    ['cpil', [0], {}],
  ])('include the number %s of %j', async (type, bytes, tags) => {
    expect(told(await tagsIn('mp4', mp4Tagged(box(type, dataBox(Buffer.from(bytes), 0)))))).toEqual(tags);
  });

  it('may be in UTF-16', async () => {
    const text = Buffer.from('Mưa', 'utf16le').swap16();
    expect(told(await tagsIn('mp4', mp4Tagged(box('\xa9nam', dataBox(text, 2)))))).toEqual({ title: 'Mưa' });
  });
});

describe("the texts of a movie's user data", () => {
  const udta = (...items: readonly Buffer[]) => box('moov', box('udta', ...items));
  const text = (type: string, value: Buffer, language = 0x15c7, length = value.length) =>
    box(type, bigEndian(length, 2), bigEndian(language, 2), value);
  const asset = (type: string, value: Buffer) => box(type, bigEndian(0), bigEndian(0x15c7, 2), value);

  it.each([
    ['\xa9nam', 'title'],
    ['\xa9ART', 'artists'],
    ['\xa9alb', 'album'],
    ['\xa9day', 'year'],
    ['\xa9gen', 'genres'],
    ['\xa9wrt', 'composers'],
    ['\xa9com', 'composers'],
    ['\xa9lyr', 'lyrics'],
    ['\xa9cmt', 'comment'],
    ['\xa9trk', 'track'],
  ])('include %s of QuickTime', async (type, kind) => {
    expect(told(await tagsIn('mp4', udta(text(type, latin(textOf(kind))))))).toEqual(expected(kind));
  });

  it.each([
    ['titl', 'title'],
    ['perf', 'artists'],
    ['albm', 'album'],
    ['dscp', 'comment'],
  ])('include %s of phones', async (type, kind) => {
    expect(told(await tagsIn('mp4', udta(asset(type, latin(`${textOf(kind)}\0zz`)))))).toEqual(expected(kind));
    expect(told(await tagsIn('mp4', udta(asset(type, latin(textOf(kind))))))).toEqual(expected(kind));
  });

  it('include the year of phones, a number', async () => {
    expect(told(await tagsIn('mp4', udta(box('yrrc', bigEndian(0), bigEndian(2_004, 2)))))).toEqual({ year: 2_004 });
  });

  it('may be in UTF-16 with a mark, in either order', async () => {
    const little = Buffer.from('\ufeffMưa\0zz', 'utf16le');
    expect(told(await tagsIn('mp4', udta(asset('titl', little))))).toEqual({ title: 'Mưa' });
    expect(told(await tagsIn('mp4', udta(asset('titl', Buffer.from(little).swap16()))))).toEqual({ title: 'Mưa' });
  });

  it.each([
    [0x3ff, latin('\x8e'), 'é'],
    [0x3ff, Buffer.from('é'), 'é'],
    [0x400, latin('\x8e'), 'Ž'],
  ])("are in the Macintosh's letters below the languages of ISO: language %i", async (language, value, title) => {
    expect(told(await tagsIn('mp4', udta(text('\xa9nam', value, language))))).toEqual({ title });
  });

  it('are those of the first language, and no longer than their box', async () => {
    const twice = udta(text('\xa9nam', latin('mot')), text('\xa9nam', latin('hai')), text('\xa9alb', latin('Bo')));
    expect(told(await tagsIn('mp4', twice))).toEqual({ title: 'mot', album: 'Bo' });
    expect((await tagsIn('mp4', udta(text('\xa9nam', latin('v'), 0x15c7, 2)))).unread).toEqual(['title']);
    expect(told(await tagsIn('mp4', udta(text('\xa9nam', latin('vw'), 0x15c7, 1))))).toEqual({ title: 'v' });
  });

  it("are not read where iTunes' list is there", async () => {
    const list = box(
      'meta',
      bigEndian(0),
      box('hdlr', Buffer.alloc(24)),
      box('ilst', box('\xa9alb', dataBox(latin('v')))),
    );
    expect(told(await tagsIn('mp4', udta(text('\xa9nam', latin('v')), list)))).toEqual({ album: 'v' });
  });
});
