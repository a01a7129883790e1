import { isFullyBuffered, nextRequest } from '../../../../src/infrastructure/media/mse/segment-plan';
import { segmentSpan } from '../../../../src/infrastructure/media/mse/song-segments';
import { Timeline } from '../../../../src/infrastructure/media/mse/timeline';
import { anInstantSource } from '../../../support/builders/a-source';

const source = anInstantSource('song-1');
const span = (first: number, last = first) => ({
  from: segmentSpan(source.start, first).from,
  to: segmentSpan(source.start, last).to,
});
const at = (time: number, ...buffered: readonly { from: number; to: number }[]) => ({ time, buffered });

/** A timeline whose only song begins at its time 0. */
function oneSong() {
  const timeline = new Timeline();
  return { timeline, song: timeline.choose(source) };
}

describe('the segment to append next', () => {
  it.each([
    ['the first one where nothing is buffered', at(0), 60, 0],
    ['the one that holds the position', at(12), 60, 3],
    ['the one behind what is buffered', at(0.5, span(0, 2)), 60, 3],
    ['the one in a hole', at(0, span(0), span(2, 8)), 60, 1],
    ['the one at the position, whatever lies before it', at(20, span(0, 2)), 60, 5],
    ['none beyond the horizon', at(0, span(0, 2)), 8, undefined],
    ['one that begins within the horizon', at(0, span(0, 2)), 9.1, 3],
    ['none where the song is whole', at(0, span(0, 8)), 60, undefined],
    ['none where only what was heard is missing', at(25, span(6, 8)), 60, undefined],
    ['none where nothing may be appended', at(0), -1, undefined],
  ])('is %s', (_, playhead, forward, index) => {
    expect(nextRequest(oneSong().timeline, playhead, forward)?.index).toBe(index);
  });

  it('ignores a tiny gap at the edges', () => {
    const { from, to } = span(0, 2);
    const playhead = at(0, { from: from + 0.02, to: to - 0.02 });
    expect(nextRequest(oneSong().timeline, playhead, 60)?.index).toBe(3);
  });
});

describe('a song that was started in its middle', () => {
  it.each([
    ['needs nothing of what lies before', { from: 0, to: span(3).to - 10 }, 4],
    ['needs all of the rest', { from: 1, to: span(3).to - 10 }, 3],
  ])('%s', (_, buffered, index) => {
    const timeline = new Timeline();
    timeline.start(source, 10);
    expect(nextRequest(timeline, at(0, buffered), 60)?.index).toBe(index);
  });
});

describe('a song is buffered to its end only without a hole', () => {
  it.each([
    ['with the last segment', at(20, span(5, 8)), true],
    ['without it', at(20, span(5, 7)), false],
    ['with a hole', at(20, span(5), span(7, 8)), false],
  ])('%s', (_, playhead, expected) => {
    expect(isFullyBuffered(oneSong().song, playhead)).toBe(expected);
  });
});
