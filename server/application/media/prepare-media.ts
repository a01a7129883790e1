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
/** Renditions above these are made when somebody hears them. */
const RUNGS_AHEAD = 2;

/**
 * Works while the machine has nothing better to do, one thing at a time: first the sound of what will probably be heard
 * next, then what short videos begin with, then the loudness of every song that was never measured.
 */
export class PrepareMedia {
  private queue: string[] = [];
  private working: Promise<void> | undefined;
  private isClosed = false;

  /** `mayTidy` is asked before each piece of work nobody asked for: an import needs the machine for itself. */
  constructor(
    private readonly tools: PreparationTools,
    private readonly mayTidy: () => boolean,
  ) {}

  /** Puts these songs before all that wait, the first one first; what does not fit into the queue is forgotten. */
  packageAhead(songIds: readonly string[]): void {
    const asked = new Set(songIds);
    this.queue = [...asked, ...this.queue.filter((songId) => !asked.has(songId))].slice(0, LONGEST_QUEUE);
    this.wake();
  }

  /** Looks for something to do. */
  wake(): void {
    if (this.working !== undefined || this.isClosed) return;
    this.working = this.work()
      .catch((error: unknown) => this.tools.log.warn('preparing media stopped', { error }))
      .finally(() => (this.working = undefined));
  }

  /** Begins nothing new; resolves when what was begun has ended, since that needs the database to its end. */
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
    // Whoever tells of the end of an import does so from inside it.
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
    // Most who press a premium song hear its beginning.
    const [preview] = previewsOf(source);
    if (preview !== undefined) await packager.finish(preview);
    const [lowest, ...higher] = renditionsOf(source).filter(({ kind }) => kind === 'audio');
    if (lowest !== undefined) await packager.finish(lowest);
    if (!this.isClosed) await loudness.execute(songId);
    for (const rendition of higher.slice(0, RUNGS_AHEAD - 1)) if (!this.isClosed) await packager.finish(rendition);
  }
}
