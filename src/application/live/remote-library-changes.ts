import { SONGS_BY_ID_MAX, type SongsById } from '../../domain/catalogue/songs-by-id.port';
import type { LibraryNews, LiveDevices } from '../../domain/live/live-devices.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { KnownLikes } from '../library/song-likes';
import type { PlayerStore } from '../playback/player-store';
import type { Time } from '../playback/time';
import type { LibraryChange } from '../ports/library-channel.port';

/** What comes in quick succession, as when a list is rearranged, is asked for once. */
const TOGETHER: Milliseconds = 200;
const RETRY_AFTER: Milliseconds = 30_000;
/** Whoever connects within this learns from the server what was changed since they asked (ADR 45). */
const SERVER_RETENTION: Milliseconds = 50_000;

interface RemoteLibraryDeps {
  readonly songs: SongsById;
  readonly queue: Pick<PlayerStore, 'state'>;
  readonly likes: () => KnownLikes;
  readonly time: Time;
  /** When what is shown was asked for. */
  readonly askedAt: Milliseconds;
  /** Tells everything in this tab that shows it. */
  readonly publish: (change: LibraryChange) => Promise<void> | void;
  /** Has everything that is shown asked for again. */
  readonly renew: () => void;
}

/**
 * Shows what the account's other devices change of what the listener keeps. The news says what it is about, and the backend is
 * asked how that is now: whichever of two devices was the last, both show the same.
 */
export class RemoteLibraryChanges {
  private readonly staleSongs = new Set<string>();
  private isPageStale = false;
  private isConnectedOnce = false;
  private isAsking = false;
  private isEnded = false;
  private alarm: { readonly at: Milliseconds; readonly cancel: Subscription } | null = null;

  constructor(
    private readonly devices: Pick<LiveDevices, 'libraryNews' | 'documents'>,
    private readonly parts: RemoteLibraryDeps,
  ) {}

  start(): Subscription {
    const links = [
      this.devices.libraryNews.subscribe((news) => this.onNews(news)),
      this.devices.documents.subscribe(({ kind }) => {
        if (kind === 'missed') this.onConnected();
      }),
    ];
    return {
      unsubscribe: () => {
        this.isEnded = true;
        this.alarm?.cancel.unsubscribe();
        links.forEach((link) => link.unsubscribe());
      },
    };
  }

  private onConnected(): void {
    const { time, askedAt } = this.parts;
    const isKnown = !this.isConnectedOnce && time.clock.now() < askedAt + SERVER_RETENTION;
    this.isConnectedOnce = true;
    if (!isKnown) this.markAllStale();
  }

  private onNews(news: LibraryNews): void {
    switch (news.kind) {
      case 'heard':
        return void this.parts.publish(news);
      case 'earlier':
        if (this.parts.time.clock.now() - news.age >= this.parts.askedAt) this.markAllStale();
        return undefined;
      case 'liked':
        news.songIds.forEach((id) => this.staleSongs.add(id));
        return this.askIn(TOGETHER);
      case 'other':
        this.isPageStale = true;
        return this.askIn(TOGETHER);
    }
  }

  /** Something may have been changed unheard. */
  private markAllStale(): void {
    const { queue, likes, publish } = this.parts;
    for (const { song } of queue.state.queue.entries) this.staleSongs.add(song.id);
    for (const id of likes().keys()) this.staleSongs.add(id);
    this.isPageStale = true;
    void publish({ kind: 'heard' });
    this.askIn(TOGETHER);
  }

  /** News that goes on coming does not put off what waits. */
  private askIn(delay: Milliseconds): void {
    const { timer, clock } = this.parts.time;
    const at = clock.now() + delay;
    if (this.isEnded || (this.alarm !== null && this.alarm.at <= at)) return;
    this.alarm?.cancel.unsubscribe();
    this.alarm = { at, cancel: timer.after(delay, () => void this.ask()) };
  }

  private async ask(): Promise<void> {
    this.alarm = null;
    if (this.isPageStale) this.parts.renew();
    this.isPageStale = false;
    // An answer that is on its way may be older than the next one, and come after it.
    if (this.isAsking) return this.askIn(TOGETHER);
    const ids = [...this.staleSongs].slice(0, SONGS_BY_ID_MAX);
    if (ids.length === 0) return;
    ids.forEach((id) => this.staleSongs.delete(id));
    this.isAsking = true;
    const nextAfter = await this.askAbout(ids);
    this.isAsking = false;
    if (this.staleSongs.size > 0) this.askIn(nextAfter);
  }

  /** Answers after how long what is still not known may be asked for. */
  private async askAbout(ids: readonly string[]): Promise<Milliseconds> {
    const { songs, likes, publish } = this.parts;
    const before = likes();
    const found = await songs.byIds(ids);
    if (this.isEnded) return TOGETHER;
    if (!found.ok) {
      ids.forEach((id) => this.staleSongs.add(id));
      return RETRY_AFTER;
    }
    for (const { id, isLiked } of found.value) {
      // Liked here meanwhile, or no longer: the answer may be of before.
      if (likes().get(id) !== before.get(id)) this.staleSongs.add(id);
      else if (likes().get(id) !== isLiked) {
        await publish({ kind: 'liked', songId: id, isLiked });
        // The backend is being asked here for something else, and answers after this.
        if (likes().get(id) !== isLiked) this.staleSongs.add(id);
      }
    }
    return TOGETHER;
  }
}
