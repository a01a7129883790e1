import { bufferedEnd } from '../../../../src/domain/playback/state/buffered-end';
import { isNearEnd, isNextFollowed, isNextPrepared } from '../../../../src/domain/playback/next/when-next-is-prepared';
import { aPlayerState } from '../../../support/builders/a-player-state';

const at = (position: number, bufferedTo: number, duration = 252) =>
  aPlayerState({ isPlaying: true, position, duration, buffered: [{ from: 0, to: bufferedTo }] });

describe('bufferedEnd', () => {
  const buffered = [
    { from: 0, to: 20 },
    { from: 60, to: 90 },
  ];

  it.each([
    [0, 20],
    [20, 20],
    [60, 90],
    [40, 0],
    [95, 0],
  ])('at %i s is %i s', (position, end) => {
    expect(bufferedEnd({ buffered, position })).toBe(end);
  });
});

describe('isNearEnd', () => {
  it.each([
    ['20 s before the end', at(232, 240), true],
    ['earlier', at(231.9, 240), false],
    ['in a song of one second', at(0, 1, 1), true],
    ['in a song of unknown length', at(10, 20, 0), false],
  ])('%s', (_, state, expected) => {
    expect(isNearEnd(state)).toBe(expected);
  });
});

describe('isNextPrepared', () => {
  it.each([
    ['15 s ahead are safe', at(40, 55), false, true],
    ['less is safe', at(40, 54.9), false, false],
    ['the song is buffered to its end', at(245, 251), false, true],
    ['the song is not buffered to its last second', at(245, 250.9), false, false],
    ['a short song is buffered to its half', at(0, 0.75, 1.5), false, true],
    ['a short song is not buffered to its half', at(0, 0.74, 1.5), false, false],
    ['the length is not known and little is buffered', at(5, 10, 0), false, false],
    ['nothing is buffered of a song of less than a second', at(0, 0, 0.9), false, false],
    ['a song of less than a second is buffered to its end', at(0, 0.9, 0.9), false, true],
    ['data is spared and the end is far', at(40, 252), true, false],
    ['data is spared and the end is near', at(235, 252), true, true],
    ['it is paused', { ...at(40, 252), isPlaying: false }, false, false],
  ])('when %s', (_, state, sparesData, expected) => {
    expect(isNextPrepared(state, sparesData)).toBe(expected);
  });
});

describe('isNextFollowed', () => {
  it.each([
    ['the song is buffered to its end', at(40, 252), false, true],
    ['the song is not buffered to its end', at(40, 200), false, false],
    ['the last 20 s play', at(235, 240), false, true],
    ['data is spared and the end is far', at(40, 252), true, false],
    ['data is spared and the end is near', at(235, 252), true, true],
    ['the length is not known', at(5, 10, 0), false, false],
    ['it is paused', { ...at(40, 252), isPlaying: false }, false, false],
  ])('when %s', (_, state, sparesData, expected) => {
    expect(isNextFollowed(state, sparesData)).toBe(expected);
  });
});
