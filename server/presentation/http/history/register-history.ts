import type { FastifyInstance } from 'fastify';
import type { RecordPlay } from '../../../application/plays/record-play';
import { answer, NOT_FOUND } from '../answer';
import { defineRoute } from '../define-route';
import { presentPage } from '../paging';

/** Without an account the history lives in the browser (decisions.md §4): there is nothing to list, and plays count for the song alone. */
export function registerHistory(app: FastifyInstance, recordPlay: RecordPlay): void {
  defineRoute(app, 'historyList', { policy: 'public', rate: 'listening' }, ({ query }) =>
    answer(presentPage([], 0, query)),
  );

  defineRoute(app, 'historyRecord', { policy: 'public', rate: 'writing' }, async ({ body, deviceId }) => {
    const { event_id: eventId, song_id: songId, played_ms: playedMs } = body;
    const recorded = await recordPlay.execute({ eventId, songId, deviceId, playedMs });
    return recorded.ok ? answer(recorded.value) : NOT_FOUND;
  });
}
