import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { IsoInstant } from '../shared/units';

/** One look through the media folder. Counts are files. */
export interface FolderLook {
  readonly state: 'running' | 'finished' | 'failed' | 'interrupted';
  readonly startedAt: IsoInstant;
  readonly finishedAt: IsoInstant | null;
  readonly counts: Readonly<
    Record<
      'found' | 'processed' | 'added' | 'changed' | 'moved' | 'removed' | 'unchanged' | 'refused' | 'hidden',
      number
    >
  >;
  /** Why it ended early, in the listener's language. */
  readonly failure: string | null;
}

export interface LibraryState {
  /** Whether a folder is configured to look through. */
  readonly hasFolder: boolean;
  readonly look: FolderLook | null;
  /** Whether the server plays music that it made itself. */
  readonly hasDemo: boolean;
}

/** What a look through the folder reads anew. */
export type LookScope = 'changes' | 'everything';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Where the music comes from, for an admin; `forbidden` for anybody else. */
export interface LibraryCare {
  state(): Answer<LibraryState>;
  /** Looks through the folder again, at what has changed or at every file; `conflict` without one. */
  lookAgain(scope: LookScope): Answer<void>;
  /** For good; answers how many songs went. */
  clearDemo(): Answer<number>;
}
