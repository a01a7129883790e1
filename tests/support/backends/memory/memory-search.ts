import { Observable } from 'rxjs';
import { foldText } from '../../../../contract/kernel/fold-text';
import type { Song } from '../../../../src/domain/catalogue/song';
import type { NameSuggestion, Search, SearchQuery, SearchResults } from '../../../../src/domain/search/search.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { pageOf } from '../../builders/a-page';

type Answer<T> = Result<T, GatewayFailure>;

/** Whether the title or an artist of a song contains the text, whatever its case and marks. */
const matches = ({ title, artists }: Song, q: string): boolean =>
  foldText([title, ...artists.map(({ name }) => name)].join(' ')).includes(foldText(q));

function resultsOf(songs: readonly Song[], { q, type, page, pageSize }: SearchQuery): SearchResults {
  const found = songs.filter((song) => matches(song, q)).map((song) => ({ type: 'song' as const, song }));
  const isAsked = found.length > 0 && (type === 'all' || type === 'song');
  const { items, totalCount, isLast } = pageOf(found, { page, pageSize });
  const groups = isAsked ? [{ kind: 'song' as const, items, totalCount, hasMore: !isLast }] : [];
  return { q, readAs: null, best: found[0] ?? null, groups, page, pageSize };
}

const nameOf = ({ id, title, artists, squareImageUrl }: Song): NameSuggestion => ({
  text: title,
  type: 'song',
  id,
  imageUrl: squareImageUrl,
  detail: artists.map(({ name }) => name).join(', '),
});

/**
 * Searches its songs, and returns the answers that it was given for some questions; at once or, while `isHeld`, when a test releases
 * them. Records the requests and the cancelled ones.
 */
export class MemorySearch implements Search {
  readonly results = new Map<string, SearchResults>();
  readonly names = new Map<string, readonly NameSuggestion[]>();
  readonly asked: string[] = [];
  readonly cancelled: string[] = [];
  failure: GatewayFailure | null = null;
  isHeld = false;
  private waiting: readonly { readonly question: string; readonly answer: () => void }[] = [];

  constructor(private readonly songs: readonly Song[] = []) {}

  search(query: SearchQuery): Observable<Answer<SearchResults>> {
    const question = `${query.q} ${query.type} ${query.page}`;
    return this.stream(question, () => this.results.get(question) ?? resultsOf(this.songs, query));
  }

  suggest(q: string): Observable<Answer<readonly NameSuggestion[]>> {
    return this.stream(
      `suggest ${q}`,
      () => this.names.get(q) ?? this.songs.filter((song) => matches(song, q)).map(nameOf),
    );
  }

  /** Releases the answers to one question. */
  release(question: string): void {
    const ready = this.waiting.filter((each) => each.question === question);
    this.waiting = this.waiting.filter((each) => !ready.includes(each));
    ready.forEach(({ answer }) => answer());
  }

  private stream<T>(question: string, read: () => T): Observable<Answer<T>> {
    return new Observable((listener) => {
      this.asked.push(question);
      const answer = (): void => {
        listener.next(this.failure === null ? succeed(read()) : fail(this.failure));
        listener.complete();
      };
      this.waiting = [...this.waiting, { question, answer }];
      if (!this.isHeld) queueMicrotask(() => this.release(question));
      return () => {
        const rest = this.waiting.filter((each) => each.answer !== answer);
        if (rest.length < this.waiting.length) this.cancelled.push(question);
        this.waiting = rest;
      };
    });
  }
}
