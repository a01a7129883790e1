import fc from 'fast-check';
import type { MediaContainer } from '../../../../server/domain/catalogue/media-facts';
import {
  apeTag,
  apic,
  box,
  dataBox,
  element,
  flacFile,
  flacPicture,
  id3Frame,
  id3Text,
  id3v1,
  id3v2,
  matroskaFile,
  mp4Tagged,
  oggPage,
  riffChunk,
  tagsIn,
  vorbisComments,
  wavFile,
} from '../../../support/builders/tag-bytes';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const COMMENTS = vorbisComments(['TITLE=Mưa', 'ARTIST=Hạ Vy', 'TRACKNUMBER=3', 'DATE=2004']);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const ID3 = id3v2([
  ...[id3Frame('TIT2', id3Text('Mưa')), id3Frame('TPE1', id3Text('Hạ Vy', 1)), id3Frame('APIC', apic(JPEG))],
  ...[id3Frame('TXXX', id3Text('ARTISTS\0Hạ Vy')), id3Frame('USLT', latin('\0eng\0words'))],
  ...[id3Frame('SYLT', latin('\0eng\x02\x01\0a\0\0\0\0\x05')), id3Frame('TCON', id3Text('(17)'), { flags: 9 })],
]);
const APE = apeTag({ key: 'Title', value: Buffer.from('Mưa') }, { key: 'Cover Art (Front)', value: JPEG, kind: 2 });
const FILES: readonly (readonly [MediaContainer, Buffer])[] = [
  ['mp3', Buffer.concat([ID3, Buffer.alloc(50), APE, id3v1({ title: latin('a') })])],
  ['flac', Buffer.concat([ID3, flacFile([4, COMMENTS], [6, flacPicture(JPEG)])])],
  [
    'ogg',
    Buffer.concat([oggPage(1, [latin('OpusHead')], true), oggPage(1, [Buffer.concat([latin('OpusTags'), COMMENTS])])]),
  ],
  [
    'mp4',
    mp4Tagged(
      box('\xa9nam', dataBox(Buffer.from('Mưa'))),
      box('trkn', dataBox(Buffer.from([0, 0, 0, 3]), 0)),
      box('covr', dataBox(JPEG, 13)),
    ),
  ],
  [
    'wav',
    wavFile(riffChunk('id3 ', ID3), riffChunk('LIST', Buffer.concat([latin('INFO'), riffChunk('INAM', latin('Mua'))]))),
  ],
  [
    'matroska',
    matroskaFile(
      element('1549a966', element('7ba9', latin('Mua'))),
      element(
        '1254c367',
        element('7373', element('67c8', element('45a3', latin('ARTIST')), element('4487', latin('Vy')))),
      ),
    ),
  ],
];

describe('tags in a damaged file', () => {
  it.each(FILES)(
    'are read without a failure where some bytes of a file (%s) are wrong, or its end is missing',
    async (container, file) => {
      const change = fc.record({ at: fc.nat(file.length - 1), byte: fc.constantFrom(0, 1, 0x7f, 0x80, 0xff) });
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 6 }), fc.nat(file.length), async (changes, end) => {
          const damaged = Buffer.from(file);
          for (const { at, byte } of changes) damaged[at] = byte;
          await expect(tagsIn(container, damaged.subarray(0, end))).resolves.toHaveProperty('tags');
          await expect(tagsIn(container, damaged)).resolves.toHaveProperty('tags');
        }),
        { numRuns: 150 },
      );
    },
  );

  it('include every other frame of an ID3v2 tag, whatever bytes one frame contains', async () => {
    const names = { TIT2: 'title', TALB: 'album', TPE1: 'artists', TPE2: 'albumArtists', TCOM: 'composers' } as const;
    const ids = Object.keys(names) as (keyof typeof names)[];
    const body = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes));
    const damaged = fc.constantFrom('TCON', 'TRCK', 'TDRC', 'USLT', 'SYLT', 'APIC', 'TXXX', 'COMM', 'UFID', 'TIPL');
    await fc.assert(
      fc.asyncProperty(fc.nat(ids.length), damaged, body, fc.nat(0xff), async (place, id, content, flags) => {
        const frames = ids.map((each) => id3Frame(each, id3Text(`of ${each}`)));
        frames.splice(place, 0, id3Frame(id, content, { flags }));
        const { tags } = await tagsIn('mp3', id3v2(frames));
        expect(ids.map((each) => [tags[names[each]]].flat())).toEqual(ids.map((each) => [`of ${each}`]));
      }),
      { numRuns: 300 },
    );
  });
});
