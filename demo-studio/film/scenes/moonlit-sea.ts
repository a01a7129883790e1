import { paintShape } from '../paint/paint-shape';
import { paintGlow } from '../paint/paint-glow';
import { paintBand } from '../paint/paint-band';
import { flat, ramp, thin } from '../paint/ink';
import { mixTones } from '../paint/tone';
import type { Plate } from '../paint/plate';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { Land, type Curve } from '../shapes/land';
import { swing, type Moment } from '../signals/moment';
import { paintBoat } from './boat';
import { curveOf, heightAt, ripple, type Ripple } from './curve';
import { glitter } from './glitter';
import { paintBackdrop, paintDisc, starField } from './sky';

const HORIZON = 404;
const BOTTOM = 720;
const WAVES = 6;
const BOAT_WAVE = 2;

interface Waters {
  readonly waves: readonly Ripple[];
  readonly shine: ReturnType<typeof glitter>;
}

/** A moon over the sea: waves that swell with the bars, stars that shine with the notes, and a boat that rides the waves. */
export function moonlitSea(stage: Stage): Scene {
  const random = stage.random('sea');
  const stars = starField(stage, 150, HORIZON - 30);
  const waters: Waters = {
    waves: Array.from({ length: WAVES }, (_, at) =>
      ripple(random, { length: 190 + 150 * at, height: 6 + 6.5 * at, parts: 3 }),
    ),
    shine: glitter(random, 34),
  };
  return (plate, moment) => {
    paintSky(plate, stage, moment);
    stars(plate, moment);
    const moon = moonAt(moment);
    const sing = stage.signals.melody.at(moment.seconds);
    const { light, warm } = stage.tones;
    paintDisc(plate, { ...moon, radius: 74, tone: light, halo: mixTones(warm, light, 0.3), shine: 0.2 + 0.4 * sing });
    paintWater(plate, stage, { moment, waters, moonX: moon.x, sing });
  };
}

/** The moon climbs during the song and has another position in the second verse and at the end. */
function moonAt({ progress, shot, way }: Moment): { readonly x: number; readonly y: number } {
  const side = shot.kind === 'verse' && shot.index % 2 === 1 ? 880 : shot.kind === 'outro' ? 640 : 430;
  return { x: side + 26 * way, y: 300 - 170 * progress - 8 * way };
}

function paintSky(plate: Plate, { tones }: Stage, { energy, progress }: Moment): void {
  const { ink, deep, mid, warm } = tones;
  const glow = 0.3 + 0.35 * energy - 0.15 * progress;
  paintBackdrop(
    plate,
    [0, ink],
    [190, mixTones(ink, deep, 0.75)],
    [330, mixTones(deep, mid, 0.55)],
    [HORIZON, mixTones(mid, warm, glow)],
  );
}

interface View {
  readonly moment: Moment;
  readonly waters: Waters;
  readonly moonX: number;
  /** How loud the melody is. */
  readonly sing: number;
}

function paintWater(plate: Plate, stage: Stage, view: View): void {
  const { deep, mid, warm } = stage.tones;
  const surface = new Box({ left: 0, top: HORIZON, width: plate.width, height: plate.height - HORIZON });
  paintShape(plate, surface, ramp([HORIZON, mixTones(mid, deep, 0.35)], [BOTTOM, deep]));
  paintGlow(plate, { x: view.moonX, y: HORIZON, radius: 460, flatness: 0.22, tone: warm, strength: 0.4 });
  view.waters.waves.forEach((wave, at) => {
    const curve = paintWave(plate, stage, view, { wave, at });
    if (at === BOAT_WAVE - 1) paintShine(plate, stage, view);
    if (at === BOAT_WAVE) paintBoatOn(plate, stage, { curve, moment: view.moment });
  });
}

interface Wave {
  readonly wave: Ripple;
  readonly at: number;
}

function paintWave(plate: Plate, { tones }: Stage, { moment, sing }: View, { wave, at }: Wave): Curve {
  const { ink, deep, mid, warm } = tones;
  const near = at / (WAVES - 1);
  const y = HORIZON + 34 + 250 * near ** 1.25;
  const scale = 0.75 + 0.5 * moment.energy + 0.28 * swing(moment.bar, 1, near / 2);
  const shift = moment.seconds * (9 + 26 * near) * (at % 2 === 0 ? 1 : -0.6);
  const curve = curveOf(wave, { width: plate.width, y, shift, time: moment.seconds * 0.5, scale });
  const upper = mixTones(mixTones(deep, mid, 0.55 * (1 - near)), ink, 0.55 * near);
  const lower = mixTones(mixTones(mid, deep, 0.7), ink, 0.35 + 0.6 * near);
  const water = thin(ramp([y - 20, upper], [y + 150, lower]), at < BOAT_WAVE ? 0.8 : 1);
  paintShape(plate, new Land({ ridge: curve }), water);
  const foot = curve.map((height) => height + 1.4 + 2.2 * near);
  const crest = flat(mixTones(mid, warm, 0.4), (0.16 + 0.3 * near) * (0.6 + 0.4 * sing));
  paintBand(plate, { ridge: curve, foot }, crest);
  return curve;
}

function paintShine(plate: Plate, { tones }: Stage, { waters, moonX, moment, sing }: View): void {
  const place = { x: moonX, horizon: HORIZON, bottom: BOTTOM, spread: 92, tone: tones.light };
  waters.shine(plate, { ...place, shine: 0.4 + 0.6 * sing, time: moment.seconds * 1.7 });
}

interface Riding {
  readonly curve: Curve;
  readonly moment: Moment;
}

function paintBoatOn(plate: Plate, { tones }: Stage, { curve, moment }: Riding): void {
  const { progress, shot } = moment;
  const x = (shot.kind === 'verse' && shot.index % 2 === 1 ? 420 : 700) + 150 * progress;
  const tilt = (heightAt(curve, x + 40) - heightAt(curve, x - 40)) / 90;
  paintBoat(plate, { x, y: heightAt(curve, x) - 3, length: 128, tilt, tone: tones.ink });
}
