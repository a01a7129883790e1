import type { Random } from '../../music/compose/seeded-random';
import { flat, ramp } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import type { Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { paintBackdrop, paintDisc, starField } from './sky';

const ROWS = 3;
const SPAN = 1560;
const PULSES = 28;

interface Pane {
  readonly across: number;
  readonly down: number;
  /** Its brightness without a note. */
  readonly rest: number;
  readonly pulse: Pulse;
}

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly panes: readonly Pane[];
}

/** A town at night that moves past: with each note some windows light up, and slowly go out again. */
export function nightCity(stage: Stage): Scene {
  const random = stage.random('city');
  const pulses = noteLights(stage.signals.notes, PULSES, { attack: 0.1, hold: 0.5, release: 1.6 });
  const rows = Array.from({ length: ROWS }, (_, row) => towersOf(random, row, pulses));
  const stars = starField(stage, 90, 330);
  return (plate, moment) => {
    const { ink, deep, mid, warm, light } = stage.tones;
    paintBackdrop(plate, [0, ink], [260, mixTones(ink, deep, 0.85)], [560, mixTones(deep, mid, 0.7)]);
    stars(plate, moment);
    const x = moment.shot.index % 2 === 0 ? 900 : 360;
    const shine = 0.6 * stage.signals.chord.at(moment.seconds);
    const moon = {
      x: x - 26 * moment.way,
      y: 190 - 40 * moment.progress,
      radius: 66,
      tone: mixTones(warm, light, 0.7),
    };
    paintDisc(plate, { ...moon, halo: warm, shine });
    rows.forEach((towers, row) => {
      for (const tower of towers) paintTower(plate, stage, { tower, row, moment });
      paintGlow(plate, { x: 640, y: 740, radius: 760, flatness: 0.3, tone: mid, strength: 0.18 });
    });
  };
}

function towersOf(random: Random, row: number, pulses: readonly Pulse[]): readonly Tower[] {
  const towers: Tower[] = [];
  for (let x = 0; x < SPAN - 30;) {
    const width = random.between(46, 92) * (1 + 0.3 * row);
    const height = random.between(120, 330 - 50 * row) + (random.chance(0.16) ? 70 : 0);
    towers.push({ x, width, height, panes: panesOf(random, { width, height, size: 6 + 2.5 * row }, pulses) });
    x += width + random.between(-4, 12);
  }
  return towers;
}

interface Facade {
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

function panesOf(random: Random, { width, height, size }: Facade, pulses: readonly Pulse[]): readonly Pane[] {
  const panes: Pane[] = [];
  for (let down = size * 2; down < height - size; down += size * 2.7) {
    for (let across = size * 1.3; across < width - size * 1.8; across += size * 2.1) {
      if (!random.chance(0.34)) continue;
      panes.push({ across, down, rest: random.between(0.1, 0.55), pulse: random.pick(pulses) });
    }
  }
  return panes;
}

interface View {
  readonly tower: Tower;
  readonly row: number;
  readonly moment: Moment;
}

function paintTower(plate: Plate, { tones }: Stage, { tower, row, moment }: View): void {
  const { ink, deep, mid, warm, light } = tones;
  const near = row / (ROWS - 1);
  const shift = moment.seconds * (5 + 13 * near) + moment.shot.index * 230;
  const left = ((((tower.x - shift) % SPAN) + SPAN) % SPAN) - 140;
  if (left > plate.width) return;
  const top = 600 + 60 * near - tower.height;
  const wall = mixTones(mixTones(deep, mid, 0.25), ink, 0.3 + 0.6 * near);
  const body = new Box({ left, top, width: tower.width, height: plate.height - top });
  paintShape(plate, body, ramp([top, wall], [720, mixTones(wall, deep, 0.35)]));
  const size = 6 + 2.5 * row;
  for (const { across, down, rest, pulse } of tower.panes) {
    const lit = pulse.at(moment.seconds);
    const pane = { left: left + across, top: top + down, width: size, height: size * 1.45 };
    paintShape(
      plate,
      new Box(pane),
      flat(mixTones(warm, light, 0.6 * lit), Math.min(1, rest + lit) * (0.6 + 0.4 * near)),
    );
    if (lit < 0.25 || row === 0) continue;
    const middle = { x: pane.left + size / 2, y: pane.top + size * 0.7 };
    paintGlow(plate, { ...middle, radius: size * 3.6, tone: warm, strength: 0.4 * lit });
  }
}
