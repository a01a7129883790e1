import type { PageRequest } from '../shared/page';

/** A request for one page of an administration table. */
export interface ListRequest<S extends string> extends PageRequest {
  /** A part of the text to search for; empty: all. */
  readonly searchText: string;
  readonly sort: S;
}
