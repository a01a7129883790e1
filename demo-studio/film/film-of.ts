import type { Score, SectionKind } from '../music/score';
import { FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND, type Film } from './film';
import type { LookName } from './look-name';
import { FILM_LOOKS, type FilmLook } from './looks';
import { dissolve } from './paint/dissolve';
import { Plate } from './paint/plate';
import type { Scene, SceneMaker, Stage } from './scene';
import { momentOf } from './signals/moment';
import { cutAt, shotsOf, type Shot } from './signals/shots';
import { stageFor } from './stage';

/**
 * A song's film in a look: one shot for each section, animated by the song's own notes, drums and bars. The same score, look and
 * seed make the same pictures, in whatever order they are drawn.
 */
export function filmOf(score: Score, name: LookName, seed: number): Film {
  const look = FILM_LOOKS[name];
  const sceneOf = scenesOf(look, stageFor(score, look, seed));
  const shots = shotsOf(score);
  const plate = new Plate(FILM_WIDTH, FILM_HEIGHT);
  const second = new Plate(FILM_WIDTH, FILM_HEIGHT);
  const paint = (target: Plate, shot: Shot, seconds: number): void => {
    target.begin();
    sceneOf(shot.kind)(target, momentOf(score, shot, seconds));
  };
  return {
    frameCount: Math.round(score.seconds * FRAMES_PER_SECOND),
    draw(frame) {
      const seconds = frame / FRAMES_PER_SECOND;
      const { shot, next, share } = cutAt(shots, seconds);
      paint(plate, shot, seconds);
      if (next === undefined) return plate.bytes;
      paint(second, next, seconds);
      dissolve(plate, second, share);
      return plate.bytes;
    },
  };
}

/** Kinds of section with the same scene maker share one scene, which is set up once. */
function scenesOf({ scenes }: FilmLook, stage: Stage): (kind: SectionKind) => Scene {
  const made = new Map<SceneMaker, Scene>();
  return (kind) => {
    const maker = scenes[kind];
    const scene = made.get(maker) ?? maker(stage);
    made.set(maker, scene);
    return scene;
  };
}
