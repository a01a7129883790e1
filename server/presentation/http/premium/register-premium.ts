import type { FastifyInstance } from 'fastify';
import type { MarkPremium } from '../../../application/premium/mark-premium';
import { answer, NOT_FOUND, UNAUTHORIZED } from '../answer';
import { defineRoute } from '../define-route';
import type { RouteDeclaration } from '../route-declaration';

const ADMINS: RouteDeclaration = { policy: 'admin', rate: 'writing' };

/** Which songs and which accounts are premium: set by admins. */
export function registerPremium(app: FastifyInstance, markPremium: MarkPremium): void {
  defineRoute(app, 'setSongPremium', ADMINS, async ({ params, body }) =>
    (await markPremium.song(params.id, body.is_premium)) ? answer(null) : NOT_FOUND,
  );

  defineRoute(app, 'setAccountPremium', ADMINS, async ({ params, body, identity, caller }) => {
    if (identity === null) return UNAUTHORIZED;
    const isMarked = await markPremium.account(params.id, body.is_premium, { identity, caller });
    return isMarked ? answer(null) : NOT_FOUND;
  });
}
