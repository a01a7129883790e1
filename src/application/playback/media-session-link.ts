import { distinctUntilChanged, map, Subscription } from 'rxjs';
import type { PlayerState } from '../../domain/playback/player-state';
import { currentEntry } from '../../domain/queue/entries';
import type { MediaKey, MediaSession } from '../ports/media-session.port';
import type { Player } from './player';

/** The system shows a running position itself: it is told about jumps, not about every tick. */
const whole = (seconds: number): number => Math.floor(seconds / 5);

const sameReport = (a: PlayerState, b: PlayerState): boolean =>
  a.isPlaying === b.isPlaying && a.duration === b.duration && whole(a.position) === whole(b.position);

/** Keeps the system's own player surface in step, and obeys its keys. */
export class MediaSessionLink {
  constructor(
    private readonly player: Player,
    private readonly session: MediaSession,
  ) {}

  begin(): Subscription {
    const link = new Subscription();
    const songs = this.player.changes.pipe(
      map(({ queue }) => currentEntry(queue)?.song ?? null),
      distinctUntilChanged((a, b) => a?.id === b?.id),
    );
    link.add(songs.subscribe((song) => this.session.show(song)));
    link.add(
      this.player.changes
        .pipe(distinctUntilChanged(sameReport))
        .subscribe(({ isPlaying, position, duration }) => this.session.report({ isPlaying, position, duration })),
    );
    const keys = this.session.keys.subscribe((key) => this.obey(key));
    link.add(() => keys.unsubscribe());
    return link;
  }

  private obey(key: MediaKey): void {
    switch (key.kind) {
      case 'play':
        return this.player.play();
      case 'pause':
        return this.player.pause();
      case 'next':
        return this.player.next();
      case 'previous':
        return this.player.previous();
      case 'seek':
        return this.player.commitSeek(key.to);
      case 'skip':
        return this.player.skip(key.by);
    }
  }
}
