import { BehaviorSubject } from 'rxjs';
import type { EventStream } from '../../domain/shared/event-stream';
import type { KeyValueStore } from '../ports/key-value-store.port';

export type Theme = 'light' | 'dark';

/** How the listener wants the product to look (specification §3, interface state). */
export interface PreferenceState {
  readonly theme: Theme;
  readonly pinned: boolean;
  /** Whether single keys act as shortcuts. */
  readonly shortcuts: boolean;
}

/** Storage keys of decisions.md §4; `theme.js` reads the first one before the first paint. */
const THEME_KEY = 'theme';
const PINNED_KEY = 'pinned';
const SHORTCUTS_KEY = 'shortcuts';

/** The theme (light by default), the pinned sidebar (pinned by default) and shortcuts (on by default), stored across reloads. */
export class Preferences {
  private readonly subject: BehaviorSubject<PreferenceState>;
  readonly changes: EventStream<PreferenceState>;

  constructor(private readonly store: KeyValueStore) {
    this.subject = new BehaviorSubject(this.read());
    this.changes = this.subject.asObservable();
  }

  get state(): PreferenceState {
    return this.subject.value;
  }

  chooseTheme(theme: Theme): void {
    this.store.write(THEME_KEY, theme);
    this.subject.next({ ...this.state, theme });
  }

  pin(pinned: boolean): void {
    this.store.write(PINNED_KEY, String(pinned));
    this.subject.next({ ...this.state, pinned });
  }

  enableShortcuts(shortcuts: boolean): void {
    this.store.write(SHORTCUTS_KEY, String(shortcuts));
    this.subject.next({ ...this.state, shortcuts });
  }

  /** Reads the values again: another tab may have changed them. */
  reread(): void {
    const state = this.read();
    if (JSON.stringify(state) !== JSON.stringify(this.state)) this.subject.next(state);
  }

  private read(): PreferenceState {
    return {
      theme: this.store.read(THEME_KEY) === 'dark' ? 'dark' : 'light',
      pinned: this.store.read(PINNED_KEY) !== 'false',
      shortcuts: this.store.read(SHORTCUTS_KEY) !== 'false',
    };
  }
}
