import { makeAutoObservable, observableRef } from 'mobx';
import type { RecentSearches } from '../../../domain/search/recent-searches.port';
import { Scope } from '../scope';

/** The recent searches. */
export class RecentSearchesViewModel {
  texts: readonly string[];
  private readonly scope = new Scope();

  constructor(private readonly searches: RecentSearches) {
    this.texts = searches.list();
    makeAutoObservable<this, 'searches' | 'scope'>(
      this,
      { texts: observableRef, searches: false, scope: false },
      { autoBind: true },
    );
  }

  open(): void {
    this.reflect(this.searches.list());
    this.scope.hold(this.searches.changes.subscribe(this.reflect));
  }

  remove(text: string): void {
    this.searches.remove(text);
  }

  clear(): void {
    this.searches.clear();
  }

  dispose(): void {
    this.scope.end();
  }

  private reflect(texts: readonly string[]): void {
    this.texts = texts;
  }
}
