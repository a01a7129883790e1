import { flat, ramp } from '../paint/ink';
import { paintBand } from '../paint/paint-band';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Land } from '../shapes/land';
import { Stroke } from '../shapes/stroke';
import { swing, type Moment } from '../signals/moment';
import { smooth } from '../signals/pulse';
import type { SoundingNote } from '../signals/song-signals';
import { curveOf, ripple, type Ripple } from './curve';
import { paintBackdrop, paintDisc } from './sky';

const HILLS = 7;
const FLIGHT_SECONDS = 5.5;

interface Leaf extends SoundingNote {
  readonly y: number;
  readonly size: number;
  readonly phase: number;
}

/** Fields in the wind in front of a low sun: the grass bends in waves with the bars, and each note makes a leaf fly. */
export function windyHills(stage: Stage): Scene {
  const random = stage.random('windy hills');
  const hills = Array.from({ length: HILLS }, (_, at) =>
    ripple(random, { length: 700 + 40 * at, height: 30 + 5 * at, parts: 3 }),
  );
  const leaves = stage.signals.notes.map((note): Leaf => ({
    ...note,
    y: 560 - 400 * note.height + random.between(-50, 50),
    size: random.between(13, 25),
    phase: random.between(0, 6.3),
  }));
  return (plate, moment) => {
    const { mid, warm, light } = stage.tones;
    paintBackdrop(plate, [0, mixTones(warm, mid, 0.5)], [250, mixTones(warm, light, 0.15)], [420, light]);
    const x = moment.shot.index % 2 === 0 ? 860 : 420;
    const shine = 0.5 * stage.signals.chord.at(moment.seconds);
    paintDisc(plate, { x: x - 20 * moment.way, y: 236 + 12 * moment.way, radius: 92, tone: light, halo: light, shine });
    hills.forEach((hill, at) => paintHill(plate, stage, { hill, at, moment }));
    for (const leaf of leaves) paintLeaf(plate, stage, { leaf, seconds: moment.seconds });
  };
}

interface View {
  readonly hill: Ripple;
  readonly at: number;
  readonly moment: Moment;
}

function paintHill(plate: Plate, { tones, signals }: Stage, { hill, at, moment }: View): void {
  const { ink, deep, mid, warm, light } = tones;
  const near = at / (HILLS - 1);
  const y = 330 + 310 * near ** 1.15;
  const shift = moment.seconds * (5 + 16 * near);
  const ridge = curveOf(hill, { width: plate.width, y, shift });
  const tone = mixTones(
    mixTones(warm, mid, 0.35 + 0.65 * Math.min(1, near * 1.5)),
    deep,
    Math.max(0, near * 1.5 - 0.5),
  );
  paintShape(plate, new Land({ ridge }), ramp([y - 40, tone], [y + 150, mixTones(tone, ink, 0.3 * near + 0.1)]));
  const wind = windAlong(plate.width, moment, near);
  const thick = 2 + 4 * near;
  const foot = ridge.map((height) => height + thick);
  paintBand(
    plate,
    { ridge, foot, softness: 1.5, along: wind },
    flat(light, 0.45 + 0.3 * signals.melody.at(moment.seconds)),
  );
  for (const row of [1, 2]) {
    const upper = ridge.map((height, x) => height + row * (15 + 12 * near) + 3 * Math.sin(x / 60 + moment.seconds * 2));
    const lower = upper.map((height) => height + thick * 0.8);
    paintBand(
      plate,
      { ridge: upper, foot: lower, softness: 2, along: wind },
      flat(mixTones(warm, light, 0.4), 0.3 / row),
    );
  }
}

/** A gust passes over the fields once a bar. */
function windAlong(width: number, { bar }: Moment, near: number): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => {
    const gust = 0.5 + 0.5 * Math.sin(x / 210 - bar * 2 * Math.PI + near * 3);
    return 0.25 + 0.75 * gust * gust;
  });
}

interface Flight {
  readonly leaf: Leaf;
  readonly seconds: number;
}

function paintLeaf(plate: Plate, { tones }: Stage, { leaf, seconds }: Flight): void {
  const age = (seconds - leaf.at) / FLIGHT_SECONDS;
  if (age <= 0 || age >= 1) return;
  const x = -60 + 1420 * age ** 0.9;
  const y = leaf.y + 46 * Math.sin(leaf.phase + seconds * 1.7) + 26 * swing(seconds, 3.1, leaf.phase);
  const turn = leaf.phase + seconds * 2.6;
  const half = leaf.size * (0.72 + 0.28 * Math.sin(turn * 0.7));
  const to = [x + Math.cos(turn) * half, y + Math.sin(turn) * half] as const;
  const shown = smooth(age * 10) * smooth((1 - age) * 8);
  const blade = { from: [x - Math.cos(turn) * half, y - Math.sin(turn) * half] as const, to, ends: 0 };
  paintShape(
    plate,
    new Stroke({ ...blade, width: leaf.size * 0.72 }),
    flat(mixTones(tones.deep, tones.mid, 0.35), shown),
  );
  paintShape(plate, new Stroke({ ...blade, width: 1.6, ends: 1 }), flat(tones.warm, 0.6 * shown));
}
