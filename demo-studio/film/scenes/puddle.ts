import { flat } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Ring } from '../shapes/ring';
import { smooth } from '../signals/pulse';
import type { SoundingNote } from '../signals/song-signals';
import { bokeh } from './bokeh';
import { paintBackdrop } from './sky';

const LIFE_SECONDS = 4.2;
const RINGS = 3;

interface Fallen extends SoundingNote {
  readonly x: number;
  readonly y: number;
}

/** A puddle from above, with the lights of the street in it: every note is a drop, high notes fall to the right. */
export function puddle(stage: Stage): Scene {
  const random = stage.random('puddle');
  const drops = stage.signals.notes.map((note): Fallen => {
    const x = 110 + 940 * note.height + random.between(0, 120);
    return { ...note, x, y: random.between(120, 620) };
  });
  const lights = bokeh(stage, { count: 22, top: 90, bottom: 640, smallest: 30, largest: 96, strength: 0.18 });
  return (plate, moment) => {
    const { ink, deep, mid } = stage.tones;
    paintBackdrop(plate, [0, mixTones(deep, mid, 0.3)], [360, deep], [720, ink]);
    paintGlow(plate, { x: 640, y: 300, radius: 640, flatness: 0.6, tone: mid, strength: 0.34 });
    lights(plate, moment);
    for (const drop of drops) paintRings(plate, stage, { drop, seconds: moment.seconds });
  };
}

interface Spreading {
  readonly drop: Fallen;
  readonly seconds: number;
}

function paintRings(plate: Plate, { tones, accent }: Stage, { drop, seconds }: Spreading): void {
  const age = (seconds - drop.at) / LIFE_SECONDS;
  if (age <= 0 || age >= 1) return;
  const { x, y, strength } = drop;
  const flash = smooth(age * 24) * (1 - smooth(age * 3));
  paintGlow(plate, { x, y, radius: 60, flatness: 0.72, tone: accent.light, strength: 0.6 * flash });
  for (let ring = 0; ring < RINGS; ring += 1) {
    const grown = age - ring * 0.09;
    if (grown <= 0) continue;
    const across = 6 + (190 + 90 * strength) * grown ** 0.8;
    const form = { x, y, across, down: across * 0.72, width: 5 - ring, softness: 2.5 };
    const shown = 0.6 * smooth(grown * 14) * (1 - age) ** 1.7 * (1 - 0.25 * ring);
    paintShape(plate, new Ring(form), flat(mixTones(tones.warm, tones.light, 0.6), shown));
    paintShape(plate, new Ring({ ...form, y: y + 4 }), flat(tones.ink, shown * 0.4));
  }
}
