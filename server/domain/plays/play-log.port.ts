export interface Play {
  /** Made by the reporter; a repeated id means the same play. */
  readonly eventId: string;
  readonly songId: string;
  readonly deviceId: string;
  /** The listener's account; null without one. A play that counts is then added to that listener's history. */
  readonly accountId: string | null;
  readonly playedMs: number;
  readonly counted: boolean;
}

/** Every reported play, and how often each song was played. */
export interface PlayLog {
  /** A song's length in milliseconds; null if the song no longer exists. */
  durationOf(songId: string): Promise<number | null>;
  /**
   * Stores the play and, if it counts, raises the song's play count, both or neither, once per `eventId`. Returns whether the
   * stored play counted; null if the song no longer exists.
   */
  record(play: Play): Promise<boolean | null>;
}
