import type { KnownFile } from '../../../server/domain/import/known-file';
import { READER_VERSION } from '../../../server/domain/import/reader-version';
import type {
  LeftOutFile,
  LibraryBatch,
  LibraryStore,
  RefusedRow,
  SongEntry,
} from '../../../server/domain/import/library-store.port';
import { succeed, type Result } from '../../../server/domain/shared/result';
import { RunDied } from './run-died';

/** The library, stored in a map. */
export class MemoryLibrary implements LibraryStore {
  readonly songs = new Map<string, KnownFile>();
  private readonly leftOut = new Map<string, LeftOutFile>();
  /** How many more songs are stored before the run dies; null if it does not die. */
  dyingAfter: number | null = null;

  async known(): Promise<{ readonly songs: readonly KnownFile[]; readonly leftOut: readonly LeftOutFile[] }> {
    return { songs: [...this.songs.values()], leftOut: [...this.leftOut.values()] };
  }

  async commit({ songs, refused }: LibraryBatch): Promise<Result<undefined, 'not-accepted'>> {
    for (const song of songs) {
      if (this.dyingAfter === 0) throw new RunDied();
      if (this.dyingAfter !== null) this.dyingAfter -= 1;
      this.takeIn(song);
    }
    for (const { file, reason } of refused) this.leftOut.set(file.path, { ...file, reason });
    return succeed(undefined);
  }

  async markAway(songIds: readonly string[]): Promise<void> {
    for (const id of songIds) this.hide(id);
  }

  async markRefused(refused: readonly RefusedRow[]): Promise<void> {
    for (const { id, file } of refused) {
      this.displace(file.path, id);
      const song = this.songs.get(id);
      if (song !== undefined) this.songs.set(id, { ...song, ...file, presence: 'refused' });
      this.leftOut.delete(file.path);
    }
  }

  async forgetLeftOut(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.leftOut.delete(path);
  }

  async removeOrphans(): Promise<void> {
    // The model has no albums and artists.
  }

  private takeIn({ songId, file, fingerprint, sound, formerSounds, recording, revision, draft }: SongEntry): void {
    this.displace(file.path, songId);
    this.leftOut.delete(file.path);
    const { title, durationMs } = draft;
    const { path, size, modifiedMs, changedMs, companions } = file;
    this.songs.set(songId, {
      kind: 'song',
      id: songId,
      presence: 'here',
      reader: READER_VERSION,
      path,
      size,
      modifiedMs,
      changedMs,
      companions,
      fingerprint,
      sound,
      formerSounds,
      recording,
      revision,
      title,
      durationMs,
    });
  }

  private displace(place: string, byId: string): void {
    for (const { id, path, presence } of this.songs.values()) {
      if (path === place && presence !== 'away' && id !== byId) this.hide(id);
    }
  }

  private hide(id: string): void {
    const song = this.songs.get(id);
    if (song !== undefined) this.songs.set(id, { ...song, presence: 'away' });
  }
}
