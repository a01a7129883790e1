import type { Kbps } from './audio-ladder';
import { formatMediaKey, type MediaKey } from './media-key';
import { INIT_NAME, segmentName } from './rendition';
import type { AudioSampleRate } from './segment-plan';
import type { ClipRung, VideoRung } from './video-ladder';

/** All of a song's sound, or the beginning of a premium song that anybody may hear. */
export type SoundPart = 'whole' | 'preview';

const SOUND: Readonly<Record<SoundPart, string>> = { whole: '/media/a', preview: '/media/pre' };

/** The adaptive playlist of a song's sound. */
export const audioMasterUrl = (key: MediaKey, part: SoundPart = 'whole'): string =>
  `${SOUND[part]}/${formatMediaKey(key)}/master.m3u8`;

/** The playlist of one audio rendition. */
export const audioPlaylistUrl = (key: MediaKey, kbps: Kbps, part: SoundPart = 'whole'): string =>
  `${SOUND[part]}/${formatMediaKey(key)}/${kbps}/index.m3u8`;

/** The address of every segment of an audio rendition, `{n}` counted from 0. */
export const audioSegmentPattern = (key: MediaKey, kbps: Kbps, part: SoundPart = 'whole'): string =>
  `${SOUND[part]}/${formatMediaKey(key)}/${kbps}/{n}.m4s`;

/** An address for the holder of the grant (security.md §4); relative addresses in a playlist carry the grant too. */
export const grantedUrl = (grant: string, url: string): string => `/p/${grant}${url}`;

/** The adaptive playlist of a song's video, sound muxed in. */
export const videoMasterUrl = (key: MediaKey): string => `/media/v/${formatMediaKey(key)}/master.m3u8`;

/** The playlist of one video rendition. */
export const videoPlaylistUrl = (key: MediaKey, rung: VideoRung): string =>
  `/media/v/${formatMediaKey(key)}/${rung}p/index.m3u8`;

/** The adaptive playlist of a short video; its key has the clip's id in the song's place. */
export const clipMasterUrl = (key: MediaKey): string => `/media/s/${formatMediaKey(key)}/master.m3u8`;

/** The playlist of one rendition of a short video. */
export const clipPlaylistUrl = (key: MediaKey, rung: ClipRung): string =>
  `/media/s/${formatMediaKey(key)}/${rung}p/index.m3u8`;

/** The files at the beginning of a short video's rendition: its playlist, its init segment and its first segment. */
export const clipOpeningUrls = (key: MediaKey, rung: ClipRung): readonly string[] => {
  const playlist = clipPlaylistUrl(key, rung);
  const folder = playlist.slice(0, playlist.lastIndexOf('/'));
  return [playlist, `${folder}/${INIT_NAME}`, `${folder}/${segmentName(0)}`];
};

/** The captions of a short video that has captions, as WebVTT. */
export const clipCaptionsUrl = (key: MediaKey): string => `/media/s/${formatMediaKey(key)}/captions.vtt`;

/** The source file itself. */
export const originalUrl = (key: MediaKey): string => `/media/o/${formatMediaKey(key)}`;

/** Names the init segment that all audio renditions of this rate share. */
export const initId = (sampleRate: AudioSampleRate): string => `aac-${sampleRate}`;

/** The address of a picture by its id; clients append the width (`contract/picture-template.ts`). */
export const imageUrl = (imageId: string): string => `/images/${imageId}`;

/** The id of the generated picture for something that has no picture of its own. */
export const drawnImageId = (id: string): string => `tone-${id}`;
