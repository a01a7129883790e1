import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../application/ports/clock.port';
import type { Logger } from '../../application/ports/logger.port';
import { chooseEvictions } from '../../domain/media/choose-evictions';
import type { SegmentName } from '../../domain/media/rendition';
import type { RenditionStore } from '../../domain/media/rendition-store.port';
import { MARKER, readMarker, scanCache, TRASH, writeMarker } from './rendition-folders';

interface Entry {
  bytes: number;
  usedAt: number;
  notedAt: number;
}

interface StoreSettings {
  /** Absolute. */
  readonly root: string;
  readonly capBytes: number;
}

const SEGMENT = /^(init\.mp4|\d+\.m4s)$/;
/** How often the time of use is written to disk, where only the next start reads it. */
const NOTE_EVERY_MS = 10 * 60_000;
// Each eviction frees space for a while, not for one segment only.
const FILL_AFTER_EVICTION = 0.9;

/** Stores renditions as folders of files, and deletes the least recently played ones when the cap is reached. */
export class FileRenditionStore implements RenditionStore {
  private readonly entries = new Map<string, Entry>();
  private readonly holders = new Map<string, number>();
  private total = 0;
  private writes = 0;
  private removals = 0;

  constructor(
    private readonly settings: StoreSettings,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Deletes what an earlier process left incomplete, and reads which renditions exist. */
  async open(): Promise<void> {
    const found = await scanCache(this.settings.root);
    for (const { folder, bytes, usedAt } of found) this.entries.set(folder, { bytes, usedAt, notedAt: usedAt });
    this.total = found.reduce((sum, { bytes }) => sum + bytes, 0);
    await this.makeRoom();
  }

  async list(folder: string): Promise<readonly SegmentName[]> {
    const place = this.place(folder);
    // Nothing of this rendition was made yet.
    const names = (await readdir(place).catch(() => [])).filter((name) => SEGMENT.test(name));
    const marked = await readMarker(place);
    if (marked === undefined) return names as SegmentName[];
    const sizes = await Promise.all(names.map((name) => stat(path.join(place, name)).then(({ size }) => size)));
    if (sizes.reduce((sum, size) => sum + size, 0) === marked) return names as SegmentName[];
    // After a power failure a file may be shorter than it was.
    await this.remove(folder);
    return [];
  }

  async write(folder: string, name: SegmentName, bytes: Uint8Array): Promise<void> {
    const place = this.place(folder);
    this.writes += 1;
    const temporary = path.join(place, `${name}.${process.pid}-${this.writes}.part`);
    await mkdir(place, { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, path.join(place, name));
    const entry = this.entry(folder);
    entry.bytes += bytes.length;
    this.total += bytes.length;
    if (this.total > this.settings.capBytes) await this.makeRoom();
  }

  async complete(folder: string): Promise<void> {
    const names = await readdir(this.place(folder));
    const isWhole = names.every((name) => SEGMENT.test(name) || name === MARKER || name.endsWith('.part'));
    if (isWhole) await writeMarker(this.place(folder), this.entry(folder).bytes);
  }

  pathOf(folder: string, name: SegmentName): string {
    return path.join(this.place(folder), name);
  }

  touch(folder: string): void {
    const entry = this.entries.get(folder);
    if (entry === undefined) return;
    const now = this.clock.now();
    entry.usedAt = now;
    if (now - entry.notedAt < NOTE_EVERY_MS) return;
    entry.notedAt = now;
    // The rendition may just have been removed.
    utimes(path.join(this.place(folder), MARKER), now / 1000, now / 1000).catch(() => undefined);
  }

  hold(folder: string): () => void {
    this.holders.set(folder, (this.holders.get(folder) ?? 0) + 1);
    return () => {
      const left = (this.holders.get(folder) ?? 1) - 1;
      if (left === 0) this.holders.delete(folder);
      else this.holders.set(folder, left);
    };
  }

  private entry(folder: string): Entry {
    const now = this.clock.now();
    const entry = this.entries.get(folder) ?? { bytes: 0, usedAt: now, notedAt: now };
    this.entries.set(folder, entry);
    return entry;
  }

  private async makeRoom(): Promise<void> {
    if (this.total <= this.settings.capBytes) return;
    const cached = [...this.entries].map(([folder, entry]) => ({ folder, ...entry }));
    const chosen = chooseEvictions(cached, new Set(this.holders.keys()), this.settings.capBytes * FILL_AFTER_EVICTION);
    for (const folder of chosen) await this.remove(folder);
    if (chosen.length > 0)
      this.log.debug('made room in the media cache', { renditions: chosen.length, bytes: this.total });
  }

  private async remove(folder: string): Promise<void> {
    this.total -= this.entries.get(folder)?.bytes ?? 0;
    this.entries.delete(folder);
    // The folder is moved away first: the rendition may be made again while its old files are deleted one by one.
    this.removals += 1;
    const trash = path.join(this.settings.root, TRASH, `${process.pid}-${this.removals}`);
    await mkdir(path.dirname(trash), { recursive: true });
    // It may not have been made yet.
    await rename(this.place(folder), trash).catch(() => undefined);
    await rm(trash, { recursive: true, force: true });
  }

  private place(folder: string): string {
    return path.join(this.settings.root, folder);
  }
}
