import { paintBand } from '../paint/paint-band';
import { paintShape } from '../paint/paint-shape';
import { paintGlow } from '../paint/paint-glow';
import { flat, ramp } from '../paint/ink';
import { mixTones } from '../paint/tone';
import type { Plate } from '../paint/plate';
import type { Scene, Stage } from '../scene';
import { Land } from '../shapes/land';
import { swing, type Moment } from '../signals/moment';
import { paintBoat } from './boat';
import { curveOf, heightAt, ripple, type Ripple } from './curve';
import { paintBackdrop, paintDisc, starField } from './sky';

const WAVES = 7;
const BOAT_WAVE = 3;

/** Large waves in front of a large moon: they rise with every bar, and light runs along their crests with the melody. */
export function rollingWaves(stage: Stage): Scene {
  const random = stage.random('great waves');
  const waves = Array.from({ length: WAVES }, (_, at) =>
    ripple(random, { length: 420 + 120 * at, height: 26 + 7 * at, parts: 3 }),
  );
  const stars = starField(stage, 90, 280);
  return (plate, moment) => {
    const { ink, deep, mid, warm, light } = stage.tones;
    const sing = stage.signals.melody.at(moment.seconds);
    paintBackdrop(
      plate,
      [0, mixTones(ink, deep, 0.5)],
      [200, mixTones(deep, mid, 0.6)],
      [380, mixTones(mid, warm, 0.75)],
      [520, mixTones(warm, light, 0.4)],
    );
    stars(plate, moment);
    const x = 640 + 60 * (moment.way - 0.5);
    const y = 330 - 26 * moment.way;
    paintDisc(plate, { x, y, radius: 150, tone: light, halo: mixTones(warm, light, 0.5), shine: 0.4 * sing });
    waves.forEach((wave, at) => paintWave(plate, stage, { wave, at, moment, sing }));
  };
}

interface Roll {
  readonly wave: Ripple;
  readonly at: number;
  readonly moment: Moment;
  readonly sing: number;
}

function paintWave(plate: Plate, stage: Stage, { wave, at, moment, sing }: Roll): void {
  const { ink, deep, mid, warm, light } = stage.tones;
  const near = at / (WAVES - 1);
  const lift = swing(moment.bar, 2, at * 0.21) * (8 + 16 * near);
  const y = 392 + 270 * near ** 1.15 - lift;
  const scale = 0.85 + 0.3 * moment.energy + 0.18 * swing(moment.bar, 1, at * 0.17);
  const shift = moment.seconds * (22 + 40 * near) * (at % 2 === 0 ? 1 : -0.55);
  const place = { width: plate.width, shift, time: moment.seconds * 0.35, scale };
  const crest = curveOf(wave, { ...place, y });
  const upper = mixTones(
    mixTones(warm, mid, 0.35 + 0.65 * Math.min(1, near * 1.8)),
    deep,
    Math.max(0, near * 1.3 - 0.35),
  );
  const lower = mixTones(deep, ink, 0.15 + 0.8 * near);
  if (at === BOAT_WAVE) {
    const x = 420 + 90 * moment.way;
    const tilt = (heightAt(crest, x + 50) - heightAt(crest, x - 50)) / 110;
    paintBoat(plate, { x, y: heightAt(crest, x) - 2, length: 168, tilt, tone: ink });
  }
  paintShape(plate, new Land({ ridge: crest }), ramp([y - 50, upper], [y + 150, lower]));
  const foot = curveOf(wave, { ...place, y: y + 2.2 + 3 * near });
  paintBand(plate, { ridge: crest, foot }, flat(light, (0.16 + 0.5 * sing) * (1 - 0.55 * near)));
  const inner = curveOf(wave, { ...place, y: y + 22 + 16 * near, scale: scale * 0.9 });
  const rim = curveOf(wave, { ...place, y: y + 19 + 13 * near, scale: scale * 0.94 });
  paintBand(plate, { ridge: rim, foot: inner }, flat(warm, 0.13 + 0.1 * moment.energy));
  if (at === 0) paintGlow(plate, { x: 640, y: 410, radius: 520, flatness: 0.16, tone: light, strength: 0.3 });
}
