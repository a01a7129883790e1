/** A song close to what a listener plays, likes and follows; the closer, the higher the weight, which is above 0. */
export interface TasteCandidate {
  readonly id: string;
  /** Its first artist; a song without one counts as an artist of its own. */
  readonly artistId: string;
  readonly weight: number;
  /** Whether they have already heard it or like it. */
  readonly isKnown: boolean;
}

/** What is known of a listener's taste. */
export interface ListenerTaste {
  /**
   * Songs close to the listener's taste, a few hundred at most, in no order; none if the listener played, liked and follows
   * nothing.
   */
  candidates(accountId: string): Promise<readonly TasteCandidate[]>;
}
