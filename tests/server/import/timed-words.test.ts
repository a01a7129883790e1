import { lrcOffset, parseLrc } from '../../../contract/kernel/lrc';
import { chooseLyrics } from '../../../server/domain/import/choose-lyrics';
import { decodeText } from '../../../server/domain/import/decode-text';
import { lrcOfTimed } from '../../../server/domain/import/lrc-of-timed';
import {
  apeTag,
  box,
  bigEndian,
  bigUtf16,
  dataBox,
  flacFile,
  id3Frame,
  id3Text,
  id3v2,
  mp4Tagged,
  tagsIn,
  vorbisComments,
} from '../../support/builders/tag-bytes';

const LRC = '[ar:Hạ Vy]\n[offset:+1500]\n[00:02.00][00:09.00]một\n[00:03.00]hai\n';
const HEARD = [
  [2_000, 'một'],
  [3_000, 'hai'],
  [9_000, 'một'],
];
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The lines of the lyrics that were found, and their offset. */
const heard = (beside: string | undefined, embedded: Parameters<typeof chooseLyrics>[1]) => {
  const text = chooseLyrics(beside, embedded)?.text ?? '';
  return [parseLrc(text).map((line) => [line.at, line.text]), lrcOffset(text)];
};

describe('timed lyrics', () => {
  const own = box('----', box('name', bigEndian(0), latin('LYRICS')), dataBox(Buffer.from(LRC)));
  const bytes = {
    'a USLT frame': () =>
      tagsIn('mp3', id3v2([id3Frame('USLT', Buffer.concat([latin('\x03eng\0'), Buffer.from(LRC)]))])),
    'a TXXX frame': () => tagsIn('mp3', id3v2([id3Frame('TXXX', id3Text(`SYNCEDLYRICS\0${LRC}`))])),
    'a Vorbis comment': () => tagsIn('flac', flacFile([4, vorbisComments([`LYRICS=${LRC}`])])),
    "iTunes' item": () => tagsIn('mp4', mp4Tagged(box('\xa9lyr', dataBox(Buffer.from(LRC))))),
    "a tagger's own item of MP4": () => tagsIn('mp4', mp4Tagged(own)),
    'an APE item': () => tagsIn('mp3', Buffer.alloc(40), apeTag({ key: 'Lyrics', value: Buffer.from(LRC) })),
  };

  it.each(Object.entries(bytes))('in %s are read, with their offset and their repeated lines', async (_, read) => {
    expect(heard(undefined, (await read()).tags.lyrics)).toEqual([HEARD, 1_500]);
  });

  it.each([
    ['UTF-8', Buffer.from(LRC)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${LRC}`)],
    ['lines ended by CR and LF', Buffer.from(LRC.replaceAll('\n', '\r\n'))],
    ['lines ended by CR', Buffer.from(LRC.replaceAll('\n', '\r'))],
    ['UTF-16', Buffer.from(`\ufeff${LRC}`, 'utf16le')],
    ['UTF-16 in the other order', bigUtf16(`\ufeff${LRC}`)],
    ['UTF-16 without its mark', Buffer.from(LRC, 'utf16le')],
    ['UTF-16 in the other order without its mark', bigUtf16(LRC)],
  ])('in a text file beside the song are read in %s', (_, file) => {
    expect(heard(decodeText(file), [])).toEqual([HEARD, 1_500]);
  });

  it('beside a song have priority over embedded lyrics, and embedded timed lyrics over embedded plain ones', () => {
    const plain = { text: 'một', lines: [] };
    expect(chooseLyrics('Ba', [plain])).toEqual({ format: 'plain', text: 'Ba' });
    expect(chooseLyrics(undefined, [plain, { text: LRC, lines: [] }])?.format).toBe('lrc');
  });
});

describe('decodeText', () => {
  const text = 'Người ơi người ở đừng về';

  it.each([
    ['a stray byte', [Buffer.from(text), Buffer.from([0xe9]), Buffer.from(text)], `${text}\ufffd${text}`],
    ['an end in the middle of a letter', [Buffer.from(text), Buffer.from([0xe1, 0xbb])], `${text}\ufffd`],
  ])('replaces only one character at %s', (_, parts, read) => {
    expect(decodeText(Buffer.concat(parts))).toBe(read);
  });

  it('reads Windows-1258, where a letter and its tone mark are separate', () => {
    expect(decodeText(Buffer.from([0x4e, 0x67, 0xfd, 0xf5, 0xcc, 0x69])).normalize('NFC')).toBe(
      'Ngươ\u0300i'.normalize('NFC'),
    );
  });

  it('returns an empty text for no bytes', () => {
    expect(decodeText(new Uint8Array())).toBe('');
  });
});

describe('lrcOfTimed', () => {
  it.each([
    ['lines', ['một', 'hai ba'], '[00:01.00]một\n[00:02.00]hai ba'],
    [
      'pieces of lines that begin with their end',
      ['Một', ' hai', '\nBa', ' bốn'],
      '[00:01.00]<00:01.00>Một<00:02.00> hai\n[00:03.00]<00:03.00>Ba<00:04.00> bốn',
    ],
    ['lines that end with their end', ['một\n', 'hai\n'], '[00:01.00]một\n[00:02.00]hai'],
  ])('writes %s', (_, texts, lrc) => {
    expect(lrcOfTimed(texts.map((text, index) => ({ at: (index + 1) * 1_000, text })))).toBe(lrc);
  });

  it('sorts the lines by time', () => {
    const timed = [
      { at: 62_500, text: 'hai' },
      { at: 500, text: 'một' },
    ];
    expect(lrcOfTimed(timed)).toBe('[00:00.50]một\n[01:02.50]hai');
  });
});
