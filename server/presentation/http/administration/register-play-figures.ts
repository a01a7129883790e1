import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../application/ports/clock.port';
import type { PlayFigures } from '../../../domain/administration/play-figures.port';
import { answer } from '../answer';
import { defineAdminRoute } from './define-admin-route';

const TOP_SONGS = 20;

/** Listening statistics, for admins. */
export function registerPlayFigures(app: FastifyInstance, figures: PlayFigures, clock: Clock): void {
  defineAdminRoute(app, 'playFigures', 'listening', async ({ query }) => {
    const figuresQuery = { days: Number(query.days), utcOffset: query.utc_offset, now: clock.date() };
    const [days, top] = await Promise.all([figures.days(figuresQuery), figures.top(figuresQuery, TOP_SONGS)]);
    return answer({ days: [...days], top: top.map((song) => ({ ...song, artists: [...song.artists] })) });
  });
}
