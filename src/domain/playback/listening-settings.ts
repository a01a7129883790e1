import type { Seconds } from '../shared/units';
import { clampBandGain, effectiveGains, FLAT_GAINS, type Equaliser, type EqualiserGains } from './equaliser';
import { toAudioQuality, toVideoQuality, type AudioQuality, type VideoQuality } from './media-choice';
import type { WantedEffects } from './sound-path';

/** `track`: every song is equally loud. `album`: albums are, and the songs of one keep their differences. */
export const LOUDNESS_MODES = ['off', 'track', 'album'] as const;

export type LoudnessMode = (typeof LOUDNESS_MODES)[number];

export const MOST_CROSSFADE: Seconds = 12;
export const SLOWEST = 0.5;
export const FASTEST = 2;
/** Speeds are multiples of a twentieth. */
const SPEEDS_IN_ONE = 20;

/** How the listener wants to hear, on this device. */
export interface ListeningSettings {
  /** How long a song fades into the next one; 0 joins them without a gap. Whole seconds. */
  readonly crossfade: Seconds;
  readonly loudness: LoudnessMode;
  readonly equaliser: Equaliser;
  /** 1 is as recorded; the pitch stays. */
  readonly speed: number;
  /** Whether suggestions follow when the queue ends. */
  readonly endless: boolean;
  /** The lowest rendition of everything, and little ahead of time. */
  readonly dataSaver: boolean;
  readonly audioQuality: AudioQuality;
  readonly videoQuality: VideoQuality;
}

/** Nothing about the sound is changed until the listener asks for it; music goes on until somebody stops it. */
export const DEFAULT_LISTENING: ListeningSettings = {
  crossfade: 0,
  loudness: 'off',
  equaliser: { isOn: false, gains: FLAT_GAINS },
  speed: 1,
  endless: true,
  dataSaver: false,
  audioQuality: 'auto',
  videoQuality: 'auto',
};

/** What of them is done to the sound itself. */
export const wantedEffects = ({ equaliser, loudness }: ListeningSettings): WantedEffects => ({
  equaliser: effectiveGains(equaliser) !== null,
  levelling: loudness !== 'off',
});

/** A crossfade in whole seconds from 0 to 12; what is not a number is none. */
export const clampCrossfade = (seconds: number): Seconds =>
  Number.isNaN(seconds) ? 0 : Math.round(Math.min(Math.max(seconds, 0), MOST_CROSSFADE));

/** A speed from a half to double in steps of a twentieth; what is not a number is 1. */
export const clampSpeed = (speed: number): number =>
  Number.isNaN(speed) ? 1 : Math.round(Math.min(Math.max(speed, SLOWEST), FASTEST) * SPEEDS_IN_ONE) / SPEEDS_IN_ONE;

type Unknown<T> = { readonly [K in keyof T]?: unknown };

const fieldsOf = <T>(value: unknown): Unknown<T> => (typeof value === 'object' && value !== null ? value : {});

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

function toEqualiser(value: unknown): Equaliser {
  const { isOn, gains } = fieldsOf<Equaliser>(value);
  const listed: readonly unknown[] = Array.isArray(gains) ? gains : [];
  const read = FLAT_GAINS.map((_, band) => clampBandGain(numberOf(listed[band])));
  return { isOn: isOn === true, gains: read as unknown as EqualiserGains };
}

/**
 * Settings out of anything: each field for itself; what is missing or nonsense is as at first, what is too much is the most.
 * `first` says what is as at first.
 */
export function toListeningSettings(value: unknown, first: ListeningSettings): ListeningSettings {
  const { crossfade, loudness, equaliser, speed, endless, dataSaver, ...quality } = fieldsOf<ListeningSettings>(value);
  return {
    crossfade: clampCrossfade(numberOf(crossfade)),
    loudness: LOUDNESS_MODES.find((mode) => mode === loudness) ?? first.loudness,
    equaliser: toEqualiser(equaliser),
    speed: clampSpeed(numberOf(speed)),
    endless: typeof endless === 'boolean' ? endless : first.endless,
    dataSaver: typeof dataSaver === 'boolean' ? dataSaver : first.dataSaver,
    audioQuality: toAudioQuality(quality.audioQuality),
    videoQuality: toVideoQuality(quality.videoQuality),
  };
}

/** Settings as they were written down; a text that is none of ours is as if nothing had been written. */
export function readListeningSettings(text: string | null, first = DEFAULT_LISTENING): ListeningSettings {
  if (text === null) return first;
  try {
    return toListeningSettings(JSON.parse(text), first);
  } catch {
    return first;
  }
}
