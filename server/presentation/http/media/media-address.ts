import { AUDIO_KBPS } from '../../../domain/media/audio-ladder';
import { parseMediaKey, type MediaKey } from '../../../domain/media/media-key';
import { INIT_NAME, type RenditionRef, type SegmentName } from '../../../domain/media/rendition';
import { CLIP_RUNGS, VIDEO_RUNGS } from '../../../domain/media/video-ladder';

export type MediaKind = RenditionRef['kind'];

const SEGMENT = /^(0|[1-9]\d{0,6})\.m4s$/;

/** The rendition that `/media/{a|pre|v|s}/{key}/{variant}` names; undefined for any other address. */
export function readRendition(kind: MediaKind, keyText: string, variant: string): RenditionRef | undefined {
  const key = parseMediaKey(keyText);
  if (key === undefined) return undefined;
  if (kind === 'clip') return clipRef(key, variant);
  return kind === 'video' ? videoRef(key, variant) : audioRef(kind, key, variant);
}

/** The segment that a file name denotes; undefined if it denotes none. */
export function readSegmentName(text: string): SegmentName | undefined {
  return text === INIT_NAME || SEGMENT.test(text) ? (text as SegmentName) : undefined;
}

function audioRef(kind: 'audio' | 'preview', key: MediaKey, variant: string): RenditionRef | undefined {
  const kbps = AUDIO_KBPS.find((each) => String(each) === variant);
  return kbps && { kind, key, kbps };
}

function videoRef(key: MediaKey, variant: string): RenditionRef | undefined {
  const rung = VIDEO_RUNGS.find((each) => `${each}p` === variant);
  return rung && { kind: 'video', key, rung };
}

function clipRef(key: MediaKey, variant: string): RenditionRef | undefined {
  const rung = CLIP_RUNGS.find((each) => `${each}p` === variant);
  return rung && { kind: 'clip', key, rung };
}
