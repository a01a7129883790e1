import { segmentSpan } from '../../../../src/infrastructure/media/mse/song-segments';
import { beginningOf, positionIn, rangesIn, timeIn, Timeline } from '../../../../src/infrastructure/media/mse/timeline';
import { anInstantSource } from '../../../support/builders/a-source';

const first = anInstantSource('first', { duration: 30 });
const second = anInstantSource('second', { duration: 20 });

describe('a song span on the timeline', () => {
  const place = { source: first, from: 100, to: 130 };

  it.each([
    [100, 0],
    [112, 12],
    [90, 0],
    [140, 30],
  ])('maps the timeline’s second %d to the song’s own second %d', (time, position) => {
    expect(positionIn(place, time)).toBe(position);
  });

  it.each([
    [0, 100],
    [12, 112],
    [-5, 100],
    [500, 129.95],
  ])('maps the song’s second %d to the timeline’s second %d', (position, time) => {
    expect(timeIn(place, position)).toBeCloseTo(time, 9);
  });

  it('returns the buffered ranges of its song, and none of its neighbours', () => {
    const ranges = [
      { from: 60, to: 70 },
      { from: 95, to: 110 },
      { from: 120, to: 150 },
    ];
    expect(rangesIn(place, ranges)).toEqual([
      { from: 0, to: 10 },
      { from: 20, to: 30 },
    ]);
  });
});

describe('the timeline', () => {
  let timeline: Timeline;

  beforeEach(() => {
    timeline = new Timeline();
  });

  it('begins with the first song at 0', () => {
    expect(timeline.start(first)).toEqual({ source: first, from: 0, to: 30 });
  });

  it('begins with the position in the first song at which playback starts', () => {
    const place = timeline.start(first, 12);
    expect(place).toEqual({ source: first, from: -12, to: 18 });
    expect([beginningOf(place), positionIn(place, 0)]).toEqual([12, 12]);
  });

  it('begins a moment earlier when almost nothing is left of a segment', () => {
    const { to } = segmentSpan(first.start, 2);
    const beginning = beginningOf(timeline.start(first, to - 0.01));
    expect(beginning).toBeLessThanOrEqual(to - 0.1);
    expect(beginning).toBeGreaterThan(to - 0.2);
  });

  it('appends a song that was started in its middle as a whole after everything, and retains its next song', () => {
    const begun = timeline.start(first, 12);
    timeline.setNext(second);
    const whole = timeline.startWhole(begun);
    expect(whole.from).toBeGreaterThan(begun.to);
    expect([timeline.current, timeline.nextSource]).toEqual([whole, second]);
  });

  it('appends a song that follows no other after everything, with a gap', () => {
    timeline.start(first);
    timeline.setNext(second);
    timeline.placeNext();
    expect(timeline.start(first).from).toBeGreaterThan(50);
  });

  it('appends the next song directly at the end of the song before it', () => {
    timeline.start(first);
    timeline.setNext(second);
    expect(timeline.placeNext()).toEqual({ source: second, from: 30, to: 50 });
    expect(timeline.placeNext()).toBe(timeline.nextSpan);
  });

  it('advances to the next song once it has joined', () => {
    timeline.start(first);
    timeline.setNext(second);
    timeline.placeNext();
    expect(timeline.advance()).toBe(true);
    expect(timeline.current).toEqual({ source: second, from: 30, to: 50 });
    expect(timeline.nextSource).toBeNull();
  });

  it('does not advance to a song that has no span yet', () => {
    timeline.start(first);
    timeline.setNext(second);
    expect(timeline.advance()).toBe(false);
    expect(timeline.current?.source).toBe(first);
  });

  it('appends nothing before a song plays', () => {
    timeline.setNext(second);
    expect(timeline.placeNext()).toBeNull();
  });

  it('appends the next song earlier when the current song turns out shorter', () => {
    const place = timeline.start(first);
    timeline.setNext(second);
    timeline.shorten(place, 28);
    expect(timeline.placeNext()?.from).toBe(28);
  });

  it('shortens the span of the next song, too', () => {
    timeline.start(first);
    timeline.setNext(second);
    const place = timeline.placeNext()!;
    timeline.shorten(place, 18);
    expect(timeline.nextSpan?.to).toBe(48);
  });

  it('removes the next song', () => {
    timeline.start(first);
    timeline.setNext(second);
    timeline.placeNext();
    timeline.setNext(null);
    expect([timeline.nextSource, timeline.nextSpan]).toEqual([null, null]);
  });

  it('begins at 0 again after it was cleared', () => {
    timeline.start(first);
    timeline.clear();
    expect(timeline.current).toBeNull();
    expect(timeline.start(second).from).toBe(0);
  });
});
