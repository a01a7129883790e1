import { Subject } from 'rxjs';
import type { MediaKey, MediaSession } from '../../../src/application/ports/media-session.port';
import type { Song } from '../../../src/domain/catalogue/song';

type Report = Parameters<MediaSession['report']>[0];

/** A lock screen whose keys a test presses. */
export class FakeMediaSession implements MediaSession {
  private readonly pressed = new Subject<MediaKey>();
  readonly keys = this.pressed.asObservable();
  shown: Song | null = null;
  reported: Report | null = null;

  show(song: Song | null): void {
    this.shown = song;
  }

  report(state: Report): void {
    this.reported = state;
  }

  press(key: MediaKey): void {
    this.pressed.next(key);
  }
}
