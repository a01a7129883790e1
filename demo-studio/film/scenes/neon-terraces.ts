import { flat, ramp, thin } from '../paint/ink';
import { paintBand } from '../paint/paint-band';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Land, type Curve } from '../shapes/land';
import { swing, type Moment } from '../signals/moment';
import type { SoundingNote } from '../signals/song-signals';
import { curveOf, ripple, type Ripple } from './curve';
import { paintBackdrop, paintDisc, starField } from './sky';

const STEPS = 9;
const RUNNING_SECONDS = 2.6;
const HALF_LIGHT = 150;

interface Terrace {
  readonly edge: Ripple;
  readonly notes: readonly SoundingNote[];
}

/** Rice terraces at night: each note sends a light along the rim of one terrace. */
export function neonTerraces(stage: Stage): Scene {
  const random = stage.random('terraces');
  const hills = [0, 1].map((at) => ripple(random, { length: 420 - 120 * at, height: 60 - 14 * at, parts: 4 }));
  const terraces = Array.from({ length: STEPS }, (_, at): Terrace => ({
    edge: ripple(random, { length: 560 + 50 * at, height: 24 + 6 * at, parts: 3 }),
    notes: stage.signals.notes.filter((_note, index) => (index * 4) % STEPS === at),
  }));
  const stars = starField(stage, 80, 250);
  return (plate, moment) => {
    const { ink, deep, mid, warm, light } = stage.tones;
    paintBackdrop(plate, [0, ink], [200, deep], [340, mixTones(deep, warm, 0.5 + 0.2 * moment.energy)]);
    stars(plate, moment);
    const side = moment.shot.index % 2 === 0 ? 900 : 360;
    const glow = {
      tone: mixTones(light, warm, 0.15),
      halo: warm,
      shine: 0.3 + 0.4 * stage.signals.chord.at(moment.seconds),
    };
    paintDisc(plate, { x: side - 30 * moment.way, y: 190 - 30 * moment.progress, radius: 62, ...glow });
    hills.forEach((hill, at) => {
      const y = 290 + 34 * at;
      const ridge = curveOf(hill, { width: plate.width, y, shift: moment.seconds * (3 + 3 * at) });
      paintShape(
        plate,
        new Land({ ridge }),
        ramp([y - 60, mixTones(deep, mid, 0.35 - 0.2 * at)], [y + 90, mixTones(ink, deep, 0.6)]),
      );
    });
    terraces.forEach((terrace, at) => paintTerrace(plate, stage, { terrace, at, moment }));
  };
}

interface Step {
  readonly terrace: Terrace;
  readonly at: number;
  readonly moment: Moment;
}

function paintTerrace(plate: Plate, { tones }: Stage, { terrace, at, moment }: Step): void {
  const { ink, deep, mid, warm, light } = tones;
  const near = at / (STEPS - 1);
  const y = 356 + 330 * near ** 1.2;
  const wide = 7 + 26 * near;
  const lift = swing(moment.bar, 2, at * 0.13) * (1.5 + 3 * near);
  const place = { width: plate.width, y: y + lift, shift: moment.seconds * (7 + 20 * near) };
  const rim = curveOf(terrace.edge, place);
  const water = rim.map((height, x) => height + wide * (0.7 + 0.3 * Math.sin(x / 90 + at)));
  paintShape(plate, new Land({ ridge: rim }), ramp([y - 30, mixTones(deep, ink, 0.25 + 0.4 * near)], [y + 120, ink]));
  const mirror = thin(ramp([y - 40, mixTones(mid, warm, 0.25 + 0.5 * near)], [y + 50, mixTones(deep, mid, 0.5)]), 0.34);
  paintBand(plate, { ridge: rim, foot: water, softness: 2 }, mirror);
  const thick = 1.6 + 2.6 * near;
  const line = rim.map((height) => height + thick);
  paintBand(plate, { ridge: rim, foot: line }, flat(mixTones(mid, warm, near), 0.5 + 0.2 * moment.energy));
  const along = lightsAlong(terrace.notes, moment.seconds, plate.width);
  if (along === null) return;
  const foot = rim.map((height) => height + thick + 1.5);
  paintBand(plate, { ridge: rim, foot: water, softness: 4, along }, flat(mixTones(warm, light, 0.3), 0.55));
  paintBand(plate, { ridge: rim.map((height) => height - 1.5), foot, along }, flat(light));
}

/** The brightness at each column of the lights that run along a rim from left to right; null if there are none. */
function lightsAlong(notes: readonly SoundingNote[], seconds: number, width: number): Curve | null {
  const running = notes.filter(({ at }) => seconds >= at && seconds < at + RUNNING_SECONDS);
  if (running.length === 0) return null;
  const along = new Float32Array(width);
  for (const { at, height, strength } of running) {
    const age = (seconds - at) / RUNNING_SECONDS;
    const middle = 120 + 500 * height + 620 * age;
    const bright = (0.4 + 0.6 * strength) * Math.min(1, age * 9) * (1 - age);
    const last = Math.min(width, Math.ceil(middle + HALF_LIGHT));
    for (let x = Math.max(0, Math.floor(middle - HALF_LIGHT)); x < last; x += 1) {
      const away = 1 - ((x - middle) / HALF_LIGHT) ** 2;
      along[x] = Math.max(along[x] as number, bright * Math.max(0, away) ** 2);
    }
  }
  return along;
}
