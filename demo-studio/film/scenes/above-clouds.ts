import { ramp, thin } from '../paint/ink';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Land } from '../shapes/land';
import { swing, type Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { curveOf, ripple, type Ripple } from './curve';
import { paintSkyLantern } from './lantern';
import { paintBackdrop, paintDisc, starField } from './sky';

const LANTERNS = 15;
const CLOUDS = 5;
const SPAN = 1400;

interface Drifting {
  readonly pulse: Pulse;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly phase: number;
}

/** The sky above the clouds, where small and large lanterns drift past the moon. */
export function aboveClouds(stage: Stage): Scene {
  const random = stage.random('above clouds');
  const clouds = Array.from({ length: CLOUDS }, (_, at) =>
    ripple(random, { length: 330 + 90 * at, height: 26 + 8 * at, parts: 3 }),
  );
  const pulses = noteLights(stage.signals.notes, LANTERNS, { attack: 0.15, release: 0.8 });
  const lanterns = pulses.map((pulse, at): Drifting => {
    const place = { x: random.between(0, SPAN), y: random.between(60, 560), phase: random.fraction() };
    return { ...place, pulse, size: 6 + 30 * (at / LANTERNS) ** 1.8 };
  });
  const stars = starField(stage, 150, 460);
  return (plate, moment) => {
    const { ink, deep, mid, warm, light } = stage.tones;
    paintBackdrop(plate, [0, ink], [360, mixTones(ink, deep, 0.8)], [640, mixTones(deep, mid, 0.7)]);
    stars(plate, moment);
    const shine = 0.5 * stage.signals.chord.at(moment.seconds);
    const moon = { x: 900 - 40 * moment.way, y: 190, radius: 84, tone: light, halo: mixTones(mid, warm, 0.6) };
    paintDisc(plate, { ...moon, shine });
    clouds.forEach((cloud, at) => {
      paintCloud(plate, stage, { cloud, near: at / (CLOUDS - 1), moment });
      for (const lantern of lanterns.slice((LANTERNS / CLOUDS) * at, (LANTERNS / CLOUDS) * (at + 1))) {
        paintDrifting(plate, stage, { lantern, near: at / (CLOUDS - 1), moment });
      }
    });
  };
}

interface Cloud {
  readonly cloud: Ripple;
  readonly near: number;
  readonly moment: Moment;
}

function paintCloud(plate: Plate, { tones }: Stage, { cloud, near, moment }: Cloud): void {
  const { ink, deep, mid, warm } = tones;
  const y = 470 + 190 * near + 5 * swing(moment.bar, 2, near);
  const shift = moment.seconds * (10 + 30 * near);
  const ridge = curveOf(cloud, { width: plate.width, y, shift, time: moment.seconds * 0.12 });
  const top = mixTones(mixTones(mid, warm, 0.5), deep, 0.75 * near);
  const shade = ramp([y - 40, top], [y + 110, mixTones(deep, ink, 0.25 + 0.5 * near)]);
  paintShape(plate, new Land({ ridge, softness: 10 + 16 * near }), thin(shade, 0.9));
}

interface Drift {
  readonly lantern: Drifting;
  readonly near: number;
  readonly moment: Moment;
}

function paintDrifting(plate: Plate, { accent }: Stage, { lantern, near, moment }: Drift): void {
  const { pulse, size, phase } = lantern;
  const x = ((lantern.x + 4 * SPAN - moment.seconds * (4 + 14 * near)) % SPAN) - 60;
  const y = lantern.y - 46 * moment.way * (0.5 + near) + 5 * swing(moment.beat, 8, phase);
  paintSkyLantern(plate, { x, y, size, lit: 0.25 + 0.75 * pulse.at(moment.seconds), tones: accent });
}
