/** The albums and playlists that each listener saved. Their counts change with this. */
export interface SavedCollections {
  /**
   * Saves all of them, or none if one is neither an album nor a playlist that the listener may see: returns those that are not.
   * Saving one again changes nothing.
   */
  save(accountId: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Removes them from the saved ones; those that were not saved, or no longer exist, change nothing. */
  unsave(accountId: string, ids: readonly string[]): Promise<void>;
  /** Whether the listener has saved this album or playlist. */
  isSaved(accountId: string, id: string): Promise<boolean>;
}
