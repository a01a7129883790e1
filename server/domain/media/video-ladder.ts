import type { VideoFacts } from '../catalogue/media-facts';
import type { Kbps } from './audio-ladder';

/** The shorter side of a picture in pixels, as in "720p". */
export const VIDEO_RUNGS = [360, 720] as const;
export type VideoRung = (typeof VIDEO_RUNGS)[number];

export interface VideoRendition {
  readonly rung: VideoRung;
  readonly width: number;
  readonly height: number;
  /** Frames per second, whole, so that segments end on whole seconds. */
  readonly fps: number;
  /** The most the picture may take, bits per second. */
  readonly videoBitrate: number;
  readonly audioKbps: Kbps;
  /** Bits per second of picture and sound. */
  readonly bitrate: number;
  readonly codec: string;
  readonly level: string;
}

const FPS_MAX = 30;
const FPS_MIN = 5;
const FPS_UNKNOWN = 25;

const SETTINGS = {
  360: { videoBitrate: 700_000, audioKbps: 128, codec: 'avc1.4d401e', level: '3.0' },
  720: { videoBitrate: 2_400_000, audioKbps: 256, codec: 'avc1.4d401f', level: '3.1' },
} as const;

/** The sizes a video is offered in, lowest first: never above the source, and one at the source's size where it is smaller. */
export function videoLadder(source: VideoFacts): readonly VideoRendition[] {
  const side = Math.min(source.width, source.height);
  return VIDEO_RUNGS.filter((rung, index) => index === 0 || rung <= side).map((rung) => videoRendition(rung, source));
}

/** Frames per second of every rendition: the source's, whole, halved above 30 and at least 5. */
export function outputFps(sourceFps: number): number {
  if (!(sourceFps > 0)) return FPS_UNKNOWN;
  const halvings = Math.max(0, Math.ceil(Math.log2(Math.round(sourceFps) / FPS_MAX)));
  return Math.max(FPS_MIN, Math.round(sourceFps / 2 ** halvings));
}

function videoRendition(rung: VideoRung, source: VideoFacts): VideoRendition {
  const settings = SETTINGS[rung];
  const scale = Math.min(
    1,
    rung / Math.min(source.width, source.height),
    (rung * 3) / Math.max(source.width, source.height),
  );
  return {
    ...settings,
    rung,
    width: evenPixels(source.width * scale),
    height: evenPixels(source.height * scale),
    fps: outputFps(source.fps),
    bitrate: settings.videoBitrate + settings.audioKbps * 1000,
  };
}

// 4:2:0 halves both sides.
function evenPixels(length: number): number {
  return Math.max(2, 2 * Math.round(length / 2));
}
