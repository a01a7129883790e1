/** Whom each listener follows. An artist's count of followers rises and falls with it. */
export interface FollowedArtists {
  /** Follows all of them, or none where one is not in the library: answers those that are not. Once followed, nothing changes. */
  follow(accountId: string, artistIds: readonly string[]): Promise<readonly string[]>;
  /** Follows them no longer; those that were not followed, or are gone, change nothing. */
  unfollow(accountId: string, artistIds: readonly string[]): Promise<void>;
  isFollowed(accountId: string, artistId: string): Promise<boolean>;
}
