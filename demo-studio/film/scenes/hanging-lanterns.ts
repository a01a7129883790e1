import { flat } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Stroke } from '../shapes/stroke';
import { swing, type Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { bokeh } from './bokeh';
import { paintRoundLantern } from './lantern';
import { paintBackdrop } from './sky';

interface Hanging {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly period: number;
  readonly phase: number;
  readonly pulse: Pulse;
}

const PLACES: readonly (readonly [x: number, y: number, size: number])[] = [
  [250, 170, 38],
  [1010, 205, 42],
  [560, 150, 34],
  [790, 330, 62],
  [140, 400, 66],
  [1170, 430, 74],
  [470, 390, 96],
];

/** Lanterns on strings, swaying in time; each note lights one of them. */
export function hangingLanterns(stage: Stage): Scene {
  const random = stage.random('lanterns');
  const pulses = noteLights(stage.signals.notes, PLACES.length, { attack: 0.12, hold: 0.1, release: 0.9 });
  const lanterns = PLACES.map(([x, y, size], at): Hanging => ({
    x: x + random.between(-14, 14),
    y: y + random.between(-12, 12),
    size,
    period: at % 2 === 0 ? 8 : 6,
    phase: random.fraction(),
    pulse: pulses[at] as Pulse,
  }));
  const lights = bokeh(stage, { count: 26, top: 380, bottom: 700, smallest: 12, largest: 46, strength: 0.2 });
  return (plate, moment) => {
    const { ink, deep } = stage.tones;
    const { mid } = stage.accent;
    paintBackdrop(
      plate,
      [0, mixTones(ink, deep, 0.1)],
      [420, mixTones(ink, deep, 0.62)],
      [720, mixTones(deep, mid, 0.28)],
    );
    paintGlow(plate, { x: 640, y: 760, radius: 620, flatness: 0.5, tone: mid, strength: 0.3 + 0.2 * moment.energy });
    lights(plate, moment);
    for (const lantern of lanterns) paintHanging(plate, stage, { lantern, moment });
  };
}

interface View {
  readonly lantern: Hanging;
  readonly moment: Moment;
}

/** The camera moves past the lanterns: near ones move more, and the second verse shows the other side. */
function paintHanging(plate: Plate, { accent, width }: Stage, { lantern, moment }: View): void {
  const { size, pulse, period, phase } = lantern;
  const near = size / 96;
  const placed = moment.shot.index % 2 === 0 ? lantern.x : width - lantern.x;
  const anchor = placed + (0.5 - moment.way) * 90 * near;
  const turn = 0.055 * swing(moment.beat, period, phase);
  const x = anchor + Math.sin(turn) * (lantern.y + 60);
  const y = lantern.y + 3 * swing(moment.beat, 4, phase);
  paintShape(
    plate,
    new Stroke({ from: [anchor, -20], to: [x, y - size * 0.8], width: 1.4 + near }),
    flat(accent.warm, 0.45),
  );
  paintRoundLantern(plate, { x, y, size, lit: pulse.at(moment.seconds), tones: accent });
}
