import { flat, ramp } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Box } from '../shapes/box';
import { Ellipse } from '../shapes/ellipse';
import { Polygon, type Point } from '../shapes/polygon';
import { Ring } from '../shapes/ring';
import { Stroke } from '../shapes/stroke';
import { swing, type Moment } from '../signals/moment';
import { bokeh } from './bokeh';
import { paintBackdrop } from './sky';

const SILL = 596;
const CUP = { x: 460, top: 432, bottom: 588, across: 104 };
const WISPS = 3;
const PIECES = 16;

/** A warm cup at a window in the fog; its steam sways with the bars, and town lights brighten with the notes. */
export function warmCup(stage: Stage): Scene {
  const lights = bokeh(stage, { count: 34, top: 250, bottom: 560, smallest: 10, largest: 44, strength: 0.3 });
  return (plate, moment) => {
    const { ink, deep, mid, warm } = stage.tones;
    paintBackdrop(
      plate,
      [0, mixTones(ink, deep, 0.35)],
      [340, mixTones(deep, mid, 0.3)],
      [SILL, mixTones(deep, mid, 0.7)],
    );
    lights(plate, moment);
    paintGlow(plate, { x: 640, y: 520, radius: 700, flatness: 0.4, tone: warm, strength: 0.2 + 0.12 * moment.energy });
    paintFrame(plate, stage);
    paintSteam(plate, stage, moment);
    paintCup(plate, stage, moment);
  };
}

function paintFrame(plate: Plate, { tones, accent }: Stage): void {
  const wood = flat(mixTones(tones.ink, tones.deep, 0.1));
  paintShape(plate, new Box({ left: 852, top: -4, width: 22, height: SILL }), wood);
  paintShape(plate, new Box({ left: -4, top: 168, width: plate.width + 8, height: 16 }), wood);
  const sill = new Box({ left: -4, top: SILL, width: plate.width + 8, height: 140 });
  paintShape(plate, sill, ramp([SILL, mixTones(tones.ink, accent.deep, 0.45)], [720, tones.ink]));
  paintShape(plate, new Box({ left: -4, top: SILL, width: plate.width + 8, height: 4 }), flat(accent.mid, 0.35));
}

function paintCup(plate: Plate, { tones, accent, signals }: Stage, { seconds }: Moment): void {
  const { x, top, bottom, across } = CUP;
  const chord = signals.chord.at(seconds);
  const clay = [mixTones(tones.warm, tones.light, 0.4), mixTones(tones.mid, tones.deep, 0.35)] as const;
  paintGlow(plate, { x, y: SILL + 6, radius: 240, flatness: 0.12, tone: tones.ink, strength: 0.75 });
  paintShape(
    plate,
    new Ring({ x: x + across * 0.98, y: top + 66, across: 40, down: 42, width: 17 }),
    flat(mixTones(clay[0], clay[1], 0.6)),
  );
  paintShape(plate, new Polygon(bowl()), ramp([top, clay[0]], [bottom, clay[1]]));
  paintShape(plate, new Ellipse({ x, y: top, across, down: 22 }), flat(mixTones(clay[0], tones.light, 0.6)));
  const milk = mixTones(accent.warm, accent.light, 0.5 + 0.5 * chord);
  paintShape(plate, new Ellipse({ x, y: top + 4, across: across - 9, down: 16 }), flat(milk));
  paintShape(
    plate,
    new Stroke({ from: [x - 70, top + 40], to: [x - 56, bottom - 34], width: 12, softness: 12 }),
    flat(tones.light, 0.3),
  );
}

function bowl(): readonly Point[] {
  const { x, top, bottom, across } = CUP;
  const side = (sign: number): Point[] =>
    Array.from({ length: 17 }, (_, at) => {
      const down = at / 16;
      return [x + sign * across * (1 - 0.36 * down ** 3.2), top + (bottom - top) * down];
    });
  return [...side(1), ...side(-1).reverse()];
}

function paintSteam(plate: Plate, { tones, signals }: Stage, { seconds, beat, bar }: Moment): void {
  const sing = signals.melody.at(seconds);
  for (let wisp = 0; wisp < WISPS; wisp += 1) {
    for (let piece = 0; piece < PIECES; piece += 1) {
      const up = (piece + ((seconds * 0.9) % 1)) / PIECES;
      const sway = Math.sin(up * 7 - seconds * 0.9 + wisp * 2.1) * (8 + 46 * up) + 18 * up * swing(bar, 2, wisp * 0.3);
      const place = { x: CUP.x + (wisp - 1) * 36 + sway, y: CUP.top - 4 - 340 * up };
      const strength =
        Math.sin(Math.PI * Math.min(1, up * 1.02)) ** 1.4 * (0.2 + 0.1 * sing) * (1 + 0.2 * swing(beat, 4));
      paintGlow(plate, { ...place, radius: 24 + 50 * up, flatness: 1.35, tone: tones.light, strength });
    }
  }
}
