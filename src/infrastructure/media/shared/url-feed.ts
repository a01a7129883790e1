import type { Connectivity } from '../../../application/ports/connectivity.port';
import type { Timer } from '../../../application/ports/timer.port';
import { BackOff } from './back-off';
import type { Feed, FeedRequest, OpenFeed } from './feed';
import { faultOf } from './media-fault';

export interface NetworkEnvironment {
  readonly timer: Timer;
  readonly connectivity: Connectivity;
}

/** Lets the element fetch an address itself; a lost connection is tried again from where it stopped. */
class UrlFeed implements Feed {
  private readonly backOff: BackOff;

  constructor(
    private readonly request: FeedRequest,
    private readonly environment: NetworkEnvironment,
  ) {
    this.backOff = new BackOff(environment.timer);
    const { element, source } = request;
    element.addEventListener('error', this.onError);
    element.addEventListener('canplay', this.onCanPlay);
    element.preload = 'auto';
    element.src = source.url;
  }

  activate(): void {
    // The element already fetches as much as it wants.
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
    const { element, fail } = this.request;
    const fault = element.error && faultOf(element.error, this.environment.connectivity.isOnline());
    if (fault === null) return;
    if (fault === 'network' && !this.backOff.isExhausted) this.backOff.schedule(() => this.loadAgain());
    else fail(fault);
  };

  private loadAgain(): void {
    const { element } = this.request;
    const { currentTime, paused } = element;
    element.load();
    element.currentTime = currentTime;
    if (!paused) void element.play().catch(() => undefined);
  }
}

/** Feeds elements by address, as native HLS and plain files both are. */
export const urlFeeds =
  (environment: NetworkEnvironment): OpenFeed =>
  (request) =>
    new UrlFeed(request, environment);
