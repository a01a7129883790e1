import type { SegmentName } from '../../../server/domain/media/rendition';
import type { RenditionStore } from '../../../server/domain/media/rendition-store.port';

/** Stores segments in memory and records the calls made to it. */
export class MemoryRenditionStore implements RenditionStore {
  readonly segments = new Map<string, Map<SegmentName, Uint8Array>>();
  readonly completed: string[] = [];
  readonly held: string[] = [];
  isFull = false;

  async list(folder: string): Promise<readonly SegmentName[]> {
    return [...(this.segments.get(folder)?.keys() ?? [])];
  }

  async write(folder: string, name: SegmentName, bytes: Uint8Array): Promise<void> {
    if (this.isFull) throw new Error('no space left');
    const segments = this.segments.get(folder) ?? new Map<SegmentName, Uint8Array>();
    this.segments.set(folder, segments.set(name, bytes));
  }

  async complete(folder: string): Promise<void> {
    this.completed.push(folder);
  }

  pathOf(folder: string, name: SegmentName): string {
    return `/cache/${folder}/${name}`;
  }

  touch(): void {}

  hold(folder: string): () => void {
    this.held.push(folder);
    return () => this.held.splice(this.held.indexOf(folder), 1);
  }
}
