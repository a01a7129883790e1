import { deflateSync } from 'node:zlib';
import {
  apic,
  bigEndian,
  bigUtf16,
  id3Frame,
  id3Text,
  id3v2,
  syncsafe,
  tagsIn,
} from '../../../support/builders/tag-bytes';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const read = (...tag: readonly Buffer[]) => tagsIn('mp3', ...tag);
const frames = (...of: readonly Buffer[]) => read(id3v2(of));

describe('an ID3v2 tag', () => {
  it.each([
    ['2.2', 2, { TT2: 'Mưa', TP1: 'Hạ Vy', TAL: 'Bờ', TRK: '3/12', TPA: '2', TYE: '2004' }],
    ['2.3', 3, { TIT2: 'Mưa', TPE1: 'Hạ Vy', TALB: 'Bờ', TRCK: '3/12', TPOS: '2', TYER: '2004' }],
    ['2.4', 4, { TIT2: 'Mưa', TPE1: 'Hạ Vy', TALB: 'Bờ', TRCK: '3/12', TPOS: '2', TDRC: '2004-05-06' }],
  ] as const)('of version %s is read', async (_, version, texts) => {
    const all = Object.entries(texts).map(([id, text]) => id3Frame(id, id3Text(text, 1), { version }));
    const { tags } = await read(id3v2(all, { version }));
    expect(tags).toMatchObject({ title: 'Mưa', artists: ['Hạ Vy'], album: 'Bờ', track: 3, disc: 2, year: 2004 });
  });

  it('is read with older frame names in a newer version, as some programs write them', async () => {
    const { tags } = await read(id3v2([id3Frame('TT2\0', id3Text('Mưa'), { version: 3 })], { version: 3 }));
    expect(tags.title).toBe('Mưa');
  });

  it.each([
    ['ISO 8859-1', id3Text('Café', 0), 'Café'],
    ['UTF-8 under the name of ISO 8859-1', Buffer.concat([Buffer.from([0]), Buffer.from('Đường')]), 'Đường'],
    ["Windows' letters under the name of ISO 8859-1", Buffer.from([0, 0x93, 0x61, 0x94]), '“a”'],
    ['UTF-16 with its mark', id3Text('Đường', 1), 'Đường'],
    ['UTF-16 without its mark', Buffer.concat([Buffer.from([1]), Buffer.from('Song', 'utf16le')]), 'Song'],
    ['UTF-16 without its mark, the other way round', Buffer.concat([Buffer.from([1]), bigUtf16('Song')]), 'Song'],
    ['UTF-16BE', id3Text('Đường', 2), 'Đường'],
    ['UTF-8', id3Text('Đường', 3), 'Đường'],
    [
      'UTF-8 with one bad byte',
      Buffer.concat([id3Text('Đường ', 3), Buffer.from([0xff]), Buffer.from('về')]),
      'Đường \ufffdvề',
    ],
    ['no encoding at all', Buffer.from('Song'), 'Song'],
    ['zeros behind it', id3Text('Song\0\0\0', 0), 'Song'],
  ])('is read with a text of this kind: %s', async (_, body, text) => {
    expect((await frames(id3Frame('TIT2', body))).tags.title).toBe(text);
  });

  it.each([3, 4] as const)(
    'of version 2.%i has its values split at zeros only, and no single value divided',
    async (version) => {
      const artists = id3Frame('TPE1', id3Text('AC/DC\0Au/Ra', 3), { version });
      const composers = id3Frame('TCOM', id3Text('A / B', 3), { version });
      const { tags } = await read(id3v2([artists, composers], { version }));
      expect(tags).toMatchObject({ artists: ['AC/DC', 'Au/Ra'], composers: ['A / B'] });
    },
  );

  it.each([
    ['17', ['Rock']],
    ['(17)', ['Rock']],
    ['(4)Eurodisco', ['Disco', 'Eurodisco']],
    ['(51)(39)', ['Techno-Industrial', 'Noise']],
    ['(RX)', ['Remix']],
    ['((Alt) Pop', ['(Alt) Pop']],
    ['Bolero', ['Bolero']],
    ['999', ['999']],
  ])('has its genres read from %s', async (text, genres) => {
    expect((await frames(id3Frame('TCON', id3Text(text)))).tags.genres).toEqual(genres);
  });

  it.each([
    ['3', { track: 3, side: undefined }],
    ['03/12', { track: 3, side: undefined }],
    ['B2', { track: 2, side: 1 }],
    ['b', { track: 1, side: 1 }],
    ['A1/8', { track: 1, side: 0 }],
    ['Intro', { track: undefined, side: undefined }],
    ['A1 (take 2)', { track: undefined, side: undefined }],
  ])('has its track number and side read from %s', async (text, number) => {
    const { tags } = await frames(id3Frame('TRCK', id3Text(text)));
    expect({ track: tags.track, side: tags.side }).toEqual(number);
  });

  it('is read with the fields that taggers define themselves', async () => {
    const own = (name: string, text: string) => id3Frame('TXXX', id3Text(`${name}\0${text}`));
    const { tags } = await frames(
      ...[own('ARTISTS', 'Hạ Vy\0Mộc Lam'), own('Album Artist', 'Hạ Vy'), own('MusicBrainz Album Id', 'r1')],
      ...[id3Frame('TPE1', id3Text('Hạ Vy feat. Mộc Lam')), own('Writer', 'Thuỳ Dạ'), own('Mood', 'quiet')],
      id3Frame('UFID', latin('http://musicbrainz.org\0rec1')),
      id3Frame('TIPL', id3Text('producer\0Ốc Đảo\0arranger\0Lan Chi')),
    );
    expect(tags).toMatchObject({ artists: ['Hạ Vy', 'Mộc Lam'], albumArtists: ['Hạ Vy'], lyricists: ['Thuỳ Dạ'] });
    expect(tags).toMatchObject({ releaseId: 'r1', recordingId: 'rec1', arrangers: ['Lan Chi'] });
  });

  it('has lyrics with and without times', async () => {
    const lines = [latin('\x01eng\x02\x01\0\0'), ...timed('một', 500), ...timed('hai', 1_500)];
    const { tags, unread } = await frames(
      id3Frame(
        'USLT',
        Buffer.concat([latin('\x01eng'), id3Text('\0', 1).subarray(1), id3Text('một\nhai', 1).subarray(1)]),
      ),
      id3Frame('SYLT', Buffer.concat(lines)),
    );
    expect(tags.lyrics).toEqual([
      {
        lines: [
          { at: 500, text: 'một' },
          { at: 1_500, text: 'hai' },
        ],
      },
      { text: 'một\nhai', lines: [] },
    ]);
    expect(unread).toEqual([]);
  });

  it('has the comment that a person wrote, and none of the numbers that programs store as comments', async () => {
    const comment = (about: string, text: string) => id3Frame('COMM', latin(`\0eng${about}\0${text}`));
    const { tags } = await frames(comment('iTunNORM', '0000'), comment('Where', 'at home'), comment('', 'by the sea'));
    expect(tags.comment).toBe('by the sea');
  });

  it('has its pictures, the front cover first', async () => {
    const { pictures } = await frames(id3Frame('APIC', apic(PNG, 0, 'image/png')), id3Frame('APIC', apic(JPEG, 3)));
    expect(pictures.map((each) => Buffer.from(each))).toEqual([JPEG, PNG]);
    const icon = await frames(...[1, 2, 0].map((kind) => id3Frame('APIC', apic(Buffer.from([kind, 9]), kind))));
    expect(icon.pictures.map(([kind]) => kind)).toEqual([0, 1, 2]);
    const old = Buffer.concat([latin('\0JPG\x03\0'), JPEG]);
    const { pictures: ofOld } = await read(id3v2([id3Frame('PIC', old, { version: 2 })], { version: 2 }));
    expect(ofOld.map((each) => Buffer.from(each))).toEqual([JPEG]);
  });
});

/** A text and its time, in the UTF-16 form of SYLT. */
function timed(text: string, at: number): readonly Buffer[] {
  return [id3Text(`${text}\0`, 1).subarray(1), bigEndian(at)];
}

/** Inserts a zero after every 0xff, which could look like the start of sound. */
const unsynchronised = (bytes: Buffer): Buffer =>
  Buffer.from([...bytes].flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));

const LONG = 'a'.repeat(300);

describe('an unusual ID3v2 tag', () => {
  it('is read where its frame sizes use eight bits in a byte, as some programs write version 2.4', async () => {
    const { tags, pictures } = await frames(
      id3Frame('APIC', apic(Buffer.concat([JPEG, Buffer.alloc(1_000)])), { size: 'plain' }),
      id3Frame('TIT2', id3Text(LONG), { size: 'plain' }),
      id3Frame('TPE1', id3Text('Hạ Vy'), { size: 'plain' }),
      Buffer.alloc(40),
    );
    expect(tags).toMatchObject({ title: LONG, artists: ['Hạ Vy'] });
    expect(pictures[0]).toHaveLength(JPEG.length + 1_000);
  });

  it('is read with such sizes where letters stand at the place that a seven-bit size would point to', async () => {
    const { tags } = await frames(
      id3Frame('TIT2', id3Text('TITLE AND MORE '.repeat(20)), { size: 'plain' }),
      id3Frame('TPE1', id3Text('Hạ Vy'), { size: 'plain' }),
    );
    expect(tags).toMatchObject({ title: 'TITLE AND MORE '.repeat(20).trim(), artists: ['Hạ Vy'] });
  });

  it('is read past a frame with an invalid name', async () => {
    const odd = id3Frame('tXX1', id3Text('x'));
    const { tags } = await frames(id3Frame('TPE1', id3Text('Hạ Vy')), odd, id3Frame('TIT2', id3Text('Mưa')));
    expect(tags).toMatchObject({ title: 'Mưa', artists: ['Hạ Vy'] });
  });

  it('is read where its UTF-16 text ends with half a character', async () => {
    const { tags } = await frames(id3Frame('TIT2', Buffer.concat([id3Text('Mưa', 1), Buffer.alloc(1)])));
    expect(tags.title).toBe('Mưa');
  });

  it("has the year of the newer version's frame where it has the frames of two versions", async () => {
    expect((await frames(id3Frame('TYER', id3Text('1970')), id3Frame('TDRC', id3Text('1980')))).tags.year).toBe(1980);
  });

  it.each([
    ['whole, version 2.3', 3, 0x80, 0],
    ['whole, version 2.4', 4, 0x80, 0],
    ['frame by frame', 4, 0, 0x02],
  ] as const)('is read where it is unsynchronised %s', async (_, version, flags, frameFlags) => {
    const body = apic(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0, 7]));
    const title = id3Frame('TIT2', id3Text('Mưa'), { version });
    // Version 2.3 unsynchronises the whole tag, 2.4 the content of a frame.
    const stored = version === 4 ? [id3Frame('APIC', unsynchronised(body), { flags: frameFlags }), title] : [];
    const whole = version === 3 ? [unsynchronised(Buffer.concat([id3Frame('APIC', body, { version }), title]))] : [];
    const { pictures, tags } = await read(id3v2([...stored, ...whole], { version, flags }));
    expect([...(pictures[0] ?? [])]).toEqual([0xff, 0xd8, 0xff, 0xe1, 0xff, 0, 7]);
    expect(tags.title).toBe('Mưa');
  });

  it('is read where a frame is marked as unsynchronised, and is not', async () => {
    const frame = id3Frame('APIC', apic(JPEG), { flags: 0x02 });
    expect((await frames(frame)).pictures.map((each) => Buffer.from(each))).toEqual([JPEG]);
  });

  it.each([
    ['2.3', 3, Buffer.concat([bigEndian(6), Buffer.alloc(6)])],
    ['2.4', 4, Buffer.concat([syncsafe(6), Buffer.from([1, 0])])],
    ['2.4 that is not there', 4, Buffer.alloc(0)],
  ] as const)('is read with an extended header of version %s', async (_, version, header) => {
    const frame = id3Frame('TIT2', id3Text('Mưa'), { version });
    expect((await read(id3v2([header, frame], { version, flags: 0x40 }))).tags.title).toBe('Mưa');
  });

  it.each([
    ['version 2.3', 3, 0x80, bigEndian(5)],
    ['version 2.4', 4, 0x09, syncsafe(5)],
  ] as const)('is read with a compressed frame of %s', async (_, version, flags, length) => {
    const body = Buffer.concat([length, deflateSync(id3Text('Mưa'))]);
    expect((await read(id3v2([id3Frame('TIT2', body, { version, flags })], { version }))).tags.title).toBe('Mưa');
  });

  it('is read where it states a length beyond its end', async () => {
    const { tags } = await read(id3v2([id3Frame('TIT2', id3Text('Mưa'))], { length: 5_000 }));
    expect(tags.title).toBe('Mưa');
  });

  it('has priority over a second tag, which only adds missing fields', async () => {
    const first = id3v2([id3Frame('TIT2', id3Text('Mưa'))]);
    const second = id3v2([id3Frame('TIT2', id3Text('Nắng')), id3Frame('TALB', id3Text('Bờ'))]);
    expect((await read(first, second)).tags).toMatchObject({ title: 'Mưa', album: 'Bờ' });
  });
});

describe('a frame that cannot be read', () => {
  const whole = [id3Frame('TIT2', id3Text('Mưa')), id3Frame('TPE1', id3Text('Hạ Vy'))];

  it.each([
    ['an encrypted text', id3Frame('TALB', id3Text('Bờ'), { flags: 0x04 }), 'album'],
    [
      'a compressed text that is damaged',
      id3Frame('TALB', Buffer.from([0, 0, 0, 4, 1, 2, 3]), { flags: 0x09 }),
      'album',
    ],
    ['a picture of nothing', id3Frame('APIC', apic(Buffer.alloc(0))), 'picture'],
    ['words timed by frames', id3Frame('SYLT', latin('\0eng\x01\x01\0a\0\0\0\0\x05')), 'timedLyrics'],
  ])('such as %s, is left out and reported, and every other frame is read', async (_, frame, field) => {
    const { tags, unread } = await frames(whole[0] as Buffer, frame, whole[1] as Buffer);
    expect(tags).toMatchObject({ title: 'Mưa', artists: ['Hạ Vy'] });
    expect(unread).toEqual([field]);
  });

  it('is not reported where another frame has the same field', async () => {
    const bad = id3Frame('TALB', id3Text('Bờ'), { flags: 0x04 });
    expect((await frames(bad, id3Frame('TALB', id3Text('Bờ')))).unread).toEqual([]);
  });

  it('is read as far as it goes where the tag ends inside it', async () => {
    const cut = id3v2([...whole, id3Frame('TALB', id3Text('Bờ Bên Kia'))]);
    const { tags } = await read(cut.subarray(0, cut.length - 4));
    expect(tags).toMatchObject({ title: 'Mưa', artists: ['Hạ Vy'], album: 'Bờ Bên' });
  });
});
