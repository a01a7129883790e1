import type { Scene, SceneMaker, Stage } from '../scene';

/** One scene with others painted over it. */
export const overlay =
  (...makers: readonly SceneMaker[]): SceneMaker =>
  (stage: Stage): Scene => {
    const scenes = makers.map((make) => make(stage));
    return (plate, moment) => scenes.forEach((scene) => scene(plate, moment));
  };
