import { makeAutoObservable, observableRef } from 'mobx';
import type { Suggestion } from '../../../domain/catalogue/suggestion';
import type { PlayerState } from '../../../domain/playback/player-state';
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

/** What to hear after the current song, and why; what is in the queue already is not among it. */
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

  /** Whoever looks at suggestions of another song, or at none, has those of the current one fetched. */
  open(): void {
    this.scope.hold(this.deps.player.changes.subscribe(this.reflect));
    if (!this.areOfCurrent) this.more();
  }

  get songs(): readonly Suggestion[] {
    return freshSuggestions(this.shown.queue, this.shown.suggestions);
  }

  /** As lists move them. */
  get rows(): readonly SuggestionRow[] {
    return this.songs.map((song) => ({ id: song.id, title: song.title, song }));
  }

  get isLoading(): boolean {
    return this.shown.suggestionLoading.isLoading;
  }

  /** Asked for, and not had. */
  get hasFailed(): boolean {
    return this.hasSong && !this.isLoading && !this.areOfCurrent;
  }

  get hasSong(): boolean {
    return this.currentId !== undefined;
  }

  /** Whether they follow the last song of the queue by themselves. */
  get areEndless(): boolean {
    return this.shown.isEndless;
  }

  more(): void {
    this.deps.player.run((_, { suggestions }) => suggestions.more());
  }

  makeEndless(isEndless: boolean): void {
    this.deps.player.run((_, { endless }) => endless.enable(isEndless));
  }

  /** To a place among the shown ones, from 0. */
  move(id: string, place: number): void {
    const { suggestions } = this.shown;
    const to = suggestions.findIndex((each) => each.id === this.songs[place]?.id);
    const from = suggestions.findIndex((each) => each.id === id);
    this.deps.player.run((_, parts) => parts.suggestions.move(from, to));
  }

  playNext(song: Suggestion): void {
    this.deps.player.run((_, { queue }) => queue.playNext([song]));
    this.notify('next', song);
  }

  append(song: Suggestion): void {
    this.deps.player.run((_, { queue }) => queue.append([song]));
    this.notify('added', song);
  }

  /** At once: behind the current song, and on to it. */
  playNow(song: Suggestion): void {
    const key = this.shown.queue.nextKey;
    this.deps.player.run((player, { queue }) => {
      queue.playNext([song]);
      player.jumpTo(key);
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

  /** A tick of the song's position changes nothing here. */
  private reflect(state: PlayerState): void {
    if (FIELDS.some((field) => this.shown[field] !== state[field])) this.shown = state;
  }
}
