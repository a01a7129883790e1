import type { EventStream } from '../shared/event-stream';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Milliseconds } from '../shared/units';
import type { LiveCommand } from './live-command';
import type { NowPlaying, Peer } from './peer';

export interface ReceivedCommand {
  /** The peer that sent it. */
  readonly from: string;
  readonly command: LiveCommand;
}

/** `changed`: a document of the account now has this revision. `missed`: any of them may have changed without a report. */
export type DocumentEvent =
  | { readonly kind: 'changed'; readonly name: string; readonly revision: number }
  | { readonly kind: 'missed' };

/**
 * The latest change by another device of the account to the listener's library: `annotated`: what is noted on these songs; `heard`: the
 * played songs; `other`: anything else. `earlier`: a change was made `age` milliseconds ago, before this device was connected.
 */
export type LibraryEvent =
  | { readonly kind: 'annotated'; readonly songIds: readonly string[] }
  | { readonly kind: 'heard' }
  | { readonly kind: 'other' }
  | { readonly kind: 'earlier'; readonly age: Milliseconds };

/** The devices of an account that are connected now, including this one. */
export interface LiveDevices {
  /** All tabs of all devices: the current list at once, then every change. Empty while this device is not connected. */
  readonly peers: EventStream<readonly Peer[]>;
  /** The commands to this tab, each once and never late: commands older than a few seconds are dropped. */
  readonly commands: EventStream<ReceivedCommand>;
  /** Also emits `missed` after each new connection. */
  readonly documents: EventStream<DocumentEvent>;
  /** Never emits if the devices connect through a backend that does not have the account's library. */
  readonly libraryEvents: EventStream<LibraryEvent>;
  /** Connects until `leave` is called; after an interruption it reconnects by itself and publishes again what this tab plays. */
  connect(): void;
  disconnect(): void;
  /** Publishes what this tab plays. Until it is connected, only the newest value is retained. */
  publish(now: NowPlaying): void;
  /** Succeeds once the command is sent; `not-found` if that peer is gone, `offline` if this device is not connected. */
  send(to: string, command: LiveCommand): Promise<Result<void, GatewayFailure>>;
}
