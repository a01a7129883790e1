import { lrcOffset, parseLrc } from '../../../../contract/kernel/lrc';
import {
  apeTag,
  apic,
  bigEndian,
  flacFile,
  id3Frame,
  id3Text,
  id3v1,
  id3v2,
  tagsIn,
  vorbisComments,
} from '../../../support/builders/tag-bytes';
import { mpegSound } from '../../../support/builders/mpeg-file';
import { songIn } from '../../../support/server/read-in-memory';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const SOUND = mpegSound('words');
const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PLAIN = 'Mưa gõ mái tôn\nNgười đi chưa về';

type Version = 2 | 3 | 4;
type Encoding = 0 | 1 | 2 | 3;

/** The tags of every file besides its lyrics; they are read whatever the lyrics look like. */
const others = (version: Version): readonly Buffer[] => [
  id3Frame(version === 2 ? 'TT2' : 'TIT2', id3Text('Mưa', 1), { version }),
  id3Frame(version === 2 ? 'TP1' : 'TPE1', id3Text('Hạ Vy', 1), { version }),
  id3Frame(version === 2 ? 'TAL' : 'TALB', id3Text('Bờ', 1), { version }),
];
const READ = { title: 'Mưa', artists: ['Hạ Vy'], album: { title: 'Bờ', artist: 'Hạ Vy' } };

/** Text as it is stored after its encoding byte, with its terminating zero. */
const ended = (text: string, encoding: Encoding): Buffer => id3Text(`${text}\0`, encoding).subarray(1);
const bare = (text: string, encoding: Encoding): Buffer => id3Text(text, encoding).subarray(1);

const uslt = (text: string, encoding: Encoding, about = '', language = 'vie'): Buffer =>
  Buffer.concat([Buffer.from([encoding]), latin(language), ended(about, encoding), bare(text, encoding)]);

/** Words with times, in the unit given by `stamps`: 1 is MPEG frames, 2 is milliseconds. */
function sylt(lines: readonly (readonly [text: string, at: number])[], encoding: Encoding, stamps = 2): Buffer {
  const written = lines.flatMap(([text, at]) => [ended(text, encoding), bigEndian(at)]);
  return Buffer.concat([
    Buffer.from([encoding]),
    latin('vie'),
    Buffer.from([stamps, 1]),
    ended('', encoding),
    ...written,
  ]);
}

const tagged = (version: Version, ...frames: readonly Buffer[]): Buffer =>
  Buffer.concat([id3v2([...others(version).slice(0, 1), ...frames, ...others(version).slice(1)], { version }), SOUND]);

describe.each([
  ['version 2.2', 2, 'ULT', 1],
  ['version 2.3', 3, 'USLT', 1],
  ['version 2.4 in UTF-16BE', 4, 'USLT', 2],
  ['version 2.4', 4, 'USLT', 3],
] as const)('lyrics in an ID3 tag of %s', (_, version, frame, encoding) => {
  const read = (...bodies: readonly Buffer[]) =>
    songIn('1.mp3', tagged(version, ...bodies.map((body) => id3Frame(frame, body, { version }))));

  it.each([
    ['as they are', [uslt(PLAIN, encoding)]],
    ['with a description', [uslt(PLAIN, encoding, 'from the booklet')]],
    ['with a language that is none', [uslt(PLAIN, encoding, '', '\0\0\0')]],
    ['with lines ended by CR and LF', [uslt(PLAIN.replace('\n', '\r\n'), encoding)]],
    ['with lines ended by CR', [uslt(PLAIN.replace('\n', '\r'), encoding)]],
    ['with zeros behind them', [uslt(`${PLAIN}\0\0`, encoding)]],
    ['behind others that are empty', [uslt('', encoding), uslt(PLAIN, encoding)]],
    ['before those of another language', [uslt(PLAIN, encoding), uslt('Rain on the roof', encoding, '', 'eng')]],
  ])('are read %s, together with all other tags', async (__, bodies) => {
    const { draft, reservations } = await read(...bodies);
    expect(draft).toMatchObject({ ...READ, lyrics: { format: 'plain', text: PLAIN } });
    expect(reservations).toEqual([]);
  });

  it('that are cut in their description are left out, and all other tags are read', async () => {
    const { draft } = await read(Buffer.concat([Buffer.from([encoding]), latin('vi')]));
    expect(draft).toMatchObject({ ...READ, lyrics: null });
  });
});

describe('timed lyrics in an ID3 tag', () => {
  const linesOf = async (bytes: Buffer) => {
    const { draft } = await songIn('1.mp3', bytes);
    expect(draft).toMatchObject(READ);
    return parseLrc(draft.lyrics?.text ?? '').map(({ at, text }) => [at, text]);
  };

  it.each([
    ['version 2.2', 2, 'SLT', 1],
    ['version 2.3', 3, 'SYLT', 1],
    ['version 2.4', 4, 'SYLT', 3],
    ['version 2.4 in UTF-16BE', 4, 'SYLT', 2],
  ] as const)('of %s are read', async (_, version, frame, encoding) => {
    const body = sylt(
      [
        ['Mưa gõ', 500],
        ['Người đi', 1_500],
      ],
      encoding,
    );
    expect(await linesOf(tagged(version, id3Frame(frame, body, { version })))).toEqual([
      [500, 'Mưa gõ'],
      [1_500, 'Người đi'],
    ]);
  });

  it('that are timed by MPEG frames are left out and reported, and all other tags are read', async () => {
    const frame = id3Frame('SYLT', sylt([['Mưa', 20]], 1, 1), { version: 3 });
    const { draft, reservations } = await songIn('1.mp3', tagged(3, frame));
    expect([draft, reservations]).toEqual([expect.objectContaining({ ...READ, lyrics: null }), ['lyrics']]);
  });

  it('are read up to the place where they are cut', async () => {
    const lines = ['một', 'hai', 'ba'].map((text, index) => [text, index * 1_000] as const);
    const frame = id3Frame('SYLT', sylt(lines, 1).subarray(0, -2), { version: 3 });
    expect(await linesOf(tagged(3, frame))).toEqual(lines.slice(0, 2).map(([text, at]) => [at, text]));
  });
});

describe('timed lyrics as people write them', () => {
  const heard = async (lrc: string) => {
    const { draft } = await songIn('1.mp3', Buffer.concat([id3v2(others(4)), SOUND]), Buffer.from(lrc));
    const text = draft.lyrics?.text ?? '';
    return { lines: parseLrc(text).map(({ at, text: line }) => [at, line]), offset: lrcOffset(text) };
  };

  it.each([
    [
      '[00:01.50]một\n[00:02.50]hai',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
      ],
      0,
    ],
    [
      '[00:01.5]một\n[00:02.500]hai',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
      ],
      0,
    ],
    [
      '[0:01]một\n[0:02]hai',
      [
        [1_000, 'một'],
        [2_000, 'hai'],
      ],
      0,
    ],
    [
      '[00:01:50]một\n[00:02:50]hai',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
      ],
      0,
    ],
    [
      '[00:01.50] [00:03.50] một\n[00:02.50]hai',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
        [3_500, 'một'],
      ],
      0,
    ],
    [
      '[offset:-250]\n[00:01.50]một\n[00:02.50]hai',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
      ],
      -250,
    ],
    [
      '[OFFSET: 250]\n[00:01.50]một\n[00:02.50]hai',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
      ],
      250,
    ],
    [
      '[ar:Hạ Vy]\n[length: 02:10]\n[00:01.50]một\n[00:02.50]hai',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
      ],
      0,
    ],
    [
      '[00:01.50]một\r\n\r\n[00:02.50]hai\r\n',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
      ],
      0,
    ],
    [
      '[00:01.50]một\n[00:01.50]one\n[00:02.50]hai',
      [
        [1_500, 'một'],
        [1_500, 'one'],
        [2_500, 'hai'],
      ],
      0,
    ],
    [
      '[00:02.50]hai\n[00:01.50]một',
      [
        [1_500, 'một'],
        [2_500, 'hai'],
      ],
      0,
    ],
    [
      '[100:01.50]một\n[100:02.50]hai',
      [
        [6_001_500, 'một'],
        [6_002_500, 'hai'],
      ],
      0,
    ],
  ])('%j have their lines at the right times', async (lrc, lines, offset) => {
    expect(await heard(lrc)).toEqual({ lines, offset });
  });

  it.each([
    ['a byte that belongs to nothing', [Buffer.from('[00:01.00]Người '), Buffer.from([0xe9]), Buffer.from('ơi\n')]],
    ['half a letter', [Buffer.from('[00:01.00]Người ơi'), Buffer.from([0xe1, 0xbb]), Buffer.from('\n')]],
  ])('lose only one character to %s', async (_, parts) => {
    const bytes = Buffer.concat([...parts, Buffer.from('[00:02.00]đừng về')]);
    const { draft } = await songIn('1.mp3', SOUND, bytes);
    const text = draft.lyrics?.text ?? '';
    expect(text).toContain('Người');
    expect(text).toContain('ơi');
    expect(text).toContain('đừng về');
    expect(text.match(/\ufffd/gu)).toHaveLength(1);
  });
});

describe('the title of a song with several titles', () => {
  const titled = (bytes: Buffer, name = '1.mp3') => songIn(name, bytes).then(({ draft }) => draft.title);
  const title = (...values: readonly string[]) => id3Frame('TIT2', id3Text(values.join('\0')));
  const around = [apeTag({ key: 'Title', value: Buffer.from('Một\0Hai') }), id3v1({ title: latin('Mot'), track: 1 })];

  it.each([
    ['two values of a frame', Buffer.concat([id3v2([title('Một', 'Hai')]), SOUND])],
    ['two frames', Buffer.concat([id3v2([title('Một'), title('Hai')]), SOUND])],
    ['an empty value before it', Buffer.concat([id3v2([title('', 'Một')]), SOUND])],
    ['an empty frame before it', Buffer.concat([id3v2([title(''), title('Một')]), SOUND])],
    ['blanks in a frame before it', Buffer.concat([id3v2([title('   '), title('Một')]), SOUND])],
    ['two tags', Buffer.concat([id3v2([title('Một')]), id3v2([title('Hai')]), SOUND])],
    ['an empty tag before it', Buffer.concat([id3v2([]), id3v2([title('Một')]), SOUND])],
    ['two values of an APE item', Buffer.concat([SOUND, ...around])],
    ['a picture before it', Buffer.concat([id3v2([id3Frame('APIC', apic(PICTURE)), title('Một')]), SOUND])],
  ])('is the first one, with %s', async (_, bytes) => {
    expect(await titled(bytes)).toBe('Một');
  });

  it('is the first of two comments in a FLAC file', async () => {
    const { tags } = await tagsIn('flac', flacFile([4, vorbisComments(['TITLE=Một', 'TITLE=Hai'])]));
    expect(tags.title).toBe('Một');
  });
});
