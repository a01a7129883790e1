import type { MediaKey } from '../../domain/media/media-key';
import type { MediaSource } from '../../domain/media/media-source';
import type { MediaKind, MediaSources } from '../../domain/media/media-sources.port';
import type { Clock } from '../ports/clock.port';

const MAX_ENTRIES = 5_000;
/** How long a source is cached, because another server process may have made a song premium. */
const BELIEVED_MS = 60_000;

interface Known {
  readonly source: MediaSource;
  readonly at: number;
}

/** Caches which file a media key means, so that a request for bytes does not query the database. */
export class KnownSources {
  private readonly known = {
    audio: new Map<string, Known>(),
    video: new Map<string, Known>(),
    clip: new Map<string, Known>(),
  };

  constructor(
    private readonly sources: MediaSources,
    private readonly clock: Clock,
  ) {}

  /** The file of exactly this revision of a sound, a video or a short video; undefined if it is gone or has changed since. */
  async find({ songId, revision }: MediaKey, kind: MediaKind): Promise<MediaSource | undefined> {
    const ofKind = this.known[kind];
    const known = ofKind.get(songId);
    const now = this.clock.now();
    if (known?.source.revision === revision && Math.abs(now - known.at) < BELIEVED_MS) return known.source;
    const source = await this.sources.find(songId, kind);
    if (source?.revision !== revision) return undefined;
    if (ofKind.size >= MAX_ENTRIES) ofKind.clear();
    ofKind.set(songId, { source, at: now });
    return source;
  }

  /** Called for a file that was not at its cached path, and for a song or short video that has changed. */
  forget(songId: string): void {
    this.known.audio.delete(songId);
    this.known.video.delete(songId);
    this.known.clip.delete(songId);
  }
}
