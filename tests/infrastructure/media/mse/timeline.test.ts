import { segmentSpan } from '../../../../src/infrastructure/media/mse/segment-times';
import { beginningOf, positionIn, rangesIn, timeIn, Timeline } from '../../../../src/infrastructure/media/mse/timeline';
import { anInstantSource } from '../../../support/builders/a-source';

const first = anInstantSource('first', { duration: 30 });
const second = anInstantSource('second', { duration: 20 });

describe('a place on the timeline', () => {
  const place = { source: first, from: 100, to: 130 };

  it.each([
    [100, 0],
    [112, 12],
    [90, 0],
    [140, 30],
  ])('has the time %d at the song’s own second %d', (time, position) => {
    expect(positionIn(place, time)).toBe(position);
  });

  it.each([
    [0, 100],
    [12, 112],
    [-5, 100],
    [500, 129.95],
  ])('has the song’s second %d at the time %d', (position, time) => {
    expect(timeIn(place, position)).toBeCloseTo(time, 9);
  });

  it('shows what is buffered of the song, and nothing of its neighbours', () => {
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

  it('begins with the place in the first song from which it is to sound', () => {
    const place = timeline.start(first, 12);
    expect(place).toEqual({ source: first, from: -12, to: 18 });
    expect([beginningOf(place), positionIn(place, 0)]).toEqual([12, 12]);
  });

  it('begins a moment earlier where nearly nothing is left of a segment', () => {
    const { to } = segmentSpan(first.start, 2);
    const beginning = beginningOf(timeline.start(first, to - 0.01));
    expect(beginning).toBeLessThanOrEqual(to - 0.1);
    expect(beginning).toBeGreaterThan(to - 0.2);
  });

  it('puts the whole of a song that was begun in its middle behind everything, and keeps what follows it', () => {
    const begun = timeline.start(first, 12);
    timeline.setNext(second);
    const whole = timeline.startWhole(begun);
    expect(whole.from).toBeGreaterThan(begun.to);
    expect([timeline.current, timeline.nextSource]).toEqual([whole, second]);
  });

  it('puts a song that follows nothing behind everything, apart from it', () => {
    timeline.start(first);
    timeline.setNext(second);
    timeline.placeNext();
    expect(timeline.start(first).from).toBeGreaterThan(50);
  });

  it('puts a song that follows right at the end of the one before', () => {
    timeline.start(first);
    timeline.setNext(second);
    expect(timeline.placeNext()).toEqual({ source: second, from: 30, to: 50 });
    expect(timeline.placeNext()).toBe(timeline.nextSpan);
  });

  it('plays on in what followed once it joined', () => {
    timeline.start(first);
    timeline.setNext(second);
    timeline.placeNext();
    expect(timeline.advance()).toBe(true);
    expect(timeline.current).toEqual({ source: second, from: 30, to: 50 });
    expect(timeline.nextSource).toBeNull();
  });

  it('joins nothing that has no place yet', () => {
    timeline.start(first);
    timeline.setNext(second);
    expect(timeline.advance()).toBe(false);
    expect(timeline.current?.source).toBe(first);
  });

  it('lays nothing before a song plays', () => {
    timeline.setNext(second);
    expect(timeline.placeNext()).toBeNull();
  });

  it('puts what follows earlier where a song turned out shorter', () => {
    const place = timeline.start(first);
    timeline.setNext(second);
    timeline.shorten(place, 28);
    expect(timeline.placeNext()?.from).toBe(28);
  });

  it('shortens what follows, too', () => {
    timeline.start(first);
    timeline.setNext(second);
    const place = timeline.placeNext()!;
    timeline.shorten(place, 18);
    expect(timeline.nextSpan?.to).toBe(48);
  });

  it('takes back what was to follow', () => {
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
