export interface Play {
  /** Made by the reporter; the same id again is the same play. */
  readonly eventId: string;
  readonly songId: string;
  readonly deviceId: string;
  /** Whose it is; null without an account. A play that counts is then in that listener's history. */
  readonly accountId: string | null;
  readonly playedMs: number;
  readonly counted: boolean;
}

/** Every reported play, and how often each song was played. */
export interface PlayLog {
  /** A song's length in milliseconds; null where it is gone. */
  durationOf(songId: string): Promise<number | null>;
  /** Keeps the play and, if it counts, raises the song's play count, both or neither, once per `eventId`. Answers whether the kept play counted; null where the song is gone. */
  record(play: Play): Promise<boolean | null>;
}
