/** How a rendition is cut. Units are AAC frames for sound, picture frames for video. */
export interface SegmentPlan {
  /** Ticks per second; every unit lasts `unitTicks`. */
  readonly timescale: number;
  readonly unitTicks: number;
  readonly firstUnits: number;
  readonly nextUnits: number;
  readonly totalUnits: number;
  readonly segmentCount: number;
}

export type AudioSampleRate = 44_100 | 48_000;

export const AAC_FRAME_SAMPLES = 1024;
/** Samples of silence that the encoder adds before the song. */
export const ENCODER_DELAY_SAMPLES = 1024;
const FIRST_SECONDS = 1;
const NEXT_SECONDS = 4;

/** The sample rate at which a song is served: 44.1 kHz for its family (11.025, 22.05, 88.2 …), else 48 kHz. */
export function servedSampleRate(sourceRate: number): AudioSampleRate {
  return sourceRate > 0 && sourceRate % 11_025 === 0 ? 44_100 : 48_000;
}

/** Samples per channel of the whole song at the served rate, without the encoder's delay. */
export function songSamples(durationMs: number, sampleRate: AudioSampleRate): number {
  return Math.max(1, Math.round((durationMs * sampleRate) / 1000));
}

/** Cuts a song's sound: a first segment of about 1 s, then 4 s, whole AAC frames, the encoder's delay included. */
export function planAudio(durationMs: number, sampleRate: AudioSampleRate): SegmentPlan {
  const totalUnits = Math.ceil(songSamples(durationMs, sampleRate) / AAC_FRAME_SAMPLES) + 1;
  const framesIn = (seconds: number) => Math.round((seconds * sampleRate) / AAC_FRAME_SAMPLES);
  const firstUnits = framesIn(FIRST_SECONDS);
  return cut({
    timescale: sampleRate,
    unitTicks: AAC_FRAME_SAMPLES,
    firstUnits,
    nextUnits: NEXT_SECONDS * firstUnits,
    totalUnits,
  });
}

/** Cuts a video at `fps` whole frames per second: a first segment of 1 s, then 4 s. */
export function planVideo(durationMs: number, fps: number): SegmentPlan {
  const totalUnits = Math.max(1, Math.ceil((durationMs * fps) / 1000));
  return cut({
    timescale: fps,
    unitTicks: 1,
    firstUnits: FIRST_SECONDS * fps,
    nextUnits: NEXT_SECONDS * fps,
    totalUnits,
  });
}

/** The first unit of segment `index`, counted from 0; the end of the song for an index past the last. */
export function segmentStart(plan: SegmentPlan, index: number): number {
  return index <= 0 ? 0 : Math.min(plan.totalUnits, plan.firstUnits + (index - 1) * plan.nextUnits);
}

/** How many units segment `index` has; 0 past the last. */
export function segmentUnits(plan: SegmentPlan, index: number): number {
  return segmentStart(plan, index + 1) - segmentStart(plan, index);
}

/** The length of `units` in seconds. */
export function secondsOf(plan: SegmentPlan, units: number): number {
  return (units * plan.unitTicks) / plan.timescale;
}

function cut(plan: Omit<SegmentPlan, 'segmentCount'>): SegmentPlan {
  const later = Math.max(0, plan.totalUnits - plan.firstUnits);
  return { ...plan, segmentCount: 1 + Math.ceil(later / plan.nextUnits) };
}
