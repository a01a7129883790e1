import { flat } from '../paint/ink';
import { paintShape } from '../paint/paint-shape';
import type { Plate } from '../paint/plate';
import { mixTones } from '../paint/tone';
import type { Stage } from '../scene';
import { Box } from '../shapes/box';
import { Stroke } from '../shapes/stroke';
import { swing } from '../signals/moment';

export interface LaundryPlace {
  readonly shift: number;
  readonly beat: number;
}

/** Washing on a line in front of the house; it swings with the bars. */
export function paintLaundry(plate: Plate, { tones }: Stage, { shift, beat }: LaundryPlace): void {
  const y = 470;
  paintShape(
    plate,
    new Stroke({ from: [-20, y - 14], to: [plate.width + 20, y + 6], width: 2.4 }),
    flat(tones.ink, 0.9),
  );
  for (let piece = 0; piece < 5; piece += 1) {
    const left = 150 + piece * 265 - shift;
    const turn = 7 * swing(beat, 8, piece * 0.17);
    const tone = [tones.warm, tones.light, tones.mid][piece % 3];
    const top = y - 13 + (20 * left) / plate.width;
    const cloth = { left: left + turn * 0.4, top, width: 62, height: 84 + 10 * (piece % 2), round: 5 };
    paintShape(
      plate,
      new Box({ ...cloth, left: cloth.left + turn, top: top + 10, softness: 14 }),
      flat(tones.ink, 0.4),
    );
    paintShape(plate, new Box(cloth), flat(mixTones(tone ?? tones.warm, tones.deep, 0.42)));
  }
}
