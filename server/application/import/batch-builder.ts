import type { FileReport, FileToRead } from '../../domain/import/file-report';
import { addCounts, NO_COUNTS, type ImportCounts } from '../../domain/import/import-job';
import type { LibraryBatch, RefusedEntry, SongEntry } from '../../domain/import/library-store.port';
import type { KnownFile, MovedFiles } from '../../domain/import/plan-changes';
import { clipRevisionOf, revisionOf, type Digest } from '../../domain/import/revision';
import type { IdSource } from '../ports/id-source.port';
import type { ClipEntry } from '../ports/short-video-store.port';

export interface BatchKnowledge {
  readonly known: ReadonlyMap<string, KnownFile>;
  readonly moved: MovedFiles;
  readonly ids: IdSource;
  readonly digest: Digest;
}

/** What was read, to be taken in as one. */
export interface ReadBatch {
  readonly batch: LibraryBatch;
  readonly clips: readonly ClipEntry[];
  /** Files that were something else before: that goes first. */
  readonly changedKind: readonly KnownFile[];
  readonly counts: ImportCounts;
  /** How each file was counted, by path. */
  readonly countedAs: ReadonlyMap<string, Taken>;
}

type Taken = 'added' | 'changed' | 'moved';
type SongReport = Extract<FileReport, { kind: 'song' }>;
type ClipReport = Extract<FileReport, { kind: 'clip' }>;

/** Collects what was read until it is taken in as one. */
export class BatchBuilder {
  private songs: SongEntry[] = [];
  private refused: RefusedEntry[] = [];
  private clips: ClipEntry[] = [];
  private changedKind: KnownFile[] = [];
  private counts: ImportCounts = NO_COUNTS;
  private countedAs = new Map<string, Taken>();

  constructor(private readonly knowledge: BatchKnowledge) {}

  get size(): number {
    return this.songs.length + this.refused.length + this.clips.length;
  }

  add(file: FileToRead, report: FileReport): void {
    const before = this.knowledge.known.get(file.path);
    if (before !== undefined && (before.clip === undefined) === (report.kind === 'clip')) this.changedKind.push(before);
    if (report.kind === 'clip') this.addClip(file, report);
    else if (report.kind === 'song') this.addSong(file, report);
    else {
      this.refused.push({ file, reason: report.reason });
      this.count({ refused: 1 });
    }
  }

  /** What was collected since the last time. */
  take(): ReadBatch {
    const { songs, refused, clips, changedKind, counts, countedAs } = this;
    this.songs = [];
    this.refused = [];
    this.clips = [];
    this.changedKind = [];
    this.counts = NO_COUNTS;
    this.countedAs = new Map();
    return { batch: { songs, refused }, clips, changedKind, counts, countedAs };
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
    this.countTaken(file, before !== null, former);
  }

  private addClip(file: FileToRead, { kind: _, ...report }: ClipReport): void {
    const { known, moved, ids, digest } = this.knowledge;
    const before = known.get(file.path)?.clip;
    const former = before === undefined ? moved.take(report.fingerprint, 'clip') : undefined;
    const { modifiedMs } = file;
    const revision = clipRevisionOf({ ...report, modifiedMs, captions: report.draft.captions }, digest);
    this.clips.push({ ...report, clipId: before?.id ?? former?.clip?.id ?? ids.next(), file, revision });
    this.countTaken(file, before !== undefined, former);
  }

  private countTaken({ path }: FileToRead, isKnown: boolean, former: KnownFile | undefined): void {
    const unknown = former === undefined ? 'added' : 'moved';
    const taken = isKnown ? 'changed' : unknown;
    this.countedAs.set(path, taken);
    this.count({ [taken]: 1 });
  }

  private count(more: Partial<ImportCounts>): void {
    this.counts = addCounts(this.counts, { ...more, processed: 1 });
  }
}
