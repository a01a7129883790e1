import type { AccountPage } from '../administration/account-directory.port';
import type { Slice } from '../catalogue/song-catalogue.port';
import type { RefusalReason, RefusedFile } from './refusal';
import type { Reservation, ReservedFile } from './reservation';

export interface FindingsAsked {
  /** A part of the path; empty: all. */
  readonly sought: string;
  /** Files of which one of these is said are among them whatever their path is. */
  readonly reasons: readonly RefusalReason[];
  readonly reservations: readonly Reservation[];
  readonly slice: Slice;
}

/** What scans have found out about the files that are not in the library, or not as a whole. By path. */
export interface FileFindings {
  /** What cannot be read, also where it is a song or clip that could be read before. */
  refused(asked: FindingsAsked): Promise<AccountPage<RefusedFile>>;
  /** What is passed over by a rule. */
  hidden(asked: FindingsAsked): Promise<AccountPage<RefusedFile>>;
  /** What is in though something of it cannot be read. */
  reserved(asked: FindingsAsked): Promise<AccountPage<ReservedFile>>;
}
