/** A song near what a listener plays, likes and follows; the nearer, the higher the weight, above 0. */
export interface TasteCandidate {
  readonly id: string;
  /** Its first artist; a song without one counts as an artist of its own. */
  readonly artistId: string;
  readonly weight: number;
  /** Whether they heard or like it already. */
  readonly isKnown: boolean;
}

/** What is known of a listener's taste. */
export interface ListenerTaste {
  /** Songs near it, a few hundred at most, in no order; none where the listener played, liked and follows nothing. */
  candidates(accountId: string): Promise<readonly TasteCandidate[]>;
}
