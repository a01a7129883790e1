import * as fc from 'fast-check';
import { watch } from '../../../src/domain/playback/watchdog/watchdog';
import {
  INITIAL_WATCH,
  type WatchCommand,
  type WatchEvent,
  type WatchSituation,
  type WatchState,
} from '../../../src/domain/playback/watchdog/watch-state';

const MINUTE = 60_000;
const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

export const aScene = (overrides: Partial<WatchSituation> = {}): WatchSituation => ({
  at: START,
  songId: 'a',
  position: 60,
  duration: 252,
  ahead: 0,
  hasOtherSource: false,
  hasNext: true,
  isOnline: true,
  ...overrides,
});

/** What happens to a page: an event after some time with running timers, a time asleep, or a change of its clock. */
export type WatchAction =
  | { readonly kind: 'event'; readonly after: number; readonly event: WatchEvent; readonly scene: WatchSituation }
  | { readonly kind: 'sleep'; readonly for: number; readonly scene: WatchSituation }
  | { readonly kind: 'turn'; readonly by: number };

interface Wish {
  readonly hasSong: boolean;
  readonly isWanted: boolean;
}

/** One event and its result. */
export interface WatchEntry {
  readonly event: WatchEvent;
  readonly scene: WatchSituation;
  readonly before: WatchState;
  readonly state: WatchState;
  readonly commands: readonly WatchCommand[];
  /**
   * Whether there is a song and whether sound is wanted, before and after the event: derived from events and commands, not from
   * the state.
   */
  readonly wish: Wish;
  readonly nextWish: Wish;
  /** Time with running timers since the previous entry, and whether the page slept or its clock was changed. */
  readonly waited: number;
  readonly isJump: boolean;
}

const anyScene: fc.Arbitrary<WatchSituation> = fc.record({
  at: fc.constant(START),
  songId: fc.constantFrom('a', 'b'),
  position: fc.constantFrom(0, 60, 250),
  duration: fc.constantFrom(0, 252),
  ahead: fc.constantFrom(0, 12),
  hasOtherSource: fc.boolean(),
  hasNext: fc.boolean(),
  isOnline: fc.boolean(),
});

const anyFault = fc.constantFrom(...(['network', 'decode', 'unsupported', 'not-found', 'expired', 'blocked'] as const));

const anyEvent: fc.Arbitrary<WatchEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.boolean().map((isWanted) => ({ kind: 'started' as const, isWanted })) },
  { weight: 6, arbitrary: anyFault.map((fault) => ({ kind: 'failed' as const, fault })) },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(
        ...(['play-requested', 'paused', 'progressed', 'seeked', 'playing', 'online', 'retry-requested'] as const),
      )
      .map((kind) => ({ kind })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cleared' as const }) },
);

const anyDeed: fc.Arbitrary<WatchAction> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      after: fc.oneof(fc.nat(5_000), fc.nat(2 * MINUTE)),
      event: anyEvent,
      scene: anyScene,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sleep' as const),
      for: fc.integer({ min: 2 * MINUTE, max: DAY }),
      scene: anyScene,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('turn' as const), by: fc.constantFrom(-DAY, DAY) }),
  },
);

/** A song that fails, and the next song that is started in its place. */
const FAILURE: readonly WatchAction[] = [
  { kind: 'event', after: 100, event: { kind: 'failed', fault: 'decode' }, scene: aScene() },
  { kind: 'event', after: 3_000, event: { kind: 'started', isWanted: true }, scene: aScene() },
];

/** Sequences of actions; at the start a song is loaded and wanted. */
export const anyWatchActions: fc.Arbitrary<readonly WatchAction[]> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: anyDeed.map((action) => [action]) },
      { weight: 1, arbitrary: fc.constant(FAILURE) },
    ),
    {
      minLength: 1,
      maxLength: 24,
    },
  )
  .map((actions) => actions.flat());

function wishAfterEvent(wish: Wish, event: WatchEvent): Wish {
  if (event.kind === 'started') return { hasSong: true, isWanted: event.isWanted };
  if (event.kind === 'cleared' || !wish.hasSong) return { hasSong: false, isWanted: false };
  if (event.kind === 'play-requested' || event.kind === 'retry-requested') return { ...wish, isWanted: true };
  return event.kind === 'paused' ? { ...wish, isWanted: false } : wish;
}

const takesWishBack = (command: WatchCommand): boolean =>
  command.kind === 'stop' || (command.kind === 'report' && command.fault === 'blocked');

/** A page to which actions are applied: its clock, its single alarm, and all resulting entries. */
class WatchedPage {
  readonly entries: WatchEntry[] = [];
  private state = INITIAL_WATCH;
  private wish: Wish = { hasSong: false, isWanted: false };
  private at = START;
  /** Running time until the alarm. */
  private left = Infinity;
  private waited = 0;
  private isJump = false;

  do(action: WatchAction): void {
    if (action.kind === 'turn') this.jump(action.by);
    else if (action.kind === 'sleep') this.sleep(action.for, action.scene);
    else {
      this.pass(action.after, action.scene);
      this.tell(action.event, action.scene);
    }
  }

  tell(event: WatchEvent, scene: WatchSituation): void {
    const before = this.state;
    const now = { ...scene, at: this.at };
    const { state, commands } = watch(before, event, now);
    const { wish, waited, isJump } = this;
    const told = wishAfterEvent(wish, event);
    this.wish = commands.some(takesWishBack) ? { ...told, isWanted: false } : told;
    this.entries.push({ event, scene: now, before, state, commands, wish, nextWish: this.wish, waited, isJump });
    this.waited = 0;
    this.isJump = false;
    this.state = state;
    if (state.alarm !== before.alarm) this.left = state.alarm?.delay ?? Infinity;
  }

  /** Alarms ring when they are due. */
  private pass(time: number, scene: WatchSituation): void {
    let rest = time;
    while (this.left <= rest) {
      rest -= this.left;
      this.wait(this.left);
      this.ring(scene);
    }
    this.wait(rest);
  }

  /** An alarm that becomes due during sleep fires on waking. */
  private sleep(time: number, scene: WatchSituation): void {
    this.jump(time);
    if (this.left !== Infinity) this.ring(scene);
  }

  private ring(scene: WatchSituation): void {
    this.left = Infinity;
    this.tell({ kind: 'alarm' }, scene);
  }

  private wait(time: number): void {
    this.at += time;
    this.waited += time;
    this.left -= time;
  }

  private jump(by: number): void {
    this.at += by;
    this.isJump = true;
  }
}

/** All entries that result from these actions, starting when a song that should sound is loaded. */
export function watched(actions: readonly WatchAction[]): readonly WatchEntry[] {
  const page = new WatchedPage();
  page.tell({ kind: 'started', isWanted: true }, aScene());
  for (const action of actions) page.do(action);
  return page.entries;
}

/** The state and the last commands after these events, each event at its second. */
export function watchAfter(
  events: readonly (readonly [second: number, event: WatchEvent])[],
  scene: Partial<WatchSituation> = {},
) {
  let state: WatchState = watch(INITIAL_WATCH, { kind: 'started', isWanted: true }, aScene()).state;
  let done: readonly string[] = [];
  for (const [second, event] of events) {
    const step = watch(state, event, aScene({ ...scene, at: START + second * 1_000 }));
    state = step.state;
    done = step.commands.map((command) => (command.kind === 'report' ? `report ${command.fault}` : command.kind));
  }
  const { alarm, phase, message } = state;
  return { state, done, phase, message, looksIn: alarm === null ? null : alarm.delay / 1_000 };
}
