import { flat, ramp, thin } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Polygon, type Point } from '../shapes/polygon';
import { Stroke } from '../shapes/stroke';
import { swing, type Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { paintBackdrop } from './sky';

const ACROSS = 3;
const DOWN = 3;
const FRONDS = 3;
const BLADES = 13;

/** Afternoon light through a window on a wall: panes brighten with the notes, the shadow of a palm moves in the wind. */
export function windowLight(stage: Stage): Scene {
  const pulses = noteLights(stage.signals.notes, ACROSS * DOWN, { attack: 0.14, hold: 0.1, release: 0.9 });
  return (plate, moment) => {
    const { deep, mid, warm } = stage.tones;
    const wall = mixTones(mid, warm, 0.25 - 0.2 * moment.progress);
    paintBackdrop(plate, [0, wall], [430, mixTones(mid, deep, 0.1)], [720, mixTones(mid, deep, 0.55)]);
    const side = moment.shot.index % 2 === 0 ? 1 : -1;
    const middle = 640 - side * 90 + 34 * (moment.way - 0.5);
    paintGlow(plate, { x: middle, y: 340, radius: 560, tone: warm, strength: 0.35 });
    pulses.forEach((pulse, at) => paintPane(plate, stage, { pulse, at, moment, middle, side }));
    for (let frond = 0; frond < FRONDS; frond += 1) paintFrond(plate, stage, { frond, moment, side });
  };
}

interface Pane {
  readonly pulse: Pulse;
  readonly at: number;
  readonly moment: Moment;
  readonly middle: number;
  /** Which way the light falls: 1 to the right. */
  readonly side: number;
}

/** Later in the song the sun is lower: the light falls more slanted and becomes warmer. */
function paintPane(plate: Plate, { tones }: Stage, { pulse, at, moment, middle, side }: Pane): void {
  const { warm, light } = tones;
  const aslant = side * (0.16 + 0.16 * moment.progress);
  const column = (at % ACROSS) - ACROSS / 2;
  const row = Math.floor(at / ACROSS) - DOWN / 2;
  const place = (across: number, down: number): Point => {
    const x = (column + across) * 176;
    const y = (row + down) * 186;
    return [middle + x + y * aslant * 0.55, 352 + y - x * aslant];
  };
  const lit = pulse.at(moment.seconds);
  const corners = [place(0.05, 0.045), place(0.95, 0.045), place(0.95, 0.955), place(0.05, 0.955)];
  const tone = mixTones(mixTones(warm, light, 0.6 - 0.25 * moment.progress), light, 0.8 * lit);
  const shine = thin(ramp([80, mixTones(tone, light, 0.3)], [640, tone]), 0.74 + 0.24 * lit);
  paintShape(plate, new Polygon(corners), shine);
}

interface Frond {
  readonly frond: number;
  readonly moment: Moment;
  readonly side: number;
}

function paintFrond(plate: Plate, { tones }: Stage, { frond, moment, side }: Frond): void {
  const gust = 0.05 * swing(moment.beat, 8, frond * 0.21) + 0.03 * swing(moment.beat, 3, frond * 0.4);
  const root: Point = [640 + side * (560 - 60 * frond), 760 + 20 * frond];
  const lean = -Math.PI / 2 - side * (0.28 + 0.34 * frond) + gust * (1 + 0.4 * moment.energy);
  const shade = flat(mixTones(tones.deep, tones.mid, 0.12), 0.34);
  const reach = 470 - 60 * frond;
  const tip = (share: number): Point => {
    const bent = lean - side * 0.42 * share * share + gust * share;
    return [root[0] + Math.cos(bent) * reach * share, root[1] + Math.sin(bent) * reach * share];
  };
  paintShape(plate, new Stroke({ from: root, to: tip(0.6), width: 9, softness: 9 }), shade);
  for (let blade = 0; blade < BLADES; blade += 1) {
    const share = 0.28 + (0.72 * blade) / (BLADES - 1);
    const [x, y] = tip(share);
    const aside = blade % 2 === 0 ? 1 : -1;
    const turn = lean - side * 0.6 * share + aside * (1.02 - 0.75 * share) + gust * 2.2;
    const length = 250 * (1.1 - 0.62 * share);
    const to = [x + Math.cos(turn) * length, y + Math.sin(turn) * length] as const;
    paintShape(plate, new Stroke({ from: [x, y], to, width: 40, ends: 0, softness: 9 }), shade);
  }
}
