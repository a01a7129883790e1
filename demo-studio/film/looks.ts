import type { PaletteName } from '../art/palette';
import type { SectionKind } from '../music/score';
import type { LookName } from './look-name';
import type { SceneMaker, Stage } from './scene';
import { aboveClouds } from './scenes/above-clouds';
import { alley } from './scenes/alley';
import { facade } from './scenes/facade';
import { fireflies } from './scenes/fireflies';
import { hangingLanterns } from './scenes/hanging-lanterns';
import { lampLane } from './scenes/lamp-lane';
import { mistyHills } from './scenes/misty-hills';
import { moonlitSea } from './scenes/moonlit-sea';
import { neonTerraces } from './scenes/neon-terraces';
import { nightCity } from './scenes/night-city';
import { overlay } from './scenes/overlay';
import { puddle } from './scenes/puddle';
import { radioWaves } from './scenes/radio-waves';
import { rainWindow } from './scenes/rain-window';
import { risingLanterns } from './scenes/rising-lanterns';
import { rollingWaves } from './scenes/rolling-waves';
import { soundBars } from './scenes/sound-bars';
import { sunGrid } from './scenes/sun-grid';
import { turntable } from './scenes/turntable';
import { umbrella } from './scenes/umbrella';
import { underWater } from './scenes/under-water';
import { warmCup } from './scenes/warm-cup';
import { windowLight } from './scenes/window-light';
import { windyHills } from './scenes/windy-hills';

/** What a film looks like: its colours, and what each part of the song shows. */
export interface FilmLook {
  readonly palette: PaletteName;
  /** Palette of lamps and lanterns; `palette` if absent. */
  readonly accent?: PaletteName;
  readonly scenes: Readonly<Record<SectionKind, SceneMaker>>;
}

const sparksOverFields = overlay(neonTerraces, (stage: Stage) =>
  fireflies(stage, { left: 120, width: 1040, y: 690, rise: 420, seconds: 6, size: 3.2 }),
);

export const FILM_LOOKS: Readonly<Record<LookName, FilmLook>> = {
  sea: {
    palette: 'plum',
    scenes: { intro: moonlitSea, verse: moonlitSea, chorus: rollingWaves, bridge: underWater, outro: moonlitSea },
  },
  'neon-fields': {
    palette: 'neon',
    scenes: { intro: neonTerraces, verse: neonTerraces, chorus: sunGrid, bridge: sparksOverFields, outro: sunGrid },
  },
  lanterns: {
    palette: 'mist',
    accent: 'ember',
    scenes: {
      intro: hangingLanterns,
      verse: hangingLanterns,
      chorus: risingLanterns,
      bridge: aboveClouds,
      outro: aboveClouds,
    },
  },
  highlands: {
    palette: 'mist',
    accent: 'honey',
    scenes: { intro: mistyHills, verse: mistyHills, chorus: lampLane, bridge: warmCup, outro: mistyHills },
  },
  radio: {
    palette: 'tide',
    accent: 'dusk',
    scenes: { intro: radioWaves, verse: radioWaves, chorus: soundBars, bridge: turntable, outro: turntable },
  },
  alley: {
    palette: 'ember',
    scenes: { intro: nightCity, verse: nightCity, chorus: alley, bridge: facade, outro: nightCity },
  },
  rain: {
    palette: 'tide',
    accent: 'honey',
    scenes: { intro: rainWindow, verse: rainWindow, chorus: umbrella, bridge: puddle, outro: rainWindow },
  },
  porch: {
    palette: 'clay',
    scenes: { intro: windowLight, verse: windowLight, chorus: windyHills, bridge: warmCup, outro: windowLight },
  },
};
