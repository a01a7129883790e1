import type { ActionRefusal } from './account-action';

export interface DatedSong {
  readonly id: string;
  readonly title: string;
  readonly artists: readonly string[];
  /** An ISO instant, as all times here. */
  readonly at: string;
}

export interface DatedName {
  readonly id: string;
  readonly name: string;
  readonly at: string;
}

export interface DatedClip {
  readonly id: string;
  readonly caption: string;
  readonly at: string;
}

/** Everything that is kept of an account besides its profile, oldest first. */
export interface AccountData {
  readonly devices: readonly { name: string; ip: string; first_seen: string; last_seen: string }[];
  readonly liked_songs: readonly DatedSong[];
  readonly history: readonly (DatedSong & { readonly times: number })[];
  readonly followed_artists: readonly DatedName[];
  readonly saved: readonly (DatedName & { readonly kind: 'album' | 'playlist' })[];
  readonly playlists: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly is_public: boolean;
    readonly created_at: string;
    readonly songs: readonly Omit<DatedSong, 'at'>[];
  }[];
  readonly clips: Readonly<Record<'liked' | 'saved' | 'hidden' | 'seen', readonly DatedClip[]>>;
  /** What follows the listener from device to device, as the devices wrote it. */
  readonly documents: readonly { name: string; body: string; at: string }[];
  readonly comments: readonly { id: string; clip_id: string; text: string; at: string }[];
}

/** What went with an account. */
export interface RemovedAccount {
  /** Pictures that nobody else shows: their files may go. */
  readonly pictureIds: readonly string[];
}

/** All that is kept of somebody, to take along or to be gone. */
export interface OwnData {
  of(accountId: string): Promise<AccountData>;
  /**
   * Deletes the account with everything of it, all or nothing; what others count of it (plays, views) stays without saying
   * whose it was. Its audit trail stays without address, device and account.
   */
  remove(accountId: string): Promise<RemovedAccount | ActionRefusal | 'not-found'>;
}
