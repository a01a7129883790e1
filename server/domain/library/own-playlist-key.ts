/** Identifies a playlist and its owner. A playlist that belongs to another account is treated as missing (decisions.md §4). */
export interface OwnPlaylistKey {
  readonly accountId: string;
  readonly playlistId: string;
}
