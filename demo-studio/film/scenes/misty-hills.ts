import type { Random } from '../../music/compose/seeded-random';
import { flat, ramp } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones, type Tone } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { Land, type Curve } from '../shapes/land';
import { Polygon } from '../shapes/polygon';
import { Spindle, type Profile } from '../shapes/spindle';
import { swing, type Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { curveOf, heightAt, ripple, type Ripple } from './curve';
import { pineOf } from './pines';
import { paintBackdrop, paintDisc, starField } from './sky';

const LAYERS = 5;
const SPAN = 1500;

interface House {
  readonly at: number;
  readonly size: number;
  readonly pulse: Pulse;
}

interface Hill {
  readonly ridge: Ripple;
  readonly fog: Ripple;
  readonly pines: readonly { readonly at: number; readonly height: number; readonly pine: Profile }[];
  readonly houses: readonly House[];
}

/** Hills of pines in the fog, with houses between them; with each note, a window in a house lights up. */
export function mistyHills(stage: Stage): Scene {
  const random = stage.random('hills');
  const pulses = noteLights(stage.signals.notes, LAYERS * 5, { attack: 0.12, hold: 0.5, release: 2.2 });
  const hills = Array.from({ length: LAYERS }, (_, at) => hillOf(random, at, pulses));
  const stars = starField(stage, 90, 300);
  return (plate, moment) => {
    const { ink, deep, mid, warm, light } = stage.tones;
    paintBackdrop(
      plate,
      [0, mixTones(ink, deep, 0.15)],
      [300, mixTones(deep, mid, 0.35)],
      [520, mixTones(mid, warm, 0.35)],
    );
    stars(plate, moment);
    const x = moment.shot.index % 2 === 0 ? 960 : 330;
    const shine = stage.signals.chord.at(moment.seconds);
    paintDisc(plate, {
      x: x - 30 * moment.way,
      y: 170 - 30 * moment.progress,
      radius: 52,
      tone: light,
      halo: warm,
      shine: 0.6 * shine,
    });
    hills.forEach((hill, at) => paintHill(plate, stage, { hill, at, moment }));
  };
}

function hillOf(random: Random, at: number, pulses: readonly Pulse[]): Hill {
  const near = at / (LAYERS - 1);
  const pines = Array.from({ length: 16 - 2 * at }, () => ({
    at: random.between(0, SPAN),
    height: (26 + 110 * near ** 1.4) * random.between(0.7, 1.25),
    pine: pineOf(random),
  }));
  const houses = pulses
    .slice(at * 5, at * 5 + 5 - at)
    .map((pulse) => ({ pulse, at: random.between(0, SPAN), size: 7 + 13 * near }));
  return {
    ridge: ripple(random, { length: 520 + 150 * at, height: 46 + 8 * at, parts: 3 }),
    fog: ripple(random, { length: 460, height: 20, parts: 3 }),
    pines: pines.sort((a, b) => a.height - b.height),
    houses,
  };
}

/** Height of the middle of a hill's ridge. */
const heightOf = (at: number): number => 356 + 262 * (at / (LAYERS - 1)) ** 1.15;

interface View {
  readonly hill: Hill;
  readonly at: number;
  readonly moment: Moment;
}

function paintHill(plate: Plate, stage: Stage, { hill, at, moment }: View): void {
  const { ink, deep, mid, warm } = stage.tones;
  const near = at / (LAYERS - 1);
  const y = heightOf(at);
  const shift = moment.seconds * (4 + 15 * near) + (moment.shot.index % 2) * 420;
  const curve = curveOf(hill.ridge, { width: plate.width, y, shift });
  const tone = mixTones(mixTones(deep, mid, 0.55 * (1 - near)), ink, 0.25 + 0.65 * near);
  const wind = 0.014 * swing(moment.beat, 8, at * 0.2);
  for (const { at: along, height, pine } of hill.pines) {
    const x = ((((along - shift) % SPAN) + SPAN) % SPAN) - 110;
    const form = { profile: pine, x, y: heightAt(curve, x) + height * 0.03, height, lean: wind };
    paintShape(plate, new Spindle(form), flat(tone));
  }
  paintShape(plate, new Land({ ridge: curve }), ramp([y - 40, tone], [y + 130, mixTones(tone, mid, 0.3 * (1 - near))]));
  for (const house of hill.houses) paintHouse(plate, stage, { house, curve, shift, tone, seconds: moment.seconds });
  const drift = { width: plate.width, shift: -moment.seconds * (9 + 8 * near), time: moment.seconds * 0.2 };
  const fog = curveOf(hill.fog, { ...drift, y: y + 74 + 6 * swing(moment.bar, 4, near) });
  paintShape(
    plate,
    new Land({ ridge: fog, softness: 110, until: heightOf(at + 1) + 56 }),
    flat(mixTones(mid, warm, 0.5), 0.34 * (1 - 0.55 * near)),
  );
}

interface Place {
  readonly house: House;
  readonly curve: Curve;
  readonly shift: number;
  readonly tone: Tone;
  readonly seconds: number;
}

function paintHouse(plate: Plate, { accent, tones }: Stage, { house, curve, shift, tone, seconds }: Place): void {
  const { size } = house;
  const x = ((((house.at - shift) % SPAN) + SPAN) % SPAN) - 110;
  const y = heightAt(curve, x) + size * 0.9;
  const lit = house.pulse.at(seconds);
  const wall = mixTones(tone, tones.ink, 0.45);
  paintShape(plate, new Box({ left: x - size, top: y - size * 0.8, width: 2 * size, height: size * 1.3 }), flat(wall));
  const roof = [
    [x - size * 1.3, y - size * 0.75],
    [x, y - size * 1.65],
    [x + size * 1.3, y - size * 0.75],
  ] as const;
  paintShape(plate, new Polygon(roof), flat(wall));
  const pane = { left: x - size * 0.42, top: y - size * 0.45, width: size * 0.84, height: size * 0.6 };
  paintGlow(plate, { x, y: y - size * 0.2, radius: size * 4.4, tone: accent.mid, strength: 0.62 * lit });
  paintShape(plate, new Box(pane), flat(mixTones(accent.warm, accent.light, 0.5 * lit), 0.3 + 0.7 * lit));
}
