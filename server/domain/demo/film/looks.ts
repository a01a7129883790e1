import type { PaletteName } from '../art/palette';
import type { SectionKind } from '../music/score';
import type { LookName } from './look-name';
import type { SceneMaker } from './scene';
import { moonlitSea } from './scenes/moonlit-sea';
import { rollingWaves } from './scenes/rolling-waves';
import { underWater } from './scenes/under-water';

/** What a film looks like: its colours, and what each part of the song shows. */
export interface FilmLook {
  readonly palette: PaletteName;
  readonly scenes: Readonly<Record<SectionKind, SceneMaker>>;
}

export const FILM_LOOKS: Readonly<Record<LookName, FilmLook>> = {
  sea: {
    palette: 'plum',
    scenes: { intro: moonlitSea, verse: moonlitSea, chorus: rollingWaves, bridge: underWater, outro: moonlitSea },
  },
};
