import type { Random } from '../../music/compose/seeded-random';
import { flat } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Ellipse } from '../shapes/ellipse';
import { Stroke } from '../shapes/stroke';
import type { Moment } from '../signals/moment';
import { smooth } from '../signals/pulse';
import { bokeh } from './bokeh';
import { paintBackdrop } from './sky';

const BEADS = 170;
const LIFE_SECONDS = 7;
/** A drop hangs for this share of its life, then runs. */
const HANGING = 0.22;

interface Drop {
  /** When it falls on the pane, in seconds; beads are there from the beginning. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly wander: number;
}

/** A window pane in the rain: town lights out of focus, and for every drum stroke a drop that hangs and then runs down. */
export function rainWindow(stage: Stage): Scene {
  const random = stage.random('rain window');
  const beads = Array.from({ length: BEADS }, () => dropAt(random, 0, random.between(1.6, 4.9)));
  const drops = strokesOf(stage).map(({ at, strength }) =>
    dropAt(random, at, 6 + 7 * strength * random.between(0.6, 1)),
  );
  const far = bokeh(stage, { count: 26, top: 330, bottom: 660, smallest: 22, largest: 74, strength: 0.22 });
  const near = bokeh(stage, { count: 12, top: 240, bottom: 560, smallest: 50, largest: 110, strength: 0.12 });
  return (plate, moment) => {
    const { ink, deep, mid } = stage.tones;
    paintBackdrop(plate, [0, ink], [330, mixTones(ink, deep, 0.85)], [560, mixTones(deep, mid, 0.42)], [720, deep]);
    paintGlow(plate, { x: 640, y: 600, radius: 720, flatness: 0.42, tone: mid, strength: 0.28 + 0.16 * moment.energy });
    far(plate, moment);
    near(plate, { ...moment, seconds: moment.seconds * 1.6 });
    for (const bead of beads) paintDrop(plate, stage, bead.x, bead);
    for (const drop of drops) paintRunning(plate, stage, { drop, moment });
  };
}

/** Each drum stroke is a drop. Notes are drops too; without drums there would otherwise be hardly any rain. */
function strokesOf({ signals }: Stage): readonly { readonly at: number; readonly strength: number }[] {
  const { drums, beatSeconds } = signals.score;
  return [...drums.map(({ start, velocity }) => ({ at: start * beatSeconds, strength: velocity })), ...signals.notes];
}

const dropAt = (random: Random, at: number, size: number): Drop => ({
  at,
  size,
  x: random.between(10, 1270),
  wander: random.between(0, 6.3),
  y: size < 5 ? random.between(10, 710) : random.between(-20, 420),
});

interface Running {
  readonly drop: Drop;
  readonly moment: Moment;
}

function paintRunning(plate: Plate, stage: Stage, { drop, moment }: Running): void {
  const age = (moment.seconds - drop.at) / LIFE_SECONDS;
  if (age <= 0 || age >= 1) return;
  const running = Math.max(0, (age - HANGING) / (1 - HANGING));
  const down = 900 * running ** 2;
  const y = drop.y + down;
  const x = drop.x + 7 * Math.sin(drop.wander + down * 0.021);
  const size = drop.size * smooth(age * 30);
  if (running > 0 && y < plate.height + 160) {
    const from = [drop.x + 7 * Math.sin(drop.wander + (down - 150) * 0.021), Math.max(drop.y, y - 150)] as const;
    const trail = new Stroke({ from, to: [x, y], width: size * 0.9, softness: 3, ends: 0.25 });
    paintShape(plate, trail, flat(stage.tones.light, 0.1));
  }
  paintDrop(plate, stage, x, { ...drop, y, size });
}

/** Water bends the light: dark above, bright below. */
function paintDrop(plate: Plate, { tones, accent }: Stage, x: number, { y, size }: Drop): void {
  const down = size * 1.25;
  paintShape(
    plate,
    new Ellipse({ x, y, across: size, down, softness: 1.4 }),
    flat(mixTones(tones.ink, tones.deep, 0.5), 0.55),
  );
  const lower = { x, y: y + down * 0.26, across: size * 0.72, down: down * 0.62, softness: size * 0.5 };
  paintShape(plate, new Ellipse(lower), flat(mixTones(tones.warm, accent.light, 0.5), 0.5));
  if (size < 3) return;
  const shine = { x: x - size * 0.3, y: y - down * 0.42, across: size * 0.2, softness: size * 0.2 };
  paintShape(plate, new Ellipse(shine), flat(tones.light, 0.9));
}
