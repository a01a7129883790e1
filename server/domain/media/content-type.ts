import type { MediaContainer } from '../catalogue/media-facts';

/** The only content types of media responses. */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
export const AUDIO_SEGMENT_TYPE = 'audio/mp4';
export const VIDEO_SEGMENT_TYPE = 'video/mp4';
export const CAPTIONS_TYPE = 'text/vtt; charset=utf-8';

const ORIGINALS: Readonly<Record<MediaContainer, readonly [audio: string, video: string]>> = {
  mp3: ['audio/mpeg', 'audio/mpeg'],
  mp4: ['audio/mp4', 'video/mp4'],
  flac: ['audio/flac', 'audio/flac'],
  ogg: ['audio/ogg', 'video/ogg'],
  wav: ['audio/wav', 'audio/wav'],
  matroska: ['audio/x-matroska', 'video/x-matroska'],
  webm: ['audio/webm', 'video/webm'],
  adts: ['audio/aac', 'audio/aac'],
  aiff: ['audio/aiff', 'audio/aiff'],
  asf: ['audio/x-ms-wma', 'video/x-ms-wmv'],
  wavpack: ['audio/x-wavpack', 'audio/x-wavpack'],
  ape: ['audio/x-ape', 'audio/x-ape'],
  musepack: ['audio/x-musepack', 'audio/x-musepack'],
  tta: ['audio/x-tta', 'audio/x-tta'],
  dsf: ['audio/x-dsf', 'audio/x-dsf'],
  dff: ['audio/x-dff', 'audio/x-dff'],
  ac3: ['audio/ac3', 'audio/ac3'],
  dts: ['audio/vnd.dts', 'audio/vnd.dts'],
  amr: ['audio/amr', 'audio/amr'],
  caf: ['audio/x-caf', 'audio/x-caf'],
  avi: ['video/x-msvideo', 'video/x-msvideo'],
  flv: ['video/x-flv', 'video/x-flv'],
  mpeg: ['audio/mpeg', 'video/mpeg'],
  other: ['application/octet-stream', 'application/octet-stream'],
};

/** The content type of a source file, by its container and whether it has a picture. */
export function originalType(container: MediaContainer, hasVideo: boolean): string {
  return ORIGINALS[container][hasVideo ? 1 : 0];
}
