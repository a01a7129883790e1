import { afterWheel, type WheelGesture, type WheelTurn } from '../../../src/domain/shorts/wheel-gesture';

/** The moves of the feed after these wheel turns, each given as milliseconds and pixels. */
function moves(...turns: readonly (readonly [at: number, delta: number])[]): readonly string[] {
  const moved: string[] = [];
  let gesture: WheelGesture | null = null;
  for (const [at, delta] of turns) {
    const turn: WheelTurn = { at, delta };
    const after = afterWheel(gesture, turn);
    gesture = after.gesture;
    if (after.move !== null) moved.push(`${after.move} at ${at}`);
  }
  return moved;
}

/** Wheel turns of these pixel amounts, at a fixed interval in milliseconds. */
const every = (milliseconds: number, deltas: readonly number[]) =>
  deltas.map((delta, index) => [index * milliseconds, delta] as const);

describe('a wheel in the feed', () => {
  it('moves to the next clip by one notch forward, and to the previous clip by one notch back', () => {
    expect(moves([0, 100], [500, -100])).toEqual(['next at 0', 'previous at 500']);
  });

  it('moves one clip, however far one gesture goes', () => {
    expect(moves(...every(20, [100, 100, 100, 100, 100]))).toEqual(['next at 0']);
    expect(moves([0, 2_000])).toEqual(['next at 0']);
  });

  it('moves one clip while the momentum of a touchpad decreases', () => {
    expect(
      moves(
        ...every(
          16,
          Array.from({ length: 90 }, (_, index) => 140 * 0.96 ** index),
        ),
      ),
    ).toEqual(['next at 0']);
  });

  it('moves repeatedly while it is turned, at a pace that a listener can follow', () => {
    expect(moves(...every(100, new Array<number>(10).fill(120)))).toEqual(['next at 0', 'next at 400', 'next at 800']);
  });

  it('moves one clip with each flick that follows a rest', () => {
    expect(moves([0, 120], [200, 120], [400, 120])).toEqual(['next at 0', 'next at 200', 'next at 400']);
  });

  it('changes direction at once', () => {
    expect(moves([0, 120], [50, -120])).toEqual(['next at 0', 'previous at 50']);
  });

  it('waits until a slow touchpad has moved far enough, and discards the distance from before a rest', () => {
    expect(moves(...every(16, [10, 10, 10]))).toEqual(['next at 32']);
    expect(moves([0, 20], [300, 20])).toEqual([]);
  });

  it.each([
    [160, ['next at 0']],
    [161, ['next at 0', 'next at 161']],
  ])('begins a new gesture only after a rest: a second turn after %i ms', (at, expected) => {
    expect(moves([0, 120], [at, 120])).toEqual(expected);
  });

  it.each([
    [23, []],
    [24, ['next at 0']],
    [-23, []],
    [-24, ['previous at 0']],
  ])('moves by %i pixels: %j', (delta, expected) => {
    expect(moves([0, delta])).toEqual(expected);
  });

  it.each([
    ['full notches', every(100, new Array<number>(6).fill(50)), ['next at 0', 'next at 400']],
    ['less than full notches', every(100, new Array<number>(6).fill(49)), ['next at 0']],
    ['notches back', every(100, new Array<number>(6).fill(-120)), ['previous at 0', 'previous at 400']],
    ['ever smaller notches back', every(100, [-140, -130, -120, -110, -100, -90]), ['previous at 0']],
    ['a turn just too early to move again', every(133, new Array<number>(5).fill(120)), ['next at 0', 'next at 532']],
    ['many small steps', every(16, new Array<number>(30).fill(0.9)), ['next at 416']],
    [
      'a turn of zero pixels between others',
      [
        [0, 120],
        [20, 0],
        [40, 120],
      ] as const,
      ['next at 0'],
    ],
  ])('for %s', (_, turns, expected) => {
    expect(moves(...turns)).toEqual(expected);
  });

  it('does not move for events of zero pixels', () => {
    expect(moves(...every(16, [0, 0, 0]))).toEqual([]);
  });
});
