import type { Random } from '../../music/compose/seeded-random';
import { flat, ramp, thin } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { Ellipse } from '../shapes/ellipse';
import { Stroke } from '../shapes/stroke';
import { swing, type Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { paintLaundry } from './laundry';
import { paintBackdrop } from './sky';

const COLUMNS = 6;
const FLOORS = 3;
const WIDTH = 124;
const HEIGHT = 150;

type Inside = 'plant' | 'person' | 'curtain' | 'nothing';

interface Window {
  readonly x: number;
  readonly y: number;
  readonly inside: Inside;
  readonly phase: number;
  readonly pulse: Pulse;
}

/** The front of an old house: with every note a lamp goes on behind the shutters, and some windows show a person. */
export function facade(stage: Stage): Scene {
  const random = stage.random('facade');
  const pulses = noteLights(stage.signals.notes, COLUMNS * FLOORS, { attack: 0.12, hold: 0.5, release: 1.5 });
  const windows = pulses.map((pulse, at) => windowOf(random, at, pulse));
  return (plate, moment) => {
    const { ink, deep, mid } = stage.tones;
    paintBackdrop(
      plate,
      [0, mixTones(ink, deep, 0.35)],
      [420, mixTones(deep, mid, 0.22)],
      [720, mixTones(ink, deep, 0.6)],
    );
    const shift = -80 + 120 * moment.way;
    for (let floor = 1; floor < FLOORS + 1; floor += 1) {
      const ledge = new Box({ left: 0, top: floor * 238 - 26, width: plate.width, height: 9 });
      paintShape(plate, ledge, flat(ink, 0.5));
    }
    for (const window of windows) paintWindow(plate, stage, { window, shift, moment });
    paintLaundry(plate, stage, { shift: shift * 1.5, beat: moment.beat });
  };
}

function windowOf(random: Random, at: number, pulse: Pulse): Window {
  const column = at % COLUMNS;
  const floor = Math.floor(at / COLUMNS);
  const inside = random.pick<Inside>(['plant', 'person', 'curtain', 'curtain', 'nothing']);
  return { x: 60 + column * 244, y: 40 + floor * 238, inside, phase: random.fraction(), pulse };
}

interface View {
  readonly window: Window;
  readonly shift: number;
  readonly moment: Moment;
}

function paintWindow(plate: Plate, stage: Stage, { window, shift, moment }: View): void {
  const { ink, deep, mid, warm, light } = stage.tones;
  const x = window.x - shift;
  const { y } = window;
  const lit = 0.06 + 0.94 * window.pulse.at(moment.seconds);
  const frame = { left: x - 9, top: y - 9, width: WIDTH + 18, height: HEIGHT + 18, round: 5 };
  paintGlow(plate, {
    x: x + WIDTH / 2,
    y: y + HEIGHT / 2,
    radius: 230,
    tone: mixTones(mid, warm, 0.5),
    strength: 0.36 * lit,
  });
  paintShape(plate, new Box(frame), flat(mixTones(ink, deep, 0.25)));
  const dark = mixTones(deep, ink, 0.35);
  const glass = ramp([y, mixTones(dark, mixTones(warm, light, 0.5), lit)], [y + HEIGHT, mixTones(dark, warm, lit)]);
  paintShape(plate, new Box({ left: x, top: y, width: WIDTH, height: HEIGHT }), glass);
  paintInside(plate, stage, { window, x, lit, beat: moment.beat });
  paintShape(
    plate,
    new Box({ left: x + WIDTH / 2 - 3, top: y, width: 6, height: HEIGHT }),
    flat(mixTones(ink, deep, 0.25)),
  );
  paintShape(plate, new Box({ left: x, top: y + 46, width: WIDTH, height: 5 }), flat(mixTones(ink, deep, 0.25)));
  for (const left of [x - 54, x + WIDTH + 10]) {
    paintShape(
      plate,
      new Box({ left, top: y - 6, width: 44, height: HEIGHT + 12, round: 3 }),
      flat(mixTones(deep, mid, 0.16 + 0.2 * lit)),
    );
    for (let slat = 0; slat < 10; slat += 1) {
      paintShape(plate, new Box({ left: left + 6, top: y + 4 + slat * 15, width: 32, height: 5 }), flat(ink, 0.4));
    }
  }
  paintShape(
    plate,
    new Box({ left: x - 18, top: y + HEIGHT + 9, width: WIDTH + 36, height: 8 }),
    flat(mixTones(mid, deep, 0.7)),
  );
}

interface Room {
  readonly window: Window;
  readonly x: number;
  readonly lit: number;
  readonly beat: number;
}

function paintInside(plate: Plate, { tones }: Stage, { window, x, lit, beat }: Room): void {
  const { y, inside, phase } = window;
  const dark = flat(mixTones(tones.ink, tones.deep, 0.5), 0.25 + 0.55 * lit);
  const sway = 3 * swing(beat, 8, phase);
  if (inside === 'person') {
    const head = x + 34 + 46 * phase + sway;
    paintShape(plate, new Ellipse({ x: head, y: y + 82, across: 15, down: 18 }), dark);
    paintShape(plate, new Box({ left: head - 27, top: y + 102, width: 54, height: HEIGHT - 102, round: 18 }), dark);
  }
  if (inside === 'plant') {
    for (const leaf of [-1.1, -0.65, -0.2, 0.2, 0.6, 1.05]) {
      const to = [x + 38 + 44 * Math.sin(leaf) + sway, y + 122 - 56 * Math.cos(leaf)] as const;
      paintShape(plate, new Stroke({ from: [x + 38, y + 124], to, width: 12, ends: 0 }), dark);
    }
    paintShape(plate, new Box({ left: x + 24, top: y + 122, width: 28, height: 28, round: 3 }), dark);
  }
  if (inside === 'curtain') {
    for (const left of [x, x + WIDTH - 34 - sway]) {
      const fold = { left, top: y, width: 34 + sway, height: HEIGHT, softness: 5 };
      paintShape(plate, new Box(fold), thin(flat(mixTones(tones.mid, tones.warm, 0.35)), 0.25 + 0.5 * lit));
    }
  }
}
