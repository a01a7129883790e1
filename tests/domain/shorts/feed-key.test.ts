import { placeAfterMove, readFeedKey } from '../../../src/domain/shorts/feed-key';

describe('a key in the feed', () => {
  it.each([
    ['ArrowDown', 'next'],
    ['j', 'next'],
    ['J', 'next'],
    ['PageDown', 'next'],
    ['ArrowUp', 'previous'],
    ['K', 'previous'],
    ['PageUp', 'previous'],
    ['Home', 'first'],
    [' ', 'toggle'],
    ['m', 'mute'],
    ['l', 'like'],
    ['s', 'save'],
    ['c', 'comments'],
    ['f', 'full-screen'],
    ['x', null],
    ['?', null],
  ])('%j asks for %s', (key, intent) => {
    expect(readFeedKey(key, false)).toBe(intent);
  });

  it.each([
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['m', null],
    ['l', null],
    ['Home', null],
  ])('%j held down asks for %s', (key, intent) => {
    expect(readFeedKey(key, true)).toBe(intent);
  });
});

describe('moving in the feed', () => {
  it.each([
    ['next', 3, 10, 4],
    ['next', 9, 10, 9],
    ['next', 0, 0, 0],
    ['previous', 3, 10, 2],
    ['previous', 0, 10, 0],
    ['first', 7, 10, 0],
  ] as const)('%s from %i of %i leads to %i', (intent, current, count, place) => {
    expect(placeAfterMove(intent, current, count)).toBe(place);
  });
});
