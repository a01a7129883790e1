import type { WebSocket } from 'ws';
import { ClientFrame, LIVE_CLOSINGS, type ClientFrameWire, type ServerFrameWire } from '../../../../contract/live';
import * as z from '../../../../contract/schema';
import { logUnlessOutage } from '../../../application/shared/log-unless-outage';
import type { Logger } from '../../../application/ports/logger.port';
import type { LiveMember, PeerFacts } from '../../../application/live/live-accounts';
import type { SocketTickets } from '../../../application/live/socket-tickets';
import type { LiveHub } from '../../../application/live/live-hub';
import type { DocumentChange, LibraryChange, LiveCommand } from '../../../domain/live/bus-message';
import type { LivePeer, NowPlayingPayload } from '../../../domain/live/live-peer';
import { FrameBucket } from './frame-bucket';
import { presentCommand, presentPeer } from './present-live';

const HELLO_WITHIN_MS = 5_000;
const PING_EVERY_MS = 15_000;
/** A client that answers no ping for this long has disconnected silently. */
const SILENT_AFTER_MS = 40_000;
/** A client with more unsent data than this gets only the newest state, once there is room. */
const CROWDED_BYTES = 64 * 1024;
/** A client with more unsent data than this at a command, or crowded for longer than `STUCK_AFTER_MS`, is closed as too slow. */
const STUCK_BYTES = 512 * 1024;
const STUCK_AFTER_MS = 10_000;
const OLDEST_MS = 12 * 3_600_000;
/** How long a socket has for the protocol's closing handshake. */
const FAREWELL_MS = 1_000;

export interface LiveSocketDeps {
  readonly hub: LiveHub;
  readonly tickets: SocketTickets;
  readonly log: Pick<Logger, 'error'>;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

type Hello = Extract<ClientFrameWire, { t: 'hello' }>;

/** One socket of one tab: its identity, its incoming frames and its outgoing frames. */
export class LiveSocket {
  private member: LiveMember | null = null;
  private isGreeting = false;
  private unshown: readonly LivePeer[] | null = null;
  private readonly openedAt: number;
  private heardAt: number;
  private pingedAt: number;
  private crowdedSince: number | null = null;
  private readonly bucket: FrameBucket;

  constructor(
    private readonly socket: WebSocket,
    private readonly deps: LiveSocketDeps,
  ) {
    const now = deps.now();
    [this.openedAt, this.heardAt, this.pingedAt] = [now, now, now];
    this.bucket = new FrameBucket(now);
    socket.on('message', (data, isBinary) => this.onMessage(isBinary ? null : textOf(data)));
    socket.on('pong', () => (this.heardAt = deps.now()));
    socket.on('close', () => this.leave());
    // Protocol errors close the socket on their own.
    socket.on('error', () => undefined);
  }

  /** To be called every second. */
  tick(): void {
    const now = this.deps.now();
    this.watchRoom(now);
    if (this.member === null) {
      if (now - this.openedAt > HELLO_WITHIN_MS) this.close(LIVE_CLOSINGS.silent);
    } else if (now - this.heardAt > SILENT_AFTER_MS) this.socket.terminate();
    else if (now - this.openedAt > OLDEST_MS) this.close(LIVE_CLOSINGS.comeAgain);
    else if (now - this.pingedAt > PING_EVERY_MS) this.ping(now);
  }

  /** Closes with a reason, even if the other side does not respond. */
  close(code: number): void {
    this.leave();
    this.socket.close(code);
    setTimeout(() => this.socket.terminate(), FAREWELL_MS).unref();
  }

  private onMessage(text: string | null): void {
    this.heardAt = this.deps.now();
    if (!this.bucket.consume(this.heardAt)) return this.close(LIVE_CLOSINGS.tooMany);
    const frame = text === null ? null : readFrame(text);
    if (frame === null) return this.close(LIVE_CLOSINGS.malformed);
    if (frame.t === 'hello') return void this.greet(frame);
    if (this.member === null) return this.close(LIVE_CLOSINGS.malformed);
    this.handleFrame(this.member, frame);
  }

  private handleFrame(member: LiveMember, frame: Exclude<ClientFrameWire, Hello>): void {
    if (frame.t === 'ping') return this.send({ t: 'pong' });
    if (frame.t === 'now') return this.deps.hub.publishNowPlaying(member, frame.now);
    const isDelivered = this.deps.hub.forward(member, frame.to, frame.command);
    this.send({ t: 'answer', id: frame.id, is_delivered: isDelivered });
  }

  private async greet({ ticket, tab, now }: Hello): Promise<void> {
    if (this.isGreeting) return this.close(LIVE_CLOSINGS.malformed);
    this.isGreeting = true;
    const { tickets, log } = this.deps;
    const holder = await tickets.redeem(ticket).catch(logUnlessOutage(log, 'a socket ticket could not be checked'));
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (holder === undefined) return this.close(LIVE_CLOSINGS.comeAgain);
    if (holder === null) return this.close(LIVE_CLOSINGS.badTicket);
    this.join({ id: tab, ...holder }, now);
  }

  private join(facts: PeerFacts, now: NowPlayingPayload | null): void {
    const member: LiveMember = {
      facts,
      showPeers: (peers) => this.show(peers),
      deliver: (command) => this.deliver(command),
      sendDocument: ({ name, revision }: DocumentChange) => this.send({ t: 'document', name, revision }),
      sendLibrary: ({ what, songIds }: LibraryChange) => this.send({ t: 'library', what, song_ids: [...songIds] }),
      end: (why) => this.close(why === 'replaced' ? LIVE_CLOSINGS.replaced : LIVE_CLOSINGS.sessionOver),
    };
    this.member = member;
    this.send({ t: 'welcome', device: facts.sessionId, library_age: this.deps.hub.changes.libraryAge(facts) });
    if (!this.deps.hub.join(member, now)) {
      this.member = null;
      this.close(LIVE_CLOSINGS.tooMany);
    }
  }

  private leave(): void {
    const { member } = this;
    this.member = null;
    if (member !== null) this.deps.hub.leave(member);
  }

  private show(peers: readonly LivePeer[]): void {
    if (this.socket.bufferedAmount > CROWDED_BYTES) this.unshown = peers;
    else this.sendPeers(peers);
  }

  private sendPeers(peers: readonly LivePeer[]): void {
    this.unshown = null;
    const now = this.deps.clock();
    this.send({ t: 'peers', peers: peers.map((peer) => presentPeer(peer, now)) });
  }

  private deliver(command: LiveCommand): void {
    if (this.socket.bufferedAmount > STUCK_BYTES) this.close(LIVE_CLOSINGS.tooSlow);
    else this.send(presentCommand(command, this.deps.clock()));
  }

  private watchRoom(now: number): void {
    if (this.socket.bufferedAmount <= CROWDED_BYTES) {
      this.crowdedSince = null;
      if (this.unshown !== null) this.sendPeers(this.unshown);
      return;
    }
    this.crowdedSince ??= now;
    if (now - this.crowdedSince > STUCK_AFTER_MS) this.close(LIVE_CLOSINGS.tooSlow);
  }

  private ping(now: number): void {
    this.pingedAt = now;
    this.socket.ping();
  }

  private send(frame: ServerFrameWire): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}

const textOf = (data: { toString(): string } | readonly Buffer[]): string =>
  Array.isArray(data) ? Buffer.concat(data as Buffer[]).toString() : String(data);

function readFrame(text: string): ClientFrameWire | null {
  try {
    const parsed = z.safeParse(ClientFrame, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // No JSON.
    return null;
  }
}
