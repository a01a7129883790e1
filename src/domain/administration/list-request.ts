import type { PageRequest } from '../shared/page';

/** What a table of administration asks for. */
export interface ListRequest<S extends string> extends PageRequest {
  /** A part of what is looked for; empty: all. */
  readonly sought: string;
  readonly sort: S;
}
