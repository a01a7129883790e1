import { annotationChange } from '../../domain/catalogue/annotation-change';
import type { AnnotatedSong, AnnotationChange } from '../../domain/catalogue/song-annotations';
import { SONGS_BY_ID_MAX, type SongsById } from '../../domain/catalogue/songs-by-id.port';
import type { LibraryEvent, LiveDevices } from '../../domain/live/live-devices.port';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { KnownAnnotations } from '../library/annotate-songs';
import type { PlayerStore } from '../playback/player/player-store';
import type { Time } from '../playback/deck/time';
import type { LibraryChange } from '../../domain/library/library-change';

/** Changes in quick succession, such as rearranging a list, cause one request. */
const DEBOUNCE: Milliseconds = 200;
const RETRY_AFTER: Milliseconds = 30_000;
/** A device that connects within this time receives from the server the changes made since its data was requested (ADR 45). */
const SERVER_RETENTION: Milliseconds = 50_000;

interface RemoteLibraryDeps {
  readonly songs: SongsById;
  readonly queue: Pick<PlayerStore, 'state'>;
  readonly annotations: () => KnownAnnotations;
  readonly time: Time;
  /** When the data on the screens was requested. */
  readonly requestedAt: Milliseconds;
  /** Publishes a change to everything in this tab that shows it. */
  readonly publish: (change: LibraryChange) => Promise<void> | void;
  /** Requests everything on the screens again. */
  readonly renew: () => void;
}

/**
 * Shows library changes made on the account's other devices. An event names only what has changed, and the backend is asked for
 * the current state, so two devices show the same, whichever changed it last.
 */
export class RemoteLibraryChanges {
  private readonly staleSongs = new Set<string>();
  private isPageStale = false;
  private isConnectedOnce = false;
  private isRequesting = false;
  private isEnded = false;
  private alarm: { readonly at: Milliseconds; readonly cancel: Subscription } | null = null;

  constructor(
    private readonly devices: Pick<LiveDevices, 'libraryEvents' | 'documents'>,
    private readonly deps: RemoteLibraryDeps,
  ) {}

  start(): Subscription {
    const links = [
      this.devices.libraryEvents.subscribe((event) => this.onEvent(event)),
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
    const { time, requestedAt: askedAt } = this.deps;
    const isKnown = !this.isConnectedOnce && time.clock.now() < askedAt + SERVER_RETENTION;
    this.isConnectedOnce = true;
    if (!isKnown) this.markAllStale();
  }

  private onEvent(event: LibraryEvent): void {
    switch (event.kind) {
      case 'heard':
        return void this.deps.publish(event);
      case 'earlier':
        if (this.deps.time.clock.now() - event.age >= this.deps.requestedAt) this.markAllStale();
        return undefined;
      case 'annotated':
        event.songIds.forEach((id) => this.staleSongs.add(id));
        return this.requestAfter(DEBOUNCE);
      case 'other':
        this.isPageStale = true;
        return this.requestAfter(DEBOUNCE);
    }
  }

  /** Changes may have been missed. */
  private markAllStale(): void {
    const { queue, annotations, publish } = this.deps;
    for (const { song } of queue.state.queue.entries) this.staleSongs.add(song.id);
    for (const id of annotations().keys()) this.staleSongs.add(id);
    this.isPageStale = true;
    void publish({ kind: 'heard' });
    this.requestAfter(DEBOUNCE);
  }

  /** Further events do not postpone a waiting request. */
  private requestAfter(delay: Milliseconds): void {
    const { timer, clock } = this.deps.time;
    const at = clock.now() + delay;
    if (this.isEnded || (this.alarm !== null && this.alarm.at <= at)) return;
    this.alarm?.cancel.unsubscribe();
    this.alarm = { at, cancel: timer.after(delay, () => void this.requestStaleSongs()) };
  }

  private async requestStaleSongs(): Promise<void> {
    this.alarm = null;
    if (this.isPageStale) this.deps.renew();
    this.isPageStale = false;
    // A pending answer may be older than the next one, and arrive after it.
    if (this.isRequesting) return this.requestAfter(DEBOUNCE);
    const ids = [...this.staleSongs].slice(0, SONGS_BY_ID_MAX);
    if (ids.length === 0) return;
    ids.forEach((id) => this.staleSongs.delete(id));
    this.isRequesting = true;
    const nextAfter = await this.requestSongs(ids);
    this.isRequesting = false;
    if (this.staleSongs.size > 0) this.requestAfter(nextAfter);
  }

  /** Answers the delay before the remaining songs may be requested. */
  private async requestSongs(ids: readonly string[]): Promise<Milliseconds> {
    const { songs, annotations, publish } = this.deps;
    const before = annotations();
    const found = await songs.byIds(ids);
    if (this.isEnded) return DEBOUNCE;
    if (!found.ok) {
      ids.forEach((id) => this.staleSongs.add(id));
      return RETRY_AFTER;
    }
    for (const song of found.value) {
      const { id } = song;
      const change = this.newsAbout(song);
      // An annotation was changed here in the meantime, so the answer may be out of date.
      if (annotations().get(id) !== before.get(id)) this.staleSongs.add(id);
      else if (change !== null) {
        await publish({ kind: 'annotated', songId: id, annotations: change });
        // This device has a pending request for a different state; its answer comes after this one.
        if (this.newsAbout(song) !== null) this.staleSongs.add(id);
      }
    }
    return DEBOUNCE;
  }

  private newsAbout(song: AnnotatedSong): AnnotationChange | null {
    return annotationChange(this.deps.annotations().get(song.id) ?? {}, song);
  }
}
