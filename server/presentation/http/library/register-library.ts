import type { FastifyInstance } from 'fastify';
import type { ReadLibrary } from '../../../application/library/read-library';
import { answer } from '../answer';
import { defineOwnRoute } from '../define-route';
import { presentItem } from '../home/present-home';
import { presentPage, sliceOf } from '../paging';

/** The listener's library. */
export function registerLibrary(app: FastifyInstance, readLibrary: ReadLibrary): void {
  defineOwnRoute(app, 'library', 'listening', async ({ query, identity, language }) => {
    const libraryQuery = { kind: query.type, sort: query.sort };
    const { items, totalCount, liked, heard } = await readLibrary.execute(
      identity.accountId,
      libraryQuery,
      sliceOf(query),
    );
    const shown = items.map(({ item, keptAt, isOwn }) => ({
      item: presentItem(item, language),
      kept_at: keptAt.toISOString(),
      is_own: isOwn,
    }));
    return answer({
      ...presentPage(shown, totalCount, query),
      liked: { song_count: liked.songCount, duration: liked.durationMs / 1_000 },
      heard: { song_count: heard.songCount, today_count: heard.todayCount },
    });
  });
}
