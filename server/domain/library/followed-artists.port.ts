/** The artists that each listener follows. An artist's count of followers changes with them. */
export interface FollowedArtists {
  /**
   * Follows all of them, or none if one is not in the catalogue: returns those that are not. Following an artist again changes
   * nothing.
   */
  follow(accountId: string, artistIds: readonly string[]): Promise<readonly string[]>;
  /** Unfollows them; artists that were not followed, or no longer exist, change nothing. */
  unfollow(accountId: string, artistIds: readonly string[]): Promise<void>;
  isFollowed(accountId: string, artistId: string): Promise<boolean>;
}
