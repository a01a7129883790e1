import {
  onChildAdded,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  serverTimestamp,
  set,
  type DataSnapshot,
  type DatabaseReference,
} from 'firebase/database';
import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import { isFreshCommand } from '../../../domain/live/is-fresh-command';
import type { LiveCommand } from '../../../domain/live/live-command';
import type { ReceivedCommand } from '../../../domain/live/live-devices.port';
import type { NowPlaying, Peer } from '../../../domain/live/peer';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
import type { OpenFirebase } from '../firebase-account';
import { livePaths } from './live-paths';
import { fromNow, readCommand, readPeers, toNow, writeCommand, type PeerRecord } from './live-records';

const BEAT_EVERY: Milliseconds = 30_000;
/** Browsers let a tab in the background run code only once a minute. */
const SILENT_AFTER: Milliseconds = 100_000;
/** The other tabs remove the records of a tab that has been silent for this long. */
const FORGOTTEN_AFTER: Milliseconds = 600_000;

/** Receives the events of a room. */
export interface RoomListener {
  peers(peers: readonly Peer[]): void;
  command(received: ReceivedCommand): void;
  /** Connected, perhaps again: anything may have changed. */
  arrived(): void;
  documentChanged(name: string, revision: number): void;
  lost(): void;
  /** The rules no longer admit this sign-in. */
  refused(): void;
}

export interface LiveRoomDeps {
  readonly timer: Timer;
  readonly clock: Clock;
  readonly tab: string;
  readonly deviceName: string;
}

/** Makes a change without which the room works too: the database may refuse it, or close before it. */
const attempt = (change: Promise<unknown>): void => void change.catch(() => undefined);

/** The presence of this tab among the account's tabs, in the Realtime Database, for one sign-in. */
export class LiveRoom {
  private readonly paths: ReturnType<typeof livePaths>;
  private watches: readonly (() => void)[] = [];
  private links: readonly (() => void)[] = [];
  private offset: Milliseconds = 0;
  private isThere = false;
  private known: readonly (readonly [string, PeerRecord])[] = [];
  private revisions: Readonly<Record<string, unknown>> | null = null;
  private beating: Subscription | null = null;
  private now: NowPlaying | null = null;
  private publishedAt: Milliseconds = 0;

  constructor(
    private readonly place: OpenFirebase,
    private readonly deps: LiveRoomDeps,
    private readonly listener: RoomListener,
  ) {
    this.paths = livePaths(place.account);
  }

  enter(now: NowPlaying | null): void {
    this.hold(now);
    this.watches = [
      onValue(this.at('.info/serverTimeOffset'), (snapshot) => (this.offset = Number(snapshot.val()))),
      onValue(this.at('.info/connected'), (snapshot) => (snapshot.val() === true ? this.arrive() : this.lose())),
    ];
  }

  /** Resolves once the other tabs can see that this tab is gone. */
  async leave(): Promise<void> {
    const wasThere = this.isThere;
    this.lose();
    this.watches.forEach((unwatch) => unwatch());
    if (!wasThere) return;
    const { paths, deps } = this;
    await Promise.allSettled([remove(this.at(paths.peer(deps.tab))), remove(this.at(paths.commandsFor(deps.tab)))]);
  }

  publish(now: NowPlaying): void {
    this.hold(now);
    if (this.isThere) void this.beThere();
  }

  /** Whether a tab with this id is present, according to the records received so far. */
  knows(tab: string): boolean {
    return this.present().some(([id]) => id === tab);
  }

  /** Resolves once the database has the command. */
  send(to: string, command: LiveCommand): Promise<void> {
    return set(push(this.at(this.paths.commandsFor(to))), writeCommand(this.deps.tab, this.serverNow(), command));
  }

  private arrive(): void {
    const { paths, deps } = this;
    this.lose();
    // Registered before anything else is written: whatever happens to this tab, the database removes its record.
    attempt(onDisconnect(this.at(paths.peer(deps.tab))).remove());
    void this.beThere();
    this.isThere = true;
    this.link(paths.peers, (snapshot) => this.take(readPeers(snapshot.val())));
    this.link(paths.revisions, (snapshot) => this.compare((snapshot.val() ?? {}) as Record<string, unknown>));
    const commands = this.at(paths.commandsFor(deps.tab));
    const refuse = (): void => this.refuse();
    this.links = [...this.links, onChildAdded(commands, (snapshot) => this.receive(snapshot), refuse)];
    this.beat();
  }

  private lose(): void {
    this.links.forEach((unlink) => unlink());
    [this.links, this.known, this.revisions] = [[], [], null];
    this.beating?.unsubscribe();
    if (!this.isThere) return;
    this.isThere = false;
    this.listener.lost();
  }

  private refuse(): void {
    if (!this.isThere) return;
    this.lose();
    this.listener.refused();
  }

  private hold(now: NowPlaying | null): void {
    this.now = now;
    this.publishedAt = this.serverNow();
  }

  private beat(): void {
    this.beating?.unsubscribe();
    this.beating = this.deps.timer.after(BEAT_EVERY, () => {
      void this.beThere();
      this.show();
      this.beat();
    });
  }

  /** Writes the whole record each time, so a tab that was removed as gone is present again. */
  private async beThere(): Promise<void> {
    const { place, deps, now, publishedAt } = this;
    const device = { id: place.device, name: deps.deviceName };
    const record = { device, ...(now !== null && { now: fromNow(now) }), saidAt: publishedAt, beat: serverTimestamp() };
    try {
      await set(this.at(this.paths.peer(deps.tab)), record);
    } catch {
      this.refuse();
    }
  }

  private take(records: readonly (readonly [string, PeerRecord])[]): void {
    const oldest = this.serverNow() - FORGOTTEN_AFTER;
    for (const [id, { beat }] of records) if (beat < oldest) this.clearAway(id);
    this.known = records;
    this.show();
  }

  private clearAway(tab: string): void {
    for (const path of [this.paths.peer(tab), this.paths.commandsFor(tab)]) attempt(remove(this.at(path)));
  }

  private present(): typeof this.known {
    const oldest = this.serverNow() - SILENT_AFTER;
    return this.known.filter(([, { beat }]) => beat >= oldest);
  }

  /** Publishes no list without this tab, because such a list would mean that no tab is connected. */
  private show(): void {
    const present = this.present();
    if (!present.some(([id]) => id === this.deps.tab)) return;
    this.listener.peers(present.map(([id, record]) => this.toPeer(id, record)));
  }

  private toPeer(id: string, { device, now, saidAt }: PeerRecord): Peer {
    const isOwn = device.id === this.place.device;
    const playing = now === undefined ? null : toNow(now);
    return { id, deviceId: device.id, deviceName: device.name, isOwn, now: playing, reportedAt: saidAt - this.offset };
  }

  private compare(revisions: Readonly<Record<string, unknown>>): void {
    const before = this.revisions;
    this.revisions = revisions;
    if (before === null) return this.listener.arrived();
    for (const [name, revision] of Object.entries(revisions))
      if (revision !== before[name] && typeof revision === 'number') this.listener.documentChanged(name, revision);
  }

  /** Removes the command first, so it is received only once, however often the connection breaks. */
  private receive(snapshot: DataSnapshot): void {
    attempt(remove(snapshot.ref));
    const read = readCommand(snapshot.val());
    if (read === null || !isFreshCommand(this.serverNow() - read.at)) return;
    const { from, command } = read;
    this.listener.command({ from, command });
  }

  private link(path: string, listener: (snapshot: DataSnapshot) => void): void {
    this.links = [...this.links, onValue(this.at(path), listener, () => this.refuse())];
  }

  private serverNow(): Milliseconds {
    return Math.round(this.deps.clock.now() + this.offset);
  }

  private at(path: string): DatabaseReference {
    return ref(this.place.database, path);
  }
}
