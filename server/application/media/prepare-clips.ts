import type { MediaSources } from '../../domain/media/media-sources.port';
import { clipRenditionsOf } from '../../domain/media/rendition';
import type { ShortVideoStore } from '../../domain/shorts/short-video-store.port';
import type { MakePosters } from './make-posters';
import type { Packager } from './packager';

export interface ClipTools {
  readonly clips: Pick<ShortVideoStore, 'known'>;
  readonly sources: MediaSources;
  readonly packager: Packager;
  readonly posters: MakePosters;
}

/** More clips would push the songs that people listen to out of the cache. */
const MOST_CLIPS = 60;

/**
 * Prepares the newest short videos before anybody swipes to them: first their posters, then the rendition that a cold start
 * begins with. One piece at a time.
 */
export class PrepareClips {
  private queue: string[] | undefined;

  constructor(private readonly tools: ClipTools) {}

  /** Must be called when clips were added or removed. */
  lookAgain(): void {
    this.queue = undefined;
  }

  /** Makes one piece; false when there is nothing left to make. */
  async step(): Promise<boolean> {
    const { posters } = this.tools;
    const bare = await posters.next();
    if (bare !== undefined) return posters.execute(bare).then(() => true);
    this.queue ??= await this.newest();
    const clipId = this.queue.shift();
    if (clipId !== undefined) await this.packageLowest(clipId);
    return clipId !== undefined;
  }

  private async newest(): Promise<string[]> {
    const known = await this.tools.clips.known();
    const clips = known.toSorted((a, b) => b.modifiedMs - a.modifiedMs);
    return clips.slice(0, MOST_CLIPS).map(({ id }) => id);
  }

  private async packageLowest(clipId: string): Promise<void> {
    const { sources, packager } = this.tools;
    const source = await sources.find(clipId, 'clip');
    const [lowest] = source === undefined ? [] : clipRenditionsOf(source);
    if (lowest !== undefined) await packager.finish(lowest);
  }
}
