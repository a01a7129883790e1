import type { Subscription } from 'rxjs';
import type { Timer } from '../../../application/ports/timer.port';
import type { BufferedRange, PlaybackFact, PlaybackFault } from '../../../domain/playback/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import { elementFacts } from '../shared/element-facts';
import type { AttachMediaSource } from './attach-media-source';
import type { Order } from './feed-plan';
import { LaidRenditions } from './laid-renditions';
import type { SegmentSupply } from './segment-supply';
import { StreamEnd } from './stream-end';
import type { Place, Timeline } from './timeline';
import { TimelineBuffer } from './timeline-buffer';
import { TimelineFeeder } from './timeline-feeder';

export interface MseEnvironment {
  readonly timer: Timer;
  readonly supply: SegmentSupply;
  readonly attach: AttachMediaSource;
}

/** What a stage tells. Facts are in the timeline's own time. */
interface StageListener {
  /** So far ahead of the listener it is fed at most. */
  mostAhead(): Seconds;
  onFact(fact: PlaybackFact): void;
  onArrival(): void;
  onFault(fault: PlaybackFault): void;
  /** This stage is of no more use: its decoder gave up, or what is laid in it is not there. */
  onUseless(why: 'undecodable' | 'empty'): void;
}

/** One media source in an element, fed from a timeline, from opening to closing. */
export class TimelineStage {
  readonly feeder: TimelineFeeder;
  private readonly buffer: TimelineBuffer;
  private readonly listening: Subscription;
  /** Where the element is to go as soon as it can. */
  private aim: Seconds | null = null;
  private readonly laid = new LaidRenditions();
  private toldRendition = '';

  constructor(
    readonly element: HTMLMediaElement,
    private readonly timeline: Timeline,
    { timer, supply, attach }: MseEnvironment,
    private readonly listener: StageListener & { readonly isFresh: boolean },
  ) {
    this.buffer = new TimelineBuffer(element, attach);
    const task = {
      ...{ timeline, buffer: this.buffer, isFresh: listener.isFresh },
      streamEnd: new StreamEnd({ element, buffer: this.buffer }, timer, {
        onNear: () => this.feeder.feed(),
        onTakenBack: () => this.decodeAnew(),
      }),
      time: () => this.time,
      mostAhead: () => listener.mostAhead(),
      onArrival: () => listener.onArrival(),
      onLaid: (order: Order, url: string) => this.laid.note(order, url),
      onFault: (fault: PlaybackFault) => listener.onFault(fault),
      onUseless: () => listener.onUseless('empty'),
    };
    this.feeder = new TimelineFeeder(task, supply, timer);
    element.addEventListener('loadedmetadata', this.takeAim);
    element.addEventListener('error', this.onError);
    this.listening = elementFacts(element).subscribe((fact) => {
      listener.onFact(fact);
      if (fact.kind === 'progress') this.tellRendition();
    });
  }

  /** Where the listener is on the timeline, or will be in a moment. */
  get time(): Seconds {
    return this.aim ?? this.element.currentTime;
  }

  /** Whether the element is not yet where it was sent. */
  get isUnderWay(): boolean {
    return this.aim !== null;
  }

  get isBroken(): boolean {
    return this.element.error !== null;
  }

  get buffered(): readonly BufferedRange[] {
    return this.buffer.buffered;
  }

  /** Goes to a time within this place. What lies before the place is heard no more. */
  moveTo(place: Place, time: Seconds): void {
    this.aim = time;
    void this.buffer.reach(place.to, this.takeAim);
    this.feeder.refocus();
    if ((this.buffered[0]?.from ?? Infinity) < place.from) void this.buffer.remove(0, place.from);
  }

  close(): void {
    this.listening.unsubscribe();
    this.element.removeEventListener('loadedmetadata', this.takeAim);
    this.element.removeEventListener('error', this.onError);
    this.feeder.close();
    this.buffer.close();
  }

  /** Going to where it is already is what makes an element decode anew, at the very beginning too. */
  private decodeAnew(): void {
    const { element } = this;
    if (element.readyState >= element.HAVE_METADATA) element.currentTime = this.time;
  }

  private readonly takeAim = (): void => {
    const { aim, element } = this;
    if (aim === null || element.readyState < element.HAVE_METADATA) return;
    this.aim = null;
    // Moving from the very beginning to the very beginning would make the first song begin later.
    if (aim > 0 || element.currentTime > 0) element.currentTime = aim;
  };

  /** Once for every change, and for every song. */
  private tellRendition(): void {
    const { active } = this.timeline;
    const bitrate = active && this.laid.at(active, this.time);
    const told = `${active?.from} ${bitrate}`;
    if (bitrate === null || told === this.toldRendition) return;
    this.toldRendition = told;
    this.listener.onFact({ kind: 'rendition', bitrate, height: null });
  }

  private readonly onError = (): void => this.listener.onUseless('undecodable');
}
