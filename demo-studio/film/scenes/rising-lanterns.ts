import { flat, ramp } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { Land } from '../shapes/land';
import { swing, type Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { curveOf, ripple, type Ripple } from './curve';
import { paintSkyLantern } from './lantern';
import { paintBackdrop, starField } from './sky';

const COUNT = 11;
const SHORE = 540;

interface Rising {
  readonly x: number;
  /** Its height when the shot begins, and how far it rises by the end of the shot. */
  readonly y: number;
  readonly rise: number;
  readonly size: number;
  readonly phase: number;
  readonly pulse: Pulse;
}

/** Eleven lanterns leave the shore one after the other and are mirrored in the water. */
export function risingLanterns(stage: Stage): Scene {
  const random = stage.random('rising');
  const pulses = noteLights(stage.signals.notes, COUNT, { attack: 0.15, hold: 0.1, release: 0.8 });
  const lanterns = pulses.map((pulse, at): Rising => {
    const near = ((at * 5) % COUNT) / (COUNT - 1);
    const x = 90 + (1100 * ((at * 4) % COUNT)) / (COUNT - 1) + random.between(-26, 26);
    return {
      x,
      y: 330 + 190 * near + random.between(-110, 40),
      rise: 170 + 150 * near,
      size: 17 + 30 * near,
      phase: random.fraction(),
      pulse,
    };
  });
  const far = lanterns.toSorted((a, b) => a.size - b.size);
  const hills = [0, 1].map((at) => ripple(random, { length: 520 - 190 * at, height: 62 - 26 * at, parts: 4 }));
  const stars = starField(stage, 120, 420);
  return (plate, moment) => {
    const { ink, deep, mid } = stage.tones;
    const warmth = mixTones(mid, stage.accent.warm, 0.35);
    paintBackdrop(
      plate,
      [0, ink],
      [260, mixTones(ink, deep, 0.55)],
      [SHORE, mixTones(deep, warmth, 0.5 + 0.2 * moment.energy)],
    );
    stars(plate, moment);
    hills.forEach((hill, at) => paintHill(plate, { hill, at, way: moment.way }, stage));
    paintWater(plate, stage, { lanterns: far, moment });
    for (const lantern of far)
      paintSkyLantern(plate, { ...placeOf(lantern, moment), ...lookOf(lantern, stage, moment) });
  };
}

interface Hill {
  readonly hill: Ripple;
  readonly at: number;
  readonly way: number;
}

function paintHill(plate: Plate, { hill, at, way }: Hill, { tones, accent }: Stage): void {
  const { ink, deep, mid } = tones;
  const y = SHORE - 44 + 26 * at;
  const ridge = curveOf(hill, { width: plate.width, y, shift: 26 * way * (at + 1) });
  const upper = mixTones(deep, ink, 0.25 + 0.3 * at);
  const lower = mixTones(deep, mixTones(mid, accent.warm, 0.35), 0.32);
  paintShape(plate, new Land({ ridge }), ramp([y - 60, upper], [SHORE, lower]));
}

function placeOf(
  { x, y, rise, phase }: Rising,
  { way, beat, shot }: Moment,
): { readonly x: number; readonly y: number } {
  const higher = 60 * shot.index;
  return {
    x: x + 12 * swing(beat, 12, phase) + 20 * (way - 0.5),
    y: y - higher - rise * way + 5 * swing(beat, 4, phase),
  };
}

const lookOf = ({ size, pulse }: Rising, { accent }: Stage, { seconds }: Moment) => ({
  size,
  tones: accent,
  lit: 0.25 + 0.75 * pulse.at(seconds),
});

interface Mirror {
  readonly lanterns: readonly Rising[];
  readonly moment: Moment;
}

function paintWater(plate: Plate, stage: Stage, { lanterns, moment }: Mirror): void {
  const { ink, deep, mid } = stage.tones;
  const { warm, light } = stage.accent;
  const water = new Box({ left: 0, top: SHORE, width: plate.width, height: plate.height - SHORE });
  paintShape(plate, water, ramp([SHORE, mixTones(deep, mid, 0.4)], [720, ink]));
  for (const lantern of lanterns) {
    const { x, y } = placeOf(lantern, moment);
    const lit = 0.25 + 0.75 * lantern.pulse.at(moment.seconds);
    const down = SHORE + 14 + (SHORE - Math.min(y, SHORE - 20)) * 0.3;
    paintGlow(plate, { x, y: down, radius: lantern.size * 2.6, flatness: 0.8, tone: warm, strength: 0.3 + 0.25 * lit });
    for (let dash = 0; dash < 5; dash += 1) {
      const wave = Math.sin(moment.seconds * 1.6 + dash * 1.9 + lantern.phase * 6.3);
      const width = lantern.size * (1.25 - 0.16 * dash) * (0.8 + 0.25 * wave);
      const place = { left: x - width / 2 + 5 * wave, top: down - 22 + dash * 11, width, height: 3.4, round: 1.7 };
      if (place.top > SHORE + 3)
        paintShape(plate, new Box(place), flat(mixTones(warm, light, 0.4), (0.2 + 0.4 * lit) * (1 - dash * 0.13)));
    }
  }
}
