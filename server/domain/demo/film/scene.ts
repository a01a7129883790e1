import type { Random } from '../music/compose/seeded-random';
import type { Plate } from './paint/plate';
import type { Tone } from './paint/tone';
import type { Moment } from './signals/moment';
import type { SongSignals } from './signals/song-signals';

/** The tones of a palette, from night to paper. */
export interface FilmTones {
  readonly ink: Tone;
  readonly deep: Tone;
  readonly mid: Tone;
  readonly warm: Tone;
  readonly light: Tone;
}

/** What a scene is set up with. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly tones: FilmTones;
  /** Those of lamps and lanterns, where they are of another palette. */
  readonly accent: FilmTones;
  readonly signals: SongSignals;
  /** A generator of its own for each purpose. */
  readonly random: (purpose: string) => Random;
}

/** Paints a whole picture of a moment; the same moment is always the same picture. */
export type Scene = (plate: Plate, moment: Moment) => void;

/** Sets a scene up once for a film: what does not change is made here. */
export type SceneMaker = (stage: Stage) => Scene;
