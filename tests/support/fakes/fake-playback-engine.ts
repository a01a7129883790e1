import { Subject } from 'rxjs';
import type {
  PlaybackEngine,
  PlaybackFact,
  PlaybackFault,
  SoundLevel,
} from '../../../src/domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../src/domain/playback/sources/playback-source';

interface Slot {
  readonly source: PlaybackSource;
  position: number;
  hasArrived: boolean;
}

/** An engine whose songs all last `duration` seconds and sound when a test lets time pass. Notes every command. */
export class FakePlaybackEngine implements PlaybackEngine {
  private readonly told = new Subject<PlaybackFact>();
  readonly facts = this.told.asObservable();
  readonly commands: string[] = [];
  refusesAutoplay = false;
  /** Whether the following song is joined without a gap. */
  joins = false;
  /** Whether the network is so slow that nothing arrives. */
  isStalled = false;
  /** The start of the buffered range that it reports, in seconds. */
  bufferedFrom = 0;
  level: SoundLevel = { volume: 1, muted: false };
  private readonly broken = new Map<string, PlaybackFault>();
  private active: Slot | null = null;
  private next: Slot | null = null;
  private follower: Slot | null = null;
  private wantsSound = false;
  private hasFailed = false;

  constructor(public duration = 30) {}

  load(source: PlaybackSource, startAt: number): void {
    this.commands.push(`load ${source.url} ${startAt}`);
    const prepared = this.next?.source.url === source.url && !this.broken.has(source.url) ? this.next : null;
    this.active = { source, position: startAt, hasArrived: prepared?.hasArrived ?? false };
    this.next = null;
    this.follower = null;
    this.wantsSound = false;
    this.hasFailed = false;
    if (this.active.hasArrived) this.tell({ kind: 'ready', duration: this.duration });
  }

  prepare(source: PlaybackSource | null): void {
    this.commands.push(`prepare ${source?.url ?? 'nothing'}`);
    if (this.next?.source.url === source?.url) return;
    this.next = source && { source, position: 0, hasArrived: false };
  }

  /** An engine that joins nothing prepares it instead. */
  follow(source: PlaybackSource | null): void {
    if (!this.joins) {
      this.prepare(source);
      return;
    }
    this.commands.push(`follow ${source?.url ?? 'nothing'}`);
    this.follower = source && { source, position: 0, hasArrived: false };
  }

  readdress(source: PlaybackSource): void {
    this.commands.push(`readdress ${source.url}`);
    if (this.active === null) return;
    this.active = { ...this.active, source };
    if (!this.hasFailed) return;
    this.hasFailed = false;
    if (this.wantsSound) this.tell({ kind: 'playing' });
  }

  play(): void {
    this.commands.push('play');
    if (this.active === null) return;
    if (this.refusesAutoplay) {
      this.tell({ kind: 'failed', fault: 'blocked' });
      return;
    }
    this.wantsSound = true;
    this.tell(this.active.hasArrived ? { kind: 'playing' } : { kind: 'waiting' });
  }

  pause(): void {
    this.commands.push('pause');
    if (!this.wantsSound) return;
    this.wantsSound = false;
    this.tell({ kind: 'paused' });
  }

  seek(to: number): void {
    this.commands.push(`seek ${to}`);
    if (this.active === null) return;
    this.active.position = Math.min(Math.max(0, to), this.duration);
    this.tell({ kind: 'seeked', position: this.active.position });
  }

  setLevel(level: SoundLevel): void {
    this.level = level;
  }

  release(): void {
    this.commands.push('release');
    this.active = null;
    this.next = null;
    this.follower = null;
    this.wantsSound = false;
  }

  /** From now on this address fails for this reason. */
  breakSource(url: string, fault: PlaybackFault): void {
    this.broken.set(url, fault);
  }

  mend(url: string): void {
    this.broken.delete(url);
  }

  /** The system interrupts the sound: headphones are unplugged, or a call comes in. */
  interrupt(): void {
    this.wantsSound = false;
    this.tell({ kind: 'paused' });
  }

  get audible(): string | null {
    return this.wantsSound && !this.level.muted && this.active?.hasArrived === true ? this.active.source.url : null;
  }

  get held(): readonly string[] {
    return [this.active, this.next, this.follower].flatMap((slot) => (slot === null ? [] : [slot.source.url]));
  }

  /** Requested data arrives, then the song plays on by this many seconds. */
  pass(seconds: number): void {
    if (this.isStalled) return;
    if (this.next !== null && !this.broken.has(this.next.source.url)) this.next.hasArrived = true;
    if (this.follower !== null && !this.broken.has(this.follower.source.url)) this.follower.hasArrived = true;
    this.arrive();
    this.advance(seconds);
  }

  private arrive(): void {
    if (this.active === null || this.hasFailed) return;
    const fault = this.broken.get(this.active.source.url);
    if (fault !== undefined) {
      this.hasFailed = true;
      this.tell({ kind: 'failed', fault });
      return;
    }
    if (this.active.hasArrived) return;
    this.active.hasArrived = true;
    this.tell({ kind: 'ready', duration: this.duration });
    if (this.wantsSound) this.tell({ kind: 'playing' });
  }

  private advance(seconds: number): void {
    const { active } = this;
    if (active === null || !active.hasArrived || !this.wantsSound || this.hasFailed) return;
    active.position = Math.min(active.position + seconds, this.duration);
    this.tell({
      kind: 'progress',
      position: active.position,
      buffered: [{ from: this.bufferedFrom, to: this.duration }],
    });
    if (active.position < this.duration || active !== this.active) return;
    if (this.follower === null) this.end();
    else this.join(this.follower);
  }

  private end(): void {
    this.wantsSound = false;
    this.tell({ kind: 'ended' });
  }

  private join(follower: Slot): void {
    this.active = follower;
    this.follower = null;
    this.tell({ kind: 'track-changed' });
    if (this.active === follower) this.tell({ kind: 'ready', duration: this.duration });
  }

  /** Publishes a fact of the element behind it; a test may, too. */
  tell(fact: PlaybackFact): void {
    this.told.next(fact);
  }
}
