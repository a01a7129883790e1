import type { Timer } from '../../../application/ports/timer.port';
import type { PlaybackFault } from '../../../domain/playback/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import { BackOff } from '../shared/back-off';
import { Doubts } from './doubts';
import type { FeedTask } from './feed-task';
import { earlyEnd, isLastOrder, isSameOrder, isWhole, nextOrder, soundAhead, type Head, type Order } from './feed-plan';
import type { SegmentAnswer } from './segment-answer';
import { PlaceWriter, type Laying } from './place-writer';
import type { SegmentSupply } from './segment-supply';
import { segmentSpan } from './segment-times';

interface Flight {
  readonly order: Order;
  readonly abort: AbortController;
}

const FORWARD: Seconds = 60;
const SHORTEST_FORWARD: Seconds = 10;
/** What was heard stays so long; it is cleared away in steps. */
const BACK: Seconds = 30;
const BACK_STEP: Seconds = 15;
/** Where the buffer is full, only so much stays. */
const BACK_WHEN_FULL: Seconds = 5;
/** A segment without sense, or missing, is asked for so often again: at once, and then later and later. */
const MOST_DOUBTS = 3;
/** While this much sound is left, a lost network is still no fault. */
const QUIET_BUFFER: Seconds = 0.5;

/** Fetches what comes next on the timeline and lays it there, one segment after another: the playing song first. */
export class TimelineFeeder {
  private readonly backOff: BackOff;
  private readonly writer: PlaceWriter;
  private flight: Flight | null = null;
  private readonly doubts = new Doubts();
  private forward = FORWARD;
  private isResting = false;
  private clearings = 0;
  private isClosed = false;

  constructor(
    private readonly task: FeedTask,
    private readonly supply: SegmentSupply,
    timer: Timer,
  ) {
    this.backOff = new BackOff(timer);
    this.writer = new PlaceWriter(task.buffer, () => this.head);
  }

  /** Goes on where something is missing and nothing is on its way. */
  feed(): void {
    if (this.flight !== null || this.isResting || this.clearings > 0 || this.isClosed) return;
    const order = this.nextOrder();
    if (order === null) this.end();
    else void this.carryOut(order);
  }

  /** The listener or the song has changed: what is on its way and no longer needed is given up. */
  refocus(): void {
    if (this.flight !== null && isSameOrder(this.nextOrder(), this.flight.order)) return;
    this.giveUpFlight();
    this.feed();
  }

  /** Takes away what lies from here on. Until that is done nothing is laid there: what is there would be taken for it. */
  async clearFrom(time: Seconds): Promise<void> {
    this.giveUpFlight();
    this.clearings += 1;
    await this.task.buffer.remove(time, Infinity);
    this.clearings -= 1;
    this.feed();
  }

  /** Another song, another chance. */
  startOver(): void {
    this.giveUpFlight();
    this.backOff.cancel();
    this.backOff.reset();
    this.isResting = false;
    this.doubts.clear();
  }

  close(): void {
    this.isClosed = true;
    this.task.streamEnd.stop();
    this.startOver();
  }

  private get head(): Head {
    return { time: this.task.time(), buffered: this.task.buffer.buffered };
  }

  private nextOrder(): Order | null {
    return nextOrder(this.task.timeline, this.head, Math.min(this.forward, this.task.mostAhead()));
  }

  /** What is in memory is laid before anything else happens. */
  private async carryOut(order: Order): Promise<void> {
    const flight: Flight = { order, abort: new AbortController() };
    this.flight = flight;
    const url = this.supply.choose(order, this.task.time());
    const isFresh = this.task.isFresh || this.doubts.areAbout(order);
    const known = this.supply.get(url, { isFresh, signal: flight.abort.signal });
    const answer = 'kind' in known ? known : await known;
    if (this.flight !== flight) return;
    const outcome = answer.kind === 'bytes' ? await this.writer.lay(order, answer.bytes) : answer.kind;
    if (this.flight !== flight) return;
    this.flight = null;
    this.judge(order, outcome, url);
  }

  private judge(order: Order, outcome: Laying | SegmentAnswer['kind'], url: string): void {
    if (outcome === 'done') this.goOn(order, url);
    else if (outcome === 'full') this.makeRoom();
    else if (outcome === 'lost') this.tryLater();
    else if (outcome === 'empty') this.layAgain(order, url);
    else if (outcome === 'broken') this.distrust(order, url, 'decode');
    else if (outcome === 'expired') this.fail(order, 'expired');
    else if (isLastOrder(order)) this.cutOff(order);
    else this.distrust(order, url, 'not-found');
  }

  private goOn(order: Order, url: string): void {
    const end = earlyEnd(order, this.head);
    if (end !== null) this.task.timeline.shorten(order.place, end);
    this.task.onLaid(order, url);
    this.backOff.reset();
    this.forward = FORWARD;
    this.doubts.clear();
    this.writer.clearHeard(BACK, BACK_STEP);
    this.task.onArrival();
    this.task.streamEnd.takeBack(this.task.time());
    this.feed();
  }

  /** What was heard goes; if that is not enough, less is kept ahead until more was heard. */
  private makeRoom(): void {
    this.writer.clearHeard(BACK_WHEN_FULL, 0);
    this.forward = Math.max(SHORTEST_FORWARD, this.forward / 2);
    this.rest();
  }

  private tryLater(): void {
    if (!this.backOff.isExhausted || soundAhead(this.head) > QUIET_BUFFER) this.rest();
    else this.giveUp('network');
  }

  private rest(): void {
    this.isResting = true;
    this.backOff.schedule(() => {
      this.isResting = false;
      this.feed();
    });
  }

  /** What has no sense may be the browser's own copy, what is missing may be on its way: the server is asked again. */
  private distrust(order: Order, url: string, fault: PlaybackFault): void {
    this.supply.distrust(url);
    const doubts = this.doubts.add(order);
    if (doubts > this.mostDoubts(order, fault)) this.fail(order, fault);
    else if (doubts > 1) this.rest();
    else this.feed();
  }

  /** Once it may have been the bytes, or what the buffer had read before them. */
  private layAgain(order: Order, url: string): void {
    this.supply.distrust(url);
    if (this.doubts.add(order) === 1) return this.feed();
    this.isResting = true;
    this.task.onUseless();
  }

  /** A song that is only to follow is loaded when its turn has come: by then it may be whole. */
  private mostDoubts({ place }: Order, fault: PlaybackFault): number {
    if (place.from === this.task.timeline.active?.from) return MOST_DOUBTS;
    return fault === 'not-found' ? 0 : 1;
  }

  /** Only the very end is missing: the song ends before it. */
  private cutOff({ place, index }: Order): void {
    this.task.timeline.shorten(place, segmentSpan(place.source.start, index).from);
    this.feed();
  }

  /** Nothing is told of a song that is only to follow: it is left out, and told of when it is loaded. */
  private fail({ place }: Order, fault: PlaybackFault): void {
    const { timeline } = this.task;
    if (place.from === timeline.active?.from) {
      this.giveUp(fault);
      return;
    }
    timeline.follow(null);
    void this.clearFrom(place.from);
  }

  private giveUp(fault: PlaybackFault): void {
    this.isResting = true;
    this.task.onFault(fault);
  }

  private end(): void {
    const { last } = this.task.timeline;
    if (last !== null && isWhole(last, this.head)) this.task.streamEnd.expect(last.to, this.task.time());
  }

  private giveUpFlight(): void {
    this.flight?.abort.abort();
    this.flight = null;
  }
}
