import type { LibraryChangeKind } from './library-changes';
import type * as z from './schema';

export interface RouteShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path, with `{name}` for each path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** The part of a multipart form that contains a picture. */
  readonly picture?: string;
  /** What the call changes of the account's data: its other devices are told. `liked` names the songs of the body's `song_ids`. */
  readonly changes?: LibraryChangeKind;
  readonly data: z.core.$ZodType;
}

/** Defines one call of the API. */
export const route = <const R extends RouteShape>(shape: R): R => shape;
