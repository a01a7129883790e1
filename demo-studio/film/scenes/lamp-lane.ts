import { flat, ramp, thin } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Ellipse } from '../shapes/ellipse';
import { Land } from '../shapes/land';
import { Polygon } from '../shapes/polygon';
import { Spindle } from '../shapes/spindle';
import { Stroke } from '../shapes/stroke';
import { swing, type Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { curveOf, heightAt, ripple, type Ripple } from './curve';
import { pineOf } from './pines';
import { paintBackdrop } from './sky';
import { paintWalker } from './walker';

const LAMPS = 7;

/** An uphill lane in the fog: lamps that light up with the notes, and two people who walk in step with the beat. */
export function lampLane(stage: Stage): Scene {
  const random = stage.random('lane');
  const pulses = noteLights(stage.signals.notes, LAMPS, { attack: 0.1, hold: 0.15, release: 1.1 });
  const slope = ripple(random, { length: 1500, height: 26, parts: 2 });
  const fogs = [0, 1, 2].map(() => ripple(random, { length: 520, height: 30, parts: 3 }));
  const pines = Array.from({ length: 15 }, (_, at) => ({
    x: at * 100 - 40 + random.between(-34, 34),
    height: random.between(180, 400),
    pine: pineOf(random),
    far: at % 2 === 0,
  }));
  return (plate, moment) => {
    const { ink, deep, mid, warm } = stage.tones;
    paintBackdrop(
      plate,
      [0, mixTones(ink, deep, 0.2)],
      [380, mixTones(deep, mid, 0.4)],
      [640, mixTones(mid, warm, 0.2)],
    );
    for (const isFar of [true, false]) {
      const wind = 0.012 * swing(moment.beat, 8, isFar ? 0 : 0.3);
      const tone = isFar ? mixTones(deep, mid, 0.55) : mixTones(ink, deep, 0.75);
      for (const { x, height, pine } of pines.filter(({ far }) => far === isFar)) {
        const place = {
          x: x - (isFar ? 20 : 46) * moment.way,
          y: isFar ? 664 : 706,
          height: height * (isFar ? 1.05 : 1.3),
          lean: wind,
        };
        paintShape(plate, new Spindle({ profile: pine, ...place }), flat(tone));
      }
      paintFog(plate, stage, { fog: fogs[isFar ? 0 : 1] as Ripple, y: isFar ? 400 : 470, moment });
    }
    paintLane(plate, stage, { slope, pulses, moment });
    paintFog(plate, stage, { fog: fogs[2] as Ripple, y: 668, moment });
  };
}

interface Fog {
  readonly fog: Ripple;
  readonly y: number;
  readonly moment: Moment;
}

function paintFog(plate: Plate, { tones }: Stage, { fog, y, moment }: Fog): void {
  const place = { width: plate.width, y: y + 8 * swing(moment.bar, 4, y), shift: moment.seconds * (26 - y / 40) };
  const ridge = curveOf(fog, { ...place, time: moment.seconds * 0.25 });
  paintShape(
    plate,
    new Land({ ridge, softness: 150 }),
    flat(mixTones(tones.mid, tones.warm, 0.25), y > 600 ? 0.22 : 0.3),
  );
}

interface Lane {
  readonly slope: Ripple;
  readonly pulses: readonly Pulse[];
  readonly moment: Moment;
}

function paintLane(plate: Plate, stage: Stage, { slope, pulses, moment }: Lane): void {
  const { ink, deep } = stage.tones;
  const drift = 60 * moment.way;
  const ground = curveOf(slope, { width: plate.width, y: 596, shift: drift }).map(
    (height, x) => height + 34 - x * 0.055,
  );
  const lamps = pulses.map((pulse, at): Lamp => {
    const x = 40 + at * 205 - drift;
    return { x, y: heightAt(ground, x), lit: 0.3 + 0.7 * pulse.at(moment.seconds) };
  });
  for (const lamp of lamps) paintCone(plate, stage, lamp);
  paintShape(plate, new Land({ ridge: ground }), ramp([540, mixTones(ink, deep, 0.5)], [720, ink]));
  for (const lamp of lamps) paintLamp(plate, stage, lamp);
  const x = 330 + 420 * moment.way + 60 * (moment.shot.index % 2);
  paintWalker(plate, stage.tones, { x, y: heightAt(ground, x), height: 96, beat: moment.beat });
  paintWalker(plate, stage.tones, { x: x + 46, y: heightAt(ground, x + 46), height: 86, beat: moment.beat + 0.5 });
}

interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly lit: number;
}

function paintCone(plate: Plate, { accent }: Stage, { x, y, lit }: Lamp): void {
  const head = y - 232;
  const cone = [
    [x + 24, head],
    [x + 40, head],
    [x + 132, y + 60],
    [x - 68, y + 60],
  ] as const;
  paintShape(plate, new Polygon(cone), thin(ramp([head, accent.light], [y, accent.warm]), 0.06 + 0.12 * lit));
}

function paintLamp(plate: Plate, { tones, accent }: Stage, { x, y, lit }: Lamp): void {
  const head = y - 232;
  const ink = flat(tones.ink);
  paintShape(plate, new Stroke({ from: [x, y + 8], to: [x, head - 6], width: 5 }), ink);
  paintShape(plate, new Stroke({ from: [x, head - 6], to: [x + 30, head - 14], width: 4 }), ink);
  paintGlow(plate, { x: x + 32, y: head, radius: 190, tone: accent.warm, strength: 0.2 + 0.42 * lit });
  paintGlow(plate, { x: x + 32, y, radius: 130, flatness: 0.16, tone: accent.warm, strength: 0.2 + 0.4 * lit });
  paintShape(plate, new Stroke({ from: [x + 16, head - 10], to: [x + 48, head - 10], width: 7 }), ink);
  paintShape(
    plate,
    new Ellipse({ x: x + 32, y: head - 2, across: 10, down: 8 }),
    flat(mixTones(accent.warm, accent.light, lit)),
  );
}
