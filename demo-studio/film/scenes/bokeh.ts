import { flat } from '../paint/ink';
import { paintShape } from '../paint/paint-shape';
import { mixTones, type Tone } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Ellipse } from '../shapes/ellipse';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';

interface Blur {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pace: number;
  readonly tone: Tone;
  readonly pulse: Pulse;
}

export interface BokehForm {
  readonly count: number;
  readonly top: number;
  readonly bottom: number;
  readonly smallest: number;
  readonly largest: number;
  /** Strength of the lights when unlit, 0 to 1. */
  readonly strength: number;
}

/** Lights far out of focus: soft discs that drift, and brighten with the notes. */
export function bokeh(stage: Stage, { count, top, bottom, smallest, largest, strength }: BokehForm): Scene {
  const random = stage.random(`bokeh ${count}`);
  const { mid, warm, light } = stage.accent;
  const pulses = noteLights(stage.signals.notes, count, { attack: 0.2, release: 0.9 });
  const blurs = pulses.map((pulse): Blur => {
    const size = smallest + (largest - smallest) * random.fraction() ** 1.6;
    const tone = mixTones(mixTones(mid, warm, random.fraction()), light, 0.4 * random.fraction());
    return { x: random.fraction(), y: random.between(top, bottom), size, pace: random.between(3, 11), tone, pulse };
  });
  return (plate, { seconds }) => {
    for (const { x, y, size, pace, tone, pulse } of blurs) {
      const span = stage.width + 2 * largest;
      const across = ((x * span + pace * seconds) % span) - largest;
      const lit = pulse.at(seconds);
      const down = y + 6 * Math.sin(seconds * 0.4 + x * 40);
      const shape = new Ellipse({ x: across, y: down, across: size * (1 + 0.06 * lit), softness: 2 + size * 0.12 });
      paintShape(plate, shape, flat(tone, strength * (0.6 + 1.1 * lit)));
    }
  };
}
