import type { Rendition } from '../../domain/media/rendition';
import type { Urgency } from '../../domain/media/rendition-encoder.port';

/** Work that needs an encoder. */
export interface Order {
  readonly urgency: Urgency;
  /** Sound or video. */
  readonly kind: Rendition['kind'];
  /** Whether somebody waits for it right now. */
  isWanted(): boolean;
  start(): Promise<void>;
  /** Stops it early. */
  stop(): void;
  /** Called instead of `start` if the work was never started. */
  drop(reason: 'busy' | 'unwanted'): void;
}

const SLOTS: Readonly<Record<Urgency, number>> = { 'listener-waits': 2, 'in-background': 1 };
const LONGEST_QUEUE = 64;

/**
 * Allocates the machine's encoders: for listeners two of sound and two of video, one for the background, which starts only
 * while no listener waits. Sound is encoded many times faster than video, and its absence is noticed first, so it never waits
 * behind video.
 */
export class EncodingSlots {
  private readonly active = new Set<Order>();
  private queue: Order[] = [];
  private isClosed = false;

  submit(order: Order): void {
    if (this.isClosed || this.queue.length >= LONGEST_QUEUE) return order.drop('busy');
    this.queue.push(order);
    if (order.urgency === 'listener-waits' && !this.hasRoom(order)) this.stopUnwanted(order);
    this.startNext();
  }

  /** Stops all work and drops the queue. */
  close(): void {
    this.isClosed = true;
    for (const order of this.queue.splice(0)) order.drop('busy');
    for (const order of this.active) order.stop();
  }

  private startNext(): void {
    this.dropUnwanted();
    for (let next = this.takeNext(); next !== undefined; next = this.takeNext()) void this.run(next);
  }

  private takeNext(): Order | undefined {
    const next =
      this.queue.find((order) => order.urgency === 'listener-waits' && this.hasRoom(order)) ??
      this.queue.find((order) => this.hasRoom(order));
    this.queue = this.queue.filter((order) => order !== next);
    return next;
  }

  private async run(order: Order): Promise<void> {
    this.active.add(order);
    try {
      await order.start();
    } finally {
      this.active.delete(order);
      this.startNext();
    }
  }

  private hasRoom(order: Order): boolean {
    if (order.urgency === 'listener-waits') return this.rivalsOf(order).length < SLOTS['listener-waits'];
    const active = [...this.active];
    return active.length < SLOTS['in-background'] && active.every(({ urgency }) => urgency === 'in-background');
  }

  /** What works for listeners with the same kind of encoder. */
  private rivalsOf({ kind }: Order): Order[] {
    return [...this.active].filter((other) => other.urgency === 'listener-waits' && other.kind === kind);
  }

  /** A listener who skips on must not wait for work that nobody needs any more. */
  private stopUnwanted(order: Order): void {
    this.rivalsOf(order)
      .find((rival) => !rival.isWanted())
      ?.stop();
  }

  private dropUnwanted(): void {
    const unwanted = this.queue.filter((order) => order.urgency === 'listener-waits' && !order.isWanted());
    this.queue = this.queue.filter((order) => !unwanted.includes(order));
    for (const order of unwanted) order.drop('unwanted');
  }
}
