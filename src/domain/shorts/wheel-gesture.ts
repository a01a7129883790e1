import type { Milliseconds } from '../shared/units';

/** One turn of a wheel, or one event of two fingers on a touchpad. */
export interface WheelTurn {
  /** CSS pixels; above 0 is downwards. */
  readonly delta: number;
  readonly at: Milliseconds;
}

/** Turns that follow each other without a rest. */
export interface WheelGesture {
  readonly last: WheelTurn;
  /** All its turns together, in CSS pixels. */
  readonly travelled: number;
  /** When it last moved the feed. */
  readonly movedAt: Milliseconds | null;
}

/** A turn after this gap begins a new gesture. */
const REST: Milliseconds = 160;
/** A shorter distance is only a resting hand. */
const MEANT = 24;
/**
 * A wheel that is turned continuously moves the feed again after this time. A touchpad that slows down by itself does not: its
 * deltas get smaller.
 */
const AGAIN: Milliseconds = 400;
const NOTCH = 50;

/** The effect of a turn: one gesture moves by one clip, however far it travels (design §12). */
export function afterWheel(
  gesture: WheelGesture | null,
  turn: WheelTurn,
): { readonly gesture: WheelGesture; readonly move: 'next' | 'previous' | null } {
  const before = gesture === null || isMeantAnew(gesture.last, turn) ? newGesture(turn) : gesture;
  const { movedAt } = before;
  const travelled = before.travelled + turn.delta;
  const isMove =
    movedAt === null ? Math.abs(travelled) >= MEANT : turn.at - movedAt >= AGAIN && isTurnedOn(before, turn);
  const move = turn.delta > 0 ? 'next' : 'previous';
  return { gesture: { last: turn, travelled, movedAt: isMove ? turn.at : movedAt }, move: isMove ? move : null };
}

const newGesture = (turn: WheelTurn): WheelGesture => ({ last: turn, travelled: 0, movedAt: null });

const isMeantAnew = (last: WheelTurn, turn: WheelTurn): boolean =>
  turn.at - last.at > REST || turn.delta * last.delta < 0;

const isTurnedOn = ({ last }: WheelGesture, { delta }: WheelTurn): boolean =>
  Math.abs(delta) >= Math.max(NOTCH, Math.abs(last.delta));
