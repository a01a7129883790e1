import type { Presence } from '../../../server/domain/import/known-file';
import type { ModelFile, ModelFolder } from './model-folder';

type Files = ReadonlyMap<string, ModelFile>;

/** A song as a library records it after a scan. */
export interface SongKnown {
  readonly id: string;
  readonly path: string;
  readonly presence: Presence;
  readonly title: string;
}

/** Records the true recording of each song: the one that its file contained when the song was first seen. */
export class FolderOracle {
  private readonly recordingOf = new Map<string, number>();
  private before: Tally = new Map();

  constructor(private readonly folder: ModelFolder) {}

  /** To be called before each scan. */
  begin(files: Files): void {
    this.before = this.tally(files);
  }

  note(songs: readonly SongKnown[], files: Files): void {
    for (const { id, path } of songs) {
      const file = files.get(path);
      if (!this.recordingOf.has(id) && file !== undefined) this.recordingOf.set(id, file.recording);
    }
  }

  /**
   * Every file must be the song that it sounds like. No song may be away or new while there is a file with its sound; where
   * several files of a recording were cut, they cannot be distinguished.
   */
  check(songs: readonly SongKnown[], files: Files): void {
    const here = songs.filter(({ presence }) => presence === 'here');
    const readable = [...files].filter(([, { isReadable }]) => isReadable);
    expect(here.map(({ id, path, title }) => [path, this.recordingOf.get(id), title]).sort()).toEqual(
      readable.map(([path, { recording, title }]) => [path, recording, title]).sort(),
    );
    for (const [recording, { songs: now, files: count }] of this.tally(files)) {
      const known = this.before.get(recording)?.songs ?? 0;
      const isClear = !this.folder.wasCut.has(recording) || Math.max(known, count) === 1;
      if (isClear) expect([recording, now]).toEqual([recording, Math.max(known, count)]);
    }
  }

  private tally(files: Files): Tally {
    const tally = new Map<number, { songs: number; files: number }>();
    const of = (recording: number) => tally.get(recording) ?? { songs: 0, files: 0 };
    for (const recording of this.recordingOf.values()) {
      tally.set(recording, { ...of(recording), songs: of(recording).songs + 1 });
    }
    for (const { recording, isReadable } of files.values()) {
      if (isReadable) tally.set(recording, { ...of(recording), files: of(recording).files + 1 });
    }
    return tally;
  }
}

type Tally = ReadonlyMap<number, { readonly songs: number; readonly files: number }>;
