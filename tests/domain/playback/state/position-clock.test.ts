import {
  positionAt,
  speedHeard,
  steadied,
  type PositionMark,
} from '../../../../src/domain/playback/state/position-clock';

const moving: PositionMark = { position: 10, at: 5_000, isMoving: true, speed: 1 };

describe('positionAt', () => {
  it.each<[string, Partial<PositionMark>, number, number]>([
    ['at the fact itself', {}, 5_000, 10],
    ['as much later as time has passed', {}, 5_250, 10.25],
    ['faster where the sound is', { speed: 2 }, 5_250, 10.5],
    ['slower where the sound is', { speed: 0.5 }, 5_250, 10.125],
    ['not at all where it stands', { isMoving: false }, 5_250, 10],
    ['no longer than an engine may be silent', {}, 90_000, 11.5],
    ['not back where the clock was set back', {}, 1_000, 10],
  ])('is %s', (_, mark, now, position) => {
    expect(positionAt({ ...moving, ...mark }, now)).toBeCloseTo(position, 10);
  });
});

describe('speedHeard', () => {
  it.each<[string, Partial<PositionMark>, number, number, number]>([
    ['as recorded', {}, 10.25, 5_250, 1],
    ['faster', {}, 10.375, 5_250, 1.5],
    ['in the steps that there are', {}, 10.19, 5_250, 0.75],
    ['in the nearest of the steps that there are', {}, 10.2, 5_250, 0.8],
    ['in the step above where that is nearer', {}, 10.197, 5_250, 0.8],
    ['half as fast', {}, 10.125, 5_250, 0.5],
    ['twice as fast', {}, 10.5, 5_250, 2],
    ['as known, where it would be slower than half', { speed: 1.5 }, 10.11, 5_250, 1.5],
    ['as known, where it would be faster than double', { speed: 1.5 }, 10.52, 5_250, 1.5],
    ['new after the shortest time that can be measured', { speed: 1.5 }, 10.15, 5_150, 1],
    ['as known, just before that time', { speed: 1.5 }, 10.149, 5_149, 1.5],
    ['new after the longest silence', { speed: 1.5 }, 11.5, 6_500, 1],
    ['as known, just after that silence', { speed: 1.5 }, 11.501, 6_501, 1.5],
    ['as known, over too short a time', { speed: 1.5 }, 10.1, 5_100, 1.5],
    ['as known, after a silence', { speed: 1.5 }, 15, 10_000, 1.5],
    ['as known, after a jump on', { speed: 1.5 }, 60, 5_250, 1.5],
    ['as known, after a jump back', { speed: 1.5 }, 3, 5_250, 1.5],
    ['as known, while it stood', { speed: 1.5, isMoving: false }, 10.25, 5_250, 1.5],
  ])('is %s', (_, mark, position, now, speed) => {
    expect(speedHeard({ ...moving, ...mark }, position, now)).toBe(speed);
  });
});

describe('steadied', () => {
  it.each([
    ['goes on', 10, 10.02, 10.02],
    ['jumps on', 10, 60, 60],
    ['waits for a sound that is nearly as far behind as can be seen', 0.059, 0, 0.059],
    ['follows a sound that is as far behind as can be seen', 0.06, 0, 0],
    ['waits for a sound that is a little behind', 10, 9.95, 10],
    ['follows a correction that can be seen', 10, 9.9, 9.9],
    ['follows a jump back', 60, 3, 3],
  ])('%s', (_, shown, told, next) => {
    expect(steadied(shown, told)).toBe(next);
  });
});
