import { Subject } from 'rxjs';
import type { Timer } from '../../../application/ports/timer.port';
import type { EqualiserGains } from '../../../domain/playback/settings/equaliser';
import type { SoundLevel } from '../../../domain/playback/sources/playback-engine.port';
import { needsEffects, soundPath } from '../../../domain/playback/settings/sound-path';
import type { SoundShaping } from '../../../domain/playback/settings/sound-shaping.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
import type { SoundingElement } from '../shared/media-elements';
import type { SoundGraph } from './sound-graph';

/** A page may start sound within one of these events, and shortly after. */
const GESTURES = ['pointerup', 'keydown'] as const;
/** How long the system may take to resume the output before the listener is notified. */
const RESUME_TIMEOUT: Milliseconds = 1_500;

/** By then the sound of an element that was attached while it played reaches the output, on every channel. */
const FLOWING: Milliseconds = 500;

interface ShapingDeps {
  /** Builds the graph; null where this browser has none. Logs a failure; the next sound tries again. */
  readonly build: () => Promise<SoundGraph | null>;
  readonly gestures: EventTarget;
  /** Whether a playing element has holes in its sound once it is attached, until it decodes anew, as in WebKit. */
  readonly starves: boolean;
  readonly isVolumeSettable: () => boolean;
  readonly timer: Timer;
}

/**
 * Shapes the sound of media elements by Web Audio, which is started only when something needs it: a raised band, or a song that
 * is to be louder than an element can be. Elements are attached only once the output runs, because an element whose sound goes
 * into a suspended output is silent. An attached element stays attached for its life: with the effects off it is retired, and the
 * output is suspended as soon as nothing sounds through it.
 */
export class WebAudioShaping implements SoundShaping {
  private readonly silences = new Subject<void>();
  readonly silenced = this.silences.asObservable();
  private readonly levels = new Map<HTMLMediaElement, SoundLevel>();
  private graph: SoundGraph | null = null;
  private building = false;
  private gains: EqualiserGains | null = null;
  private isLevelling = false;
  private speed = 1;
  private waiting: Subscription | null = null;

  constructor(private readonly world: ShapingDeps) {
    for (const gesture of GESTURES) world.gestures.addEventListener(gesture, this.wake, { capture: true });
  }

  /** Must be called once for every element that may ever sound. */
  adopt(element: HTMLMediaElement): SoundingElement {
    this.levels.set(element, { volume: 1, muted: false });
    this.paceOf(element);
    element.addEventListener('play', this.wake);
    return {
      element,
      isRetired: () => !this.isOn && this.graph?.has(element) === true,
      setLevel: (level) => this.setLevel(element, level),
    };
  }

  drop({ element }: SoundingElement): void {
    this.levels.delete(element);
    this.graph?.detach(element);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    for (const element of this.levels.keys()) this.paceOf(element);
  }

  setEqualiser(gains: EqualiserGains | null): void {
    this.gains = gains;
    this.graph?.setEqualiser(gains);
    this.wake();
  }

  setLevelling(isOn: boolean): void {
    this.isLevelling = isOn;
    this.wake();
  }

  /** A new source begins at the default speed of its element. */
  private paceOf(element: HTMLMediaElement): void {
    element.defaultPlaybackRate = this.speed;
    element.playbackRate = this.speed;
  }

  private setLevel(element: HTMLMediaElement, level: SoundLevel): void {
    this.levels.set(element, level);
    if (this.graph?.context.state === 'running') this.attach(this.graph, element, level);
    this.mix(element, level);
    this.wake();
  }

  private mix(element: HTMLMediaElement, level: SoundLevel): void {
    const { volume, muted, gain } = soundPath(level, this.graph?.has(element) === true);
    element.volume = volume;
    element.muted = muted;
    this.graph?.setGain(element, gain);
  }

  /** Whether the next source to be loaded may need an effect. */
  private get isOn(): boolean {
    return this.gains !== null || this.isLevelling;
  }

  private needs(level: SoundLevel): boolean {
    const wanted = { equaliser: this.gains !== null, levelling: this.isLevelling };
    return needsEffects(level, wanted, this.world.isVolumeSettable());
  }

  private playing(): [HTMLMediaElement, SoundLevel][] {
    return [...this.levels].filter(([{ paused }]) => !paused);
  }

  /** Whether any playing music needs the graph. */
  private get isNeeded(): boolean {
    return this.playing().some(([, level]) => this.needs(level));
  }

  /** Whether any playing music goes through the graph, or is held up in it. */
  private get isPlayedThrough(): boolean {
    return this.playing().some(([element]) => this.graph?.has(element));
  }

  /** The output starts when music does: before that, browsers block it. */
  private readonly wake = (): void => {
    if (this.graph !== null) this.tend(this.graph);
    else if (this.isNeeded && !this.building) void this.start();
  };

  private async start(): Promise<void> {
    this.building = true;
    // `build` has logged the failure; the music sounds without effects.
    const graph = await this.world.build().catch(() => null);
    this.building = false;
    if (graph === null) return;
    this.graph = graph;
    graph.setEqualiser(this.gains);
    graph.context.addEventListener('statechange', () => this.tend(graph));
    this.tend(graph);
  }

  /** Runs the output while it is wanted, and suspends it otherwise. */
  private tend(graph: SoundGraph): void {
    const { context } = graph;
    const isRunning = context.state === 'running';
    if (isRunning) this.attachPlaying(graph);
    const isWanted = this.isOn || this.isNeeded || this.isPlayedThrough;
    if (isRunning === isWanted) return this.stopWaiting();
    void (isWanted ? context.resume() : context.suspend()).catch(() => undefined);
    if (isWanted) this.waiting ??= this.world.timer.after(RESUME_TIMEOUT, () => this.complain(graph));
  }

  private stopWaiting(): void {
    this.waiting?.unsubscribe();
    this.waiting = null;
  }

  private complain({ context }: SoundGraph): void {
    this.waiting = null;
    if (context.state !== 'running' && this.isPlayedThrough) this.silences.next();
  }

  private attachPlaying(graph: SoundGraph): void {
    for (const [element, level] of this.playing()) this.attach(graph, element, level);
  }

  private attach(graph: SoundGraph, element: HTMLMediaElement, level: SoundLevel): void {
    if (graph.has(element) || !this.needs(level) || !isOwn(element.currentSrc)) return;
    graph.attach(element, soundPath(level, true).gain);
    this.mix(element, level);
    if (this.world.starves && !element.paused) this.world.timer.after(FLOWING, () => decodeAnew(element));
  }
}

/** Seeking to its current position makes an element decode anew. */
function decodeAnew(element: HTMLMediaElement): void {
  if (!element.paused) element.currentTime = Number(element.currentTime);
}

/**
 * Sound from another origin without permission is silent in Web Audio; an element without an address is checked again when it
 * plays.
 */
const isOwn = (address: string): boolean => address !== '' && new URL(address).origin === location.origin;
