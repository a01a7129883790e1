import type { MediaKey } from './media-key';

/** A session, and the time until which it may have all of a song's media. */
export interface MediaGrant {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Grants as the signed part of an address: the address gives access to the media that it names, and to nothing else. */
export interface MediaGrants {
  /** A grant as one part of a path, for exactly this state of the song; `expiresAt` counts in whole seconds. */
  make(key: MediaKey, grant: MediaGrant): string;
  /** The grant in this text, expired or not; null if we did not make it for this key. Takes equally long either way. */
  read(text: string, key: MediaKey): MediaGrant | null;
}
