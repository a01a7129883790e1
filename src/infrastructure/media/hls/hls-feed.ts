import Hls, { type ErrorData } from 'hls.js/light';
import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { Seconds } from '../../../domain/shared/units';
import { BackOff } from '../shared/back-off';
import { bufferedAhead } from '../shared/buffered-ranges';
import type { Feed, FeedRequest, OpenFeed } from '../shared/feed';
import { hlsSettings, widenBuffer } from './hls-settings';
import { classifyTrouble } from './hls-trouble';
import { MediaRecoveryBudget } from './media-recovery-budget';

export interface HlsEnvironment {
  /** Same-origin address of the worker script (the CSP allows no other). */
  readonly workerPath: string;
  readonly timer: Timer;
  readonly clock: Clock;
}

/** Levels are sorted by bitrate; while a song is only prepared the lowest one will do. */
const LOWEST_LEVEL = 0;
const ANY_LEVEL = -1;

/** While this much sound is left, a lost network is still no fault. */
const QUIET_BUFFER: Seconds = 0.5;

/** One hls.js instance for one song, from attaching to destroying. */
class HlsFeed implements Feed {
  private readonly hls: Hls;
  private readonly backOff: BackOff;
  private readonly recoveries: MediaRecoveryBudget;
  private cap = LOWEST_LEVEL;

  constructor(
    private readonly request: FeedRequest,
    { workerPath, timer, clock }: HlsEnvironment,
  ) {
    this.backOff = new BackOff(timer);
    this.recoveries = new MediaRecoveryBudget(clock);
    this.hls = new Hls(hlsSettings(workerPath, request.startAt));
    this.hls.on(Hls.Events.ERROR, this.onError);
    this.hls.on(Hls.Events.FRAG_BUFFERED, this.onArrival);
    request.element.addEventListener('error', this.onElementError);
    this.hls.attachMedia(request.element);
    this.loadPlaylist();
  }

  activate(): void {
    widenBuffer(this.hls.config);
    this.cap = ANY_LEVEL;
    this.hls.autoLevelCapping = this.cap;
  }

  close(): void {
    this.backOff.cancel();
    this.request.element.removeEventListener('error', this.onElementError);
    this.hls.destroy();
    this.emptyElement();
  }

  /** An element used before still names its former song, and hls.js then leaves a revoked address in it. */
  private emptyElement(): void {
    const { element } = this.request;
    if (!element.hasAttribute('src')) return;
    element.removeAttribute('src');
    element.load();
  }

  private readonly onArrival = (): void => this.backOff.reset();

  private readonly onError = (_: unknown, data: ErrorData): void => {
    if (!data.fatal) return;
    const trouble = classifyTrouble(data, this.lastFragment());
    if (trouble.kind === 'network') this.retryLater();
    else if (trouble.kind === 'media') this.recoverMedia();
    else if (trouble.kind === 'end-missing') this.hls.trigger(Hls.Events.BUFFER_EOS, { type: null });
    else this.request.fail(trouble.fault);
  };

  private readonly onElementError = (): void => this.recoverMedia();

  private recoverMedia(): void {
    if (!this.recoveries.spend()) {
      this.request.fail('decode');
      return;
    }
    const { element, wantsSound } = this.request;
    this.hls.recoverMediaError();
    if (wantsSound()) void element.play().catch(() => undefined);
  }

  private retryLater(): void {
    const hasSoundLeft = bufferedAhead(this.request.element) > QUIET_BUFFER;
    if (this.backOff.isExhausted && !hasSoundLeft) this.request.fail('network');
    else this.backOff.schedule(() => this.loadAgain());
  }

  private loadAgain(): void {
    if (this.hls.levels.length === 0) this.loadPlaylist();
    else this.hls.startLoad(this.hls.media?.currentTime ?? -1);
  }

  /** Loading a playlist takes every cap away: it is put on again. */
  private loadPlaylist(): void {
    this.hls.loadSource(this.request.source.url);
    this.hls.autoLevelCapping = this.cap;
  }

  private lastFragment(): number | null {
    return this.hls.latestLevelDetails?.endSN ?? null;
  }
}

/** Feeds elements through hls.js. */
export const hlsFeeds =
  (environment: HlsEnvironment): OpenFeed =>
  (request) =>
    new HlsFeed(request, environment);
