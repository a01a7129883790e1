import { BehaviorSubject, Subject } from 'rxjs';
import { ServerFrame, type ClientFrameWire, type ServerFrameWire } from '../../../../../contract/live';
import * as z from '../../../../../contract/schema';
import { isFreshCommand } from '../../../../domain/live/is-fresh-command';
import type { LiveCommand } from '../../../../domain/live/live-command';
import type {
  DocumentEvent,
  LibraryEvent,
  LiveDevices,
  ReceivedCommand,
} from '../../../../domain/live/live-devices.port';
import type { NowPlaying, Peer } from '../../../../domain/live/peer';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../domain/shared/result';
import type { Milliseconds } from '../../../../domain/shared/units';
import { parseJson } from '../../../../domain/shared/parse-json';
import type { LiveLineDeps } from './live-line-deps';
import { LiveConnection } from './live-connection';
import { fromCommand, fromNow, toCommand, toLibraryNews, toPeer } from './to-live';

const ANSWER_WITHIN: Milliseconds = 5_000;

type Answer = Result<void, GatewayFailure>;

/** Devices connected through our own server, with one socket per tab. */
export class SongLiveDevices implements LiveDevices {
  private readonly present = new BehaviorSubject<readonly Peer[]>([]);
  private readonly received = new Subject<ReceivedCommand>();
  private readonly changed = new Subject<DocumentEvent>();
  readonly peers = this.present.asObservable();
  readonly commands = this.received.asObservable();
  readonly documents = this.changed.asObservable();
  private readonly changedLibrary = new Subject<LibraryEvent>();
  readonly libraryEvents = this.changedLibrary.asObservable();
  private readonly line: LiveConnection;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private ownDevice = '';
  private now: NowPlaying | null = null;
  private greetedWith: NowPlaying | null = null;

  constructor(
    private readonly deps: LiveLineDeps,
    /** The same until this tab is closed, even when its sockets change. */
    private readonly tab: string,
  ) {
    this.line = new LiveConnection(deps, {
      hello: (ticket) => this.hello(ticket),
      onMessage: (text) => this.onMessage(text),
      ready: () => this.catchUp(),
      lost: () => this.lose(),
      isNeededUnseen: () => this.now?.isPlaying === true,
    });
  }

  connect(): void {
    this.line.open();
  }

  disconnect(): void {
    this.line.close();
  }

  publish(now: NowPlaying): void {
    this.now = now;
    this.sendFrame({ t: 'now', now: fromNow(now) });
  }

  send(to: string, command: LiveCommand): Promise<Answer> {
    const id = this.deps.random.id();
    if (!this.sendFrame({ t: 'command', id, to, command: fromCommand(command) }))
      return Promise.resolve(fail({ kind: 'offline' }));
    return new Promise((resolve) => {
      const late = this.deps.timer.after(ANSWER_WITHIN, () => this.settle(id, fail({ kind: 'timeout' })));
      this.waiting.set(id, (answer) => {
        late.unsubscribe();
        resolve(answer);
      });
    });
  }

  private hello(ticket: string): string {
    this.greetedWith = this.now;
    const now = this.now && fromNow(this.now);
    return JSON.stringify({ t: 'hello', ticket, tab: this.tab, now } satisfies ClientFrameWire);
  }

  private onMessage(text: string): boolean {
    const frame = readFrame(text);
    if (frame !== null) this.take(frame);
    return frame?.t === 'welcome';
  }

  /** Publishes a change between the greeting and the welcome. */
  private catchUp(): void {
    if (this.now !== null && this.now !== this.greetedWith) this.publish(this.now);
  }

  private take(frame: ServerFrameWire): void {
    switch (frame.t) {
      case 'welcome':
        this.ownDevice = frame.device;
        this.changed.next({ kind: 'missed' });
        if (typeof frame.library_age === 'number')
          this.changedLibrary.next({ kind: 'earlier', age: frame.library_age });
        return undefined;
      case 'peers':
        return this.show(frame.peers);
      case 'command':
        if (isFreshCommand(frame.age)) this.received.next({ from: frame.from, command: toCommand(frame.command) });
        return undefined;
      case 'answer':
        return this.settle(frame.id, frame.is_delivered ? succeed(undefined) : fail({ kind: 'not-found' }));
      case 'document':
        return this.changed.next({ kind: 'changed', name: frame.name, revision: frame.revision });
      case 'library':
        return this.changedLibrary.next(toLibraryNews(frame));
      case 'pong':
        return undefined;
    }
  }

  private show(frames: Extract<ServerFrameWire, { t: 'peers' }>['peers']): void {
    const at = this.deps.clock.now();
    this.present.next(frames.map((frame) => toPeer(frame, this.ownDevice, at)));
  }

  private lose(): void {
    if (this.present.value.length > 0) this.present.next([]);
    for (const id of [...this.waiting.keys()]) this.settle(id, fail({ kind: 'offline' }));
  }

  private settle(id: string, answer: Answer): void {
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
  }

  private sendFrame(frame: ClientFrameWire): boolean {
    return this.line.send(JSON.stringify(frame));
  }
}

function readFrame(text: string): ServerFrameWire | null {
  const parsed = z.safeParse(ServerFrame, parseJson(text));
  return parsed.success ? parsed.data : null;
}
