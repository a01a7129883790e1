import { Subject } from 'rxjs';
import type { MediaKey, MediaReport, MediaSession } from '../../../src/application/ports/media-session.port';
import type { Song } from '../../../src/domain/catalogue/song';

/** A lock screen whose keys a test presses. */
export class FakeMediaSession implements MediaSession {
  private readonly pressed = new Subject<MediaKey>();
  readonly keys = this.pressed.asObservable();
  shown: Song | null = null;
  reported: MediaReport | null = null;

  show(song: Song | null): void {
    this.shown = song;
  }

  report(state: MediaReport): void {
    this.reported = state;
  }

  press(key: MediaKey): void {
    this.pressed.next(key);
  }
}
