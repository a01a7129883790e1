import { paintBand } from '../paint/paint-band';
import type { Random } from '../../music/compose/seeded-random';
import { flat, ramp } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Ellipse } from '../shapes/ellipse';
import { Land } from '../shapes/land';
import { Stroke } from '../shapes/stroke';
import { smooth } from '../signals/pulse';
import { swing, type Moment } from '../signals/moment';
import type { SoundingNote } from '../signals/song-signals';
import { curveOf, ripple } from './curve';
import { paintBackdrop } from './sky';

const RISING_SECONDS = 7;
const RAYS = 7;
const SURFACE = 74;

interface Bubble extends SoundingNote {
  readonly x: number;
  readonly size: number;
  readonly phase: number;
}

/** Below the surface: rays that sway, the moon seen through water, and a bubble for every note. */
export function underWater(stage: Stage): Scene {
  const random = stage.random('under water');
  const bubbles = stage.signals.notes.map((note) => bubbleOf(note, random));
  const surface = [0, 1, 2].map(() => ripple(random, { length: 420, height: 17, parts: 3 }));
  const floor = [0, 1].map((at) => ripple(random, { length: 760 - 260 * at, height: 34, parts: 3 }));
  return (plate, moment) => {
    const { ink, deep, mid, warm, light } = stage.tones;
    paintBackdrop(plate, [0, mixTones(mid, warm, 0.35)], [170, mixTones(mid, deep, 0.45)], [430, deep], [720, ink]);
    paintGlow(plate, { x: 660, y: 40, radius: 560, tone: mixTones(warm, light, 0.4), strength: 0.5 });
    paintRays(plate, stage, moment);
    surface.forEach((wave, at) => {
      const place = { width: plate.width, shift: moment.seconds * (24 - 17 * at), time: moment.seconds * 0.6 };
      const ridge = curveOf(wave, { ...place, y: SURFACE - 16 * at });
      const top = new Float32Array(plate.width).fill(-4);
      paintBand(plate, { ridge: top, foot: ridge }, flat(mixTones(warm, light, 0.2 + 0.3 * at), 0.2 + 0.12 * at));
    });
    floor.forEach((wave, at) => {
      const y = 640 + 46 * at;
      const ridge = curveOf(wave, { width: plate.width, y, shift: 30 * moment.way * (at + 1) });
      paintShape(
        plate,
        new Land({ ridge, softness: 14 - 10 * at }),
        ramp([y - 30, mixTones(deep, ink, 0.5 + 0.3 * at)], [720, ink]),
      );
    });
    for (const bubble of bubbles) paintBubble(plate, stage, { bubble, moment });
  };
}

function bubbleOf(note: SoundingNote, random: Random): Bubble {
  const x = 140 + 1000 * note.height + random.between(-60, 60);
  return { ...note, x, size: 7 + 15 * note.strength * random.between(0.5, 1.1), phase: random.between(0, 6.3) };
}

function paintRays(plate: Plate, { tones, signals }: Stage, { seconds, beat }: Moment): void {
  const chord = signals.chord.at(seconds);
  for (let ray = 0; ray < RAYS; ray += 1) {
    const spread = ray - (RAYS - 1) / 2;
    const sway = 26 * swing(beat, 16, ray * 0.23);
    const from = [660 + spread * 62 + sway * 0.3, -60] as const;
    const to = [660 + spread * 190 + sway * 2, 690] as const;
    const width = 58 + 26 * swing(beat, 8, ray * 0.37);
    const strength = 0.07 + 0.07 * chord + 0.03 * swing(beat, 8, ray * 0.6);
    paintShape(plate, new Stroke({ from, to, width, softness: 70 }), flat(tones.light, strength));
  }
}

interface Rising {
  readonly bubble: Bubble;
  readonly moment: Moment;
}

function paintBubble(plate: Plate, { tones }: Stage, { bubble, moment }: Rising): void {
  const age = (moment.seconds - bubble.at) / RISING_SECONDS;
  if (age <= 0 || age >= 1) return;
  const y = 690 - (690 - SURFACE - 20) * age ** 0.85;
  const x = bubble.x + (14 + 10 * age) * Math.sin(bubble.phase + moment.seconds * 1.9);
  const across = bubble.size * smooth(age * 14) * (0.7 + 0.5 * age);
  const strength = smooth(age * 10) * smooth((1 - age) * 6);
  paintGlow(plate, { x, y, radius: across * 3, tone: tones.warm, strength: 0.3 * strength * (1 - age) });
  paintShape(plate, new Ellipse({ x, y, across }), flat(tones.light, 0.34 * strength));
  paintShape(
    plate,
    new Ellipse({ x: x + across * 0.1, y: y + across * 0.12, across: across * 0.84 }),
    flat(tones.mid, 0.35 * strength),
  );
  const shine = { x: x - across * 0.36, y: y - across * 0.38, across: across * 0.2, softness: across * 0.2 };
  paintShape(plate, new Ellipse(shine), flat(tones.light, 0.95 * strength));
}
