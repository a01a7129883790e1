import { initSegment } from '../../../server/domain/media/init-segments';
import { formatMediaKey, parseMediaKey } from '../../../server/domain/media/media-key';
import {
  audioMasterUrl,
  audioPlaylistUrl,
  audioSegmentPattern,
  clipCaptionsUrl,
  clipMasterUrl,
  clipOpeningUrls,
  clipPlaylistUrl,
  drawnImageId,
  grantedUrl,
  imageUrl,
  initId,
  originalUrl,
  videoMasterUrl,
  videoPlaylistUrl,
} from '../../../server/domain/media/media-urls';
import {
  clipRenditionsOf,
  renditionFolder,
  renditionOf,
  renditionsOf,
  segmentName,
  sourceKind,
} from '../../../server/domain/media/rendition';
import { readRendition, readSegmentName } from '../../../server/presentation/http/media/media-address';
import { planAudio, planVideo } from '../../../server/domain/media/segment-plan';
import { aMediaSource, LOSSLESS } from '../../support/builders/a-media-source';

const KEY = { songId: 'aB3', revision: '4c5d' };
const VIDEO = { codec: 'h264', width: 1280, height: 720, fps: 24 };

describe('a media key', () => {
  it('is parsed back from its text', () => {
    expect(formatMediaKey(KEY)).toBe('aB3-4c5d1');
    expect(parseMediaKey('aB3-4c5d1')).toEqual(KEY);
  });

  it('has an id of at most 40 characters and a revision of at most 19', () => {
    const longest = { songId: 'Z9'.repeat(20), revision: '0'.repeat(19) };
    expect(parseMediaKey(formatMediaKey(longest))).toEqual(longest);
    expect(parseMediaKey(formatMediaKey({ ...longest, revision: '0'.repeat(20) }))).toBeUndefined();
    expect(parseMediaKey(formatMediaKey({ songId: 'a', revision: 'z' }))).toEqual({ songId: 'a', revision: 'z' });
  });

  it.each([
    '',
    'aB3',
    '-4c5d1',
    'x/aB3-4c5d1',
    'aB3-4c5d1/x',
    'aB3-4c5d1 ',
    'aB3-',
    'aB3-1',
    'aB3-4c5d2',
    'aB3-4C5d1',
    'a/b-4c5d1',
    '../x-4c5d1',
    `${'a'.repeat(41)}-4c5d1`,
  ])('is not read from %j', (text) => {
    expect(parseMediaKey(text)).toBeUndefined();
  });
});

describe('media addresses', () => {
  it('match the table of addresses', () => {
    expect([
      audioMasterUrl(KEY),
      audioPlaylistUrl(KEY, 64),
      audioSegmentPattern(KEY, 128),
      videoMasterUrl(KEY),
      videoPlaylistUrl(KEY, 720),
      originalUrl(KEY),
      imageUrl(drawnImageId('aB3')),
      audioMasterUrl(KEY, 'preview'),
      audioPlaylistUrl(KEY, 64, 'preview'),
      audioSegmentPattern(KEY, 64, 'preview'),
      grantedUrl('day.end.session.mac', originalUrl(KEY)),
      clipMasterUrl(KEY),
      clipPlaylistUrl(KEY, 1080),
      clipCaptionsUrl(KEY),
    ]).toEqual([
      '/media/a/aB3-4c5d1/master.m3u8',
      '/media/a/aB3-4c5d1/64/index.m3u8',
      '/media/a/aB3-4c5d1/128/{n}.m4s',
      '/media/v/aB3-4c5d1/master.m3u8',
      '/media/v/aB3-4c5d1/720p/index.m3u8',
      '/media/o/aB3-4c5d1',
      '/images/tone-aB3',
      '/media/pre/aB3-4c5d1/master.m3u8',
      '/media/pre/aB3-4c5d1/64/index.m3u8',
      '/media/pre/aB3-4c5d1/64/{n}.m4s',
      '/p/day.end.session.mac/media/o/aB3-4c5d1',
      '/media/s/aB3-4c5d1/master.m3u8',
      '/media/s/aB3-4c5d1/1080p/index.m3u8',
      '/media/s/aB3-4c5d1/captions.vtt',
    ]);
  });

  it('of the beginning of a short video are those of its playlist, its init segment and its first segment', () => {
    expect(clipOpeningUrls(KEY, 540)).toEqual([
      '/media/s/aB3-4c5d1/540p/index.m3u8',
      '/media/s/aB3-4c5d1/540p/init.mp4',
      '/media/s/aB3-4c5d1/540p/0.m4s',
    ]);
  });

  it.each([
    ['audio', 'aB3-4c5d1', '64', { kind: 'audio', key: KEY, kbps: 64 }],
    ['video', 'aB3-4c5d1', '720p', { kind: 'video', key: KEY, rung: 720 }],
    ['preview', 'aB3-4c5d1', '64', { kind: 'preview', key: KEY, kbps: 64 }],
    ['preview', 'aB3-4c5d1', '360p', undefined],
    ['clip', 'aB3-4c5d1', '540p', { kind: 'clip', key: KEY, rung: 540 }],
    ['clip', 'aB3-4c5d1', '541p', undefined],
    ['video', 'aB3-4c5d1', '540p', undefined],
    ['audio', 'aB3-4c5d1', '65', undefined],
    ['audio', 'aB3-4c5d1', '64p', undefined],
    ['video', 'aB3-4c5d1', '720', undefined],
    ['video', 'nothing', '720p', undefined],
  ] as const)('%s %s %s is read strictly', (kind, key, variant, ref) => {
    expect(readRendition(kind, key, variant)).toEqual(ref);
  });

  it.each(['0.m4s', '12.m4s', 'init.mp4'])('%s is a segment name', (name) => {
    expect(readSegmentName(name)).toBe(name);
  });

  it.each(['', '00.m4s', '-1.m4s', '1.m4s.part', 'complete', '../0.m4s', '1e3.m4s', '12345678.m4s'])(
    '%j is not a segment name',
    (name) => {
      expect(readSegmentName(name)).toBeUndefined();
    },
  );

  it('include the init segments that songs share', () => {
    expect([initId(44_100), initId(48_000)]).toEqual(['aac-44100', 'aac-48000']);
    expect(['aac-44100', 'aac-48000'].map((id) => initSegment(id)?.length)).toEqual([589, 589]);
    expect(initSegment('aac-22050')).toBeUndefined();
  });
});

describe('renditions', () => {
  it('are found by their address', () => {
    const ref = { kind: 'audio', key: { songId: 'song1', revision: 'r1' }, kbps: 128 } as const;
    expect(renditionFolder(ref)).toBe('a/song1-r11/128');
    const source = aMediaSource({ durationMs: 60_000, video: VIDEO });
    expect(renditionOf(ref, source)).toEqual({
      kind: 'audio',
      folder: 'a/song1-r11/128',
      source,
      sampleRate: 44_100,
      plan: planAudio(60_000, 44_100),
      settings: { kbps: 128, bitrate: 128_000, codec: 'mp4a.40.2' },
    });
  });

  it('of a preview have the first 30 s of the song', () => {
    const source = aMediaSource({ durationMs: 60_000 });
    const ref = { kind: 'preview', key: { songId: 'song1', revision: 'r1' }, kbps: 64 } as const;
    expect(renditionOf(ref, source)).toMatchObject({
      folder: 'pre/song1-r11/64',
      source: { ...source, durationMs: 30_000 },
      plan: planAudio(30_000, 44_100),
    });
  });

  it.each([
    ['video', 720, 'v/song1-r11/720p', 2_400_000],
    ['clip', 720, 's/song1-r11/720p', 1_800_000],
  ] as const)('of a %s have the settings of its own ladder', (kind, rung, folder, videoBitrate) => {
    const source = aMediaSource({ video: VIDEO, audio: { ...LOSSLESS, sampleRate: 96_000 } });
    const key = { songId: 'song1', revision: 'r1' };
    expect(renditionOf({ kind, key, rung }, source)).toMatchObject({
      kind: 'video',
      folder,
      source,
      sampleRate: 48_000,
      plan: planVideo(20_000, 24),
      settings: { rung, videoBitrate, fps: 24, width: 1280, height: 720 },
    });
  });

  it('do not exist where the song is not offered in them', () => {
    const key = { songId: 'song1', revision: 'r1' };
    const lossy = { ...aMediaSource().audio, lossless: false, bitrate: 96_000 };
    expect(renditionOf({ kind: 'audio', key, kbps: 128 }, aMediaSource({ audio: lossy }))).toBeUndefined();
    expect(renditionOf({ kind: 'video', key, rung: 360 }, aMediaSource())).toBeUndefined();
    const small = aMediaSource({ video: { ...VIDEO, width: 640, height: 360 } });
    expect(renditionOf({ kind: 'video', key, rung: 720 }, small)).toBeUndefined();
  });

  it('of a video song are its sound and its pictures', () => {
    const names = renditionsOf(aMediaSource({ video: VIDEO })).map(({ folder }) => folder);
    expect(names).toEqual([
      'a/song1-r11/64',
      'a/song1-r11/128',
      'a/song1-r11/256',
      'v/song1-r11/360p',
      'v/song1-r11/720p',
    ]);
    expect(renditionsOf(aMediaSource())).toHaveLength(3);
  });

  it('of a short video are its pictures, in a folder of their own', () => {
    const upright = aMediaSource({ video: { ...VIDEO, width: 1080, height: 1920 } });
    const names = clipRenditionsOf(upright).map(({ folder }) => folder);
    expect(names).toEqual(['360p', '540p', '720p', '1080p'].map((rung) => `s/song1-r11/${rung}`));
    expect(clipRenditionsOf(aMediaSource())).toEqual([]);
    expect((['audio', 'preview', 'video', 'clip'] as const).map(sourceKind)).toEqual([
      'audio',
      'audio',
      'video',
      'clip',
    ]);
  });

  it('of a short video begin with a segment of one second', () => {
    const [lowest] = clipRenditionsOf(aMediaSource({ video: { ...VIDEO, width: 1080, height: 1920, fps: 25 } }));
    expect(lowest?.plan).toMatchObject({ firstUnits: 25, nextUnits: 100, timescale: 25 });
  });

  it('name their segments by number', () => {
    expect(segmentName(7)).toBe('7.m4s');
  });
});
