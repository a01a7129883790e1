import type { StoredPicture } from '../images/picture-store.port';

/** The posters of short videos that are made of the clip itself. */
export interface ShortPosters {
  /** Clips that have no poster, the newest first; at most `limit`. */
  withoutPoster(limit: number): Promise<readonly string[]>;
  /** Stores the poster of a clip's file at this revision; nothing happens if the clip has another revision by now. */
  keepPoster(clipId: string, revision: string, picture: StoredPicture): Promise<void>;
}
