import { renditionsOf, type Rendition } from '../../domain/media/rendition';
import type { MediaSources } from '../../domain/media/media-sources.port';
import type { Packager } from './packager';

const LONGEST_QUEUE = 200;
/** Beyond this rung a song is encoded when somebody hears it. */
const RUNGS_AHEAD = 2;

/** Makes ready what will probably be heard next, one rendition at a time, while the machine has nothing better to do. */
export class PackageAhead {
  private queue: string[] = [];
  private isWorking = false;
  private isClosed = false;

  constructor(
    private readonly sources: MediaSources,
    private readonly packager: Packager,
  ) {}

  /** Puts these songs before all that wait already, first one first; what does not fit into the queue is forgotten. */
  packageAhead(songIds: readonly string[]): void {
    const asked = new Set(songIds);
    this.queue = [...asked, ...this.queue.filter((songId) => !asked.has(songId))].slice(0, LONGEST_QUEUE);
    if (!this.isWorking) void this.work();
  }

  /** Forgets everything. */
  close(): void {
    this.isClosed = true;
    this.queue = [];
  }

  private async work(): Promise<void> {
    this.isWorking = true;
    for (let songId = this.queue.shift(); songId !== undefined && !this.isClosed; songId = this.queue.shift()) {
      // What cannot be made ahead is made, or refused, when it is asked for.
      await this.packageSong(songId).catch(() => undefined);
    }
    this.isWorking = false;
  }

  private async packageSong(songId: string): Promise<void> {
    const source = await this.sources.find(songId);
    const renditions: readonly Rendition[] = source === undefined ? [] : renditionsOf(source);
    for (const rendition of renditions.filter(({ kind }) => kind === 'audio').slice(0, RUNGS_AHEAD)) {
      if (!this.isClosed) await this.packager.finish(rendition);
    }
  }
}
