import type { KeyValueStore } from '../ports/key-value-store.port';
import type { PlayerStore } from './player-store';

const KEY = 'medium';

/** A song that is seen as picture when the page is reloaded is seen again. A visit in another tab begins with sound alone. */
export class MediumMemory {
  /** `tab` is forgotten with the tab. */
  constructor(
    private readonly store: Pick<PlayerStore, 'choose' | 'choices'>,
    private readonly tab: KeyValueStore,
  ) {}

  /** Restores at once, then keeps every change. */
  start(): void {
    if (this.tab.read(KEY) === 'video') this.store.choose({ medium: 'video' });
    this.store.choices.subscribe(({ medium }) => {
      if (this.tab.read(KEY) !== medium) this.tab.write(KEY, medium);
    });
  }
}
