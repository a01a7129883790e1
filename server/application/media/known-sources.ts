import type { MediaKey } from '../../domain/media/media-key';
import type { MediaSource } from '../../domain/media/media-source';
import type { MediaKind, MediaSources } from '../../domain/media/media-sources.port';

const REMEMBERED = 5_000;

/** Remembers which file a media key means, so that a request for bytes does not ask the database. */
export class KnownSources {
  private readonly known = { audio: new Map<string, MediaSource>(), video: new Map<string, MediaSource>() };

  constructor(private readonly sources: MediaSources) {}

  /** The file of exactly this state of the song's sound or video; undefined where the song is gone or has changed since. */
  async find({ songId, revision }: MediaKey, kind: MediaKind): Promise<MediaSource | undefined> {
    const ofKind = this.known[kind];
    const known = ofKind.get(songId);
    if (known?.revision === revision) return known;
    const found = await this.sources.find(songId, kind);
    if (found?.revision !== revision) return undefined;
    if (ofKind.size >= REMEMBERED) ofKind.clear();
    ofKind.set(songId, found);
    return found;
  }

  /** For a file that was not where it was thought to be. */
  forget(songId: string): void {
    this.known.audio.delete(songId);
    this.known.video.delete(songId);
  }
}
