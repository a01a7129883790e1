import { Box } from '../shapes/box';
import { Ellipse } from '../shapes/ellipse';
import { flat, ramp, type Stop } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import type { Tone } from '../paint/tone';
import { Pulse } from '../signals/pulse';
import type { Moment } from '../signals/moment';
import type { Stage } from '../scene';

/** Fills the whole picture with a gradient. */
export function paintBackdrop(plate: Plate, ...stops: readonly [Stop, ...Stop[]]): void {
  paintShape(plate, new Box({ left: 0, top: 0, width: plate.width, height: plate.height }), ramp(...stops));
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tone: Tone;
  readonly halo: Tone;
  /** 0 to 1. */
  readonly shine: number;
}

/** A sun or a moon with the light around it. */
export function paintDisc(plate: Plate, { x, y, radius, tone, halo, shine }: Disc): void {
  paintGlow(plate, { x, y, radius: radius * (3.6 + 0.5 * shine), tone: halo, strength: 0.42 + 0.2 * shine });
  paintGlow(plate, { x, y, radius: radius * 1.8, tone: halo, strength: 0.35 + 0.25 * shine });
  paintShape(plate, new Ellipse({ x, y, across: radius }), flat(tone));
}

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bright: number;
  readonly pulse: Pulse;
}

/** Stars above a height; each note makes some of them shine. */
export function starField(stage: Stage, count: number, lowest: number): (plate: Plate, moment: Moment) => void {
  const random = stage.random('stars');
  const stars: readonly Star[] = Array.from({ length: count }, (_, at) => ({
    x: random.between(0, stage.width),
    y: random.between(0, 1) ** 1.25 * lowest,
    size: random.between(0.7, 1.7),
    bright: random.between(0.22, 0.6),
    pulse: new Pulse(
      stage.signals.notes.filter((_note, index) => index % 9 === at % 9),
      { attack: 0.12, release: 0.8 },
    ),
  }));
  return (plate, { seconds }) => {
    for (const { x, y, size, bright, pulse } of stars) {
      const lit = pulse.at(seconds);
      paintShape(
        plate,
        new Ellipse({ x, y, across: size + 0.5 * lit }),
        flat(stage.tones.light, bright + (1 - bright) * lit),
      );
      if (size > 1.35 && lit > 0.05)
        paintGlow(plate, { x, y, radius: 14, tone: stage.tones.light, strength: 0.45 * lit });
    }
  };
}
