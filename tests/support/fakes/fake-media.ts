import { FakeMediaElements } from './fake-media-elements';
import { FakeMediaElement, type Trouble } from './fake-media-element';

/** All media elements of one test, and what the network and the listener's browser do to them. */
export class FakeMedia {
  readonly elements: FakeMediaElement[] = [];
  refusesAutoplay = false;
  private readonly troubles = new Map<string, Trouble>();

  constructor(private readonly duration = 30) {}

  readonly createElement = (): HTMLMediaElement => {
    const element = new FakeMediaElement(this);
    this.elements.push(element);
    return element as unknown as HTMLMediaElement;
  };

  readonly supply = new FakeMediaElements(this.createElement);

  /** The audio output of this element is off from now on. */
  spend(element: FakeMediaElement): void {
    this.supply.spent.add(element as unknown as HTMLMediaElement);
  }

  /** From now on this address fails. */
  trouble(url: string, kind: Trouble): void {
    this.troubles.set(url, kind);
  }

  /** The status of an address: browsers report about a refused address only that it is unusable. */
  statusOf(url: string, usual: number | null): number | null {
    return this.troubles.get(url) === 'expired' ? 403 : usual;
  }

  get held(): readonly FakeMediaElement[] {
    return this.elements.filter(({ src }) => src !== '');
  }

  get sounding(): readonly FakeMediaElement[] {
    return this.held.filter(({ paused, muted, readyState }) => !paused && !muted && readyState > 0);
  }

  /** A moment passes: requested data arrives, then the playing elements advance by `seconds`. */
  pass(seconds: number): void {
    for (const element of this.held) this.deliver(element);
    for (const element of this.held) element.elapse(seconds);
  }

  private deliver(element: FakeMediaElement): void {
    const trouble = this.troubles.get(element.src);
    if (trouble === undefined) element.arrive(this.duration, this.duration);
    else element.break(trouble);
  }
}
