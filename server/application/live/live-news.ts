import type { LivePeer, CommandPayload } from '../../domain/live/live-peer';

export interface LiveCommand {
  readonly accountId: string;
  /** The peer that asks. */
  readonly from: string;
  /** The peer that is asked. */
  readonly to: string;
  readonly command: CommandPayload;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface DocumentNews {
  readonly accountId: string;
  readonly name: string;
  readonly revision: number;
}

/** Something that an account keeps was changed by one of its sessions. */
export interface LibraryNews {
  readonly accountId: string;
  readonly sessionId: string;
  readonly what: 'liked' | 'heard' | 'other';
  /** Those that are liked now, or no longer; for `liked` alone. */
  readonly songIds: readonly string[];
}

type Said =
  | { readonly kind: 'peer'; readonly peer: LivePeer }
  | { readonly kind: 'left'; readonly accountId: string; readonly id: string }
  /** Somebody of this account is here for the first time, or nothing was heard for a while (`isAgain`): who else is there? */
  | { readonly kind: 'who'; readonly accountId: string; readonly isAgain?: boolean }
  /** All of the account that the process has: whoever is not among them has left. */
  | { readonly kind: 'here'; readonly accountId: string; readonly ids: readonly string[] }
  | { readonly kind: 'command'; readonly command: LiveCommand }
  | { readonly kind: 'document'; readonly news: DocumentNews }
  | { readonly kind: 'library'; readonly news: LibraryNews }
  | { readonly kind: 'alive' };

/** What server processes tell each other. The database itself tells when a session is over. */
export type LiveNews =
  | (Said & { readonly process: string })
  | { readonly kind: 'session-over'; readonly sessionId: string };

export type ProcessNews = Said;

/** What came by the bus: only processes of this product speak there; anything else is left alone. */
export function readNews(text: string): LiveNews | null {
  try {
    const news = JSON.parse(text) as LiveNews | null;
    return typeof news === 'object' && news !== null && typeof news.kind === 'string' ? news : null;
  } catch {
    return null;
  }
}
