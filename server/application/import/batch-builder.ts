import type { FileReport, FileToRead } from '../../domain/import/file-report';
import { addCounts, NO_COUNTS, type ImportCounts } from '../../domain/import/import-job';
import type { LibraryBatch, RefusedEntry, SongEntry } from '../../domain/import/library-store.port';
import type { KnownFile, MovedFiles } from '../../domain/import/plan-changes';
import { revisionOf, type Digest } from '../../domain/import/revision';
import type { IdSource } from '../ports/id-source.port';

export interface BatchKnowledge {
  readonly known: ReadonlyMap<string, KnownFile>;
  readonly moved: MovedFiles;
  readonly ids: IdSource;
  readonly digest: Digest;
}

type SongReport = Extract<FileReport, { kind: 'song' }>;

/** Collects what was read until it is taken in as one. */
export class BatchBuilder {
  private songs: SongEntry[] = [];
  private refused: RefusedEntry[] = [];
  private counts: ImportCounts = NO_COUNTS;

  constructor(private readonly knowledge: BatchKnowledge) {}

  get size(): number {
    return this.songs.length + this.refused.length;
  }

  add(file: FileToRead, report: FileReport): void {
    if (report.kind === 'refused') {
      this.refused.push({ file, reason: report.reason });
      this.count({ refused: 1 });
    } else this.addSong(file, report);
  }

  /** What was collected since the last time. */
  take(): { readonly batch: LibraryBatch; readonly counts: ImportCounts } {
    const taken = { batch: { songs: this.songs, refused: this.refused }, counts: this.counts };
    this.songs = [];
    this.refused = [];
    this.counts = NO_COUNTS;
    return taken;
  }

  private addSong(file: FileToRead, { kind: _, companion: found, ...report }: SongReport): void {
    const { fingerprint } = report;
    const { known, moved, ids, digest } = this.knowledge;
    const before = known.get(file.path)?.song ?? null;
    const former = before === null ? moved.take(fingerprint) : undefined;
    const revision = former?.song?.revision ?? revisionOf({ fingerprint, modifiedMs: file.modifiedMs }, digest);
    const songId = before?.id ?? former?.song?.id ?? ids.next();
    const companion = found && { ...found, revision: revisionOf(found, digest) };
    this.songs.push({ ...report, songId, file, revision, companion });
    if (before !== null) this.count({ changed: 1 });
    else this.count(former === undefined ? { added: 1 } : { moved: 1 });
  }

  private count(more: Partial<ImportCounts>): void {
    this.counts = addCounts(this.counts, { ...more, processed: 1 });
  }
}
