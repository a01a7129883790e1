import { makeAutoObservable, observableRef } from 'mobx';
import { findMatches } from '../../../domain/search/find-matches';
import type { NameSuggestion } from '../../../domain/search/search.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { Milliseconds } from '../../../domain/shared/units';
import { Scope } from '../scope';
import type { SearchDeps } from './search-deps';

/** Design §15: instant from the first letter, once the hand rests this long. */
const HAND_RESTS: Milliseconds = 180;
const MOST_RECENT = 6;

/** What the list below the field offers; `all` is everything that is found for the text. */
export type SearchOption =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'name'; readonly name: NameSuggestion }
  | { readonly kind: 'all'; readonly text: string };

/** The field in the header: what it offers while one types, and which of it is marked. */
export class SearchFieldViewModel {
  text = '';
  /** The place of the marked option; -1: none, and Enter looks for the text itself. */
  active = -1;
  isAsking = false;
  private names: readonly NameSuggestion[] = [];
  private recent: readonly string[];
  private readonly scope = new Scope();
  private readonly request = new Scope();

  constructor(private readonly deps: Pick<SearchDeps, 'search' | 'recentSearches' | 'timer'>) {
    this.recent = deps.recentSearches.list();
    makeAutoObservable<this, 'names' | 'recent' | 'deps' | 'scope' | 'request'>(
      this,
      { names: observableRef, recent: observableRef, deps: false, scope: false, request: false },
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

  /** Everything for the text itself; nothing for nothing. */
  get textOption(): SearchOption | null {
    return this.query === '' ? null : { kind: 'all', text: this.query };
  }

  /** The text as it is looked for. */
  get query(): string {
    return this.text.trim();
  }

  open(): void {
    this.scope.hold(this.deps.recentSearches.changes.subscribe(this.reflectRecent));
  }

  /** The text stands in the field; the page itself follows it, so that no names are asked for. */
  write(text: string): void {
    this.text = text;
    this.active = -1;
    this.request.end();
    this.isAsking = false;
    this.names = [];
  }

  /** Names that the next letter rules out go at once; the others stand until the answer. */
  type(text: string): void {
    const standing = this.names.filter((name) => findMatches(name.text, text).length > 0);
    this.write(text);
    this.names = standing;
    this.isAsking = this.query !== '';
    if (this.isAsking) this.request.hold(this.deps.timer.after(HAND_RESTS, this.ask));
  }

  /** Marks the next or the previous option, round and round, past the field itself. */
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
    this.request.end();
    this.isAsking = false;
  }

  private ask(): void {
    this.request.hold(this.deps.search.suggest(this.query).subscribe(this.take));
  }

  /** Suggestions that could not be had are no news: the text itself can still be looked for. */
  private take(answer: Result<readonly NameSuggestion[], GatewayFailure>): void {
    this.isAsking = false;
    this.names = answer.ok ? answer.value : [];
    this.active = -1;
  }

  private reflectRecent(recent: readonly string[]): void {
    this.recent = recent;
  }
}
