import { flacPictureBytes, readFlacPicture } from '../../../../../server/domain/import/tags/flac-picture';
import { oggPackets } from '../../../../../server/domain/import/tags/ogg-packets';
import { page, pageHead } from '../../../../support/builders/ogg-bytes';
import {
  aByteReader,
  bigEndian,
  flacFile,
  flacPicture,
  id3Frame,
  id3Text,
  id3v2,
  littleEndian,
  oggPage,
  tagsIn,
  vorbisComments,
} from '../../../../support/builders/tag-bytes';
import { told } from '../../../../support/server/told-tags';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the packets of an Ogg file', () => {
  const packetsIn = async (...pages: readonly Buffer[]) => {
    const found = [];
    for await (const { serial, bytes } of oggPackets(aByteReader(Buffer.concat(pages))))
      found.push([serial, Buffer.from(bytes)]);
    return found;
  };
  const [a, b, c] = [300, 255, 7].map((length, at) => Buffer.alloc(length, at + 1)) as [Buffer, Buffer, Buffer];

  it('are read in the order in which they end', async () => {
    expect(await packetsIn(page({ serial: 1, packets: [a, c] }), page({ serial: 2, packets: [b] }))).toEqual([
      [1, a],
      [1, c],
      [2, b],
    ]);
  });

  it('go on in the next page of their stream, also over three pages', async () => {
    const open = (serial: number, part: Buffer) => Buffer.concat([pageHead({ serial }, [255]), part]);
    expect(
      await packetsIn(open(1, b), page({ serial: 2, packets: [c] }), open(1, b), page({ serial: 1, packets: [c, a] })),
    ).toEqual([
      [2, c],
      [1, Buffer.concat([b, b, c])],
      [1, a],
    ]);
    const mixed = Buffer.concat([pageHead({ serial: 1 }, [7, 255]), c, b]);
    expect(await packetsIn(mixed, page({ serial: 1, packets: [c] }))).toEqual([
      [1, c],
      [1, Buffer.concat([b, c])],
    ]);
  });

  it('end where no page follows, and may be empty', async () => {
    expect(await packetsIn(page({ packets: [c] }), latin('junk'), page({ packets: [c] }))).toEqual([[1, c]]);
    expect(await packetsIn(page({ packets: [Buffer.alloc(0), c] }))).toEqual([
      [1, Buffer.alloc(0)],
      [1, c],
    ]);
  });
});

describe('the comments of an Ogg file', () => {
  const comments = (word: string, ...texts: readonly string[]) => Buffer.concat([latin(word), vorbisComments(texts)]);

  it.each([
    ['Vorbis', '\x01vorbis', '\x03vorbis'],
    ['Opus', 'OpusHead', 'OpusTags'],
    ['Speex', 'Speex   ', ''],
    ['Theora', '\x80theora', '\x81theora'],
  ])('with %s follow its head, and begin with its word', async (_, head, word) => {
    expect(told(await tagsIn('ogg', oggPage(1, [latin(head)], true), oggPage(1, [comments(word, 'TITLE=v')])))).toEqual(
      { title: 'v' },
    );
    const wrong = [oggPage(1, [latin(head)], true), oggPage(1, [comments(`${word}x`, 'TITLE=v')])];
    expect(told(await tagsIn('ogg', ...wrong))).toEqual({});
  });

  it('are read once in each stream, those of the first stream before the others', async () => {
    const heads = [
      oggPage(1, [latin('OpusHead')], true),
      oggPage(2, [latin('\x01vorbis')], true),
      oggPage(3, [latin('other')], true),
    ];
    const file = [
      ...heads,
      oggPage(1, [comments('OpusTags', 'TITLE=a')]),
      oggPage(2, [comments('\x03vorbis', 'TITLE=b', 'ALBUM=b')]),
      oggPage(1, [comments('OpusTags', 'ALBUM=c', 'GENRE=c')]),
    ];
    expect(told(await tagsIn('ogg', ...file))).toEqual({ title: 'a', album: 'b' });
  });

  it('with FLAC are read up to its last block', async () => {
    const block = (type: number, body: Buffer) => Buffer.concat([Buffer.from([type]), bigEndian(body.length, 3), body]);
    const blocks = [
      block(1, Buffer.alloc(9)),
      block(4 | 0x80, vorbisComments(['TITLE=a'])),
      block(4, vorbisComments(['ALBUM=b'])),
    ];
    expect(told(await tagsIn('ogg', oggPage(1, [latin('\x7fFLAC')], true), oggPage(1, blocks)))).toEqual({
      title: 'a',
    });
  });
});

describe('a comment of Vorbis', () => {
  const read = (...comments: readonly (string | Buffer)[]) => tagsIn('flac', flacFile([4, vorbisComments(comments)]));

  it('is a name of at least one letter, and a value', async () => {
    expect(told(await read('=v', 'TITLE', 'T=v', 'title=a=b'))).toEqual({ title: 'a=b' });
  });

  it('may be a picture, in three forms', async () => {
    const base64 = (bytes: Buffer) => bytes.toString('base64');
    const found = await read(
      `METADATA_BLOCK_PICTURE=${base64(flacPicture(latin('o'), 4))}`,
      `COVERART=${base64(latin('front'))}`,
      `metadata_block_picture=${base64(flacPicture(latin('i'), 1)).replace(/(.{9})/gu, '$1\n ')}`,
    );
    expect(found.pictures.map((each) => Buffer.from(each).toString())).toEqual(['front', 'o', 'i']);
  });

  it('is the last where it reaches past its block, and there are no more than are counted', async () => {
    const counted = vorbisComments(['TITLE=a', 'ALBUM=b']);
    counted.writeUInt32LE(1, 12);
    expect(told(await tagsIn('flac', flacFile([4, counted])))).toEqual({ title: 'a' });
    const cut = vorbisComments(['TITLE=abc']).subarray(0, -2);
    expect(told(await tagsIn('flac', flacFile([4, cut])))).toEqual({ title: 'a' });
    const none = Buffer.concat([littleEndian(0), littleEndian(5)]);
    expect(await tagsIn('flac', flacFile([4, none]))).toMatchObject({ unread: [] });
    expect((await tagsIn('flac', flacFile([4, Buffer.alloc(2)]))).unread).toEqual(['title']);
  });
});

describe('a picture of FLAC', () => {
  it('is its bytes, and its rank is that of its kind', () => {
    const block = Buffer.concat([flacPicture(latin('abc'), 1), latin('more')]);
    expect(readFlacPicture(block)).toEqual({ picture: { rank: 'icon', bytes: latin('abc') }, bytes: block.length - 4 });
    expect(flacPictureBytes(block)).toBe(block.length - 4);
  });

  it('is none where it is only an address, and is missing where it has no bytes', () => {
    const linked = Buffer.concat([
      bigEndian(3),
      bigEndian(3),
      latin('-->'),
      bigEndian(0),
      Buffer.alloc(16),
      bigEndian(3),
      latin('a.b'),
    ]);
    expect(readFlacPicture(linked)).toBeUndefined();
    expect(() => readFlacPicture(flacPicture(Buffer.alloc(0)))).toThrow(RangeError);
    expect(() => readFlacPicture(flacPicture(latin('a')).subarray(0, 30))).toThrow(RangeError);
  });

  it('may have a description', () => {
    const block = Buffer.concat([
      ...[bigEndian(3), bigEndian(9), latin('image/png'), bigEndian(5), latin('words')],
      ...[Buffer.alloc(16), bigEndian(2), latin('ab')],
    ]);
    expect(readFlacPicture(block)).toEqual({ picture: { rank: 'front', bytes: latin('ab') }, bytes: block.length });
  });
});

describe('the frames of ID3v2 that have parts', () => {
  const read = (...frames: readonly Buffer[]) => tagsIn('mp3', id3v2(frames));

  it.each([
    ['iTunNORM', undefined],
    ['iTunSMPB', undefined],
    ['Songs-DB_Custom1', undefined],
    ['My iTunes', 'v'],
    ['', 'v'],
  ])('are comments, without those that programs write: %j', async (about, comment) => {
    expect((await read(id3Frame('COMM', latin(`\0eng${about}\0v`)))).tags.comment).toBe(comment);
  });

  it('are comments of a person before those of another description', async () => {
    const other = id3Frame('COMM', latin('\0engabout\0a'));
    expect((await read(other, id3Frame('COMM', latin('\0eng\0b')))).tags.comment).toBe('b');
  });

  it('are identifiers of MusicBrainz only', async () => {
    expect((await read(id3Frame('UFID', latin('http://other.org\0v')))).tags.recordingId).toBeUndefined();
    expect((await read(id3Frame('UFID', latin('http://musicbrainz.org\0v')))).tags.recordingId).toBe('v');
  });

  it('are people by their roles', async () => {
    const people = 'producer\0a\0Arrangement\0b\0rearranger\0c\0arranger\0d\0arranger';
    expect((await read(id3Frame('TIPL', id3Text(people)))).tags.arrangers).toEqual(['b', 'd']);
    expect((await read(id3Frame('IPLS', id3Text(people)))).tags.arrangers).toEqual(['b', 'd']);
  });

  const timed = (unit: number, kind: number, ...lines: readonly (readonly [string, number])[]) =>
    id3Frame(
      'SYLT',
      Buffer.concat([
        latin(`\0eng${String.fromCharCode(unit, kind)}about\0`),
        ...lines.flatMap(([text, at]) => [latin(`${text}\0`), bigEndian(at)]),
      ]),
    );

  it.each([0, 1, 2])('are timed words of the kind %i', async (kind) => {
    const { tags } = await read(timed(2, kind, ['a', 70_000], ['b', 80_000]));
    expect(tags.lyrics).toEqual([
      {
        lines: [
          { at: 70_000, text: 'a' },
          { at: 80_000, text: 'b' },
        ],
      },
    ]);
  });

  it('are no timed words of another kind or unit, nor such that are cut', async () => {
    expect(await read(timed(2, 3, ['a', 1]))).toMatchObject({ tags: { lyrics: [] }, unread: [] });
    expect(await read(timed(1, 1, ['a', 1]))).toMatchObject({ tags: { lyrics: [] }, unread: ['timedLyrics'] });
    const cut = Buffer.concat([latin('\0eng\x02\x01\0a\0'), bigEndian(1), latin('b\0\0\0')]);
    expect((await read(id3Frame('SYLT', cut))).tags.lyrics).toEqual([{ lines: [{ at: 1, text: 'a' }] }]);
  });

  it.each([3, 4] as const)('keep their zeros where the tag of version 2.%i is not unsynchronised', async (version) => {
    const frame = id3Frame('APIC', Buffer.concat([latin('\0image/png\0\x03\0'), Buffer.from([0xff, 0, 7])]), {
      version,
    });
    const { pictures } = await tagsIn('mp3', id3v2([frame], { version }));
    expect(pictures.map((each) => [...each])).toEqual([[0xff, 0, 7]]);
  });

  it('are pictures, but no addresses of pictures', async () => {
    const linked = id3Frame('APIC', latin('\0-->\0\x03\0http://a.b'));
    expect(await read(linked)).toMatchObject({ pictures: [], unread: [] });
    const wide = Buffer.concat([
      Buffer.from([1]),
      latin('image/png\0\x03'),
      Buffer.from('a\0', 'utf16le'),
      latin('pic'),
    ]);
    expect((await read(id3Frame('APIC', wide))).pictures.map((each) => Buffer.from(each).toString())).toEqual(['pic']);
  });
});
