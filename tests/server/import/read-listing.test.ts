import { readListing } from '../../../server/infrastructure/ffmpeg/read-listing';

const listing = (...lines: readonly string[]): string =>
  ['', ...lines, 'At least one output file must be specified'].join('\n');
const FILM = listing(
  "Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'file:/music/a.mp4':",
  '  Duration: 00:01:04.25, start: 0.000000, bitrate: 154 kb/s',
  '  Stream #0:0[0x1](und): Video: mjpeg (Baseline), yuvj420p, 300x300 [SAR 1:1 DAR 1:1], 90k tbn (attached pic)',
  '  Stream #0:1[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p, 320x180 [SAR 4:3 DAR 64:27], 14 kb/s, 23.98 fps',
  '    Side data:',
  '      displaymatrix: rotation of -90.00 degrees',
  '  Stream #0:2[0x2](und): Audio: ac3 (ac-3 / 0x332D6361), 48000 Hz, 5.1(side), fltp, 448 kb/s (default)',
  '  Stream #0:3(eng): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, stereo, fltp, 128 kb/s',
  '  Stream #0:4: Audio: aac (LC) (enca / 0x61636E65), 44100 Hz, stereo, 128 kb/s',
);

describe('the listing that ffmpeg prints for a file', () => {
  it('gives the sound tracks in their order, with null for an encrypted track', () => {
    expect(readListing(FILM)?.sounds).toEqual([
      { codec: 'ac3', sampleRate: 48_000, channels: 6, bitrate: 448_000, track: 0 },
      { codec: 'aac', sampleRate: 44_100, channels: 2, bitrate: 128_000, track: 1 },
      null,
    ]);
  });

  it('gives the moving picture in its displayed shape, and the stated length', () => {
    expect(readListing(FILM)).toMatchObject({
      container: 'mp4',
      statedMs: 64_250,
      isGuess: false,
      video: { codec: 'h264', width: 180, height: 427, fps: 23.98 },
    });
  });

  it.each([
    ['pcm_s16be, 44100 Hz, mono, s16', { codec: 'pcm', channels: 1 }],
    ['adpcm_ms ([2][0][0][0] / 0x0002), 22050 Hz, 2 channels, s16', { codec: 'adpcm', channels: 2 }],
    ['dsd_lsbf_planar, 352800 Hz, quad, fltp', { codec: 'dsd', channels: 4 }],
    ['dst, 352800 Hz, stereo, flt', { codec: 'dsd', channels: 2 }],
    ['dca (DTS), 48000 Hz, 7.1, s32p', { codec: 'dts', channels: 8 }],
    ['wmav2 (a[1][0][0] / 0x0161), 44100 Hz, stereo, fltp', { codec: 'wmav2', bitrate: 0 }],
  ])('gives one name for a codec, whatever its byte order is: %s', (told, sound) => {
    const text = listing("Input #0, aiff, from 'file:a':", '  Duration: N/A', `  Stream #0:0: Audio: ${told}`);
    expect(readListing(text)).toMatchObject({ container: 'aiff', statedMs: 0, video: null, sounds: [sound] });
  });

  it('marks an estimated length as a guess, and accepts formats without a name of their own', () => {
    const guess = '[ac3 @ 0x1] Estimating duration from bitrate, this may be inaccurate';
    const text = listing(
      guess,
      "Input #0, rm, from 'file:a':",
      '  Duration: 00:00:09.00',
      '  Stream #0:0: Audio: cook, 8000 Hz, mono',
    );
    expect(readListing(text)).toMatchObject({ container: 'other', statedMs: 9_000, isGuess: true });
  });

  it.each(['', 'file:a.mp3: Invalid data found when processing input'])(
    'gives nothing for a file that ffmpeg did not open: %s',
    (text) => {
      expect(readListing(text)).toBeUndefined();
    },
  );
});
