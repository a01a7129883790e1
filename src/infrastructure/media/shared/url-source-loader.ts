import type { AddressMedia } from '../../../application/ports/address-media.port';
import type { Connectivity } from '../../../application/ports/connectivity.port';
import type { Timer } from '../../../application/ports/timer.port';
import type { PlaybackFault } from '../../../domain/playback/sources/playback-engine.port';
import { BackOff } from './back-off';
import type { SourceLoader, LoadRequest, OpenSourceLoader } from './source-loader';
import { faultOf, faultOfStatus } from './media-fault';
import { playElement } from './play-element';
import type { ProbeStatus } from './probe-status';
import { SourceAddresses } from './source-addresses';

export interface NetworkEnvironment {
  readonly address: AddressMedia;
  readonly timer: Timer;
  readonly connectivity: Connectivity;
}

/** Lets the element fetch an address itself; a lost connection is tried again from where it stopped. */
class UrlSourceLoader implements SourceLoader {
  private readonly backOff: BackOff;
  private readonly addresses: SourceAddresses;
  private isSecondLook = false;
  private isRefused = false;

  constructor(
    private readonly request: LoadRequest,
    private readonly environment: NetworkEnvironment,
    private readonly probe: ProbeStatus,
  ) {
    this.backOff = new BackOff(environment.timer);
    this.addresses = new SourceAddresses(request.source.url);
    const { element, source } = request;
    element.addEventListener('error', this.onError);
    element.addEventListener('canplay', this.onCanPlay);
    element.preload = 'auto';
    element.src = environment.address(source.url);
  }

  activate(): void {
    // The element already fetches as much as it wants.
  }

  /** The element completes a fetch that it has begun from the old address. */
  readdress(url: string): void {
    this.addresses.renew(url);
    if (!this.isRefused) return;
    this.isRefused = false;
    this.loadAgain();
  }

  close(): void {
    const { element } = this.request;
    this.backOff.cancel();
    element.removeEventListener('error', this.onError);
    element.removeEventListener('canplay', this.onCanPlay);
    element.removeAttribute('src');
    element.load();
  }

  private readonly onCanPlay = (): void => this.backOff.reset();

  private readonly onError = (): void => {
    const { error } = this.request.element;
    const fault = error && faultOf(error);
    if (error === null || fault === null) return;
    if (fault === 'unclear') void this.clarify(error);
    else this.answer(fault);
  };

  private async clarify(error: MediaError): Promise<void> {
    const isOnline = this.environment.connectivity.isOnline();
    const status = isOnline ? await this.probe(this.request.element.src) : null;
    if (this.request.element.error === error) this.judge(faultOfStatus(status));
  }

  /** A server may have recovered between the refusal and the probe, so "unsupported" is accepted only the second time. */
  private judge(fault: PlaybackFault): void {
    if (fault !== 'unsupported' || this.isSecondLook) this.answer(fault);
    else {
      this.isSecondLook = true;
      this.loadAgain();
    }
  }

  private answer(fault: PlaybackFault): void {
    if (fault === 'expired') this.answerRefusal();
    else if (fault === 'network' && !this.backOff.isExhausted) this.backOff.schedule(() => this.loadAgain());
    else this.request.fail(fault);
  }

  private answerRefusal(): void {
    if (this.addresses.forgive()) {
      this.loadAgain();
      return;
    }
    this.isRefused = true;
    this.request.fail('expired');
  }

  private loadAgain(): void {
    const { element, wantsSound, resumeAt } = this.request;
    const { currentTime } = element;
    element.src = this.environment.address(this.addresses.present);
    // Safari on a phone loses a position that is set before the length is known.
    element.currentTime = currentTime;
    resumeAt(currentTime);
    if (wantsSound()) void playElement(element);
  }
}

/** Feeds elements by address, for both native HLS and plain files. */
export const urlSourceLoader =
  (environment: NetworkEnvironment, probe: ProbeStatus): OpenSourceLoader =>
  (request) =>
    new UrlSourceLoader(request, environment, probe);
