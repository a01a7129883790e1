import { audioLadder, type AudioRendition, type Kbps } from './audio-ladder';
import { formatMediaKey, type MediaKey } from './media-key';
import type { MediaSource } from './media-source';
import { planAudio, planVideo, servedSampleRate, type AudioSampleRate, type SegmentPlan } from './segment-plan';
import { videoLadder, type VideoRendition, type VideoRung } from './video-ladder';

/** What an address asks for. */
export type RenditionRef =
  | { readonly kind: 'audio'; readonly key: MediaKey; readonly kbps: Kbps }
  | { readonly kind: 'video'; readonly key: MediaKey; readonly rung: VideoRung };

interface Common {
  /** The rendition's place in the cache, and its name. */
  readonly folder: string;
  readonly source: MediaSource;
  readonly plan: SegmentPlan;
}

/** One way of encoding one song, with its cuts. */
export type Rendition =
  | (Common & { readonly kind: 'audio'; readonly settings: AudioRendition; readonly sampleRate: AudioSampleRate })
  | (Common & { readonly kind: 'video'; readonly settings: VideoRendition; readonly sampleRate: AudioSampleRate });

export type SegmentName = 'init.mp4' | `${number}.m4s`;
export const INIT_NAME = 'init.mp4' satisfies SegmentName;

/** The file name of segment `index`, counted from 0. */
export const segmentName = (index: number): SegmentName => `${index}.m4s`;

/** A rendition's place in the cache, and its name. */
export function renditionFolder(ref: RenditionRef): string {
  const key = formatMediaKey(ref.key);
  return ref.kind === 'audio' ? `a/${key}/${ref.kbps}` : `v/${key}/${ref.rung}p`;
}

/** The rendition that `ref` names, made from `source`; undefined where the song is not offered in it. */
export function renditionOf(ref: RenditionRef, source: MediaSource): Rendition | undefined {
  return ref.kind === 'audio' ? audioOf(ref, source) : videoOf(ref, source);
}

/** Every rendition a song is offered in: sound first, lowest first. */
export function renditionsOf(source: MediaSource): readonly Rendition[] {
  const { songId, revision } = source;
  const key = { songId, revision };
  const audio = audioLadder(source.audio).map(({ kbps }) => renditionOf({ kind: 'audio', key, kbps }, source));
  const rungs = source.video === null ? [] : videoLadder(source.video);
  const video = rungs.map(({ rung }) => renditionOf({ kind: 'video', key, rung }, source));
  return [...audio, ...video].filter((each) => each !== undefined);
}

function audioOf(ref: Extract<RenditionRef, { kind: 'audio' }>, source: MediaSource): Rendition | undefined {
  const settings = audioLadder(source.audio).find(({ kbps }) => kbps === ref.kbps);
  if (settings === undefined) return undefined;
  const sampleRate = servedSampleRate(source.audio.sampleRate);
  const plan = planAudio(source.durationMs, sampleRate);
  return { kind: 'audio', folder: renditionFolder(ref), source, plan, settings, sampleRate };
}

function videoOf(ref: Extract<RenditionRef, { kind: 'video' }>, source: MediaSource): Rendition | undefined {
  if (source.video === null) return undefined;
  const settings = videoLadder(source.video).find(({ rung }) => rung === ref.rung);
  if (settings === undefined) return undefined;
  const sampleRate = servedSampleRate(source.audio.sampleRate);
  const plan = planVideo(source.durationMs, settings.fps);
  return { kind: 'video', folder: renditionFolder(ref), source, plan, settings, sampleRate };
}
