import { flat, ramp, thin } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { swing, type Moment } from '../signals/moment';
import { Pulse } from '../signals/pulse';
import { glitter } from './glitter';
import { paintBackdrop, paintDisc } from './sky';

const BARS = 29;
const HORIZON = 486;
const STEP = 40;
const WIDTH = 22;
const TALLEST = 330;
/** A note also moves neighbouring bars, by these shares for each distance. */
const NEIGHBOURS = [1, 0.72, 0.42, 0.18];

/** The song as bars of sound that stand in the sea: low notes on the left, high ones on the right. */
export function soundBars(stage: Stage): Scene {
  const random = stage.random('bars');
  const shine = glitter(random, 30);
  const pulses = Array.from({ length: BARS }, (_, bar) => pulseOf(stage, bar));
  return (plate, moment) => {
    const { ink, deep, mid, warm, light } = stage.tones;
    const dusk = mixTones(warm, stage.accent.warm, 0.6);
    paintBackdrop(plate, [0, mixTones(ink, deep, 0.4)], [250, mixTones(deep, mid, 0.6)], [HORIZON, dusk]);
    const x = [640, 900, 400][moment.shot.index % 3] as number;
    const chord = 0.5 * stage.signals.chord.at(moment.seconds);
    paintDisc(plate, { x, y: 330 - 30 * moment.way, radius: 132, tone: light, halo: stage.accent.warm, shine: chord });
    const sea = new Box({ left: 0, top: HORIZON, width: plate.width, height: plate.height - HORIZON });
    paintShape(
      plate,
      sea,
      ramp([HORIZON, mixTones(mid, dusk, 0.5)], [HORIZON + 70, mixTones(deep, mid, 0.4)], [720, ink]),
    );
    const path = { x, horizon: HORIZON, bottom: 720, spread: 130, tone: light, time: moment.seconds * 1.6 };
    shine(plate, { ...path, shine: 0.45 + chord });
    pulses.forEach((pulse, bar) => paintBar(plate, stage, { pulse, bar, moment }));
  };
}

function pulseOf({ signals }: Stage, bar: number): Pulse {
  const onsets = signals.notes.flatMap((note) => {
    const share = NEIGHBOURS[Math.abs(Math.round(note.height * (BARS - 5)) + 2 - bar)];
    return share === undefined ? [] : [{ ...note, strength: note.strength * share }];
  });
  return new Pulse(onsets, { attack: 0.08, hold: 0.04, release: 0.34 });
}

interface Bar {
  readonly pulse: Pulse;
  readonly bar: number;
  readonly moment: Moment;
}

function paintBar(plate: Plate, { tones, accent, signals }: Stage, { pulse, bar, moment }: Bar): void {
  const { mid, warm, light, deep } = tones;
  const middle = 1 - Math.abs(bar - (BARS - 1) / 2) / (BARS / 2);
  const drums = 0.2 * signals.kick.at(moment.seconds) * middle + 0.07 * signals.snare.at(moment.seconds) * (1 - middle);
  const rest = 0.06 + 0.12 * middle + 0.05 * swing(moment.beat, 4, bar * 0.13);
  const lit = pulse.at(moment.seconds);
  const height = 16 + TALLEST * Math.min(1, rest + drums + 0.85 * lit);
  const left = plate.width / 2 + (bar - (BARS - 1) / 2) * STEP - WIDTH / 2;
  const top = HORIZON - height;
  const form = { left, top, width: WIDTH, height: height + WIDTH / 2, round: WIDTH / 2 };
  const tone = mixTones(accent.warm, light, 0.35 + 0.5 * lit);
  const mirror = {
    left: left + 2 * swing(moment.beat, 2, bar * 0.2),
    top: HORIZON + 2,
    width: WIDTH,
    height: height * 0.55,
  };
  paintShape(
    plate,
    new Box({ ...mirror, softness: 3 }),
    thin(ramp([HORIZON, warm], [HORIZON + height * 0.55, deep]), 0.36),
  );
  paintGlow(plate, { x: left + WIDTH / 2, y: top + 12, radius: 60, tone: accent.warm, strength: 0.5 * lit });
  paintShape(plate, new Box({ ...form, height: height - 1 }), ramp([top, tone], [HORIZON, mixTones(mid, deep, 0.15)]));
  paintShape(plate, new Box({ left, top: HORIZON - 2, width: WIDTH, height: 2 }), flat(light, 0.3));
}
