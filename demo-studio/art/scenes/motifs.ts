import type { Canvas } from '../drawing/canvas';
import type { PaletteName } from '../palette';
import type { Motif } from '../picture-brief';
import { alley } from './alley';
import { bars } from './bars';
import { boat } from './boat';
import { city } from './city';
import { clouds } from './clouds';
import { harbour } from './harbour';
import { hills } from './hills';
import { karst } from './karst';
import { lanterns } from './lanterns';
import { leaf } from './leaf';
import { lotus } from './lotus';
import { lowTide } from './low-tide';
import { mesh } from './mesh';
import { neon } from './neon';
import { rain } from './rain';
import { rainWindow } from './rain-window';
import { road } from './road';
import { seaMoon } from './sea-moon';
import { seaSun } from './sea-sun';
import { stage } from './stage';
import { terrace } from './terrace';
import { vinyl } from './vinyl';
import { window } from './window';

interface Scene {
  readonly paint: (canvas: Canvas) => void;
  /** The palette if a brief names none. */
  readonly palette: PaletteName;
}

/** How each motif is drawn. */
export const SCENES: Readonly<Record<Motif, Scene>> = {
  alley: { paint: alley, palette: 'ember' },
  bars: { paint: bars, palette: 'indigo' },
  boat: { paint: boat, palette: 'indigo' },
  city: { paint: city, palette: 'neon' },
  clouds: { paint: clouds, palette: 'dusk' },
  harbour: { paint: harbour, palette: 'mist' },
  hills: { paint: hills, palette: 'jade' },
  karst: { paint: karst, palette: 'dusk' },
  lanterns: { paint: lanterns, palette: 'ember' },
  leaf: { paint: leaf, palette: 'jade' },
  lotus: { paint: lotus, palette: 'lotus' },
  'low-tide': { paint: lowTide, palette: 'plum' },
  mesh: { paint: mesh, palette: 'neon' },
  neon: { paint: neon, palette: 'neon' },
  rain: { paint: rain, palette: 'tide' },
  'rain-window': { paint: rainWindow, palette: 'plum' },
  road: { paint: road, palette: 'lotus' },
  'sea-moon': { paint: seaMoon, palette: 'dusk' },
  'sea-sun': { paint: seaSun, palette: 'lotus' },
  stage: { paint: stage, palette: 'neon' },
  terrace: { paint: terrace, palette: 'paddy' },
  vinyl: { paint: vinyl, palette: 'ember' },
  window: { paint: window, palette: 'clay' },
};
