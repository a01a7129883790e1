/** Which playlist of whose. One that belongs to somebody else is as good as none (decisions.md §4). */
export interface OwnPlaylistKey {
  readonly accountId: string;
  readonly playlistId: string;
}
