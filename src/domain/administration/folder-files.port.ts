import { LIMITS } from '../../../contract/kernel/limits';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';

/** What is found out about a file that is not in the library as a whole: it is refused, in with reservations, or passed over by a rule. */
export const FILE_FINDINGS = ['refused', 'reserved', 'hidden'] as const;
export type FileFinding = (typeof FILE_FINDINGS)[number];

/** A file of the media folder, and what is to be said of it, in the listener's language. */
export interface FolderFile {
  /** Its path, relative to the media folder. */
  readonly id: string;
  readonly message: string;
}

export interface FilesRequest extends PageRequest {
  /** A part of the path, or of what is said; empty: all. */
  readonly sought: string;
}

/** How many files one page may have at most. */
export const MOST_FILES = LIMITS.filesPageMax;

/** The files of the media folder that an admin may have to look at, by path; `forbidden` for anybody else. */
export interface FolderFiles {
  list(finding: FileFinding, request: FilesRequest): Promise<Result<Page<FolderFile>, GatewayFailure>>;
}
