import { ramp } from '../paint/ink';
import { paintShape } from '../paint/paint-shape';
import { mixTones } from '../paint/tone';
import type { Scene, Stage } from '../scene';
import { Land } from '../shapes/land';
import { swing } from '../signals/moment';
import { noteLights } from '../signals/note-lights';
import { curveOf, ripple } from './curve';
import { paintSkyLantern } from './lantern';
import { paintBackdrop, paintDisc, starField } from './sky';

const LANTERNS = 15;
const CLOUDS = 5;

/** High over the clouds, among lanterns small and large that drift past the moon. */
export function aboveClouds(stage: Stage): Scene {
  const random = stage.random('above clouds');
  const clouds = Array.from({ length: CLOUDS }, (_, at) =>
    ripple(random, { length: 330 + 90 * at, height: 26 + 8 * at, parts: 3 }),
  );
  const lanterns = noteLights(stage.signals.notes, LANTERNS, { attack: 0.15, release: 0.8 }).map((pulse, at) => ({
    ...{ pulse, x: random.between(0, 1400), y: random.between(60, 560), phase: random.fraction() },
    size: 6 + 30 * (at / LANTERNS) ** 1.8,
  }));
  const stars = starField(stage, 150, 460);
  return (plate, moment) => {
    const { ink, deep, mid, warm, light } = stage.tones;
    paintBackdrop(plate, [
      [0, ink],
      [360, mixTones(ink, deep, 0.8)],
      [640, mixTones(deep, mid, 0.7)],
    ]);
    stars(plate, moment);
    const shine = stage.signals.chord.at(moment.seconds);
    paintDisc(plate, {
      x: 900 - 40 * moment.way,
      y: 190,
      radius: 84,
      tone: light,
      halo: mixTones(mid, warm, 0.6),
      shine: 0.5 * shine,
    });
    clouds.forEach((cloud, at) => {
      const near = at / (CLOUDS - 1);
      const y = 470 + 190 * near + 5 * swing(moment.bar, 2, near);
      const ridge = curveOf(cloud, {
        width: plate.width,
        y,
        shift: moment.seconds * (10 + 30 * near),
        time: moment.seconds * 0.12,
      });
      const top = mixTones(mixTones(mid, warm, 0.5), deep, 0.75 * near);
      paintShape(
        plate,
        new Land({ ridge, softness: 10 + 16 * near }),
        ramp(
          [
            [y - 40, top],
            [y + 110, mixTones(deep, ink, 0.25 + 0.5 * near)],
          ],
          0.9,
        ),
      );
      const last = at === CLOUDS - 1 ? LANTERNS : Math.floor((LANTERNS * (at + 1)) / CLOUDS);
      for (const lantern of lanterns.slice(Math.floor((LANTERNS * at) / CLOUDS), last)) {
        const x = ((lantern.x + 1500 - moment.seconds * (4 + 14 * near)) % 1400) - 60;
        const place = { x, y: lantern.y - 46 * moment.way * (0.5 + near) + 5 * swing(moment.beat, 8, lantern.phase) };
        paintSkyLantern(plate, {
          ...place,
          size: lantern.size,
          lit: 0.25 + 0.75 * lantern.pulse.at(moment.seconds),
          tones: stage.accent,
        });
      }
    });
  };
}
