import type { FastifyInstance } from 'fastify';
import type { OwnDataWire } from '../../../../contract/own-data';
import type { DeleteOwnAccount, DeleteRefusal } from '../../../application/accounts/delete-own-account';
import type { TakenData, TakeOwnData } from '../../../application/accounts/take-own-data';
import { answer, done, UNAUTHORIZED, type Problem } from '../answer';
import { defineOwnRoute } from '../define-route';
import { presentAccount } from './present-account';
import { proofProblem } from './proof-problem';

const present = ({ account, data, at }: TakenData) =>
  ({ exported_at: at.toISOString(), profile: presentAccount(account), ...data }) as OwnDataWire;

function problemOf(refusal: DeleteRefusal): Problem {
  if (refusal.kind === 'oneself' || refusal.kind === 'last-admin') return { kind: refusal.kind };
  return proofProblem(refusal, 'password');
}

/** All data that is stored about an account: to download, or to delete. */
export function registerOwnData(app: FastifyInstance, take: TakeOwnData, leave: DeleteOwnAccount): void {
  defineOwnRoute(app, 'ownData', 'working', async ({ identity, caller }) => {
    const taken = await take.execute(identity, caller);
    return taken === null ? UNAUTHORIZED : answer(present(taken));
  });

  defineOwnRoute(app, 'deleteMe', 'signing', async ({ identity, body, caller }) => {
    const deleted = await leave.execute(identity, body.password, caller);
    return deleted.ok ? done(null, 'account-deleted') : problemOf(deleted.error);
  });
}
