import type { VideoFacts } from '../catalogue/media-facts';
import type { Kbps } from './audio-ladder';

/** The shorter side of a picture in pixels, as in "720p". */
export const VIDEO_RUNGS = [360, 720] as const;
export type VideoRung = (typeof VIDEO_RUNGS)[number];

/** The sizes in which a short video is offered. */
export const CLIP_RUNGS = [360, 540, 720, 1080] as const;
export type ClipRung = (typeof CLIP_RUNGS)[number];

export interface VideoRendition<Rung extends number = VideoRung> {
  readonly rung: Rung;
  readonly width: number;
  readonly height: number;
  /** Frames per second, whole, so that segments end on whole seconds. */
  readonly fps: number;
  /** The highest bitrate of the picture, in bits per second. */
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

type Settings = Pick<VideoRendition, 'videoBitrate' | 'audioKbps' | 'codec' | 'level'>;

const SETTINGS: Readonly<Record<VideoRung, Settings>> = {
  360: { videoBitrate: 700_000, audioKbps: 128, codec: 'avc1.4d401e', level: '3.0' },
  720: { videoBitrate: 2_400_000, audioKbps: 256, codec: 'avc1.4d401f', level: '3.1' },
};

/** A feed begins with the lowest: one second of it is about 65 kB, and the first second is less. */
const CLIP_SETTINGS: Readonly<Record<ClipRung, Settings>> = {
  360: { videoBitrate: 450_000, audioKbps: 64, codec: 'avc1.4d401e', level: '3.0' },
  540: { videoBitrate: 1_000_000, audioKbps: 128, codec: 'avc1.4d401f', level: '3.1' },
  720: { videoBitrate: 1_800_000, audioKbps: 128, codec: 'avc1.4d401f', level: '3.1' },
  1080: { videoBitrate: 3_800_000, audioKbps: 128, codec: 'avc1.4d4028', level: '4.0' },
};

/**
 * The sizes in which a video is offered, lowest first: none above the source, and one at the source's size if the source is
 * smaller.
 */
export function videoLadder(source: VideoFacts): readonly VideoRendition[] {
  return worthwhile(VIDEO_RUNGS, source).map((rung) => videoRendition(rung, source, SETTINGS[rung]));
}

/**
 * The sizes in which a short video is offered, lowest first; like a video's, with more steps between a cold start and a large
 * screen.
 */
export function clipLadder(source: VideoFacts): readonly VideoRendition<ClipRung>[] {
  return worthwhile(CLIP_RUNGS, source).map((rung) => videoRendition(rung, source, CLIP_SETTINGS[rung]));
}

/** Frames per second of every rendition: the source's as a whole number, halved above 30 and at least 5. */
export function outputFps(sourceFps: number): number {
  if (!(sourceFps > 0)) return FPS_UNKNOWN;
  const halvings = Math.max(0, Math.ceil(Math.log2(Math.round(sourceFps) / FPS_MAX)));
  return Math.max(FPS_MIN, Math.round(sourceFps / 2 ** halvings));
}

function worthwhile<Rung extends number>(rungs: readonly Rung[], { width, height }: VideoFacts): readonly Rung[] {
  return rungs.filter((rung, index) => index === 0 || rung <= Math.min(width, height));
}

function videoRendition<Rung extends number>(rung: Rung, source: VideoFacts, settings: Settings): VideoRendition<Rung> {
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
