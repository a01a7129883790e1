import { BehaviorSubject, Subject } from 'rxjs';
import type { LiveCommand } from '../../../../src/domain/live/live-command';
import type {
  DocumentEvent,
  LibraryEvent,
  LiveDevices,
  ReceivedCommand,
} from '../../../../src/domain/live/live-devices.port';
import type { NowPlaying, Peer } from '../../../../src/domain/live/peer';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** Connects the devices of one account in a test. */
export class MeetingPlace {
  private readonly there = new Set<MemoryLiveDevices>();

  come(device: MemoryLiveDevices): void {
    this.there.add(device);
    this.show();
  }

  go(device: MemoryLiveDevices): void {
    this.there.delete(device);
    device.see([]);
    this.show();
  }

  has(device: MemoryLiveDevices): boolean {
    return this.there.has(device);
  }

  find(id: string): MemoryLiveDevices | undefined {
    return [...this.there].find((device) => device.id === id);
  }

  show(): void {
    for (const device of this.there) device.see([...this.there].map((other) => other.seenBy(device)));
  }
}

/** A device of a test: the device and its tab have the same id. */
export class MemoryLiveDevices implements LiveDevices {
  private readonly present = new BehaviorSubject<readonly Peer[]>([]);
  readonly asked = new Subject<ReceivedCommand>();
  readonly changed = new Subject<DocumentEvent>();
  readonly libraryEvents = new Subject<LibraryEvent>();
  readonly peers = this.present.asObservable();
  readonly commands = this.asked.asObservable();
  readonly documents = this.changed.asObservable();
  /** What this device sent. */
  readonly sent: (readonly [string, LiveCommand])[] = [];
  private now: NowPlaying | null = null;
  private reportedAt = 0;

  constructor(
    private readonly place: MeetingPlace,
    readonly id: string,
    private readonly clock: () => number = () => 0,
  ) {}

  connect(): void {
    this.place.come(this);
    this.changed.next({ kind: 'missed' });
  }

  disconnect(): void {
    this.place.go(this);
  }

  publish(now: NowPlaying): void {
    [this.now, this.reportedAt] = [now, this.clock()];
    this.place.show();
  }

  async send(to: string, command: LiveCommand): Promise<Result<void, GatewayFailure>> {
    if (!this.place.has(this)) return fail({ kind: 'offline' });
    const other = this.place.find(to);
    if (other === undefined) return fail({ kind: 'not-found' });
    this.sent.push([to, command]);
    other.asked.next({ from: this.id, command });
    return succeed(undefined);
  }

  see(peers: readonly Peer[]): void {
    this.present.next(peers);
  }

  seenBy(other: MemoryLiveDevices): Peer {
    const { id, now, reportedAt } = this;
    return { id, deviceId: id, deviceName: id, isOwn: other === this, now, reportedAt };
  }
}
