import type { PlaybackSource } from '../../../src/domain/playback/playback-source';

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

/** The original file of a song. */
export function aFile(overrides: Partial<PlaybackSource> = {}): PlaybackSource {
  return aSource({ id: 'file', kind: 'file', url: '/media/o/song-1', mimeType: 'audio/mpeg', codec: '', ...overrides });
}
