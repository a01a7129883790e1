/** Which albums and playlists each listener keeps. What is counted of them rises and falls with it. */
export interface SavedCollections {
  /**
   * Saves all of them, or none where one is neither an album nor a playlist that the listener may see: answers those that are
   * not. Once saved, nothing changes.
   */
  save(accountId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Saves them no longer; those that were not saved, or are gone, change nothing. */
  unsave(accountId: string, ids: readonly string[]): Promise<void>;
  /** Whether the listener keeps this album or playlist. */
  isSaved(accountId: string, id: string): Promise<boolean>;
}
