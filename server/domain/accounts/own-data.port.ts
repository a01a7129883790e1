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

/** Everything that is stored about an account besides its profile, oldest first. */
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
  /** Documents that are synchronised between the listener's devices, as the devices wrote them. */
  readonly documents: readonly { name: string; body: string; at: string }[];
  readonly comments: readonly { id: string; clip_id: string; text: string; at: string }[];
}

/** What was removed together with an account. */
export interface RemovedAccount {
  /** Pictures that nothing else shows, so their files may be deleted. */
  readonly pictureIds: readonly string[];
}

/** All data stored about one account, to export or to delete. */
export interface OwnData {
  of(accountId: string): Promise<AccountData>;
  /**
   * Deletes the account with all its data, all or nothing; the counts that others see (plays, views) stay without a link to the
   * account. Its audit trail stays without address, device and account.
   */
  remove(accountId: string): Promise<RemovedAccount | ActionRefusal | 'not-found'>;
}
