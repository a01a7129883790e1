import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { IsoInstant } from '../shared/units';

/** Why a scan ended before it had processed everything; `unexpected`: the server's log says more. */
export type ScanFailure = 'media-folder-missing' | 'media-folder-unreadable' | 'media-folder-empty' | 'unexpected';

/** One scan of the media folder. Counts are files. */
export interface FolderScan {
  readonly state: 'running' | 'finished' | 'failed' | 'interrupted';
  readonly startedAt: IsoInstant;
  readonly finishedAt: IsoInstant | null;
  readonly counts: Readonly<
    Record<
      'found' | 'processed' | 'added' | 'changed' | 'moved' | 'removed' | 'unchanged' | 'refused' | 'hidden',
      number
    >
  >;
  /** Why the scan ended early. */
  readonly failure: ScanFailure | null;
}

export interface LibraryState {
  /** Whether a folder to scan is configured. */
  readonly hasFolder: boolean;
  readonly look: FolderScan | null;
  /** Whether the server plays demo music that it made itself. */
  readonly hasDemo: boolean;
}

/** What a folder scan reads again. */
export type ScanScope = 'changes' | 'everything';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Where the music comes from, for an admin; any other account gets `forbidden`. */
export interface LibraryCare {
  state(): Answer<LibraryState>;
  /** Scans the folder again, either the changes or every file; `conflict` without a folder. */
  rescan(scope: ScanScope): Answer<void>;
  /** Permanent; returns the number of deleted songs. */
  clearDemo(): Answer<number>;
}
