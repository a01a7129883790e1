import { flat, ramp, thin, type Stop } from '../paint/ink';
import { paintBand } from '../paint/paint-band';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { Ellipse } from '../shapes/ellipse';
import { Land } from '../shapes/land';
import { Stroke } from '../shapes/stroke';
import type { Moment } from '../signals/moment';
import { curveOf, ripple } from './curve';
import { paintBackdrop, starField } from './sky';

const HORIZON = 410;
const SLITS = 6;
const ROWS = 15;
const FURROWS = 16;

/** A setting sun at the end of straight rows of rice, which come nearer with every beat. */
export function sunGrid(stage: Stage): Scene {
  const random = stage.random('sun grid');
  const hills = [0, 1].map((at) => ripple(random, { length: 300 - 90 * at, height: 46 - 12 * at, parts: 4 }));
  const stars = starField(stage, 90, 300);
  const { ink, deep, mid, warm } = stage.tones;
  const sky: readonly [Stop, ...Stop[]] = [
    [0, ink],
    [230, mixTones(ink, deep, 0.9)],
    [HORIZON, mixTones(deep, warm, 0.62)],
  ];
  return (plate, moment) => {
    const bass = stage.signals.bass.at(moment.seconds);
    paintBackdrop(plate, ...sky);
    stars(plate, moment);
    const sun = sunAt(moment);
    paintSun(plate, stage, { moment, sky, sun });
    hills.forEach((hill, at) => {
      const y = HORIZON - 12 + 10 * at;
      const ridge = curveOf(hill, {
        width: plate.width,
        y,
        shift: 30 * moment.way * (at + 1),
        scale: 0.8 + 0.25 * bass,
      });
      const top = mixTones(deep, mid, 0.22 - 0.14 * at);
      paintShape(plate, new Land({ ridge }), ramp([y - 50, top], [y + 40, mixTones(ink, deep, 0.5)]));
      paintBand(
        plate,
        { ridge, foot: ridge.map((height) => height + 2) },
        flat(at === 0 ? mid : warm, 0.45 + 0.3 * bass),
      );
    });
    paintField(plate, stage, { moment, sun });
  };
}

interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Each chorus has another viewpoint; the sun goes down during the song. */
function sunAt({ shot, way, progress }: Moment): Sun {
  const aside = [0, 210, -170][(shot.index + (shot.kind === 'outro' ? 2 : 0)) % 3] as number;
  return { x: 640 + aside * (1 - 0.25 * way), y: 250 + 80 * progress, radius: 158 + 30 * progress };
}

interface Sunset {
  readonly sun: Sun;
  readonly moment: Moment;
  readonly sky: readonly [Stop, ...Stop[]];
}

function paintSun(plate: Plate, { tones, signals }: Stage, { moment, sky, sun }: Sunset): void {
  const { warm, light } = tones;
  const { x, y, radius } = sun;
  const swell = 1 + 0.03 * signals.chord.at(moment.seconds);
  paintGlow(plate, { x, y, radius: radius * 2.6, tone: warm, strength: 0.5 });
  paintShape(plate, new Ellipse({ x, y, across: radius * swell }), ramp([y - radius, light], [y + radius * 0.7, warm]));
  for (let slit = 0; slit < SLITS; slit += 1) {
    const way = (slit + ((moment.beat / 8) % 1)) / SLITS;
    const down = y - 20 + (radius + 10) * way;
    const height = 3 + 15 * way;
    const half = Math.sqrt(Math.max(0, (radius * swell) ** 2 - (down + height / 2 - y) ** 2)) + 3;
    const box = new Box({ left: x - half, top: down, width: 2 * half, height });
    paintShape(plate, box, thin(ramp(...sky), 0.82 * Math.min(1, way * 5)));
  }
}

function paintField(plate: Plate, { tones, signals }: Stage, { moment, sun }: Omit<Sunset, 'sky'>): void {
  const { ink, deep, mid, warm, light } = tones;
  const { seconds, beat } = moment;
  const kick = signals.kick.at(seconds);
  const ground = new Box({ left: 0, top: HORIZON, width: plate.width, height: plate.height - HORIZON });
  paintShape(plate, ground, ramp([HORIZON, mixTones(deep, warm, 0.3)], [HORIZON + 90, deep], [720, ink]));
  paintGlow(plate, { x: sun.x, y: HORIZON, radius: 420, flatness: 0.3, tone: warm, strength: 0.5 });
  for (let furrow = -FURROWS; furrow <= FURROWS; furrow += 1) {
    const from = [sun.x + furrow * 26, HORIZON] as const;
    const to = [sun.x + furrow * 225, 730] as const;
    paintShape(plate, new Stroke({ from, to, width: 2.4 }), flat(mixTones(mid, warm, 0.4), 0.4 + 0.2 * kick));
  }
  for (let row = 0; row < ROWS; row += 1) {
    const far = row + 1 - ((beat / 2) % 1);
    const y = HORIZON + 560 / (far * 0.95 + 0.75);
    const height = Math.max(0.9, 7.5 / far);
    const strength = Math.min(1, 2.4 / far) * (0.5 + 0.35 * kick);
    paintShape(
      plate,
      new Box({ left: 0, top: y, width: plate.width, height }),
      flat(mixTones(warm, light, 0.25), strength),
    );
  }
}
