import { isBufferedToEnd, nextSegment } from '../../../../src/infrastructure/media/mse/next-segment';
import { segmentSpan } from '../../../../src/infrastructure/media/mse/segment-times';
import { aStart } from '../../../support/builders/a-source';

const start = aStart();
const span = (first: number, last = first) => ({
  from: segmentSpan(start, first).from,
  to: segmentSpan(start, last).to,
});
const at = (position: number, ...buffered: readonly { from: number; to: number }[]) => ({
  start,
  beginning: 0,
  position,
  buffered,
});

describe('nextSegment', () => {
  it.each([
    ['the first one where nothing is there', at(0), 60, 0],
    ['the one that holds the position', at(12), 60, 3],
    ['the one behind what is buffered', at(0.5, span(0, 2)), 60, 3],
    ['the one in a hole', at(0, span(0), span(2, 8)), 60, 1],
    ['the one at the position, whatever lies before it', at(20, span(0, 2)), 60, 5],
    ['none beyond the horizon', at(0, span(0, 2)), 8, null],
    ['one that begins within the horizon', at(0, span(0, 2)), 9.1, 3],
    ['none where the song is whole', at(0, span(0, 8)), 60, null],
    ['none where only what was heard is missing', at(25, span(6, 8)), 60, null],
    ['none of a song that has not come near', at(0), -1, null],
  ])('returns %s', (_, listening, horizon, index) => {
    expect(nextSegment(listening, horizon)).toBe(index);
  });

  it('ignores a tiny gap at the edges', () => {
    const { from, to } = span(0, 2);
    expect(nextSegment(at(0, { from: from + 0.02, to: to - 0.02 }), 60)).toBe(3);
  });
});

describe('a song that was started in its middle', () => {
  const begun = { start, beginning: 10, position: 10 };

  it.each([
    ['needs nothing of what lies before', [{ from: 10, to: span(3).to }], 4],
    ['needs all of the rest', [{ from: 11, to: span(3).to }], 3],
  ])('%s', (_, buffered, index) => {
    expect(nextSegment({ ...begun, buffered }, 60)).toBe(index);
  });
});

describe('isBufferedToEnd', () => {
  it.each([
    ['with the last segment', at(20, span(5, 8)), true],
    ['without it', at(20, span(5, 7)), false],
    ['with a hole', at(20, span(5), span(7, 8)), false],
  ])('is true only for a buffer that reaches the end without a hole: %s', (_, listening, expected) => {
    expect(isBufferedToEnd(listening)).toBe(expected);
  });
});
