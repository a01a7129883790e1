import type { Random } from '../music/compose/seeded-random';
import type { Plate } from './paint/plate';
import type { Tone } from './paint/tone';
import type { Moment } from './signals/moment';
import type { SongSignals } from './signals/song-signals';

/** The tones of a palette, from dark to light. */
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
  /** The tones of lamps and lanterns, if they use another palette. */
  readonly accent: FilmTones;
  readonly signals: SongSignals;
  /** Returns a separate generator for each purpose. */
  readonly random: (purpose: string) => Random;
}

/** Paints the whole picture of a moment; the same moment always gives the same picture. */
export type Scene = (plate: Plate, moment: Moment) => void;

/** Sets up a scene once for a film; everything that does not change is made here. */
export type SceneMaker = (stage: Stage) => Scene;
