import type { EncodeFailure } from '../../domain/media/encode-failure';
import { firstMissing, reachesSoon, type EncodingRun } from '../../domain/media/encoding-run';
import { INIT_NAME, segmentName, type Rendition, type SegmentName } from '../../domain/media/rendition';
import type { RenditionEncoder, Urgency } from '../../domain/media/rendition-encoder.port';
import type { RenditionStore } from '../../domain/media/rendition-store.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';
import type { Timer } from '../ports/timer.port';
import { RenditionDemand } from './rendition-demand';
import type { EncodingSlots, Order } from './encoding-slots';
import { Waiters, type SegmentFailure } from './waiters';

export interface WorkTools {
  readonly encoder: RenditionEncoder;
  readonly store: RenditionStore;
  readonly slots: EncodingSlots;
  readonly clock: Clock;
  readonly timer: Timer;
}

type Run = { -readonly [Key in keyof EncodingRun]: EncodingRun[Key] } & {
  started: boolean;
  readonly control: AbortController;
};

const WAIT_LIMIT_MS = 20_000;

/** The making of one rendition: which requests wait for which segment, and which encoders work where. */
export class RenditionWork {
  /** Why the rendition cannot be made at all. */
  failure: EncodeFailure | undefined;
  isReported = false;
  private readonly made: Set<SegmentName>;
  private readonly waiters: Waiters;
  private readonly runs = new Set<Run>();
  private readonly demand: RenditionDemand;

  constructor(
    readonly rendition: Rendition,
    present: readonly SegmentName[],
    private readonly tools: WorkTools,
  ) {
    this.made = new Set(present);
    this.waiters = new Waiters(tools.timer, WAIT_LIMIT_MS);
    this.demand = new RenditionDemand(tools.clock, tools.timer, () => this.waiters.names.length > 0);
  }

  get isIdle(): boolean {
    return this.runs.size === 0;
  }

  get isComplete(): boolean {
    return this.nextHole(0) === undefined;
  }

  has(name: SegmentName): boolean {
    return this.made.has(name);
  }

  /** Notes a request for a segment that existed already. */
  noteRequest(): void {
    this.demand.noteRequest();
  }

  /** Resolves once the segment is in the store. */
  async want(name: SegmentName, signal: AbortSignal): Promise<Result<void, SegmentFailure>> {
    this.noteRequest();
    if (this.made.has(name)) return succeed(undefined);
    if (this.failure?.kind === 'undecodable') return fail('undecodable');
    const arrival = this.waiters.wait(name, signal);
    this.arrange(name);
    return arrival;
  }

  /** Makes the missing segments while nobody waits for them. Resolves when the encoder is done or there was nothing to do. */
  finish(): Promise<void> {
    const hole = this.nextHole(0);
    if (hole === undefined || !this.isIdle || this.failure !== undefined) return Promise.resolve();
    return new Promise((resolve) => this.enqueue(hole, 'in-background', resolve));
  }

  private arrange(name: SegmentName): void {
    const segment = indexOf(name);
    const now = this.tools.clock.now();
    const isComing = [...this.runs].some((run) => reachesSoon(run, { segment, now }));
    if (!isComing) this.enqueue(segment, 'listener-waits');
  }

  private enqueue(from: number, urgency: Urgency, done: () => void = () => undefined): void {
    const run: Run = {
      from,
      next: from,
      startedAt: this.tools.clock.now(),
      started: false,
      control: new AbortController(),
    };
    this.runs.add(run);
    const order: Order = {
      urgency,
      kind: this.rendition.kind,
      isWanted: () => this.waiters.names.some((name) => indexOf(name) >= run.next),
      start: () => this.start(run, urgency).finally(done),
      stop: () => run.control.abort(),
      drop: (reason) => {
        this.runs.delete(run);
        if (reason === 'busy') this.waiters.failAll('busy');
        done();
      },
    };
    this.tools.slots.submit(order);
  }

  private async start(run: Run, urgency: Urgency): Promise<void> {
    run.startedAt = this.tools.clock.now();
    run.started = true;
    // While this run waited in the queue, another encoder may have made its first segment.
    if (this.made.has(segmentName(run.from)) && this.hasInit) this.runs.delete(run);
    else if (urgency === 'in-background') await this.encode(run, urgency);
    else await this.demand.during(this.encode(run, urgency), () => run.control.abort());
    for (const name of this.waiters.names) this.arrange(name);
  }

  private async encode(run: Run, urgency: Urgency): Promise<void> {
    const { store, encoder } = this.tools;
    const { rendition } = this;
    const release = store.hold(rendition.folder);
    try {
      const sink = (name: SegmentName, bytes: Uint8Array) => this.keep(run, name, bytes);
      const ended = await encoder.encode({ rendition, from: run.from, urgency, signal: run.control.signal }, sink);
      this.runs.delete(run);
      if (!ended.ok && ended.error.kind !== 'stopped') this.giveUp(ended.error);
      if (this.isComplete) await store.complete(rendition.folder);
    } catch (error) {
      this.giveUp({ kind: 'broken', detail: String(error) });
    } finally {
      this.runs.delete(run);
      release();
    }
  }

  private async keep(run: Run, name: SegmentName, bytes: Uint8Array): Promise<void> {
    if (name !== INIT_NAME && this.isCovered(run, indexOf(name))) return run.control.abort();
    if (!this.made.has(name)) await this.tools.store.write(this.rendition.folder, name, bytes);
    this.made.add(name);
    if (name !== INIT_NAME) run.next = indexOf(name) + 1;
    this.waiters.arrived(name);
  }

  /** Whether an encoder has reached a segment that exists already, or the first segment of another encoder. */
  private isCovered(run: Run, segment: number): boolean {
    if ([...this.runs].some((other) => other !== run && other.started && other.from === segment)) return true;
    return segment !== run.from && this.made.has(segmentName(segment));
  }

  private giveUp(failure: Exclude<EncodeFailure, { kind: 'stopped' }>): void {
    this.failure = failure;
    this.waiters.failAll(failure.kind);
  }

  private get hasInit(): boolean {
    return this.rendition.kind === 'audio' || this.made.has(INIT_NAME);
  }

  private nextHole(from: number): number | undefined {
    const made = new Set([...this.made].filter((name) => name !== INIT_NAME).map(indexOf));
    return firstMissing(made, this.rendition.plan.segmentCount, from);
  }
}

/** The segment an encoder must begin with to make this name; the init segment comes with the first. */
function indexOf(name: SegmentName): number {
  return name === INIT_NAME ? 0 : Number.parseInt(name, 10);
}

/** Whether `name` is a segment that this rendition has. */
export function isPlanned({ kind, plan }: Rendition, name: SegmentName): boolean {
  if (name === INIT_NAME) return kind === 'video';
  const index = indexOf(name);
  return index < plan.segmentCount && name === segmentName(index);
}
