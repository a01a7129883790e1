import { flat } from '../paint/ink';
import { paintGlow } from '../paint/paint-glow';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones, type Tone } from '../paint/tone';
import type { FilmTones, Scene, Stage } from '../scene';
import { Ellipse } from '../shapes/ellipse';
import { Polygon, type Point } from '../shapes/polygon';
import { Ring } from '../shapes/ring';
import { swing, type Moment } from '../signals/moment';
import { smooth } from '../signals/pulse';
import type { SoundingNote } from '../signals/song-signals';
import { paintBackdrop } from './sky';

const RINGS = 8;
const OUTER = 690;
const INNER = 86;
/** A record turns once in two bars. */
const BEATS_PER_TURN = 8;
const SHEENS = 4;

/** Arcs of a large record: for every note, a light runs round on the ring of the note's pitch. */
export function turntable(stage: Stage): Scene {
  const shades = shadesOf(stage.tones, stage.accent);
  return (plate, moment) => {
    const { ink, deep, light } = stage.tones;
    paintBackdrop(plate, [0, mixTones(ink, deep, 0.55)], [720, ink]);
    const centre: Point = moment.shot.kind === 'bridge' ? [930 - 40 * moment.way, 560] : [380 + 40 * moment.way, 600];
    const breath = 1 + 0.012 * stage.signals.kick.at(moment.seconds) + 0.01 * swing(moment.bar, 2);
    for (let ring = 0; ring < RINGS; ring += 1) {
      const across = radiusAt(ring) * breath * (1 + 0.012 * swing(moment.bar, 1, ring / RINGS));
      paintShape(
        plate,
        new Ellipse({ x: centre[0], y: centre[1], across }),
        flat(shades[ring % shades.length] as Tone),
      );
      const groove = new Ring({ x: centre[0], y: centre[1], across: across - 22, down: across - 22, width: 1.4 });
      paintShape(plate, groove, flat(light, 0.12));
    }
    paintSheen(plate, stage, { centre, moment });
    for (const note of stage.signals.notes) paintRunner(plate, stage, { note, centre, moment });
    const hub = { x: centre[0], y: centre[1] };
    paintShape(plate, new Ellipse({ ...hub, across: INNER * 0.8 }), flat(mixTones(stage.accent.warm, light, 0.4)));
    paintShape(plate, new Ellipse({ ...hub, across: 13 }), flat(ink));
  };
}

const radiusAt = (ring: number): number => INNER + ((OUTER - INNER) * (RINGS - ring)) / RINGS;

function shadesOf({ ink, deep, mid, warm }: FilmTones, accent: FilmTones): readonly Tone[] {
  return [
    deep,
    mixTones(mid, warm, 0.45),
    mixTones(ink, deep, 0.3),
    accent.mid,
    mixTones(accent.warm, warm, 0.25),
    mid,
  ];
}

interface Turning {
  readonly centre: Point;
  readonly moment: Moment;
}

const turnAt = ({ beat }: Moment): number => (2 * Math.PI * beat) / BEATS_PER_TURN;

function paintSheen(plate: Plate, { tones }: Stage, { centre, moment }: Turning): void {
  const [x, y] = centre;
  for (let sheen = 0; sheen < SHEENS; sheen += 1) {
    const middle = turnAt(moment) * 0.25 + (sheen * 2 * Math.PI) / SHEENS;
    for (const half of [0.2, 0.12, 0.05]) {
      const rim = Array.from({ length: 9 }, (_, at): Point => {
        const turn = middle + half * (at / 4 - 1);
        return [x + OUTER * 0.99 * Math.cos(turn), y + OUTER * 0.99 * Math.sin(turn)];
      });
      paintShape(plate, new Polygon([centre, ...rim]), flat(tones.light, 0.03));
    }
  }
}

interface Running extends Turning {
  readonly note: SoundingNote;
}

/** The light runs while the note sounds, and for a while afterwards. */
function paintRunner(plate: Plate, { accent }: Stage, { note, centre, moment }: Running): void {
  const life = note.length + 2.2;
  const age = (moment.seconds - note.at) / life;
  if (age <= 0 || age >= 1) return;
  const ring = Math.round((RINGS - 2) * (1 - note.height));
  const radius = (radiusAt(ring) + radiusAt(ring + 1)) / 2;
  const start = -Math.PI / 2 - 1.1 + note.height * 0.8;
  const shown = smooth(age * 14) * smooth((1 - age) * 3) * (0.55 + 0.45 * note.strength);
  for (let trail = 0; trail < 9; trail += 1) {
    const turn = start + (2 * Math.PI * (moment.seconds - note.at)) / 9 - trail * 0.022;
    const place = { x: centre[0] + radius * Math.cos(turn), y: centre[1] + radius * Math.sin(turn) };
    if (trail === 0) paintGlow(plate, { ...place, radius: 70, tone: accent.light, strength: 0.55 * shown });
    const across = 10 - trail * 0.75;
    paintShape(plate, new Ellipse({ ...place, across }), flat(accent.light, shown * (1 - trail / 9) ** 1.6));
  }
}
