import Hls, { type ErrorData, type FragChangedData } from 'hls.js/light';
import type { AddressMedia } from '../../../application/ports/address-media.port';
import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import type { Seconds } from '../../../domain/shared/units';
import { BackOff } from '../shared/back-off';
import { bufferedAhead } from '../shared/buffered-ranges';
import { playElement } from '../shared/play-element';
import type { SourceLoader, LoadRequest, OpenSourceLoader } from '../shared/source-loader';
import { SourceAddresses } from '../shared/source-addresses';
import { checkedLoader, type FragmentLoader } from './checked-loader';
import { hlsSettings, SONG_BUFFER, widenBuffer, type BufferCaps } from './hls-settings';
import { classifyTrouble, isRefused, malformedAddresses } from './hls-trouble';
import { MediaRecoveryBudget } from './media-recovery-budget';

export interface HlsEnvironment {
  readonly address: AddressMedia;
  /** Same-origin address of the worker script (the CSP allows no other); without one the work runs on the page's own thread. */
  readonly workerPath: string | null;
  readonly timer: Timer;
  readonly clock: Clock;
  /** Defaults to the caps for songs. */
  readonly buffer?: BufferCaps;
}

/** Levels are sorted by bitrate; the lowest one is enough while a song is only prepared. */
const LOWEST_LEVEL = 0;
const ANY_LEVEL = -1;

/** How often a missing or malformed resource is requested again. */
const MAX_RETRIES = 2;

/** While more than this much sound is buffered, a lost network is not yet a fault. */
const QUIET_BUFFER: Seconds = 0.5;

/** One hls.js instance for one song, from attaching to destroying. */
class HlsSourceLoader implements SourceLoader {
  private readonly hls: Hls;
  private readonly backOff: BackOff;
  private readonly addresses: SourceAddresses;
  private readonly distrusted = new Set<string>();
  /** After a decoding error any cached response may be the cause, so all of them are requested anew. */
  private isAllDistrusted = false;
  private doubts = 0;
  private isStopped = false;
  private cap = LOWEST_LEVEL;
  private readonly buffer: BufferCaps;

  constructor(
    private readonly request: LoadRequest,
    { address, workerPath, timer, buffer = SONG_BUFFER }: HlsEnvironment,
    private readonly recoveries: MediaRecoveryBudget,
  ) {
    this.buffer = buffer;
    this.backOff = new BackOff(timer);
    this.addresses = new SourceAddresses(request.source.url);
    const fragmentLoader = checkedLoader(Hls.DefaultConfig.loader as FragmentLoader, (url) => this.distrusted.add(url));
    const readdress = (url: string): string => address(this.addresses.readdressed(url));
    const isDistrusted = (url: string): boolean => this.isAllDistrusted || this.distrusted.has(url);
    const settings = hlsSettings(workerPath, request.startAt, { readdress, isDistrusted, fragmentLoader });
    this.hls = new Hls({ ...settings, backBufferLength: buffer.back });
    this.hls.on(Hls.Events.ERROR, this.onError);
    this.hls.on(Hls.Events.FRAG_BUFFERED, this.onArrival);
    this.hls.on(Hls.Events.FRAG_CHANGED, this.onFragment);
    request.element.addEventListener('error', this.onElementError);
    this.hls.attachMedia(request.element);
    this.loadPlaylist();
  }

  activate(): void {
    widenBuffer(this.hls.config, this.buffer);
    this.cap = ANY_LEVEL;
    this.hls.autoLevelCapping = this.cap;
  }

  readdress(url: string): void {
    this.addresses.renew(url);
    if (!this.isStopped) return;
    this.isStopped = false;
    this.loadAgain();
  }

  close(): void {
    this.backOff.cancel();
    this.request.element.removeEventListener('error', this.onElementError);
    this.hls.destroy();
    this.emptyElement();
  }

  /** A reused element still has the address of its former song, and hls.js then leaves a revoked address in it. */
  private emptyElement(): void {
    const { element } = this.request;
    if (!element.hasAttribute('src')) return;
    element.removeAttribute('src');
    element.load();
  }

  private readonly onArrival = (): void => {
    this.doubts = 0;
    this.backOff.reset();
  };

  /** A playlist with a single rendition does not describe that rendition. */
  private readonly onFragment = (_: unknown, { frag }: FragChangedData): void => {
    const { source, onRendition } = this.request;
    const level = this.hls.levels[frag.level];
    const bitrate = source.bitrate > 0 ? source.bitrate : (level?.bitrate ?? 0);
    const height = source.height ?? level?.height ?? 0;
    if (bitrate > 0) onRendition({ kind: 'rendition', bitrate, height: height > 0 ? height : null });
  };

  private readonly onError = (_: unknown, data: ErrorData): void => {
    for (const url of malformedAddresses(data)) this.distrusted.add(url);
    if (isRefused(data)) this.answerRefusal();
    else if (data.fatal) this.answerTrouble(data);
  };

  private answerTrouble(data: ErrorData): void {
    const trouble = classifyTrouble(data, this.lastFragment());
    if (trouble.kind === 'network') this.retryLater();
    else if (trouble.kind === 'media') this.recoverMedia();
    else if (trouble.kind === 'doubt') this.doubt(trouble.fault);
    else if (trouble.kind === 'end-missing') this.hls.trigger(Hls.Events.BUFFER_EOS, { type: null });
    else this.request.fail(trouble.fault);
  }

  private answerRefusal(): void {
    if (this.isStopped) return;
    if (this.addresses.forgive()) {
      this.loadAgain();
      return;
    }
    this.isStopped = true;
    this.hls.stopLoad();
    this.request.fail('expired');
  }

  private readonly onElementError = (): void => this.recoverMedia();

  private recoverMedia(): void {
    if (!this.recoveries.spend(this.addresses.present)) {
      this.request.fail('decode');
      return;
    }
    const { element, wantsSound } = this.request;
    this.isAllDistrusted = true;
    this.forgetInits();
    this.hls.recoverMediaError();
    if (wantsSound()) void playElement(element);
  }

  /** hls.js never requests an init segment again once it has it. One init segment serves all fragments of a playlist. */
  private forgetInits(): void {
    for (const { details } of this.hls.levels) delete details?.fragments[0]?.initSegment?.data;
  }

  private doubt(fault: PlaybackFault): void {
    this.doubts += 1;
    if (this.doubts > MAX_RETRIES) this.request.fail(fault);
    else this.backOff.schedule(() => this.loadAgain());
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

  /** Loading a playlist removes every level cap, so the cap is set again. */
  private loadPlaylist(): void {
    this.hls.loadSource(this.addresses.present);
    this.hls.autoLevelCapping = this.cap;
  }

  private lastFragment(): number | null {
    return this.hls.latestLevelDetails?.endSN ?? null;
  }
}

/** Feeds elements through hls.js. All of them share one recovery budget. */
export function hlsSourceLoader(environment: HlsEnvironment): OpenSourceLoader {
  const recoveries = new MediaRecoveryBudget(environment.clock);
  return (request) => new HlsSourceLoader(request, environment, recoveries);
}
