import type { KeyValueStore } from '../../ports/key-value-store.port';
import type { PlayerStore } from '../player/player-store';

const KEY = 'medium';

/** Shows a song as picture again after a reload if it was shown as picture before. A new tab begins with sound alone. */
export class MediumMemory {
  /** `tab` is storage that ends with the tab. */
  constructor(
    private readonly store: Pick<PlayerStore, 'choose' | 'choices'>,
    private readonly tab: KeyValueStore,
  ) {}

  /** Restores at once, then stores every change. */
  start(): void {
    if (this.tab.read(KEY) === 'video') this.store.choose({ medium: 'video' });
    this.store.choices.subscribe(({ medium }) => {
      if (this.tab.read(KEY) !== medium) this.tab.write(KEY, medium);
    });
  }
}
