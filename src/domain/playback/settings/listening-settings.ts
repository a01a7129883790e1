import type { Seconds } from '../../shared/units';
import { parseJson } from '../../shared/parse-json';
import { clampBandGain, effectiveGains, FLAT_GAINS, type Equaliser, type EqualiserGains } from './equaliser';
import { toAudioQuality, toVideoQuality, type AudioQuality, type VideoQuality } from '../sources/media-choice';
import type { WantedEffects } from './sound-path';

/** `track`: every song is equally loud. `album`: albums are equally loud, and the songs of an album retain their differences. */
export const LOUDNESS_MODES = ['off', 'track', 'album'] as const;

export type LoudnessMode = (typeof LOUDNESS_MODES)[number];

export const MOST_CROSSFADE: Seconds = 12;
export const SLOWEST = 0.5;
export const FASTEST = 2;
/** Speeds are multiples of a twentieth. */
const SPEEDS_IN_ONE = 20;

/** The listener's settings for sound, on this device. */
export interface ListeningSettings {
  /** How long a song fades into the next one; 0 joins them without a gap. Whole seconds. */
  readonly crossfade: Seconds;
  readonly loudness: LoudnessMode;
  readonly equaliser: Equaliser;
  /** 1 is as recorded; the pitch stays. */
  readonly speed: number;
  /** Whether suggestions play after the end of the queue. */
  readonly endless: boolean;
  /** Uses the lowest rendition of everything, and fetches little ahead of time. */
  readonly dataSaver: boolean;
  readonly audioQuality: AudioQuality;
  readonly videoQuality: VideoQuality;
}

/** The sound is unchanged until the listener asks for a change; music continues until the listener stops it. */
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

/** The settings that are effects on the sound itself. */
export const wantedEffects = ({ equaliser, loudness }: ListeningSettings): WantedEffects => ({
  equaliser: effectiveGains(equaliser) !== null,
  levelling: loudness !== 'off',
});

/** A crossfade in whole seconds from 0 to 12; a value that is not a number is 0. */
export const clampCrossfade = (seconds: number): Seconds =>
  Number.isNaN(seconds) ? 0 : Math.round(Math.min(Math.max(seconds, 0), MOST_CROSSFADE));

/** A speed from 0.5 to 2 in steps of a twentieth; a value that is not a number is 1. */
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
 * Reads settings from any value, field by field: a missing or invalid field gets its default, a value above the maximum gets the
 * maximum. `first` contains the defaults.
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

/** Reads stored settings; a text in an unknown format counts as nothing stored. */
export function readListeningSettings(text: string | null, first = DEFAULT_LISTENING): ListeningSettings {
  const stored = parseJson(text ?? '');
  return stored === undefined ? first : toListeningSettings(stored, first);
}
