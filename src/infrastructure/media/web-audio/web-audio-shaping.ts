import { Subject } from 'rxjs';
import type { Timer } from '../../../application/ports/timer.port';
import type { EqualiserGains } from '../../../domain/playback/equaliser';
import type { SoundShaping } from '../../../domain/playback/sound-shaping.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
import { LEVEL_SET, type LevelLeft } from '../shared/sound-curve';
import type { SoundGraph } from './sound-graph';

/** Within one of these, and shortly after, a page may begin to sound. */
const GESTURES = ['pointerup', 'keydown'] as const;
/** So long may the system take to let the sound out again before the listener is told. */
const PATIENCE: Milliseconds = 1_500;

interface ShapingWorld {
  /** Builds the graph; null where this browser has none. */
  readonly build: () => Promise<SoundGraph | null>;
  readonly gestures: EventTarget;
  readonly timer: Timer;
}

/**
 * Shapes what comes out of media elements by Web Audio, which is begun only when something needs it: a band that is raised or
 * a song that is to be louder than an element can be. Elements are attached once the output runs, never before: an element
 * whose sound goes into a suspended output is silent.
 */
export class WebAudioShaping implements SoundShaping {
  private readonly silences = new Subject<void>();
  readonly silenced = this.silences.asObservable();
  private readonly levels = new Map<HTMLMediaElement, LevelLeft>();
  private graph: SoundGraph | null = null;
  private building = false;
  private gains: EqualiserGains | null = null;
  private speed = 1;
  private waiting: Subscription | null = null;

  constructor(private readonly world: ShapingWorld) {
    for (const gesture of GESTURES) world.gestures.addEventListener(gesture, this.wake, { capture: true });
  }

  /** Every element that may ever sound comes by here once. */
  readonly adopt = (element: HTMLMediaElement): HTMLMediaElement => {
    this.levels.set(element, { boost: 1, peak: 1 });
    this.paceOf(element);
    element.addEventListener(LEVEL_SET, (event) => this.follow(element, (event as CustomEvent<LevelLeft>).detail));
    element.addEventListener('play', this.wake);
    return element;
  };

  setSpeed(speed: number): void {
    this.speed = speed;
    for (const element of this.levels.keys()) this.paceOf(element);
  }

  setEqualiser(gains: EqualiserGains | null): void {
    this.gains = gains;
    this.graph?.setGains(gains);
    this.wake();
  }

  /** A new source begins at the default speed of its element. */
  private paceOf(element: HTMLMediaElement): void {
    element.defaultPlaybackRate = this.speed;
    element.playbackRate = this.speed;
  }

  private follow(element: HTMLMediaElement, left: LevelLeft): void {
    this.levels.set(element, left);
    this.graph?.setLevel(element, left);
    if (left.boost > 1) this.wake();
  }

  private get isNeeded(): boolean {
    return this.gains !== null || [...this.levels.values()].some(({ boost }) => boost > 1);
  }

  private get isPlaying(): boolean {
    return [...this.levels.keys()].some((element) => !element.paused);
  }

  /** The output begins when music does: before that, browsers hold it back. */
  private readonly wake = (): void => {
    if (this.graph !== null) this.resume(this.graph);
    else if (this.isNeeded && this.isPlaying && !this.building) void this.begin();
  };

  private async begin(): Promise<void> {
    this.building = true;
    const graph = await this.world.build().catch(() => null);
    this.building = false;
    if (graph === null) return;
    this.graph = graph;
    graph.setGains(this.gains);
    graph.context.addEventListener('statechange', () => this.resume(graph));
    this.resume(graph);
  }

  private resume(graph: SoundGraph): void {
    this.waiting?.unsubscribe();
    this.waiting = null;
    if (graph.context.state === 'running') this.attachAll(graph);
    else {
      void graph.context.resume().catch(() => undefined);
      this.waiting = this.world.timer.after(PATIENCE, () => this.complain(graph));
    }
  }

  /** Only music that goes through the graph is kept in by it. */
  private complain({ context }: SoundGraph): void {
    const isKeptIn = [...this.levels.keys()].some((element) => !element.paused && this.graph?.has(element) === true);
    if (context.state !== 'running' && isKeptIn) this.silences.next();
  }

  private attachAll(graph: SoundGraph): void {
    if (!this.isNeeded) return;
    for (const [element, left] of this.levels)
      if (!graph.has(element) && isOwn(element.currentSrc)) graph.attach(element, left);
  }
}

/** What comes from elsewhere without leave is silent in Web Audio; an element without an address is asked again when it plays. */
const isOwn = (address: string): boolean => address !== '' && new URL(address).origin === location.origin;
