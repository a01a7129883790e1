import type { MediaKey } from '../../domain/media/media-key';
import type { MediaSource } from '../../domain/media/media-source';
import type { MediaKind, MediaSources } from '../../domain/media/media-sources.port';
import { TtlCache } from '../shared/ttl-cache';
import type { Clock } from '../ports/clock.port';

/** Sources are cached no longer, because another server process may have made a song premium. */
const LIMITS = { most: 5_000, ttlMs: 60_000 };

/** Caches which file a media key means, so that a request for bytes does not query the database. */
export class KnownSources {
  private readonly known: Readonly<Record<MediaKind, TtlCache<string, MediaSource>>>;

  constructor(
    private readonly sources: MediaSources,
    private readonly clock: Clock,
  ) {
    const cache = (): TtlCache<string, MediaSource> => new TtlCache(clock, LIMITS);
    this.known = { audio: cache(), video: cache(), clip: cache() };
  }

  /** The file of exactly this revision of a sound, a video or a short video; undefined if it is gone or has changed since. */
  async find({ songId, revision }: MediaKey, kind: MediaKind): Promise<MediaSource | undefined> {
    const ofKind = this.known[kind];
    const known = ofKind.get(songId);
    if (known?.revision === revision) return known;
    // From before the read: a change made during it may be missing.
    const at = this.clock.now();
    const source = await this.sources.find(songId, kind);
    if (source?.revision !== revision) return undefined;
    ofKind.set(songId, source, at);
    return source;
  }

  /** Called for a file that was not at its cached path, and for a song or short video that has changed. */
  forget(songId: string): void {
    this.known.audio.delete(songId);
    this.known.video.delete(songId);
    this.known.clip.delete(songId);
  }
}
