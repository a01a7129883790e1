import { firstValueFrom, Observable } from 'rxjs';
import type { Search, SearchResults, SearchType } from '../../src/domain/search/search.port';
import type { EventStream } from '../../src/domain/shared/event-stream';

interface Searched {
  readonly search: Search;
  /** The only song called "Đường Xa", by "Hạ Vy". Two songs have "Đường" in their names. */
  readonly songId: string;
}

/** Long enough to show that no answer comes. */
const WELL_AFTER = 150;

const streamOf = <T>(answers: EventStream<T>): Observable<T> =>
  new Observable((listener) => {
    const subscription = answers.subscribe((answer) => listener.next(answer));
    return () => subscription.unsubscribe();
  });

const answerOf = <T>(answers: EventStream<T>): Promise<T> => firstValueFrom(streamOf(answers));

const queryOf = (q: string, type: SearchType = 'all') => ({ q, type, page: 1, pageSize: 8 });

const idsOf = ({ groups }: SearchResults, kind: string): readonly string[] =>
  groups
    .filter((group) => group.kind === kind)
    .flatMap(({ items }) => items.flatMap((hit) => (hit.type === 'song' ? [hit.song.id] : [])));

/** Contract tests of `Search`. */
export function describeSearch(name: string, make: () => Promise<Searched>): void {
  describe(`${name} as a search`, () => {
    it.each(['Đường Xa', 'duong xa'])('finds a song by %j', async (q) => {
      const { search, songId } = await make();
      const answer = await answerOf(search.search(queryOf(q)));
      expect(answer).toMatchObject({ ok: true, value: { q, page: 1, best: { type: 'song', song: { id: songId } } } });
      expect(answer.ok && idsOf(answer.value, 'song')).toContain(songId);
    });

    it('returns only the requested kind', async () => {
      const { search, songId } = await make();
      const answer = await answerOf(search.search(queryOf('duong xa', 'song')));
      expect(answer.ok && answer.value.groups.map(({ kind }) => kind)).toEqual(['song']);
      expect(answer.ok && idsOf(answer.value, 'song')).toContain(songId);
    });

    it('says of each page of hits whether more follow', async () => {
      const { search } = await make();
      const [first, second] = await Promise.all(
        [1, 2].map((page) => answerOf(search.search({ q: 'duong', type: 'song', page, pageSize: 1 }))),
      );
      const group = { kind: 'song', items: { length: 1 } };
      expect(first).toMatchObject({ ok: true, value: { page: 1, groups: [{ ...group, hasMore: true }] } });
      expect(second).toMatchObject({ ok: true, value: { page: 2, groups: [{ ...group, hasMore: false }] } });
      expect([2, null]).toContain(first?.ok === true ? first.value.groups[0]?.totalCount : first);
    });

    it('finds nothing when no name matches', async () => {
      const { search } = await make();
      const answer = await answerOf(search.search(queryOf('qqzzxx')));
      expect(answer).toMatchObject({ ok: true, value: { best: null, groups: [] } });
    });

    it('suggests names in their original spelling', async () => {
      const { search, songId } = await make();
      const answer = await answerOf(search.suggest('duong'));
      expect(answer.ok && answer.value).toContainEqual(
        expect.objectContaining({ text: 'Đường Xa', type: 'song', id: songId }),
      );
    });

    it('sends no answer after the subscription has ended', async () => {
      const { search } = await make();
      const told: unknown[] = [];
      search
        .search(queryOf('duong xa'))
        .subscribe((answer) => told.push(answer))
        .unsubscribe();
      search
        .suggest('duong')
        .subscribe((answer) => told.push(answer))
        .unsubscribe();
      await new Promise((resolve) => setTimeout(resolve, WELL_AFTER));
      expect(told).toEqual([]);
    });
  });
}
