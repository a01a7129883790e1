import { FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND, type Film } from '../film/film';
import { dissolve } from '../film/paint/dissolve';
import { Plate } from '../film/paint/plate';
import type { Scene } from '../film/scene';
import { momentOf } from '../film/signals/moment';
import { smooth } from '../film/signals/pulse';
import { cutAt, type Shot } from '../film/signals/shots';
import { stageFor } from '../film/stage';
import type { Score } from '../music/score';
import type { Stretch } from './best-stretch';
import { PAINTED_HEIGHT, PAINTED_WIDTH } from './clip-frame';
import type { ClipLook, ClipTake } from './clip-look';

/** The part of a film's width that fits into an upright picture, in picture units. */
const SEEN_WIDTH = (PAINTED_WIDTH / PAINTED_HEIGHT) * FILM_HEIGHT;

interface TakeShot extends Shot {
  readonly take: ClipTake;
  readonly scene: Scene;
}

/**
 * A stretch of a song as an upright film: the scenes of films, seen by a camera that moves past them. All movement follows the
 * song's own notes, drums and bars. The same score, stretch, look and seed make the same pictures.
 */
export function clipFilm(score: Score, stretch: Stretch, look: ClipLook, seed: number): Film {
  const shots = takesOf(score, stretch, look, seed);
  const plate = newPlate();
  const second = newPlate();
  const paint = (target: Plate, shot: TakeShot, seconds: number): void => {
    const moment = momentOf(score, shot, seconds);
    target.begin();
    target.aim(leftOf(shot.take, moment.way));
    shot.scene(target, moment);
  };
  return {
    frameCount: Math.max(1, Math.round((stretch.to - stretch.from) * FRAMES_PER_SECOND)),
    draw(frame) {
      const seconds = stretch.from + frame / FRAMES_PER_SECOND;
      const { shot, next, share } = cutAt(shots, seconds);
      paint(plate, shot, seconds);
      if (next === undefined) return plate.bytes;
      paint(second, next, seconds);
      dissolve(plate, second, share);
      return plate.bytes;
    },
  };
}

const newPlate = (): Plate => new Plate(FILM_WIDTH, FILM_HEIGHT, { width: PAINTED_WIDTH, height: PAINTED_HEIGHT });

/**
 * Takes change where a bar begins. The facts of a shot that scenes use are the same in all takes, so the objects in a scene have
 * the same positions in all of them.
 */
function takesOf(score: Score, { from, to }: Stretch, look: ClipLook, seed: number): readonly TakeShot[] {
  const { takes } = look;
  const stage = stageFor(score, look, seed);
  const barSeconds = score.beatsPerBar * score.beatSeconds;
  const cut = (at: number): number =>
    at === takes.length ? to : from + Math.round(((to - from) * at) / takes.length / barSeconds) * barSeconds;
  return takes.map((take, at) => ({
    kind: 'chorus',
    index: 0,
    energy: 1,
    start: cut(at),
    end: cut(at + 1),
    take,
    scene: take.scene(stage),
  }));
}

function leftOf({ camera: [from, to] }: ClipTake, way: number): number {
  const middle = from + (to - from) * smooth(way);
  return Math.min(FILM_WIDTH - SEEN_WIDTH, Math.max(0, middle - SEEN_WIDTH / 2));
}
