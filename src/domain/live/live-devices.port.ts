import type { EventStream } from '../shared/event-stream';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Milliseconds } from '../shared/units';
import type { LiveCommand } from './live-command';
import type { NowPlaying, Peer } from './peer';

export interface ReceivedCommand {
  /** The peer that asks. */
  readonly from: string;
  readonly command: LiveCommand;
}

/** `changed`: a document of the account is at this revision now. `missed`: any of them may have changed unheard. */
export type DocumentNews =
  | { readonly kind: 'changed'; readonly name: string; readonly revision: number }
  | { readonly kind: 'missed' };

/**
 * What another device of the account has just changed of what the listener keeps: which of these songs are liked; what was heard;
 * or anything else. `earlier`: something of it was changed `age` milliseconds before this device was there.
 */
export type LibraryNews =
  | { readonly kind: 'liked'; readonly songIds: readonly string[] }
  | { readonly kind: 'heard' }
  | { readonly kind: 'other' }
  | { readonly kind: 'earlier'; readonly age: Milliseconds };

/** The devices of an account that are there at this moment, this one among them. */
export interface LiveDevices {
  /** All tabs of all devices: at once, then every change. Nobody while this one is not connected. */
  readonly peers: EventStream<readonly Peer[]>;
  /** What is asked of this tab, once each, and never late: what is older than a few seconds is not told. */
  readonly commands: EventStream<ReceivedCommand>;
  /** Also `missed`, each time after the connection was made. */
  readonly documents: EventStream<DocumentNews>;
  /** Silent where the devices meet at a place that does not know what the account keeps. */
  readonly libraryNews: EventStream<LibraryNews>;
  /** Is there from now on, until it leaves; after an interruption it comes back by itself and says again what it plays. */
  enter(): void;
  leave(): void;
  /** What this tab plays. Before it is connected the newest word counts. */
  publish(now: NowPlaying): void;
  /** Succeeds once it is on its way; `not-found` where that peer is gone, `offline` where this one is not connected. */
  send(to: string, command: LiveCommand): Promise<Result<void, GatewayFailure>>;
}
