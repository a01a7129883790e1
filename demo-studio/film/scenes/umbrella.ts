import { flat, ramp } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { Polygon, type Point } from '../shapes/polygon';
import { Ring } from '../shapes/ring';
import { Stroke } from '../shapes/stroke';
import { swing, type Moment } from '../signals/moment';
import { smooth } from '../signals/pulse';
import { bokeh } from './bokeh';
import { paintBackdrop } from './sky';
import { paintWalker } from './walker';

const GROUND = 566;
const STREAKS = 110;
const FALL_PER_SECOND = 620;
const RIPPLE_SECONDS = 1.5;
const SCALLOPS = 6;
/** Half its width. */
const CANOPY = 196;
const PAIR_FOOT = 640;

interface Streak {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly near: number;
}

/** Two people walk in time under one umbrella; rain falls around them, and each drum stroke makes a ring in a puddle. */
export function umbrella(stage: Stage): Scene {
  const random = stage.random('umbrella');
  const streaks = Array.from({ length: STREAKS }, (): Streak => {
    const near = random.fraction();
    return { x: random.between(-120, 1400), y: random.between(0, 900), length: 22 + 46 * near, near };
  });
  const far = streaks.filter(({ near }) => near < 0.6);
  const near = streaks.filter((streak) => !far.includes(streak));
  const { drums, beatSeconds } = stage.signals.score;
  const rings = drums.map(({ start, velocity }) => ({
    at: start * beatSeconds,
    strength: velocity,
    x: random.between(40, 1240),
    depth: random.fraction(),
  }));
  const lights = bokeh(stage, { count: 24, top: 210, bottom: 500, smallest: 16, largest: 62, strength: 0.22 });
  return (plate, moment) => {
    const { ink, deep, mid, warm } = stage.tones;
    paintBackdrop(plate, [0, ink], [300, mixTones(ink, deep, 0.9)], [GROUND, mixTones(deep, mid, 0.55)]);
    lights(plate, moment);
    const ground = new Box({ left: 0, top: GROUND, width: plate.width, height: plate.height - GROUND });
    paintShape(plate, ground, ramp([GROUND, mixTones(deep, mid, 0.42)], [720, mixTones(ink, deep, 0.5)]));
    paintGlow(plate, { x: 640, y: GROUND + 20, radius: 620, flatness: 0.16, tone: warm, strength: 0.35 });
    for (const ring of rings) paintRipple(plate, stage, { ring, seconds: moment.seconds });
    for (const streak of far) paintStreak(plate, stage, { streak, moment });
    paintPair(plate, stage, moment);
    for (const streak of near) paintStreak(plate, stage, { streak, moment });
  };
}

interface Splash {
  readonly ring: { readonly at: number; readonly strength: number; readonly x: number; readonly depth: number };
  readonly seconds: number;
}

function paintRipple(plate: Plate, { tones }: Stage, { ring, seconds }: Splash): void {
  const age = (seconds - ring.at) / RIPPLE_SECONDS;
  if (age <= 0 || age >= 1) return;
  const y = GROUND + 16 + 128 * ring.depth;
  const size = (0.5 + ring.depth) * (0.5 + 0.5 * ring.strength);
  for (const late of [0, 0.22]) {
    const grown = age - late;
    if (grown <= 0) continue;
    const across = 4 + 74 * size * grown ** 0.7;
    const line = new Ring({ x: ring.x, y, across, down: across * 0.26, width: 1.2 + 1.8 * size, softness: 1.5 });
    paintShape(plate, line, flat(tones.light, 0.75 * smooth(grown * 12) * (1 - age) ** 1.5 * (1 - late)));
  }
}

interface Falling {
  readonly streak: Streak;
  readonly moment: Moment;
}

/** Near rain falls faster and is brighter; all rain leans with a wind that changes with the bars. */
function paintStreak(plate: Plate, { tones }: Stage, { streak, moment }: Falling): void {
  const { near, length } = streak;
  const fallen = streak.y + moment.seconds * FALL_PER_SECOND * (0.7 + 0.6 * near);
  const y = (fallen % (plate.height + 180)) - 90;
  const lean = 0.17 + 0.03 * swing(moment.bar, 4);
  const x = streak.x - y * lean;
  if (Math.abs(x - pairX(moment)) < CANOPY && y > PAIR_FOOT - 260) return;
  const to = [x - length * lean, y + length] as const;
  const ink = flat(tones.light, (0.1 + 0.22 * near) * (0.75 + 0.35 * moment.energy));
  paintShape(plate, new Stroke({ from: [x, y], to, width: 1 + 1.5 * near }), ink);
}

function pairX({ shot, way }: Moment): number {
  return 500 + 260 * (shot.index % 2 === 0 ? way : 1 - way);
}

function paintPair(plate: Plate, stage: Stage, moment: Moment): void {
  const x = pairX(moment);
  const y = PAIR_FOOT;
  const bob = 3 * Math.abs(swing(moment.beat, 4));
  const shadow = { x, y: y + 6, radius: 190, flatness: 0.14, tone: stage.tones.ink, strength: 0.6 };
  paintGlow(plate, shadow);
  for (const [aside, height] of [
    [-34, 186],
    [34, 168],
  ] as const) {
    paintWalker(plate, stage.tones, { x: x + aside, y, height, beat: moment.beat + (aside > 0 ? 0.5 : 0) });
  }
  const arm = { from: [x - 26, y - 138] as const, to: [x + 1, y - 122] as const, width: 9 };
  paintCanopy(plate, stage, [x, y - 214 - bob], 0.03 * swing(moment.bar, 2));
  paintShape(plate, new Stroke(arm), flat(mixTones(stage.tones.ink, stage.tones.deep, 0.12)));
}

function paintCanopy(plate: Plate, { tones }: Stage, [x, y]: Point, turn: number): void {
  const { deep, mid, warm, light } = tones;
  const across = CANOPY;
  const place = (side: number, up: number): Point => [
    x + across * (side * Math.cos(turn) + up * Math.sin(turn)),
    y + across * (side * Math.sin(turn) - up * Math.cos(turn)),
  ];
  const dome = Array.from({ length: 25 }, (_, at) => {
    const angle = Math.PI * (1 - at / 24);
    return place(Math.cos(angle), 0.66 * Math.sin(angle));
  });
  const hem = Array.from({ length: SCALLOPS * 8 }, (_, at) => {
    const along = at / (SCALLOPS * 8);
    return place(1 - 2 * along, 0.085 * Math.abs(Math.sin(Math.PI * SCALLOPS * along)));
  });
  paintShape(plate, new Stroke({ from: place(0, 0.6), to: place(0.02, -0.52), width: 5 }), flat(light, 0.9));
  paintShape(
    plate,
    new Polygon([...dome, ...hem]),
    ramp([y - 130, mixTones(warm, light, 0.3)], [y, mixTones(mid, deep, 0.1)]),
  );
  for (const rib of [-0.667, -0.333, 0, 0.333, 0.667]) {
    const lines = [0, 0.5, 0.8, 1].map((up) => place(rib * Math.sqrt(1 - up * up * 0.98), 0.66 * up));
    for (let at = 1; at < lines.length; at += 1) {
      const line = new Stroke({ from: lines[at - 1] as Point, to: lines[at] as Point, width: 1.6 });
      paintShape(plate, line, flat(deep, 0.4));
    }
  }
}
