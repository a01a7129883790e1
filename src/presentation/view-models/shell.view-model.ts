import { makeAutoObservable, observableRef } from 'mobx';
import type { Connectivity } from '../../application/ports/connectivity.port';
import type { PreferenceState, Theme } from '../../application/preferences/preferences';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Language, Languages } from './languages';
import type { NoticesViewModel } from './notices.view-model';
import { Scope } from './scope';

/** The listener's persistent preferences. */
export interface StoredPreferences {
  readonly state: PreferenceState;
  readonly changes: EventStream<PreferenceState>;
  chooseTheme(theme: Theme): void;
  pin(pinned: boolean): void;
  enableShortcuts(shortcuts: boolean): void;
}

const CONNECTION_NOTICE = 'connection';

/** Everything around the page (specification §3, interface state). */
export class ShellViewModel {
  private state: PreferenceState;
  language: Language;
  /** Hides the dock; the specification's `closeFooter`. */
  closeFooter = false;
  /** Closes the search in the header; the specification's `closeSearchHeader`. While open, the search has the focus. */
  closeSearchHeader = true;
  isShortcutListOpen = false;
  /** Whether the browser history has pages after the current one. */
  canGoForward = false;
  isOnline: boolean;
  private readonly scope = new Scope();

  constructor(
    private readonly preferences: StoredPreferences,
    private readonly languages: Languages,
    connectivity: Connectivity,
    private readonly notices: NoticesViewModel,
  ) {
    this.state = preferences.state;
    this.language = languages.current;
    this.isOnline = connectivity.isOnline();
    makeAutoObservable<this, 'state' | 'preferences' | 'languages' | 'notices' | 'scope'>(
      this,
      {
        state: observableRef,
        preferences: false,
        languages: false,
        notices: false,
        scope: false,
      },
      { autoBind: true },
    );
    this.scope.hold(
      preferences.changes.subscribe(this.reflectPreferences),
      languages.changes.subscribe(this.reflectLanguage),
      connectivity.changes.subscribe(this.notifyConnection),
    );
  }

  get theme(): Theme {
    return this.state.theme;
  }

  get isPinned(): boolean {
    return this.state.pinned;
  }

  get areShortcutsOn(): boolean {
    return this.state.shortcuts;
  }

  /** The language that the switch leads to. */
  get otherLanguage(): Language {
    return this.language === 'vi' ? 'en' : 'vi';
  }

  toggleTheme(): void {
    this.preferences.chooseTheme(this.theme === 'light' ? 'dark' : 'light');
  }

  togglePin(): void {
    this.preferences.pin(!this.isPinned);
  }

  enableShortcuts(shortcuts: boolean): void {
    this.preferences.enableShortcuts(shortcuts);
  }

  showShortcutList(isOpen: boolean): void {
    this.isShortcutListOpen = isOpen;
  }

  async toggleLanguage(): Promise<void> {
    const hasChanged = await this.languages.choose(this.otherLanguage);
    if (!hasChanged)
      this.notices.show({ type: 'error', message: { kind: 'failure', failure: { kind: 'unavailable' } } });
  }

  setCloseFooter(isClosed: boolean): void {
    this.closeFooter = isClosed;
  }

  setCloseSearchHeader(isClosed: boolean): void {
    this.closeSearchHeader = isClosed;
  }

  setCanGoForward(canGoForward: boolean): void {
    this.canGoForward = canGoForward;
  }

  dispose(): void {
    this.scope.end();
  }

  private reflectPreferences(state: PreferenceState): void {
    this.state = state;
  }

  private reflectLanguage(language: Language): void {
    this.language = language;
  }

  private notifyConnection(isOnline: boolean): void {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    this.notices.show({
      id: CONNECTION_NOTICE,
      type: isOnline ? 'success' : 'loading',
      message: { kind: isOnline ? 'online' : 'offline' },
    });
  }
}
