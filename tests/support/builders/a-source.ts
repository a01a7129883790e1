import type { InstantSource, InstantStart, PlaybackSource } from '../../../src/domain/playback/sources/playback-source';

/** An adaptive playlist of a song, unless said otherwise. */
export function aSource(overrides: Partial<PlaybackSource> = {}): PlaybackSource {
  return {
    id: 'auto',
    kind: 'hls',
    medium: 'audio',
    url: '/media/a/song-1/master.m3u8',
    mimeType: 'application/vnd.apple.mpegurl',
    codec: 'mp4a.40.2',
    bitrate: 0,
    start: null,
    ...overrides,
  };
}

/** The segments of a song of 30 s: 1 s, then 4 s each, in whole frames of 1024 samples, after one frame of encoder silence. */
export function aStart(overrides: Partial<InstantStart> = {}): InstantStart {
  const segmentPattern = overrides.segmentPattern ?? '/media/a/song-1/64/{n}.m4s';
  const firstDuration = (47 * 1024) / 48_000;
  return {
    initBase64: 'aW5pdA==',
    segmentPattern,
    firstDuration,
    segmentDuration: 4 * firstDuration,
    duration: 30,
    sampleRate: 48_000,
    encoderDelaySamples: 1024,
    renditions: [
      { bitrate: 64_000, segmentPattern },
      { bitrate: 256_000, segmentPattern: segmentPattern.replace('/64/', '/256/') },
    ],
    ...overrides,
  };
}

/** A song that needs no manifest. */
export function anInstantSource(song: string, start: Partial<InstantStart> = {}): InstantSource {
  const segmentPattern = `/media/a/${song}/64/{n}.m4s`;
  return { ...aSource({ url: `/media/a/${song}/master.m3u8` }), start: aStart({ segmentPattern, ...start }) };
}

/** The original file of a song. */
export function aFile(overrides: Partial<PlaybackSource> = {}): PlaybackSource {
  return aSource({ id: 'file', kind: 'file', url: '/media/o/song-1', mimeType: 'audio/mpeg', codec: '', ...overrides });
}
