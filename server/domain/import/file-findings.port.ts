import type { Found } from '../administration/account-directory.port';
import type { Slice } from '../catalogue/song-catalogue.port';
import type { RefusalReason, RefusedFile } from './refusal';
import type { ReservedFile } from './reservation';

export interface FindingsAsked {
  /** A part of the path; empty: all. */
  readonly sought: string;
  readonly slice: Slice;
}

export interface LeftOutAsked extends FindingsAsked {
  /** Files left out for one of these are among them whatever their path is. */
  readonly reasons: readonly RefusalReason[];
}

/** What scans have found out about the files that are not in the library, or not as a whole. By path. */
export interface FileFindings {
  /** What cannot be read, also where it is a song or clip that could be read before. */
  refused(asked: LeftOutAsked): Promise<Found<RefusedFile>>;
  /** What is passed over by a rule. */
  hidden(asked: LeftOutAsked): Promise<Found<RefusedFile>>;
  /** What is in though something of it cannot be read. */
  reserved(asked: FindingsAsked): Promise<Found<ReservedFile>>;
}
