import type { Origin } from '../import/origin';

export interface MusicFacts {
  /** MEDIA_DIR is set. */
  readonly hasMediaFolder: boolean;
  /** DEMO is not off. */
  readonly isDemoWanted: boolean;
  /** The library has a song of a user's own, from any folder. */
  readonly hasOwnSongs: boolean;
}

/**
 * Whose music the server plays. Demo music is for a server without other music: a configured folder ends it, and so does a
 * library that was once imported from a folder, even if that folder is not configured this time.
 */
export function chooseMusicOrigin({ hasMediaFolder, isDemoWanted, hasOwnSongs }: MusicFacts): Origin {
  return isDemoWanted && !hasMediaFolder && !hasOwnSongs ? 'demo' : 'own';
}
