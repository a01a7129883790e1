import { SONGS_BY_ID_MAX, type SongsById } from '../../domain/catalogue/songs-by-id.port';
import { readSavedQueue, whichQueue, type SavedQueue } from '../../domain/documents/which-queue';
import { toPlaybackTransfer, fromPlaybackTransfer } from '../../domain/live/playback-transfer';
import { listeningChange } from '../../domain/playback/settings/listening-change';
import type { PlayerState } from '../../domain/playback/state/player-state';
import { withFacts } from '../../domain/queue/with-facts';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { ResumePlayback } from '../live/resume-playback';
import type { PlayerStore } from '../playback/player/player-store';
import type { Time } from '../playback/deck/time';
import type { KeyValueStore } from '../ports/key-value-store.port';
import type { Shared } from './document-sync';
import { withQueue } from '../../domain/playback/state/player-changes';

/** When the listener last changed the queue of this browser. */
export const CHANGED_BY_USER_KEY = 'sharedQueue';
const SAVED_AFTER: Milliseconds = 400;
const PROGRESS_SAVED_AFTER: Milliseconds = 15_000;

export interface SharedQueueDeps {
  readonly store: PlayerStore;
  readonly songs: SongsById;
  readonly resumePlayback: Pick<ResumePlayback, 'rest'>;
  readonly values: KeyValueStore;
  readonly time: Time;
}

/** The queue that follows the listener: an idle device takes over the queue and position of the device used last. */
export class SharedQueue implements Shared {
  readonly name = 'queue';
  private at: Milliseconds;
  private known: PlayerState;
  private link: Subscription | null = null;
  private alarm: Subscription | null = null;
  private isChangeWaiting = false;

  constructor(
    private readonly deps: SharedQueueDeps,
    /** Identifies one browser of the account; all tabs of a browser share it. */
    private readonly by: string,
  ) {
    this.known = deps.store.state;
    this.at = Number(deps.values.read(CHANGED_BY_USER_KEY) ?? 0) || 0;
  }

  start(onChange: () => void): void {
    if (this.known.isPlaying) this.recordChange();
    this.link = this.deps.store.changes.subscribe((state) => this.follow(state, onChange));
    void this.refreshStoredSongs();
  }

  end(): void {
    this.link?.unsubscribe();
    this.alarm?.unsubscribe();
  }

  async merge(kept: string | null): Promise<string | null> {
    const saved = readSavedQueue(kept, this.deps.time.clock.now());
    const { at, by } = this;
    const decision = whichQueue({ at, by, isPlaying: this.deps.store.state.isPlaying }, saved);
    if (decision === 'save') return this.own();
    if (decision === 'adopt' && saved !== null) await this.adopt(saved);
    return null;
  }

  /** The stored queue of this browser may be days old: since then files were removed or returned, and songs were liked. */
  private async refreshStoredSongs(): Promise<void> {
    const { store, songs } = this.deps;
    const { entries, index } = store.state.queue;
    const inPlayingOrder = [...entries.slice(Math.max(0, index)), ...entries.slice(0, Math.max(0, index))];
    const ids = [...new Set(inPlayingOrder.map(({ song }) => song.id))].slice(0, SONGS_BY_ID_MAX);
    const found = ids.length === 0 ? null : await songs.byIds(ids);
    if (found?.ok !== true) return;
    store.update((state) => withQueue(state, found.value.reduce(withFacts, state.queue)));
  }

  private own(): string | null {
    const listening = toPlaybackTransfer(this.deps.store.state);
    return listening && JSON.stringify({ listening, at: this.at, by: this.by } satisfies SavedQueue);
  }

  private async adopt({ listening: handed, at }: SavedQueue): Promise<void> {
    const { store, songs, resumePlayback } = this.deps;
    const before = this.at;
    const found = await songs.byIds(handed.songIds);
    // A listener who pressed play or changed the queue meanwhile continues with their own queue.
    if (!found.ok || store.state.isPlaying || this.at !== before) return;
    const listening = fromPlaybackTransfer(handed, found.value, store.state.queue.nextKey);
    if (listening === null) return;
    resumePlayback.rest(listening);
    // Following is not a listener's action: otherwise two idle devices would hand the same queue back and forth.
    this.alarm?.unsubscribe();
    this.alarm = null;
    this.known = store.state;
    this.recordChange(at);
  }

  private follow(state: PlayerState, onChange: () => void): void {
    const change = listeningChange(this.known, state);
    if (change === 'facts') {
      // New facts are not a listener's action: otherwise an idle device would take the queue from the playing one.
      this.known = { ...this.known, queue: { ...this.known.queue, entries: state.queue.entries } };
      return this.follow(state, onChange);
    }
    if (change === 'none' || (change === 'progress' && !state.isPlaying)) return;
    // The progress of a playing song would postpone a waiting change forever.
    if (this.alarm !== null && (change === 'progress' || this.isChangeWaiting)) return;
    this.alarm?.unsubscribe();
    this.isChangeWaiting = change !== 'progress';
    this.alarm = this.deps.time.timer.after(change === 'progress' ? PROGRESS_SAVED_AFTER : SAVED_AFTER, () => {
      this.alarm = null;
      this.known = this.deps.store.state;
      this.recordChange();
      onChange();
    });
  }

  private recordChange(at = this.deps.time.clock.now()): void {
    this.at = at;
    this.deps.values.write(CHANGED_BY_USER_KEY, String(at));
  }
}
