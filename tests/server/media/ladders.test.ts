import { audioLadder } from '../../../server/domain/media/audio-ladder';
import { clipLadder, outputFps, videoLadder } from '../../../server/domain/media/video-ladder';

describe('audioLadder', () => {
  it.each([
    ['a lossless source', { bitrate: 900_000, lossless: true }, [64, 128, 256]],
    ['a lossless source of few bits', { bitrate: 40_000, lossless: true }, [64, 128, 256]],
    ['320 kbit/s', { bitrate: 320_000, lossless: false }, [64, 128, 256]],
    ['192 kbit/s', { bitrate: 192_000, lossless: false }, [64, 128]],
    ['128 kbit/s measured a little short', { bitrate: 121_000, lossless: false }, [64, 128]],
    ['96 kbit/s', { bitrate: 96_000, lossless: false }, [64]],
    ['32 kbit/s', { bitrate: 32_000, lossless: false }, [64]],
    ['an unknown bitrate', { bitrate: 0, lossless: false }, [64]],
  ])('offers %s in useful renditions only', (_, source, rungs) => {
    expect(audioLadder(source).map(({ kbps }) => kbps)).toEqual(rungs);
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

  it('limits the width of a very wide picture to three times its rung', () => {
    expect(sizes(7200, 720)).toEqual([
      [360, 1080, 108],
      [720, 2160, 216],
    ]);
  });

  it('includes the sound in the bitrate', () => {
    const [lowest] = videoLadder({ codec: 'h264', width: 640, height: 360, fps: 25 });
    expect(lowest).toMatchObject({ videoBitrate: 700_000, audioKbps: 128, bitrate: 828_000 });
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
});

describe('outputFps', () => {
  it.each([
    [24, 24],
    [23.976, 24],
    [29.97, 30],
    [30, 30],
    [30.02, 30],
    [50, 25],
    [59.94, 30],
    [60, 30],
    [120, 30],
    [12.5, 13],
    [1, 5],
    [0, 25],
    [Number.NaN, 25],
  ])('turns %d into %d', (source, served) => {
    expect(outputFps(source)).toBe(served);
  });
});
