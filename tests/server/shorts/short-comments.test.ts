import { PostgresShortComments } from '../../../server/infrastructure/postgres/shorts/postgres-short-comments';
import { HandClock } from '../../support/server/hand-clock';
import { MemoryShortComments } from '../../support/server/memory-short-comments';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';
import { shortCommentsContract } from './short-comments.contract';

shortCommentsContract('memory', () =>
  Promise.resolve(new MemoryShortComments(new HandClock(), new Set(['short1', 'short2']))),
);

describe('in PostgreSQL', () => {
  const database = withTestDatabase();
  const seed = new Seed(() => database.db());

  beforeAll(async () => {
    for (const id of ['vy', 'lam']) await seed.account(id);
    for (const id of ['short1', 'short2']) await seed.short({ id });
  });

  shortCommentsContract('PostgreSQL', async () => {
    await database.db().deleteFrom('short_comments').execute();
    return new PostgresShortComments(database.db());
  });
});
