import type { SongsById } from '../../domain/catalogue/songs-by-id.port';
import type { KeptNews, LiveDevices } from '../../domain/live/live-devices.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { KnownLikes } from '../keeping/song-likes';
import type { PlayerStore } from '../playback/player-store';
import type { Time } from '../playback/time';
import type { KeptChange } from '../ports/kept-channel.port';

/** What comes in quick succession, as when a list is rearranged, is asked for once. */
const TOGETHER: Milliseconds = 200;
const AGAIN_AFTER: Milliseconds = 30_000;
/** What was asked for so shortly before the first connection stood is taken for fresh. */
const FRESH: Milliseconds = 3_000;
/** As many songs as `SongsById` finds. */
const ASKED_AT_ONCE = 500;

interface KeptParts {
  readonly songs: SongsById;
  readonly queue: Pick<PlayerStore, 'state'>;
  readonly likes: () => KnownLikes;
  readonly time: Time;
  /** When this page began to ask for what it shows. */
  readonly startedAt: Milliseconds;
  /** Tells everything in this tab that shows it. */
  readonly tell: (change: KeptChange) => void;
  /** Has everything that is shown asked for again. */
  readonly renew: () => void;
}

/**
 * Shows what the account's other devices change of what the listener keeps. The news says what it is about, and the backend is
 * asked how that is now: whichever of two devices was the last, both show the same.
 */
export class HearKept {
  private readonly unsure = new Set<string>();
  private isStale = false;
  private alarm: Subscription | null = null;
  private links: readonly Subscription[] = [];

  constructor(
    private readonly devices: Pick<LiveDevices, 'kept' | 'documents'>,
    private readonly parts: KeptParts,
  ) {}

  begin(): Subscription {
    let isFreshUntil = this.parts.time.clock.now() + FRESH;
    this.links = [
      this.devices.kept.subscribe((news) => this.hear(news)),
      this.devices.documents.subscribe(({ kind }) => {
        if (kind !== 'missed') return;
        if (this.parts.time.clock.now() > isFreshUntil) this.doubtAll();
        isFreshUntil = 0;
      }),
    ];
    return { unsubscribe: () => this.end() };
  }

  private end(): void {
    this.alarm?.unsubscribe();
    this.links.forEach((link) => link.unsubscribe());
  }

  private hear(news: KeptNews): void {
    if (news.kind === 'heard') return this.parts.tell(news);
    if (news.kind === 'earlier') return this.hearLate(news.age);
    if (news.kind === 'liked') news.songIds.forEach((id) => this.unsure.add(id));
    else this.isStale = true;
    return this.ask(TOGETHER);
  }

  /** It may have been changed before the page had asked for it, or after. */
  private hearLate(age: Milliseconds): void {
    const { time, startedAt } = this.parts;
    if (time.clock.now() - age >= startedAt) this.doubtAll();
  }

  /** Nothing was heard for a while. */
  private doubtAll(): void {
    const { queue, likes } = this.parts;
    for (const { song } of queue.state.queue.entries) this.unsure.add(song.id);
    for (const id of likes().keys()) this.unsure.add(id);
    this.isStale = true;
    this.parts.tell({ kind: 'heard' });
    this.ask(TOGETHER);
  }

  private ask(after: Milliseconds): void {
    this.alarm?.unsubscribe();
    this.alarm = this.parts.time.timer.after(after, () => void this.askNow());
  }

  private async askNow(): Promise<void> {
    this.alarm = null;
    if (this.isStale) this.parts.renew();
    this.isStale = false;
    const ids = [...this.unsure].slice(0, ASKED_AT_ONCE);
    if (ids.length === 0) return;
    ids.forEach((id) => this.unsure.delete(id));
    await this.askAbout(ids);
    if (this.unsure.size > 0 && this.alarm === null) this.ask(TOGETHER);
  }

  private async askAbout(ids: readonly string[]): Promise<void> {
    const { songs, likes, tell } = this.parts;
    const before = likes();
    const found = await songs.byIds(ids);
    if (!found.ok) {
      ids.forEach((id) => this.unsure.add(id));
      return this.ask(AGAIN_AFTER);
    }
    for (const { id, isLiked } of found.value) {
      // Liked here meanwhile, or no longer: the answer may be of before.
      if (likes().get(id) !== before.get(id)) this.unsure.add(id);
      else if (likes().get(id) !== isLiked) tell({ kind: 'liked', songId: id, isLiked });
    }
  }
}
