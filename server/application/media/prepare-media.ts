import { previewsOf, renditionsOf } from '../../domain/media/rendition';
import type { MediaSources } from '../../domain/media/media-sources.port';
import type { Logger } from '../ports/logger.port';
import type { MeasureLoudness } from './measure-loudness';
import type { Packager } from './packager';
import type { PrepareClips } from './prepare-clips';

export interface PreparationTools {
  readonly sources: MediaSources;
  readonly packager: Packager;
  readonly loudness: MeasureLoudness;
  readonly clips: Pick<PrepareClips, 'step'>;
  readonly log: Logger;
}

const LONGEST_QUEUE = 200;
/** Renditions above these are made when a listener plays them. */
const RUNGS_AHEAD = 2;

/**
 * Works in the background while the machine is otherwise idle, one piece at a time: first the sound that will probably be played
 * next, then the posters and starting renditions of short videos, then the loudness of every song that was never measured.
 */
export class PrepareMedia {
  private queue: string[] = [];
  private working: Promise<void> | undefined;
  private isClosed = false;

  /** `mayTidy` is checked before each piece of work that nobody requested, because an import needs the machine for itself. */
  constructor(
    private readonly tools: PreparationTools,
    private readonly mayTidy: () => boolean,
  ) {}

  /** Puts these songs at the front of the queue, in this order; songs beyond the queue's limit are dropped. */
  packageAhead(songIds: readonly string[]): void {
    const wantedIds = new Set(songIds);
    this.queue = [...wantedIds, ...this.queue.filter((songId) => !wantedIds.has(songId))].slice(0, LONGEST_QUEUE);
    this.wake();
  }

  /** Starts the next piece of work, if there is one. */
  wake(): void {
    if (this.working !== undefined || this.isClosed) return;
    this.working = this.work()
      .catch((error: unknown) => this.tools.log.warn('preparing media stopped', { error }))
      .finally(() => (this.working = undefined));
  }

  /** Starts nothing new; resolves when the current work has ended, because the work needs the database to its end. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.queue = [];
    await this.working;
  }

  private async work(): Promise<void> {
    while (!this.isClosed) {
      const songId = this.queue.shift();
      if (songId !== undefined) await this.prepare(songId);
      else if (!(await this.tidyOne()) && this.queue.length === 0) return;
    }
  }

  private async tidyOne(): Promise<boolean> {
    // The end of an import is reported from inside the import, so let that call return first.
    await Promise.resolve();
    if (!this.mayTidy()) return false;
    return (await this.tools.clips.step()) || this.measureOne();
  }

  private async measureOne(): Promise<boolean> {
    const songId = await this.tools.loudness.next();
    if (songId !== undefined) await this.tools.loudness.execute(songId);
    return songId !== undefined;
  }

  private async prepare(songId: string): Promise<void> {
    const { sources, packager, loudness } = this.tools;
    const source = await sources.find(songId, 'audio');
    if (source === undefined) return;
    // Most listeners who start a premium song play its preview.
    const [preview] = previewsOf(source);
    if (preview !== undefined) await packager.finish(preview);
    const [lowest, ...higher] = renditionsOf(source).filter(({ kind }) => kind === 'audio');
    if (lowest !== undefined) await packager.finish(lowest);
    if (!this.isClosed) await loudness.execute(songId);
    for (const rendition of higher.slice(0, RUNGS_AHEAD - 1)) if (!this.isClosed) await packager.finish(rendition);
  }
}
