import type { AccountPage } from '../administration/account-directory.port';
import type { Slice } from '../catalogue/song-catalogue.port';
import type { RefusalReason, RefusedFile } from './refusal';
import type { ImportWarning, FileWithWarnings } from './import-warning';

export interface FindingsQuery {
  /** A part of the path; an empty text matches all. */
  readonly searchText: string;
  /** A file with one of these reasons or reservations matches whatever its path is. */
  readonly reasons: readonly RefusalReason[];
  readonly reservations: readonly ImportWarning[];
  readonly slice: Slice;
}

/** The findings of scans about files that are not in the library, or not completely. Sorted by path. */
export interface FileFindings {
  /** Files that cannot be read, including songs and clips that could be read before. */
  refused(query: FindingsQuery): Promise<AccountPage<RefusedFile>>;
  /** Files that a rule excludes. */
  hidden(query: FindingsQuery): Promise<AccountPage<RefusedFile>>;
  /** Files that are in the library although a part of them cannot be read. */
  reserved(query: FindingsQuery): Promise<AccountPage<FileWithWarnings>>;
}
