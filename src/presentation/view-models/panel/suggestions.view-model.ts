import { makeAutoObservable, observableRef } from 'mobx';
import type { Suggestion } from '../../../domain/catalogue/suggestion';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { currentEntry } from '../../../domain/queue/entries';
import { freshSuggestions } from '../../../domain/queue/fresh-suggestions';
import { Scope } from '../scope';
import type { PanelDeps } from './panel-deps';

type Shown = Pick<PlayerState, 'queue' | 'suggestions' | 'suggestionLoading' | 'isEndless'>;

export interface SuggestionRow {
  readonly id: string;
  readonly title: string;
  readonly song: Suggestion;
}

const FIELDS = ['queue', 'suggestions', 'suggestionLoading', 'isEndless'] as const;
const NOTICE = 'queue-added';

/** Songs suggested after the current one, and why; songs that are already in the queue are left out. */
export class SuggestionsViewModel {
  private shown: Shown;
  private readonly scope = new Scope();

  constructor(private readonly deps: PanelDeps) {
    this.shown = deps.player.state;
    makeAutoObservable<this, 'shown' | 'deps' | 'scope'>(
      this,
      { shown: observableRef, deps: false, scope: false },
      { autoBind: true },
    );
  }

  /** If the suggestions are for another song, or there are none, loads those of the current song. */
  open(): void {
    this.scope.hold(this.deps.player.changes.subscribe(this.reflect));
    if (!this.areOfCurrent) this.more();
  }

  get songs(): readonly Suggestion[] {
    return freshSuggestions(this.shown.queue, this.shown.suggestions);
  }

  /** Rows for a sortable list. */
  get rows(): readonly SuggestionRow[] {
    return this.songs.map((song) => ({ id: song.id, title: song.title, song }));
  }

  get isLoading(): boolean {
    return this.shown.suggestionLoading.isLoading;
  }

  /** Requested, but not loaded. */
  get hasFailed(): boolean {
    return this.hasSong && !this.isLoading && !this.areOfCurrent;
  }

  get hasSong(): boolean {
    return this.currentId !== undefined;
  }

  /** Whether the suggestions play automatically after the last song of the queue. */
  get areEndless(): boolean {
    return this.shown.isEndless;
  }

  more(): void {
    this.deps.player.run(({ suggestions }) => suggestions.more());
  }

  makeEndless(isEndless: boolean): void {
    this.deps.player.run(({ endless }) => endless.enable(isEndless));
  }

  /** To an index among the shown ones, from 0. */
  move(id: string, place: number): void {
    const { suggestions } = this.shown;
    const to = suggestions.findIndex((each) => each.id === this.songs[place]?.id);
    const from = suggestions.findIndex((each) => each.id === id);
    this.deps.player.run((services) => services.suggestions.move(from, to));
  }

  playNext(song: Suggestion): void {
    this.deps.player.dispatch({ kind: 'play-next', songs: [song] });
    this.notify('next', song);
  }

  append(song: Suggestion): void {
    this.deps.player.dispatch({ kind: 'append', songs: [song] });
    this.notify('added', song);
  }

  /** Inserts the song behind the current one and jumps to it. */
  playNow(song: Suggestion): void {
    const key = this.shown.queue.nextKey;
    this.deps.player.run(({ player }) => {
      player.dispatch({ kind: 'play-next', songs: [song] });
      player.dispatch({ kind: 'jump-to', key });
    });
  }

  dispose(): void {
    this.scope.end();
  }

  private get currentId(): string | undefined {
    return currentEntry(this.shown.queue)?.song.id;
  }

  private get areOfCurrent(): boolean {
    return this.shown.suggestions[0]?.id === this.currentId;
  }

  private notify(of: 'added' | 'next', { title }: Suggestion): void {
    this.deps.notices.show({ id: NOTICE, type: 'success', message: { kind: 'queued', of, title } });
  }

  /** A change of the playback position changes nothing here. */
  private reflect(state: PlayerState): void {
    if (FIELDS.some((field) => this.shown[field] !== state[field])) this.shown = state;
  }
}
