import type { Random } from '../../music/compose/seeded-random';
import { flat, ramp } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Polygon, type Point } from '../shapes/polygon';
import { swing, type Moment } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import type { Pulse } from '../signals/pulse';
import { seen, type AlleyCamera } from './alley-camera';
import { paintBackdrop, starField } from './sky';
import { paintWireLamp } from './wire-lamp';

const HOUSES = 6;
const LAMPS = 5;

interface House {
  readonly side: -1 | 1;
  /** The nearness of its front corner, 1 at the edge of the picture. */
  readonly near: number;
  readonly far: number;
  readonly height: number;
  readonly windows: readonly { readonly along: number; readonly up: number; readonly pulse: Pulse }[];
}

/** A narrow alley between old houses: lamps on wires that sway, windows that light up with the notes, a wet pavement. */
export function alley(stage: Stage): Scene {
  const random = stage.random('alley');
  const pulses = noteLights(stage.signals.notes, 24, { attack: 0.1, hold: 0.4, release: 1.4 });
  const houses = Array.from({ length: HOUSES * 2 }, (_, at) => houseOf(random, at, pulses));
  const lamps = noteLights(stage.signals.notes, LAMPS, { attack: 0.12, hold: 0.1, release: 0.9 });
  const stars = starField(stage, 70, 260);
  return (plate, moment) => {
    const { ink, deep, mid, warm } = stage.tones;
    const camera = {
      x: 640 + 50 * swing(moment.bar, 16, moment.shot.index * 0.5),
      y: 372,
      zoom: 1 + 0.16 * moment.way,
    };
    paintBackdrop(plate, [0, ink], [230, mixTones(ink, deep, 0.9)], [400, mixTones(mid, warm, 0.25)]);
    stars(plate, moment);
    paintGlow(plate, { x: camera.x, y: camera.y, radius: 300, tone: warm, strength: 0.55 + 0.2 * moment.energy });
    paintPavement(plate, stage, camera);
    for (const house of houses) paintHouse(plate, stage, { house, camera, moment });
    lamps.forEach((pulse, at) =>
      paintWireLamp(plate, stage, { camera, at, lit: 0.3 + 0.7 * pulse.at(moment.seconds), beat: moment.beat }),
    );
  };
}

/** Houses are ordered from far to near, alternating left and right. */
function houseOf(random: Random, at: number, pulses: readonly Pulse[]): House {
  const row = Math.floor(at / 2);
  const depth = (place: number): number => 5.2 / (1 + 0.62 * place) / 3.4;
  const windows = [0.3, 0.72].flatMap((along) =>
    [0.3, 0.6, 0.88].map((up) => ({ along, up: up + random.between(-0.03, 0.03), pulse: random.pick(pulses) })),
  );
  return {
    side: at % 2 === 0 ? -1 : 1,
    far: depth(2 * (HOUSES - row)),
    near: depth(2 * (HOUSES - row - 1)) * 1.02,
    height: random.between(0.72, 1.25),
    windows: windows.filter(() => random.chance(0.75)),
  };
}

interface View {
  readonly house: House;
  readonly camera: AlleyCamera;
  readonly moment: Moment;
}

function paintHouse(plate: Plate, { tones }: Stage, { house, camera, moment }: View): void {
  const { ink, deep, mid, warm, light } = tones;
  const { side, near, far, height } = house;
  const corner = (along: number, up: number): Point => seen(camera, side, along, up);
  const wall = mixTones(mixTones(mid, deep, 0.62), ink, Math.min(0.88, 0.1 + 0.6 * near));
  const front = [corner(near, 0), corner(near, height), corner(far, height), corner(far, 0)];
  paintShape(plate, new Polygon(front), ramp([80, mixTones(wall, ink, 0.5)], [560, wall]));
  const eaves = [corner(near, height), corner(near, height - 0.04), corner(far, height - 0.04), corner(far, height)];
  paintShape(plate, new Polygon(eaves), flat(mixTones(ink, deep, 0.2), 0.8));
  for (const { along, up, pulse } of house.windows) {
    const lit = pulse.at(moment.seconds);
    const from = far + (near - far) * (along - 0.13);
    const to = far + (near - far) * (along + 0.13);
    const high = up * height + 0.07;
    const low = up * height - 0.07;
    const pane = [corner(from, low), corner(from, high), corner(to, high), corner(to, low)];
    paintShape(plate, new Polygon(pane), flat(mixTones(warm, light, 0.6 * lit), 0.16 + 0.84 * lit));
    const [x, y] = corner((from + to) / 2, up * height);
    paintGlow(plate, { x, y, radius: 90 * (from + to), tone: warm, strength: 0.42 * lit });
  }
}

function paintPavement(plate: Plate, { tones }: Stage, camera: AlleyCamera): void {
  const { ink, deep, mid, warm } = tones;
  const edge = (side: -1 | 1, near: number): Point => seen(camera, side, near, 0);
  const ground = [edge(-1, 0.06), edge(1, 0.06), edge(1, 2.2), edge(-1, 2.2)];
  paintShape(
    plate,
    new Polygon(ground),
    ramp([camera.y, mixTones(mid, warm, 0.4)], [520, deep], [720, mixTones(ink, deep, 0.4)]),
  );
  paintGlow(plate, { x: camera.x, y: camera.y + 90, radius: 260, flatness: 0.5, tone: warm, strength: 0.4 });
}
