import type { Origin } from '../../import/origin';

export interface MusicFacts {
  /** MEDIA_DIR is set. */
  readonly hasMediaFolder: boolean;
  /** DEMO is not off. */
  readonly isDemoWanted: boolean;
  /** A song of a user's own is in the library, from whatever folder. */
  readonly hasOwnSongs: boolean;
}

/**
 * Whose music the server plays. Demo music is for who has none: a configured folder ends it, and so does a library that was
 * once brought in from one, also where the folder was forgotten this time.
 */
export function whoseMusic({ hasMediaFolder, isDemoWanted, hasOwnSongs }: MusicFacts): Origin {
  return isDemoWanted && !hasMediaFolder && !hasOwnSongs ? 'demo' : 'own';
}
