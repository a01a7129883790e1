import { audioLadder, type AudioRendition, type Kbps } from './audio-ladder';
import { formatMediaKey, type MediaKey } from './media-key';
import type { MediaSource } from './media-source';
import type { MediaKind } from './media-sources.port';
import { previewOf } from './preview';
import { planAudio, planVideo, servedSampleRate, type AudioSampleRate, type SegmentPlan } from './segment-plan';
import { clipLadder, videoLadder, type ClipRung, type VideoRendition, type VideoRung } from './video-ladder';

/** The rendition that an address names. */
export type RenditionRef =
  | { readonly kind: 'audio' | 'preview'; readonly key: MediaKey; readonly kbps: Kbps }
  | { readonly kind: 'video'; readonly key: MediaKey; readonly rung: VideoRung }
  | { readonly kind: 'clip'; readonly key: MediaKey; readonly rung: ClipRung };

type SoundRef = Extract<RenditionRef, { readonly kbps: Kbps }>;
type PictureRef = Exclude<RenditionRef, SoundRef>;

interface Common {
  /** The rendition's place in the cache, and its name. */
  readonly folder: string;
  readonly source: MediaSource;
  readonly plan: SegmentPlan;
}

/** One way of encoding one song or short video, with its cuts. */
export type Rendition =
  | (Common & { readonly kind: 'audio'; readonly settings: AudioRendition; readonly sampleRate: AudioSampleRate })
  | (Common & {
      readonly kind: 'video';
      readonly settings: VideoRendition<ClipRung>;
      readonly sampleRate: AudioSampleRate;
    });

export type SegmentName = 'init.mp4' | `${number}.m4s`;
export const INIT_NAME = 'init.mp4' satisfies SegmentName;

/** The file name of segment `index`, counted from 0. */
export const segmentName = (index: number): SegmentName => `${index}.m4s`;

/** A rendition's place in the cache, and its name. */
export function renditionFolder(ref: RenditionRef): string {
  const key = formatMediaKey(ref.key);
  if (isMoving(ref)) return `${ref.kind === 'video' ? 'v' : 's'}/${key}/${ref.rung}p`;
  return `${ref.kind === 'audio' ? 'a' : 'pre'}/${key}/${ref.kbps}`;
}

/** Which of a song's files a rendition is made from: a preview is made from the file of its sound. */
export const sourceKind = (kind: RenditionRef['kind']): MediaKind => (kind === 'preview' ? 'audio' : kind);

/** Whether the rendition has a picture, and therefore an init segment of its own. */
export const isMoving = (ref: RenditionRef): ref is PictureRef => 'rung' in ref;

/** The rendition that `ref` names, made from `source`; undefined if the song is not offered in it. */
export function renditionOf(ref: RenditionRef, source: MediaSource): Rendition | undefined {
  if (isMoving(ref)) return videoOf(ref, source);
  return audioOf(ref, ref.kind === 'preview' ? previewOf(source) : source);
}

/** Every rendition of a premium song's preview, lowest first; none for a song that is not premium. */
export function previewsOf(source: MediaSource): readonly Rendition[] {
  if (!source.isPremium) return [];
  const { songId, revision } = source;
  const ref = (kbps: Kbps): RenditionRef => ({ kind: 'preview', key: { songId, revision }, kbps });
  return audioLadder(source.audio).flatMap(({ kbps }) => renditionOf(ref(kbps), source) ?? []);
}

/** Every rendition in which a song is offered: sound first, lowest first. */
export function renditionsOf(source: MediaSource): readonly Rendition[] {
  const { songId, revision } = source;
  const key = { songId, revision };
  const audio = audioLadder(source.audio).map(({ kbps }) => renditionOf({ kind: 'audio', key, kbps }, source));
  const rungs = source.video === null ? [] : videoLadder(source.video);
  const video = rungs.map(({ rung }) => renditionOf({ kind: 'video', key, rung }, source));
  return [...audio, ...video].filter((each) => each !== undefined);
}

/** Every rendition in which a short video is offered, lowest first; none if the file has no picture. */
export function clipRenditionsOf(source: MediaSource): readonly Rendition[] {
  const { songId, revision } = source;
  const ref = (rung: ClipRung): RenditionRef => ({ kind: 'clip', key: { songId, revision }, rung });
  const rungs = source.video === null ? [] : clipLadder(source.video);
  return rungs.flatMap(({ rung }) => renditionOf(ref(rung), source) ?? []);
}

function audioOf(ref: SoundRef, source: MediaSource): Rendition | undefined {
  const settings = audioLadder(source.audio).find(({ kbps }) => kbps === ref.kbps);
  if (settings === undefined) return undefined;
  const sampleRate = servedSampleRate(source.audio.sampleRate);
  const plan = planAudio(source.durationMs, sampleRate);
  return { kind: 'audio', folder: renditionFolder(ref), source, plan, settings, sampleRate };
}

function videoOf(ref: PictureRef, source: MediaSource): Rendition | undefined {
  if (source.video === null) return undefined;
  const ladder: readonly VideoRendition<ClipRung>[] =
    ref.kind === 'clip' ? clipLadder(source.video) : videoLadder(source.video);
  const settings = ladder.find(({ rung }) => rung === ref.rung);
  if (settings === undefined) return undefined;
  const sampleRate = servedSampleRate(source.audio.sampleRate);
  const plan = planVideo(source.durationMs, settings.fps);
  return { kind: 'video', folder: renditionFolder(ref), source, plan, settings, sampleRate };
}
