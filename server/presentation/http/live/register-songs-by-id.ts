import type { FastifyInstance } from 'fastify';
import type { SongCards } from '../../../application/catalogue/song-cards';
import { answer } from '../answer';
import { defineOwnRoute } from '../define-route';
import { presentSong } from '../songs/present-song';

/** A playback transfer from another device contains only ids. */
export function registerSongsById(app: FastifyInstance, cards: SongCards): void {
  defineOwnRoute(app, 'songsById', 'writing', async ({ body }) =>
    answer({ items: (await cards.allInOrder(body.song_ids)).map(presentSong) }),
  );
}
