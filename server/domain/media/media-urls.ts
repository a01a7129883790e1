import type { Kbps } from './audio-ladder';
import { formatMediaKey, type MediaKey } from './media-key';
import type { AudioSampleRate } from './segment-plan';
import type { VideoRung } from './video-ladder';

/** The adaptive playlist of a song's sound. */
export const audioMasterUrl = (key: MediaKey): string => `/media/a/${formatMediaKey(key)}/master.m3u8`;

/** The playlist of one audio rendition. */
export const audioPlaylistUrl = (key: MediaKey, kbps: Kbps): string =>
  `/media/a/${formatMediaKey(key)}/${kbps}/index.m3u8`;

/** The address of every segment of an audio rendition, `{n}` counted from 0. */
export const audioSegmentPattern = (key: MediaKey, kbps: Kbps): string =>
  `/media/a/${formatMediaKey(key)}/${kbps}/{n}.m4s`;

/** The adaptive playlist of a song's video, sound muxed in. */
export const videoMasterUrl = (key: MediaKey): string => `/media/v/${formatMediaKey(key)}/master.m3u8`;

/** The playlist of one video rendition. */
export const videoPlaylistUrl = (key: MediaKey, rung: VideoRung): string =>
  `/media/v/${formatMediaKey(key)}/${rung}p/index.m3u8`;

/** The source file itself. */
export const originalUrl = (key: MediaKey): string => `/media/o/${formatMediaKey(key)}`;

/** Names the init segment that all audio renditions of this rate share. */
export const initId = (sampleRate: AudioSampleRate): string => `aac-${sampleRate}`;

/** A picture by its id; the asker adds `?w=` with one of the offered widths. */
export const imageUrl = (imageId: string): string => `/images/${imageId}`;

/** The id of the drawn picture of something that has none of its own. */
export const drawnImageId = (id: string): string => `tone-${id}`;
