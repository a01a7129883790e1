import type { MediaKey } from '../../domain/media/media-key';
import type { MediaSource } from '../../domain/media/media-source';
import type { MediaSources } from '../../domain/media/media-sources.port';

const REMEMBERED = 5_000;

/** Remembers which file a media key means, so that a request for bytes does not ask the database. */
export class KnownSources {
  private readonly known = new Map<string, MediaSource>();

  constructor(private readonly sources: MediaSources) {}

  /** The file of exactly this state of the song; undefined where the song is gone or has changed since. */
  async find({ songId, revision }: MediaKey): Promise<MediaSource | undefined> {
    const known = this.known.get(songId);
    if (known?.revision === revision) return known;
    const found = await this.sources.find(songId);
    if (found?.revision !== revision) return undefined;
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(songId, found);
    return found;
  }

  /** For a file that was not where it was thought to be. */
  forget(songId: string): void {
    this.known.delete(songId);
  }
}
