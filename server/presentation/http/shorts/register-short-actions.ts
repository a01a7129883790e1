import type { FastifyInstance } from 'fastify';
import type { ShortMarks, ShortMark } from '../../../domain/shorts/short-marks.port';
import type { ShortCatalogue } from '../../../domain/shorts/short-catalogue.port';
import type { ShortViewLog } from '../../../domain/shorts/short-view-log.port';
import { answer, done, NOT_FOUND } from '../answer';
import { defineOwnRoute, defineRoute } from '../define-route';
import { presentShortCard } from '../home/present-cards';
import { presentPage, sliceOf } from '../paging';
import type { SuccessKind } from '../success-messages';

export interface ShortActionsDeps {
  readonly shorts: Pick<ShortCatalogue, 'cards'>;
  readonly marks: Pick<ShortMarks, 'mark' | 'unmark' | 'saved'>;
  readonly views: ShortViewLog;
}

type MarkCall = 'likeShort' | 'saveShort' | 'hideShort';
type UnmarkCall = 'unlikeShort' | 'unsaveShort' | 'unhideShort';

const MARKS: readonly (readonly [MarkCall, ShortMark, SuccessKind])[] = [
  ['likeShort', 'like', 'short-liked'],
  ['saveShort', 'save', 'short-saved'],
  ['hideShort', 'hide', 'short-hidden'],
];
const UNMARKS: readonly (readonly [UnmarkCall, ShortMark, SuccessKind])[] = [
  ['unlikeShort', 'like', 'short-unliked'],
  ['unsaveShort', 'save', 'short-unsaved'],
  ['unhideShort', 'hide', 'short-unhidden'],
];

/** What listeners do with clips: watch, share, like, save, hide. */
export function registerShortActions(app: FastifyInstance, { shorts, marks, views }: ShortActionsDeps): void {
  defineOwnRoute(app, 'savedShorts', 'listening', async ({ query, identity }) => {
    const { ids, totalCount } = await marks.saved(identity.accountId, sliceOf(query));
    const cards = await shorts.cards(ids);
    return answer(presentPage(cards.map(presentShortCard), totalCount, query));
  });
  for (const [name, mark, success] of MARKS)
    defineOwnRoute(app, name, 'writing', async ({ params, identity }) =>
      (await marks.mark(identity.accountId, params.id, mark)) ? done(null, success) : NOT_FOUND,
    );
  for (const [name, mark, success] of UNMARKS)
    defineOwnRoute(app, name, 'writing', async ({ params, identity }) => {
      await marks.unmark(identity.accountId, params.id, mark);
      return done(null, success);
    });
  defineRoute(
    app,
    'recordShortViews',
    { policy: 'optional-account', rate: 'writing' },
    async ({ params, body, identity }) => {
      const events = body.events.map(({ event_id: eventId, visit_id: visitId, kind }) => ({ eventId, visitId, kind }));
      const counted = await views.record(params.id, events, identity?.accountId ?? null);
      return counted === null ? NOT_FOUND : answer({ counted });
    },
  );
}
