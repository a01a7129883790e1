import type { LivePeer, CommandPayload } from './live-peer';

export interface LiveCommand {
  readonly accountId: string;
  /** The peer that sends the command. */
  readonly from: string;
  /** The peer that receives the command. */
  readonly to: string;
  readonly command: CommandPayload;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface DocumentChange {
  readonly accountId: string;
  readonly name: string;
  readonly revision: number;
}

/** One of an account's sessions changed the account's stored data. */
export interface LibraryChange {
  readonly accountId: string;
  readonly sessionId: string;
  readonly what: 'liked' | 'heard' | 'other';
  /** The songs that are newly liked, or no longer liked; for `liked` only. */
  readonly songIds: readonly string[];
}

export type BusPayload =
  | { readonly kind: 'peer'; readonly peer: LivePeer }
  | { readonly kind: 'left'; readonly accountId: string; readonly id: string }
  /**
   * Asks which peers other processes have, because the account's first member has joined here, or no messages arrived for a while
   * (`isAgain`).
   */
  | { readonly kind: 'who'; readonly accountId: string; readonly isAgain?: boolean }
  /** All peers of the account that the process has; any others have left. */
  | { readonly kind: 'here'; readonly accountId: string; readonly ids: readonly string[] }
  | { readonly kind: 'command'; readonly command: LiveCommand }
  | { readonly kind: 'document'; readonly news: DocumentChange }
  | { readonly kind: 'library'; readonly news: LibraryChange }
  | { readonly kind: 'alive' };

/** What one server process tells the others. */
export type SentMessage = BusPayload & { readonly process: string };

/** What a process receives: the database itself reports when a session is over. */
export type BusMessage = SentMessage | { readonly kind: 'session-over'; readonly sessionId: string };
