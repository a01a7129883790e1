import { audioLadder } from '../../../server/domain/media/audio-ladder';
import { clipLadder, outputFps, videoLadder } from '../../../server/domain/media/video-ladder';

describe('audioLadder', () => {
  it.each([
    ['a lossless source', { bitrate: 900_000, lossless: true }, [64, 128, 256]],
    ['a lossless source of few bits', { bitrate: 40_000, lossless: true }, [64, 128, 256]],
    ['320 kbit/s', { bitrate: 320_000, lossless: false }, [64, 128, 256]],
    ['192 kbit/s', { bitrate: 192_000, lossless: false }, [64, 128]],
    ['128 kbit/s measured a little short', { bitrate: 121_000, lossless: false }, [64, 128]],
    ['the least bitrate that counts as 128 kbit/s', { bitrate: 116_364, lossless: false }, [64, 128]],
    ['a bitrate just below it', { bitrate: 116_363, lossless: false }, [64]],
    ['the least bitrate that counts as 256 kbit/s', { bitrate: 232_728, lossless: false }, [64, 128, 256]],
    ['one that is just below it', { bitrate: 232_727, lossless: false }, [64, 128]],
    ['96 kbit/s', { bitrate: 96_000, lossless: false }, [64]],
    ['32 kbit/s', { bitrate: 32_000, lossless: false }, [64]],
    ['an unknown bitrate', { bitrate: 0, lossless: false }, [64]],
  ])('offers %s in useful renditions only', (_, source, rungs) => {
    expect(audioLadder(source).map(({ kbps }) => kbps)).toEqual(rungs);
  });

  it('states the bitrate in bits per second and the codec of each rendition', () => {
    expect(audioLadder({ bitrate: 320_000, lossless: false })).toEqual([
      { kbps: 64, bitrate: 64_000, codec: 'mp4a.40.2' },
      { kbps: 128, bitrate: 128_000, codec: 'mp4a.40.2' },
      { kbps: 256, bitrate: 256_000, codec: 'mp4a.40.2' },
    ]);
  });
});

describe('videoLadder', () => {
  const sizes = (width: number, height: number) =>
    videoLadder({ codec: 'h264', width, height, fps: 25 }).map((each) => [each.rung, each.width, each.height]);

  it.each([
    [
      1920,
      1080,
      [
        [360, 640, 360],
        [720, 1280, 720],
      ],
    ],
    [
      1280,
      720,
      [
        [360, 640, 360],
        [720, 1280, 720],
      ],
    ],
    [854, 480, [[360, 640, 360]]],
    [640, 360, [[360, 640, 360]]],
    [426, 240, [[360, 426, 240]]],
    [
      1080,
      1920,
      [
        [360, 360, 640],
        [720, 720, 1280],
      ],
    ],
    [641, 361, [[360, 640, 360]]],
    [3, 1, [[360, 4, 2]]],
  ])('offers %i×%i never above its size, in even numbers', (width, height, renditions) => {
    expect(sizes(width, height)).toEqual(renditions);
  });

  it('limits the longer side of a very wide or very high picture to three times its rung', () => {
    expect(sizes(7200, 720)).toEqual([
      [360, 1080, 108],
      [720, 2160, 216],
    ]);
    expect(sizes(720, 7200)).toEqual([
      [360, 108, 1080],
      [720, 216, 2160],
    ]);
    expect(sizes(2_000, 1)).toEqual([[360, 1080, 2]]);
  });

  it('includes the sound in the bitrate', () => {
    const h264 = videoLadder({ codec: 'h264', width: 1280, height: 720, fps: 50 });
    expect(h264).toEqual([
      {
        rung: 360,
        width: 640,
        height: 360,
        fps: 25,
        codec: 'avc1.4d401e',
        level: '3.0',
        videoBitrate: 700_000,
        audioKbps: 128,
        bitrate: 828_000,
      },
      {
        rung: 720,
        width: 1280,
        height: 720,
        fps: 25,
        codec: 'avc1.4d401f',
        level: '3.1',
        videoBitrate: 2_400_000,
        audioKbps: 256,
        bitrate: 2_656_000,
      },
    ]);
  });
});

describe('clipLadder', () => {
  const rungs = (width: number, height: number) =>
    clipLadder({ codec: 'h264', width, height, fps: 30 }).map((each) => [each.rung, each.width, each.height]);

  it.each([
    [
      1080,
      1920,
      [
        [360, 360, 640],
        [540, 540, 960],
        [720, 720, 1280],
        [1080, 1080, 1920],
      ],
    ],
    [
      720,
      1280,
      [
        [360, 360, 640],
        [540, 540, 960],
        [720, 720, 1280],
      ],
    ],
    [
      600,
      900,
      [
        [360, 360, 540],
        [540, 540, 810],
      ],
    ],
    [240, 426, [[360, 240, 426]]],
    [
      1920,
      1080,
      [
        [360, 640, 360],
        [540, 960, 540],
        [720, 1280, 720],
        [1080, 1920, 1080],
      ],
    ],
    [
      2160,
      3840,
      [
        [360, 360, 640],
        [540, 540, 960],
        [720, 720, 1280],
        [1080, 1080, 1920],
      ],
    ],
  ])('offers %i×%i never above its size', (width, height, renditions) => {
    expect(rungs(width, height)).toEqual(renditions);
  });

  it('begins with a bitrate for a slow connection, and increases with every step', () => {
    const bitrates = clipLadder({ codec: 'h264', width: 1080, height: 1920, fps: 25 }).map(({ bitrate }) => bitrate);
    expect(bitrates[0]).toBe(514_000);
    expect(bitrates).toEqual([...bitrates].sort((a, b) => a - b));
  });

  it('has a profile level that fits the size of each step', () => {
    const ladder = clipLadder({ codec: 'h264', width: 1080, height: 1920, fps: 30 });
    expect(
      ladder.map((each) => [each.rung, each.codec, each.level, each.videoBitrate, each.audioKbps, each.bitrate]),
    ).toEqual([
      [360, 'avc1.4d401e', '3.0', 450_000, 64, 514_000],
      [540, 'avc1.4d401f', '3.1', 1_000_000, 128, 1_128_000],
      [720, 'avc1.4d401f', '3.1', 1_800_000, 128, 1_928_000],
      [1080, 'avc1.4d4028', '4.0', 3_800_000, 128, 3_928_000],
    ]);
  });
});

describe('outputFps', () => {
  it.each([
    [24, 24],
    [23.976, 24],
    [29.97, 30],
    [30, 30],
    [30.02, 30],
    [30.49, 30],
    [30.5, 15],
    [31, 16],
    [50, 25],
    [59.94, 30],
    [60, 30],
    [120, 30],
    [61, 15],
    [240, 30],
    [241, 15],
    [12.5, 13],
    [12.4, 12],
    [6, 6],
    [5, 5],
    [4, 5],
    [1, 5],
    [0, 25],
    [-1, 25],
    [0.5, 5],
    [Number.NaN, 25],
  ])('turns %d into %d', (source, served) => {
    expect(outputFps(source)).toBe(served);
  });
});
