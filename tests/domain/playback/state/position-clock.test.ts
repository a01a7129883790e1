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
    ['waits for a sound that is a little behind', 10, 9.95, 10],
    ['follows a correction that can be seen', 10, 9.9, 9.9],
    ['follows a jump back', 60, 3, 3],
  ])('%s', (_, shown, told, next) => {
    expect(steadied(shown, told)).toBe(next);
  });
});
