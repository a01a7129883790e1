import type { FastifyInstance } from 'fastify';
import type { SongCards } from '../../../application/catalogue/song-cards';
import type { RecordPlay } from '../../../application/plays/record-play';
import type { Slice } from '../../../domain/catalogue/song-catalogue.port';
import type { ListeningHistory } from '../../../domain/library/listening-history.port';
import { answer, done, NOT_FOUND } from '../answer';
import { defineOwnRoute, defineRoute } from '../define-route';
import { presentPage, sliceOf } from '../paging';
import { presentSong } from '../songs/present-song';

export interface HistoryRoutesDeps {
  readonly recordPlay: RecordPlay;
  readonly history: ListeningHistory;
  readonly cards: SongCards;
}

/** Without an account the history lives in the browser (decisions.md §4): there is nothing to list, and plays count for the song alone. */
export function registerHistory(app: FastifyInstance, deps: HistoryRoutesDeps): void {
  const { recordPlay, history } = deps;
  defineRoute(app, 'historyList', { policy: 'optional-account', rate: 'listening' }, async ({ query, identity }) => {
    if (identity === null) return answer(presentPage([], 0, query));
    const [items, songCount] = await Promise.all([
      heardSongs(deps, identity.accountId, sliceOf(query)),
      history.count(identity.accountId),
    ]);
    return answer(presentPage(items, songCount, query));
  });

  defineRoute(app, 'historyRecord', { policy: 'optional-account', rate: 'writing' }, async ({ body, ...call }) => {
    const { event_id: eventId, song_id: songId, played_ms: playedMs } = body;
    const accountId = call.identity?.accountId ?? null;
    const recorded = await recordPlay.execute({ eventId, songId, deviceId: call.deviceId, accountId, playedMs });
    return recorded.ok ? answer(recorded.value) : NOT_FOUND;
  });

  defineOwnRoute(app, 'historyClear', 'writing', async ({ identity }) => {
    await history.clear(identity.accountId);
    return done(null, 'history-cleared');
  });
}

async function heardSongs({ history, cards }: HistoryRoutesDeps, accountId: string, slice: Slice) {
  const plays = await history.list(accountId, slice);
  const songs = await cards.allInOrder(plays.map(({ songId }) => songId));
  const at = new Map(plays.map(({ songId, heardAt }) => [songId, heardAt.toISOString()]));
  return songs.map((song) => ({ song: presentSong(song), played_at: at.get(song.id) ?? '' }));
}
