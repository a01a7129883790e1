import { flat, ramp, thin } from '../paint/ink';
import { paintBand } from '../paint/paint-band';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { Land } from '../shapes/land';
import { Ring } from '../shapes/ring';
import { swing, type Moment } from '../signals/moment';
import { smooth } from '../signals/pulse';
import { curveOf, ripple, type Ripple } from './curve';
import { MAST_HEIGHT, paintMast, type Mast } from './radio-mast';
import { paintBackdrop, starField } from './sky';

const HORIZON = 430;
const POOLS = 6;
const WAVE_SECONDS = 3.4;
const REACH = 760;

/** A radio mast on the flats at low tide: every chord sends rings through the sky, pools shine with the melody. */
export function radioWaves(stage: Stage): Scene {
  const random = stage.random('radio');
  const stars = starField(stage, 100, 330);
  const island = ripple(random, { length: 300, height: 16, parts: 3 });
  const pools = Array.from({ length: POOLS }, (_, at) =>
    ripple(random, { length: 300 + 120 * at, height: 5 + 4 * at, parts: 3 }),
  );
  return (plate, moment) => {
    const { ink, deep, mid, warm } = stage.tones;
    const dawn = mixTones(warm, stage.accent.warm, 0.55);
    paintBackdrop(plate, [0, ink], [210, mixTones(ink, deep, 0.8)], [360, mixTones(deep, mid, 0.7)], [HORIZON, dawn]);
    stars(plate, moment);
    const x = moment.shot.index % 2 === 0 ? 880 : 390;
    const mast = { x: x - 24 * moment.way, y: HORIZON - 26 };
    paintRings(plate, stage, { mast, moment });
    paintMast(plate, stage, { mast, seconds: moment.seconds });
    paintIsland(plate, stage, { x: mast.x, y: mast.y, island });
    paintFlats(plate, stage, { pools, moment });
  };
}

interface Station {
  readonly mast: Mast;
  readonly moment: Moment;
}

/** Rings begin in time with the song: one for each beat, stronger ones where a bar begins. */
function paintRings(plate: Plate, { tones, signals }: Stage, { mast, moment }: Station): void {
  const { beatSeconds, beatsPerBar } = signals.score;
  const newest = Math.floor(moment.beat);
  const y = mast.y - MAST_HEIGHT;
  for (let beat = newest; beat >= 0; beat -= 1) {
    const age = (moment.seconds - beat * beatSeconds) / WAVE_SECONDS;
    if (age >= 1) break;
    const isFirst = beat % beatsPerBar === 0;
    const across = 8 + REACH * age;
    const ring = new Ring({
      x: mast.x,
      y,
      across,
      down: across,
      width: (isFirst ? 7 : 3) + 8 * age,
      softness: 1 + 5 * age,
    });
    const strength = (isFirst ? 0.5 : 0.24) * smooth(age * 12) * (1 - age) ** 1.6 * (0.6 + 0.4 * moment.energy);
    paintShape(plate, ring, flat(mixTones(tones.warm, tones.light, 0.5), strength));
  }
}

interface Island extends Mast {
  readonly island: Ripple;
}

function paintIsland(plate: Plate, { tones }: Stage, { x, y, island }: Island): void {
  const ridge = curveOf(island, { width: plate.width, y: 0 }).map((height, column) => {
    const away = Math.abs(column - x - 20) / 300;
    return y + 14 + 0.4 * height + 60 * Math.max(0, away - 0.35) ** 1.5;
  });
  paintShape(plate, new Land({ ridge, until: HORIZON + 2 }), flat(mixTones(tones.ink, tones.deep, 0.16)));
}

interface Flats {
  readonly pools: readonly Ripple[];
  readonly moment: Moment;
}

function paintFlats(plate: Plate, { tones, accent, signals }: Stage, { pools, moment }: Flats): void {
  const { ink, deep, mid, warm, light } = tones;
  const sing = signals.melody.at(moment.seconds);
  const sea = new Box({ left: 0, top: HORIZON, width: plate.width, height: 64 });
  paintShape(plate, sea, ramp([HORIZON, mixTones(mid, accent.warm, 0.35)], [HORIZON + 64, mixTones(deep, mid, 0.5)]));
  pools.forEach((pool, at) => {
    const near = at / (POOLS - 1);
    const y = HORIZON + 34 + 216 * near ** 1.2 + 2.5 * swing(moment.bar, 2, near);
    const place = { width: plate.width, shift: moment.seconds * (3 + 9 * near) * (at % 2 === 0 ? 1 : -1) };
    const ridge = curveOf(pool, { ...place, y });
    const sand = mixTones(mixTones(deep, accent.deep, 0.25), ink, 0.2 + 0.55 * near);
    paintShape(plate, new Land({ ridge }), flat(sand));
    const wide = 12 + 30 * near;
    const from = curveOf(pool, { ...place, y: y + wide * 0.7, time: 0.4 + moment.seconds * 0.1 });
    const foot = from.map(
      (height, x) =>
        height + wide * Math.max(0, 0.35 + 0.65 * Math.sin(x / (120 + 50 * at) + at * 2 + moment.seconds * 0.08)),
    );
    const water = ramp([y, mixTones(warm, accent.warm, 0.4)], [y + 2 * wide, mixTones(mid, deep, 0.3)]);
    paintBand(plate, { ridge: from, foot, softness: 1.5 }, thin(water, 0.5 + 0.3 * sing));
    paintBand(plate, { ridge, foot: ridge.map((height) => height + 1.6 + near) }, flat(light, 0.14 + 0.22 * sing));
  });
}
