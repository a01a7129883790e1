import type { FileReport, FileToRead } from '../../domain/import/file-report';
import { addCounts, NO_COUNTS, type ImportCounts } from '../../domain/import/import-job';
import { formerSoundsOf, isAsBefore, type FoundFile, type KnownFile } from '../../domain/import/known-file';
import type { LibraryBatch, RefusedEntry, SongEntry } from '../../domain/import/library-store.port';
import type { RefusalReason } from '../../domain/import/refusal';
import { clipRevisionOf, keepsRevision, revisionOf, type Digest } from '../../domain/import/revision';
import type { IdSource } from '../ports/id-source.port';
import type { ClipEntry } from '../../domain/shorts/short-video-store.port';
import type { UnreadableRow } from './known-files';

export interface BatchKnowledge {
  /** The known rows of files, by the path of the file. */
  readonly rows: ReadonlyMap<string, KnownFile>;
  readonly ids: IdSource;
  readonly digest: Digest;
}

/** The files that were read, to be stored in one step. */
export interface ReadBatch {
  readonly batch: LibraryBatch;
  readonly clips: readonly ClipEntry[];
  /** Songs and clips whose files cannot be read. */
  readonly unreadable: readonly UnreadableRow[];
  /** Songs whose files are clips now, and clips whose files are songs. */
  readonly away: readonly KnownFile[];
  readonly counts: ImportCounts;
  /** How each file was counted, by path. */
  readonly countedAs: ReadonlyMap<string, Taken>;
}

type Taken = 'added' | 'changed' | 'moved' | 'unchanged';
type SongReport = Extract<FileReport, { kind: 'song' }>;
type ClipReport = Extract<FileReport, { kind: 'clip' }>;

/** Collects the files that were read until they are stored in one step. */
export class BatchBuilder {
  private songs: SongEntry[] = [];
  private refused: RefusedEntry[] = [];
  private clips: ClipEntry[] = [];
  private unreadable: UnreadableRow[] = [];
  private away: KnownFile[] = [];
  private counts: ImportCounts = NO_COUNTS;
  private countedAs = new Map<string, Taken>();

  constructor(private readonly knowledge: BatchKnowledge) {}

  get size(): number {
    return this.songs.length + this.refused.length + this.clips.length + this.unreadable.length;
  }

  add(file: FileToRead, report: FileReport): void {
    const known = this.knowledge.rows.get(file.path);
    if (report.kind === 'refused') return this.addRefused({ file, reason: report.reason }, known);
    const row = known?.kind === report.kind ? known : undefined;
    if (known !== undefined && row === undefined) this.addAway(known);
    if (report.kind === 'clip') this.addClip(file, report, row);
    else this.addSong(file, report, row);
  }

  /** The known row of a file that the database does not accept; empty for a file that is new. */
  unreadableRowFor(file: FoundFile, reason: RefusalReason): readonly UnreadableRow[] {
    const row = this.knowledge.rows.get(file.path);
    return row === undefined ? [] : [{ file, reason, row }];
  }

  /** Returns what was collected since the last call. */
  drain(): ReadBatch {
    const { songs, refused, clips, unreadable, away, counts, countedAs } = this;
    this.songs = [];
    this.refused = [];
    this.clips = [];
    this.unreadable = [];
    this.away = [];
    this.counts = NO_COUNTS;
    this.countedAs = new Map();
    return { batch: { songs, refused }, clips, unreadable, away, counts, countedAs };
  }

  private addAway(row: KnownFile): void {
    this.away.push(row);
    if (row.presence !== 'away') this.counts = addCounts(this.counts, { removed: 1 });
  }

  private addRefused(entry: RefusedEntry, row: KnownFile | undefined): void {
    if (row === undefined) this.refused.push(entry);
    else this.unreadable.push({ ...entry, row });
    this.count({ refused: 1 });
  }

  private addSong(
    file: FileToRead,
    { kind: _, companion: found, ...report }: SongReport,
    row: KnownFile | undefined,
  ): void {
    const { fingerprint, sound } = report;
    const { ids, digest } = this.knowledge;
    const companion = found && { ...found, revision: revisionOf(found, digest) };
    const heard = { fingerprint, path: file.path, modifiedMs: file.modifiedMs, durationMs: report.draft.durationMs };
    const revision = row !== undefined && keepsRevision(heard, row) ? row.revision : revisionOf(heard, digest);
    const formerSounds = formerSoundsOf(row, sound);
    this.songs.push({ ...report, songId: row?.id ?? ids.next(), file, revision, companion, formerSounds });
    this.countTaken(file, row);
  }

  private addClip(file: FileToRead, { kind: _, ...report }: ClipReport, row: KnownFile | undefined): void {
    const { ids, digest } = this.knowledge;
    const { modifiedMs } = file;
    const revision = clipRevisionOf({ ...report, modifiedMs, ...report.draft }, digest);
    const formerSounds = formerSoundsOf(row, report.sound);
    this.clips.push({ ...report, clipId: row?.id ?? ids.next(), file, revision, formerSounds });
    this.countTaken(file, row);
  }

  private countTaken(file: FileToRead, row: KnownFile | undefined): void {
    const taken = row === undefined ? 'added' : howKnown(file, row);
    this.countedAs.set(file.path, taken);
    this.count({ [taken]: 1 });
  }

  private count(more: Partial<ImportCounts>): void {
    this.counts = addCounts(this.counts, { ...more, processed: 1 });
  }
}

function howKnown(file: FileToRead, row: KnownFile): Taken {
  if (row.path !== file.path) return 'moved';
  return row.presence === 'here' && isAsBefore(file, row) ? 'unchanged' : 'changed';
}
