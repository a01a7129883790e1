import {
  frameSizes,
  isSameStream,
  readMp3Header,
  type Mp3FrameHeader,
} from '../../../../../server/domain/import/containers/mp3-frame-header';
import { countMp3Frames, findMp3Frame } from '../../../../../server/domain/import/containers/mp3-scan';
import { readMp3Summary } from '../../../../../server/domain/import/containers/mp3-summary';
import { mpegFrame, mpegHead, summaryFrame } from '../../../../support/builders/mpeg-frames';
import { aByteReader } from '../../../../support/builders/tag-bytes';

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const headerOf = (...given: Parameters<typeof mpegHead>) =>
  readMp3Header(viewOf(mpegHead(...given)), 0) as Mp3FrameHeader;
const INDEXES = Array.from({ length: 14 }, (_, at) => at + 1);

describe('the header of an MP3 frame', () => {
  it.each([
    [3, [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]],
    [2, [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]],
    [0, [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]],
  ])('of version %i has these bitrates in kbit/s', (version, bitrates) => {
    expect(INDEXES.map((bitrate) => headerOf({ version, bitrate }).bitrate / 1000)).toEqual(bitrates);
  });

  it.each([
    [3, 0, { sampleRate: 44_100, bitrate: 128_000, channels: 2, samples: 1152, bytes: 417 }],
    [3, 1, { sampleRate: 48_000, bitrate: 128_000, channels: 2, samples: 1152, bytes: 384 }],
    [3, 2, { sampleRate: 32_000, bitrate: 128_000, channels: 2, samples: 1152, bytes: 576 }],
    [2, 0, { sampleRate: 22_050, bitrate: 80_000, channels: 2, samples: 576, bytes: 261 }],
    [2, 1, { sampleRate: 24_000, bitrate: 80_000, channels: 2, samples: 576, bytes: 240 }],
    [2, 2, { sampleRate: 16_000, bitrate: 80_000, channels: 2, samples: 576, bytes: 360 }],
    [0, 0, { sampleRate: 11_025, bitrate: 80_000, channels: 2, samples: 576, bytes: 522 }],
    [0, 2, { sampleRate: 8_000, bitrate: 80_000, channels: 2, samples: 576, bytes: 720 }],
  ])('of version %i and rate %i is read', (version, rate, header) => {
    expect(headerOf({ version, rate })).toEqual(header);
  });

  it('may have a byte of padding, and one channel', () => {
    expect(headerOf({ padding: 1 }).bytes).toBe(418);
    expect([0, 1, 2, 3].map((mode) => headerOf({ mode }).channels)).toEqual([2, 2, 2, 1]);
  });

  it.each([
    ['a reserved version', { version: 1 }],
    ['another layer', { layer: 2 }],
    ['the first layer', { layer: 3 }],
    ['a reserved layer', { layer: 0 }],
    ['a free bitrate', { bitrate: 0 }],
    ['an invalid bitrate', { bitrate: 15 }],
    ['a reserved sample rate', { rate: 3 }],
    ['a wrong sync', { sync: 0x7fe }],
    ['another wrong sync', { sync: 0x3ff }],
  ])('is not read with %s', (_, given) => {
    expect(headerOf(given)).toBeUndefined();
  });

  it('is read at its place, if all of it is there', () => {
    const view = viewOf(Buffer.concat([Buffer.alloc(3), mpegHead()]));
    expect([readMp3Header(view, 3)?.bytes, readMp3Header(view, 4), readMp3Header(view, 2)]).toEqual([
      417,
      undefined,
      undefined,
    ]);
  });

  it('tells the sizes that frames of its stream may have', () => {
    const sizes = [headerOf({ rate: 1 }), headerOf({ version: 2, rate: 1 })].map(frameSizes);
    expect(sizes).toEqual([
      { least: 96, most: 960 },
      { least: 24, most: 480 },
    ]);
  });

  it('belongs to the stream of another one of the same rate, whatever the bitrate', () => {
    const first = headerOf();
    const bitrate = headerOf({ bitrate: 3 });
    const rate = headerOf({ rate: 1 });
    expect([isSameStream(first, bitrate), isSameStream(first, rate)]).toEqual([true, false]);
    expect(isSameStream(first, { ...first, samples: 576 })).toBe(false);
  });
});

describe('the first frame of an MP3', () => {
  const FRAME = mpegFrame();
  const find = (bytes: Buffer, from = 0, searched = 1_000, end = bytes.length) =>
    findMp3Frame(aByteReader(bytes), { from, end, searched });

  it('is followed by another one of its stream', async () => {
    const found = await find(Buffer.concat([Buffer.alloc(5), FRAME, FRAME]));
    expect(found).toEqual({ position: 5, header: headerOf({ rate: 1 }) });
    expect((await find(Buffer.concat([Buffer.alloc(9), FRAME, FRAME]), 4))?.position).toBe(9);
  });

  it('is not where only its four bytes are, or where a frame of another stream follows', async () => {
    const other = mpegFrame({ rate: 0 });
    expect(await find(Buffer.concat([FRAME, Buffer.alloc(400)]))).toBeUndefined();
    expect((await find(Buffer.concat([FRAME, other, other])))?.position).toBe(FRAME.length);
  });

  it('may be the only one, up to the end of the sound', async () => {
    expect((await find(FRAME))?.position).toBe(0);
    expect((await find(Buffer.concat([FRAME, Buffer.alloc(9)]), 0, 1_000, FRAME.length))?.position).toBe(0);
    expect((await find(Buffer.concat([Buffer.alloc(2), FRAME]), 2))?.position).toBe(2);
    expect(await find(Buffer.concat([FRAME, Buffer.alloc(9)]))).toBeUndefined();
  });

  it('is searched as far as is asked', async () => {
    const late = Buffer.concat([Buffer.alloc(600), FRAME, FRAME]);
    expect((await find(late, 0, 600 + FRAME.length + 4))?.position).toBe(600);
    expect(await find(late, 0, 600 + FRAME.length + 3)).toBeUndefined();
    expect(await find(late, 700, 1_000, 600)).toBeUndefined();
    expect(await find(late, 500, 5_000, 550)).toBeUndefined();
  });
});

describe('the frames of an MP3', () => {
  const FRAME = mpegFrame();
  const count = async (bytes: Buffer, position = 0, end = bytes.length) =>
    countMp3Frames(aByteReader(bytes), { position, header: headerOf({ rate: 1 }) }, end);

  it('are counted, without junk between them and frames of other streams', async () => {
    expect(await count(Buffer.concat([FRAME, FRAME, FRAME]))).toBe(3);
    expect(await count(Buffer.concat([FRAME, Buffer.alloc(7), FRAME, mpegFrame({ rate: 0 }), FRAME]))).toBe(3);
    expect(await count(Buffer.concat([FRAME, mpegFrame({ bitrate: 3 }), FRAME]))).toBe(3);
  });

  it('are counted from the first one to the end of the sound, where the last one must be whole', async () => {
    const file = Buffer.concat([FRAME, FRAME, FRAME]);
    expect(await count(file, FRAME.length)).toBe(2);
    expect(await count(file, FRAME.length, 2 * FRAME.length)).toBe(1);
    expect(await count(file, 0, file.length - 1)).toBe(2);
    expect(await count(file, 0, 2 * FRAME.length)).toBe(2);
    expect(await count(file, 0, 2 * FRAME.length + 3)).toBe(2);
  });

  it('are counted once in a file that is read in several parts', async () => {
    const frames = 2_800;
    const file = Buffer.concat([FRAME, Buffer.alloc(3), ...Array.from({ length: frames - 1 }, () => FRAME)]);
    expect(await count(file)).toBe(frames);
  });
});

describe('the summary in the first frame', () => {
  it.each([
    ['MPEG 1, stereo', { version: 3, mode: 0 }, 36],
    ['MPEG 1, mono', { version: 3, mode: 3 }, 21],
    ['MPEG 2, stereo', { version: 2, mode: 0 }, 21],
    ['MPEG 2, mono', { version: 2, mode: 3 }, 13],
  ])('is read behind the side information of %s', (_, given, place) => {
    const frame = summaryFrame({ place, frames: 100, bytes: 5_000 });
    expect(readMp3Summary(viewOf(Buffer.concat([Buffer.alloc(3), frame])), 3, headerOf(given))).toEqual({
      frames: 100,
      bytes: 5_000,
      padding: 0,
    });
    expect(readMp3Summary(viewOf(summaryFrame({ place: place + 1, frames: 100 })), 0, headerOf(given))).toBeUndefined();
  });

  it.each([
    ['of Xing', { word: 'Xing', frames: 7 }, { frames: 7, bytes: undefined, padding: 0 }],
    ['of LAME', { word: 'Info', frames: 7, bytes: 9 }, { frames: 7, bytes: 9, padding: 0 }],
    ['with bytes of nothing', { frames: 7, bytes: 0 }, { frames: 7, bytes: undefined, padding: 0 }],
    ['without frames', { bytes: 9 }, undefined],
    ['of another program', { word: 'Xinx', frames: 7 }, undefined],
  ])('%s is read or not', (_, given, summary) => {
    expect(readMp3Summary(viewOf(summaryFrame(given)), 0, headerOf())).toEqual(summary);
  });

  it.each([
    ['frames', {}],
    ['frames and bytes', { bytes: 9 }],
    ['frames and a table', { hasTable: true }],
    ['frames and a quality', { hasQuality: true }],
    ['all', { bytes: 9, hasTable: true, hasQuality: true }],
  ])('has the silence at both ends behind %s', (_, given) => {
    const frame = summaryFrame({ frames: 7, ...given, lame: 'LAME3.100', padding: [0x240, 0x451] });
    expect(readMp3Summary(viewOf(frame), 0, headerOf())?.padding).toBe(0x240 + 0x451);
  });

  it.each([
    ['LAME', 0x691],
    ['Lavf', 0x691],
    ['Lavc', 0x691],
    ['L3.9', 0x691],
    ['Lavx', 0],
    ['L3x9', 0],
    ['XLAM', 0],
  ])('has the silence that %s wrote: %i samples', (lame, padding) => {
    const frame = summaryFrame({ frames: 7, lame, padding: [0x240, 0x451] });
    expect(readMp3Summary(viewOf(frame), 0, headerOf())?.padding).toBe(padding);
  });

  it('has no silence where the frame ends before it', () => {
    const place = 36 + 12;
    const frame = summaryFrame({ frames: 7, lame: 'LAME3.100', padding: [0x240, 0x451] });
    const paddingIn = (length: number) => readMp3Summary(viewOf(frame.subarray(0, length)), 0, headerOf())?.padding;
    expect([paddingIn(place + 24), paddingIn(place + 23)]).toEqual([0x691, 0]);
  });

  it('is not read where it is cut', () => {
    const frame = summaryFrame({ frames: 7 });
    expect(readMp3Summary(viewOf(frame.subarray(0, 36 + 16)), 0, headerOf())?.frames).toBe(7);
    expect(readMp3Summary(viewOf(frame.subarray(0, 36 + 15)), 0, headerOf())).toBeUndefined();
  });

  it('of Fraunhofer is 36 bytes behind the beginning, and has no silence', () => {
    const frame = Buffer.alloc(100);
    frame.write('VBRI', 39, 'latin1');
    frame.writeUInt32BE(5_000, 49);
    frame.writeUInt32BE(100, 53);
    expect(readMp3Summary(viewOf(frame), 3, headerOf())).toEqual({ frames: 100, bytes: 5_000, padding: 0 });
    expect(readMp3Summary(viewOf(frame.subarray(0, 57)), 3, headerOf())?.frames).toBe(100);
    expect(readMp3Summary(viewOf(frame.subarray(0, 56)), 3, headerOf())).toBeUndefined();
    expect(readMp3Summary(viewOf(frame), 2, headerOf())).toBeUndefined();
  });
});
