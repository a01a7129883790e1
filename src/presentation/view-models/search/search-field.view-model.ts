import { makeAutoObservable, observableRef } from 'mobx';
import { findMatches } from '../../../domain/search/find-matches';
import type { NameSuggestion } from '../../../domain/search/search.port';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import { TYPING_PAUSE } from '../../../domain/search/typing-pause';
import { Scope } from '../scope';
import type { SearchDeps } from './search-deps';

const MOST_RECENT = 6;

/** What the list below the field offers; `all` is everything that is found for the text. */
export type SearchOption =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'name'; readonly name: NameSuggestion }
  | { readonly kind: 'all'; readonly text: string };

/** The search field in the header: its suggestions during typing, and the marked one. */
export class SearchFieldViewModel {
  text = '';
  /** Index of the marked option; -1 for none, and then Enter searches for the text itself. */
  active = -1;
  isLoading = false;
  private names: readonly NameSuggestion[] = [];
  private recent: readonly string[];
  private readonly scope = new Scope();
  /** The wait for a pause in typing, and then the request. */
  private pending: Subscription | null = null;

  constructor(private readonly deps: Pick<SearchDeps, 'search' | 'recentSearches' | 'timer'>) {
    this.recent = deps.recentSearches.list();
    makeAutoObservable<this, 'names' | 'recent' | 'deps' | 'scope' | 'pending'>(
      this,
      { names: observableRef, recent: observableRef, deps: false, scope: false, pending: false },
      { autoBind: true },
    );
  }

  get options(): readonly SearchOption[] {
    if (this.query === '') return this.recent.slice(0, MOST_RECENT).map((text) => ({ kind: 'recent', text }));
    return [...this.names.map((name) => ({ kind: 'name', name }) as const), { kind: 'all', text: this.query }];
  }

  get activeOption(): SearchOption | null {
    return this.options[this.active] ?? null;
  }

  /** The search for the text itself; null without text. */
  get textOption(): SearchOption | null {
    return this.query === '' ? null : { kind: 'all', text: this.query };
  }

  /** The text that is searched for. */
  get query(): string {
    return this.text.trim();
  }

  open(): void {
    this.scope.hold(this.deps.recentSearches.changes.subscribe(this.reflectRecent));
  }

  /** Sets the text in the field; the page shows its results, so no suggestions are requested. */
  write(text: string): void {
    this.text = text;
    this.active = -1;
    this.pending?.unsubscribe();
    this.isLoading = false;
    this.names = [];
  }

  /** Names that do not match the new text disappear at once; the others stay until the response. */
  type(text: string): void {
    const stillMatching = this.names.filter((name) => findMatches(name.text, text).length > 0);
    this.write(text);
    this.names = stillMatching;
    this.isLoading = this.query !== '';
    if (this.isLoading) this.pending = this.deps.timer.after(TYPING_PAUSE, this.requestSuggestions);
  }

  /** Marks the next or previous option, in a circle that includes the field itself. */
  move(step: 1 | -1): void {
    const places = this.options.length + 1;
    this.active = ((this.active + 1 + step + places) % places) - 1;
  }

  mark(place: number): void {
    this.active = place;
  }

  remember(q: string): void {
    if (q !== '') this.deps.recentSearches.add(q);
  }

  forget(q: string): void {
    this.deps.recentSearches.remove(q);
  }

  dispose(): void {
    this.scope.end();
    this.pending?.unsubscribe();
    this.isLoading = false;
  }

  private requestSuggestions(): void {
    this.pending = this.deps.search.suggest(this.query).subscribe(this.showSuggestions);
  }

  /** Failed suggestions are not reported: the listener can still search for the text itself. */
  private showSuggestions(answer: Result<readonly NameSuggestion[], GatewayFailure>): void {
    this.isLoading = false;
    this.names = answer.ok ? answer.value : [];
    this.active = -1;
  }

  private reflectRecent(recent: readonly string[]): void {
    this.recent = recent;
  }
}
