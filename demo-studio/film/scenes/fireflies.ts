import type { Scene, Stage } from '../scene';
import { flat } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import { Ellipse } from '../shapes/ellipse';
import { smooth } from '../signals/pulse';

export interface Swarm {
  /** The area where they begin, in picture units. */
  readonly left: number;
  readonly width: number;
  readonly y: number;
  /** How far they rise during their life. */
  readonly rise: number;
  readonly seconds: number;
  readonly size: number;
}

/** One spark for each note, rising from the ground; this scene is painted over another one. */
export function fireflies(stage: Stage, { left, width, y, rise, seconds: life, size }: Swarm): Scene {
  const random = stage.random('fireflies');
  const sparks = stage.signals.notes.map((note) => ({
    ...note,
    x: left + width * (0.7 * note.height + 0.3 * random.fraction()),
    from: y + random.between(-30, 30),
    phase: random.between(0, 6.3),
  }));
  const { light, warm } = stage.accent;
  return (plate, { seconds }) => {
    for (const { at, x, from, phase, strength } of sparks) {
      const age = (seconds - at) / life;
      if (age <= 0 || age >= 1) continue;
      const shown = smooth(age * 8) * smooth((1 - age) * 2.5) * (0.5 + 0.5 * strength);
      const place = { x: x + 26 * Math.sin(phase + seconds * 1.1), y: from - rise * age };
      paintGlow(plate, { ...place, radius: size * 9, tone: warm, strength: 0.6 * shown });
      paintShape(plate, new Ellipse({ ...place, across: size, softness: size * 0.8 }), flat(light, shown));
    }
  };
}
