import {
  apeTag,
  apic,
  bigEndian,
  box,
  dataBox,
  element,
  flacFile,
  flacPicture,
  id3Frame,
  id3Text,
  id3v1,
  id3v2,
  mp4Tagged,
  oggPage,
  riffChunk,
  tagsIn,
  vorbisComments,
  wavFile,
  matroskaFile,
} from '../../../support/builders/tag-bytes';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const base64 = (bytes: Buffer): string => bytes.toString('base64');
const COMMENTS = ['TITLE=Mưa', 'artist=Hạ Vy', 'ARTIST=Mộc Lam', 'Album=Bờ', 'TRACKNUMBER=3/12', 'DATE=2004-05-06'];
const SAID = { title: 'Mưa', artists: ['Hạ Vy', 'Mộc Lam'], album: 'Bờ', track: 3, year: 2004 };

describe('the tags of a FLAC file', () => {
  it('are its comments and its pictures', async () => {
    const { tags, pictures } = await tagsIn('flac', flacFile([4, vorbisComments(COMMENTS)], [6, flacPicture(JPEG)]));
    expect(tags).toMatchObject(SAID);
    expect(pictures).toEqual([JPEG]);
  });

  it('have priority over tags of other kinds in the file, which only add missing fields', async () => {
    const before = id3v2([id3Frame('TIT2', id3Text('Nắng')), id3Frame('TPOS', id3Text('2'))]);
    const { tags } = await tagsIn('flac', before, flacFile([4, vorbisComments(COMMENTS)]));
    expect(tags).toMatchObject({ ...SAID, disc: 2 });
  });

  it('are those of the first block of comments, and later blocks add missing fields', async () => {
    const other = vorbisComments(['TITLE=Nắng', 'ARTIST=Mộc Lam', 'GENRE=Dân ca']);
    const { tags } = await tagsIn('flac', flacFile([4, vorbisComments(COMMENTS)], [4, other]));
    expect(tags).toMatchObject({ ...SAID, genres: ['Dân ca'] });
  });

  it.each([
    ['a picture', flacFile([6, flacPicture(JPEG), 20], [4, vorbisComments(COMMENTS)])],
    ['comments', flacFile([4, vorbisComments(COMMENTS), 30], [6, flacPicture(JPEG)])],
  ])('are read whole where the stated length of %s is too short', async (_, file) => {
    const { tags, pictures } = await tagsIn('flac', file);
    expect(tags).toMatchObject(SAID);
    expect(pictures).toEqual([JPEG]);
  });

  it('lack only an invalid picture, which is reported', async () => {
    const { tags, pictures, unread } = await tagsIn(
      'flac',
      flacFile([6, Buffer.alloc(40)], [4, vorbisComments(COMMENTS)]),
    );
    expect([tags, pictures, unread]).toEqual([expect.objectContaining(SAID), [], ['picture']]);
  });

  it('lack nothing where another picture than the invalid one is read', async () => {
    const { pictures, unread } = await tagsIn('flac', flacFile([6, Buffer.alloc(40)], [6, flacPicture(JPEG)]));
    expect([pictures, unread]).toEqual([[JPEG], []]);
  });
});

const COVERED = [...COMMENTS, `METADATA_BLOCK_PICTURE=${base64(flacPicture(JPEG))}`];

describe('the comments of an Ogg file', () => {
  const ogg = (head: string, comments: Buffer) =>
    tagsIn('ogg', oggPage(1, [latin(head)], true), oggPage(1, [comments]));

  it.each([
    ['Vorbis', '\x01vorbis', '\x03vorbis'],
    ['Opus', 'OpusHead', 'OpusTags'],
    ['Speex', 'Speex   ', ''],
  ])('are read with %s', async (_, head, word) => {
    const { tags, pictures } = await ogg(head, Buffer.concat([latin(word), vorbisComments(COVERED)]));
    expect(tags).toMatchObject(SAID);
    expect(pictures).toEqual([JPEG]);
  });

  it('are read with FLAC, block by block', async () => {
    const block = (type: number, body: Buffer) => Buffer.concat([Buffer.from([type]), bigEndian(body.length, 3), body]);
    const pages = [
      oggPage(7, [latin('\x7fFLAC\x01\0\0\x02fLaC')], true),
      oggPage(7, [block(4, vorbisComments(COMMENTS)), block(0x86, flacPicture(JPEG))]),
    ];
    const { tags, pictures } = await tagsIn('ogg', ...pages);
    expect(tags).toMatchObject(SAID);
    expect(pictures).toEqual([JPEG]);
  });

  it('are read across pages, and beside another stream', async () => {
    const whole = Buffer.concat([latin('OpusTags'), vorbisComments(COMMENTS), Buffer.alloc(600)]);
    const pages = [
      oggPage(1, [latin('\x01video!!')], true),
      ...[oggPage(2, [latin('OpusHead')], true), oggPage(1, [latin('something else')])],
      // A packet goes on in the next page where its last segment is full.
      oggContinued(2, whole.subarray(0, 510)),
      oggPage(2, [whole.subarray(510)]),
    ];
    expect((await tagsIn('ogg', ...pages)).tags).toMatchObject(SAID);
  });

  it('include a cover in the older COVERART field', async () => {
    const comments = vorbisComments([`COVERART=${base64(JPEG)}`]);
    expect((await ogg('OpusHead', Buffer.concat([latin('OpusTags'), comments]))).pictures).toEqual([JPEG]);
  });

  it('lack only an invalid picture, which is reported', async () => {
    const comments = vorbisComments(['METADATA_BLOCK_PICTURE=AAAA', 'nothing', '=', ...COMMENTS]);
    const { tags, unread } = await ogg('OpusHead', Buffer.concat([latin('OpusTags'), comments]));
    expect([tags, unread]).toEqual([expect.objectContaining(SAID), ['picture']]);
  });

  it('are read up to the place where they are cut', async () => {
    const comments = vorbisComments(COMMENTS);
    const { tags } = await ogg(
      'OpusHead',
      Buffer.concat([latin('OpusTags'), comments.subarray(0, comments.length - 9)]),
    );
    expect(tags).toMatchObject({ ...SAID, year: undefined });
  });
});

/** A page whose one packet goes on in the next. */
function oggContinued(serial: number, part: Buffer): Buffer {
  const page = oggPage(serial, [part]);
  const segments = Number(page[26]);
  page[26] = segments - 1;
  return Buffer.concat([page.subarray(0, 27 + segments - 1), page.subarray(27 + segments)]);
}

describe("iTunes' items of an MP4 file", () => {
  const pair = (number: number) => dataBox(Buffer.from([0, 0, 0, number, 0, 12, 0, 0]), 0);
  const own = (name: string, ...values: string[]) =>
    box(
      '----',
      box('mean', bigEndian(0), latin('com.apple.iTunes')),
      box('name', bigEndian(0), latin(name)),
      ...values.map((value) => dataBox(Buffer.from(value))),
    );
  const text = (name: string, ...values: string[]) => box(name, ...values.map((value) => dataBox(Buffer.from(value))));

  it('are read', async () => {
    const { tags, pictures } = await tagsIn(
      'mp4',
      mp4Tagged(
        ...[
          text('\xa9nam', 'Mưa'),
          text('\xa9ART', 'Hạ Vy', 'Mộc Lam'),
          text('\xa9alb', 'Bờ'),
          text('\xa9day', '2004-05-06'),
        ],
        ...[box('trkn', pair(3)), box('disk', pair(2)), box('gnre', dataBox(Buffer.from([0, 18]), 0))],
        ...[box('cpil', dataBox(Buffer.from([1]), 21)), text('\xa9lyr', 'một\nhai'), text('aART', 'Hạ Vy')],
        ...[own('MusicBrainz Track Id', 'rec1'), own('LYRICIST', 'Thuỳ Dạ'), box('covr', dataBox(JPEG, 13))],
      ),
    );
    expect(tags).toMatchObject({ ...SAID, disc: 2, genres: ['Rock'], isCompilation: true, recordingId: 'rec1' });
    expect(tags).toMatchObject({
      lyricists: ['Thuỳ Dạ'],
      albumArtists: ['Hạ Vy'],
      lyrics: [{ text: 'một\nhai', lines: [] }],
    });
    expect(pictures).toEqual([JPEG]);
  });

  it("are read in QuickTime's layout, and after a box with a length of 64 bits", async () => {
    const bare = box('meta', box('hdlr', Buffer.alloc(24)), box('ilst', text('\xa9nam', 'Mưa')));
    const long = Buffer.concat([bigEndian(1), latin('free'), bigEndian(0), bigEndian(24), Buffer.alloc(8)]);
    expect((await tagsIn('mp4', long, box('moov', bare))).tags.title).toBe('Mưa');
  });

  it('lack only a number that is too short, which is reported', async () => {
    const file = mp4Tagged(box('trkn', dataBox(Buffer.from([0, 0]), 0)), text('\xa9nam', 'Mưa'));
    const { tags, unread } = await tagsIn('mp4', file);
    expect([tags.title, unread]).toEqual(['Mưa', ['track']]);
  });
});

describe('the tags behind an MP3', () => {
  const ape = apeTag(
    ...[
      { key: 'Title', value: Buffer.from('Mưa') },
      { key: 'ARTIST', value: Buffer.from('Hạ Vy\0Mộc Lam') },
    ],
    ...[
      { key: 'Album', value: Buffer.from('Bờ') },
      { key: 'Track', value: latin('3/12') },
      { key: 'Year', value: latin('2004') },
    ],
    { key: 'Cover Art (Front)', value: Buffer.concat([latin('cover.jpg\0'), JPEG]), kind: 2 },
  );

  it('are those of an APE tag, completed by those of an ID3v1 tag', async () => {
    const { tags, pictures } = await tagsIn('mp3', Buffer.alloc(64), ape, id3v1({ title: latin('Mua'), genre: 17 }));
    expect(tags).toMatchObject({ ...SAID, genres: ['Rock'] });
    expect(pictures).toEqual([JPEG]);
  });

  it.each([
    ['ISO 8859-1', latin('Café'), 'Café'],
    ['UTF-8', Buffer.from('Mưa'), 'Mưa'],
  ])('are those of an ID3v1 tag in %s', async (_, title, said) => {
    const { tags } = await tagsIn('mp3', Buffer.alloc(64), id3v1({ title, artist: latin('Vy'), track: 7 }));
    expect(tags).toMatchObject({ title: said, artists: ['Vy'], track: 7, genres: [] });
  });

  it('are those of an ID3v2 tag with a footer, completed by those of an ID3v1 tag', async () => {
    const frames = [id3Frame('TIT2', id3Text('Mưa')), id3Frame('TALB', id3Text('Bờ'))];
    const tag = id3v2(frames, { flags: 0x10 });
    const footer = Buffer.concat([latin('3DI'), tag.subarray(3, 10)]);
    const { tags } = await tagsIn('mp3', Buffer.alloc(64), tag, footer, id3v1({ title: latin('Mua'), track: 7 }));
    expect(tags).toMatchObject({ title: 'Mưa', album: 'Bờ', track: 7 });
  });

  it('are read where an APE item states a length beyond the end of its tag', async () => {
    const broken = apeTag({ key: 'Title', value: Buffer.from('Mưa') }, { key: 'Artist', value: Buffer.from('Vy') });
    broken.writeUInt32LE(0xffffff, 8 + 'Title\0'.length + Buffer.byteLength('Mưa'));
    expect((await tagsIn('mp3', Buffer.alloc(64), broken)).tags).toMatchObject({ title: 'Mưa', artists: ['Vy'] });
  });
});

describe('the tags of a WAV file', () => {
  const info = riffChunk(
    'LIST',
    Buffer.concat([latin('INFO'), riffChunk('INAM', latin('Mua\0')), riffChunk('IART', latin('Vy'))]),
  );

  it('are read from its INFO list', async () => {
    expect((await tagsIn('wav', wavFile(riffChunk('data', Buffer.alloc(7)), info))).tags).toMatchObject({
      title: 'Mua',
      artists: ['Vy'],
    });
  });

  it('are those of an ID3v2 chunk, completed by those of the INFO list', async () => {
    const chunk = riffChunk('id3 ', id3v2([id3Frame('TIT2', id3Text('Mưa')), id3Frame('APIC', apic(JPEG))]));
    const { tags, pictures } = await tagsIn('wav', wavFile(info, chunk));
    expect(tags).toMatchObject({ title: 'Mưa', artists: ['Vy'] });
    expect(pictures).toEqual([JPEG]);
  });
});

describe('the tags of a Matroska file', () => {
  const simple = (name: string, value: string) =>
    element('67c8', element('45a3', latin(name)), element('4487', Buffer.from(value)));
  const tag = (level: number, ...tags: Buffer[]) =>
    element('7373', element('63c0', element('68ca', Buffer.from([level]))), ...tags);

  it('include those of the song and those of its album', async () => {
    const file = matroskaFile(
      element('1254c367', tag(50, simple('TITLE', 'Bờ'), simple('ARTIST', 'Nhiều'), simple('PART_NUMBER', '2'))),
      element('1254c367', tag(30, simple('TITLE', 'Mưa'), simple('ARTIST', 'Hạ Vy'), simple('PART_NUMBER', '3'))),
      element('1254c367', element('7373', simple('DATE_RELEASED', '2004'), simple('ALBUM', 'unused'))),
    );
    const { tags } = await tagsIn('matroska', file);
    expect(tags).toMatchObject({
      title: 'Mưa',
      artists: ['Hạ Vy'],
      albumArtists: ['Nhiều'],
      album: 'Bờ',
      track: 3,
      disc: 2,
      year: 2004,
    });
  });

  it('include its title and its attached pictures', async () => {
    const attached = element(
      '61a7',
      element('466e', latin('cover.jpg')),
      element('4660', latin('image/jpeg')),
      element('465c', JPEG),
    );
    const file = matroskaFile(element('1549a966', element('7ba9', Buffer.from('Mưa'))), element('1941a469', attached));
    const { tags, pictures } = await tagsIn('webm', file);
    expect(tags.title).toBe('Mưa');
    expect(pictures.map((each) => Buffer.from(each))).toEqual([JPEG]);
  });
});
