import { LIMITS } from '../../../contract/kernel/limits';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { CountedPage, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';

/** The finding about a file that is not fully in the library: refused, included with reservations, or skipped by a rule. */
export const FILE_FINDINGS = ['refused', 'reserved', 'hidden'] as const;
export type FileFinding = (typeof FILE_FINDINGS)[number];

/** A file of the media folder, and the message about it, in the listener's language. */
export interface FolderFile {
  /** Its path, relative to the media folder. */
  readonly id: string;
  readonly message: string;
}

export interface FilesRequest extends PageRequest {
  /** A part of the path or of the message; empty: all. */
  readonly searchText: string;
}

/** The maximum number of files on one page. */
export const MOST_FILES = LIMITS.filesPageMax;

/** The files of the media folder that an admin may have to check, sorted by path; any other account gets `forbidden`. */
export interface FolderFiles {
  list(finding: FileFinding, request: FilesRequest): Promise<Result<CountedPage<FolderFile>, GatewayFailure>>;
}
