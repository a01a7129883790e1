import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SongCards } from '../application/catalogue/song-cards';
import type { Clock } from '../application/ports/clock.port';
import type { ShortMarks } from '../domain/shorts/short-marks.port';
import type { ShortCatalogue } from '../domain/shorts/short-catalogue.port';
import { ListShortComments } from '../application/shorts/list-short-comments';
import { PostShortComment } from '../application/shorts/post-short-comment';
import { ReadShortFeed } from '../application/shorts/read-short-feed';
import { ShowShorts } from '../application/shorts/show-shorts';
import type { Schema } from '../infrastructure/postgres/schema';
import { PostgresShortMarks } from '../infrastructure/postgres/shorts/postgres-short-marks';
import { PostgresShortCatalogue } from '../infrastructure/postgres/shorts/postgres-short-catalogue';
import { PostgresShortComments } from '../infrastructure/postgres/shorts/postgres-short-comments';
import { PostgresShortTaste } from '../infrastructure/postgres/shorts/postgres-short-taste';
import { PostgresShortViewLog } from '../infrastructure/postgres/shorts/postgres-short-view-log';
import { registerShortComments } from '../presentation/http/shorts/register-short-comments';
import { registerShortActions } from '../presentation/http/shorts/register-short-actions';
import { registerShortFeed } from '../presentation/http/shorts/register-short-feed';

export interface ShortsDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly cards: SongCards;
}

/** The readers of short videos; the feed's cache must be dropped whenever songs or clips were added, changed or removed. */
export interface ShortVideos {
  readonly shorts: ShortCatalogue;
  readonly marks: ShortMarks;
  readonly show: ShowShorts;
  readonly readFeed: ReadShortFeed;
}

export function makeShorts({ db, clock, cards }: ShortsDeps): ShortVideos {
  const shorts = new PostgresShortCatalogue(db);
  const marks = new PostgresShortMarks(db);
  const show = new ShowShorts(shorts, cards, marks);
  return {
    shorts,
    marks,
    show,
    readFeed: new ReadShortFeed({ shorts, taste: new PostgresShortTaste(db), show }, clock),
  };
}

/** The short videos: their feed, the listeners' actions on them, and their comments. */
export function composeShorts(
  app: FastifyInstance,
  { shorts, marks, show, readFeed }: ShortVideos,
  { db, clock }: Pick<ShortsDeps, 'db' | 'clock'>,
): void {
  const comments = new PostgresShortComments(db);
  registerShortFeed(app, { readFeed, show });
  registerShortActions(app, { shorts, marks, views: new PostgresShortViewLog(db) });
  const list = new ListShortComments(comments);
  const post = new PostShortComment(comments, clock);
  registerShortComments(app, { comments, list, post });
}
