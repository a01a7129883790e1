import type { FastifyInstance } from 'fastify';
import type { ForgetAbsent } from '../../../application/administration/forget-absent';
import type { AbsentThing } from '../../../domain/administration/absent-things.port';
import { readablePath } from '../../../domain/import/path-text';
import { answer, done, NOT_FOUND } from '../answer';
import { presentPage, sliceOf } from '../paging';
import { defineAdminRoute } from './define-admin-route';

const present = ({ absence: { kind, since }, ...thing }: AbsentThing) => ({
  id: thing.id,
  kind: thing.kind,
  title: thing.title,
  artists: [...thing.artists],
  path: readablePath(thing.path),
  absence: { kind, since: since.toISOString() },
  like_count: thing.likeCount,
  place_count: thing.placeCount,
  play_count: thing.playCount,
  has_stand_in: thing.hasStandIn,
});

/** Songs and clips without a file, which admins may remove. */
export function registerAbsentThings(app: FastifyInstance, things: ForgetAbsent): void {
  defineAdminRoute(app, 'absentThings', 'listening', async ({ query }) => {
    const { q: searchText = '', longer_than_days: longerThanDays } = query;
    const { items, totalCount } = await things.list({ searchText, longerThanDays, slice: sliceOf(query) });
    return answer(presentPage(items.map(present), totalCount, query));
  });

  defineAdminRoute(app, 'forgetAbsentThing', 'writing', async ({ params }) => {
    const forgotten = await things.forget(params.id);
    if (forgotten === 'scanning') return { kind: 'import-running' };
    return forgotten > 0 ? done(null, 'absent-forgotten') : NOT_FOUND;
  });

  defineAdminRoute(app, 'forgetAbsentThings', 'writing', async ({ body }) => {
    const forgotten = await things.forgetAll(body.longer_than_days, body.count);
    if (forgotten === 'scanning') return { kind: 'import-running' };
    return forgotten === 'changed' ? { kind: 'absent-changed' } : answer({ forgotten });
  });
}
