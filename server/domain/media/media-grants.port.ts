import type { MediaKey } from './media-key';

/** Until when a session may have all of a song's media. */
export interface MediaGrant {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Grants as the signed part of an address: whoever has the address has what it names, and nothing else. */
export interface MediaGrants {
  /** One part of a path, for exactly this state of the song; `expiresAt` counts in whole seconds. */
  make(key: MediaKey, grant: MediaGrant): string;
  /** What it grants, expired or not; null where it was not made by us for this key. Takes equally long either way. */
  read(text: string, key: MediaKey): MediaGrant | null;
}
