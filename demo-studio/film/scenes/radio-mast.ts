import { flat } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones, type Tone } from '../paint/tone';
import type { Stage } from '../scene';
import { Box } from '../shapes/box';
import { Ellipse } from '../shapes/ellipse';
import { Polygon } from '../shapes/polygon';
import { Stroke } from '../shapes/stroke';

/** Where a mast stands. */
export interface Mast {
  readonly x: number;
  readonly y: number;
}

/** From the ground to its lamp. */
export const MAST_HEIGHT = 236;

interface Station {
  readonly mast: Mast;
  readonly seconds: number;
}

/** A radio mast with a hut; its lamp shines with the chords, the hut's window with the bass. */
export function paintMast(plate: Plate, { tones, accent, signals }: Stage, { mast, seconds }: Station): void {
  const dark = mixTones(tones.ink, tones.deep, 0.16);
  const top = mast.y - MAST_HEIGHT;
  paintTower(plate, mast, dark);
  const hut = { left: mast.x + 42, top: mast.y - 34, width: 62, height: 50 };
  const roof = [
    [hut.left - 9, hut.top],
    [hut.left + 31, hut.top - 26],
    [hut.left + 71, hut.top],
  ] as const;
  paintShape(plate, new Polygon(roof), flat(dark));
  paintShape(plate, new Box(hut), flat(dark));
  const lit = 0.45 + 0.55 * signals.bass.at(seconds);
  paintGlow(plate, { x: hut.left + 30, y: hut.top + 22, radius: 90, tone: accent.warm, strength: 0.5 * lit });
  paintShape(
    plate,
    new Box({ left: hut.left + 20, top: hut.top + 12, width: 20, height: 18 }),
    flat(accent.light, lit),
  );
  const beacon = 0.3 + 0.7 * signals.chord.at(seconds);
  paintGlow(plate, { x: mast.x, y: top, radius: 84, tone: accent.mid, strength: 0.8 * beacon });
  paintShape(plate, new Ellipse({ x: mast.x, y: top, across: 6 }), flat(accent.light));
}

function paintTower(plate: Plate, mast: Mast, dark: Tone): void {
  const top = mast.y - MAST_HEIGHT;
  for (const side of [-1, 1]) {
    paintShape(
      plate,
      new Stroke({ from: [mast.x + side * 26, mast.y + 10], to: [mast.x + side * 3, top], width: 4 }),
      flat(dark),
    );
  }
  for (let rung = 0; rung < 9; rung += 1) {
    const low = rung / 9;
    const high = (rung + 1) / 9;
    const side = rung % 2 === 0 ? 1 : -1;
    const from = [mast.x - side * (26 - 23 * low), mast.y - MAST_HEIGHT * low] as const;
    const to = [mast.x + side * (26 - 23 * high), mast.y - MAST_HEIGHT * high] as const;
    paintShape(plate, new Stroke({ from, to, width: 2.4 }), flat(dark));
  }
}
