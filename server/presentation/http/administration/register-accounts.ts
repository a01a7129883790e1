import type { FastifyInstance } from 'fastify';
import type { AdministerAccounts, Administrator } from '../../../application/administration/administer-accounts';
import type { ChangeOutcome, ManagedAccount } from '../../../domain/administration/account-directory.port';
import { imageUrl } from '../../../domain/media/media-urls';
import { answer, NOT_FOUND, type Answer } from '../answer';
import { done } from '../answer';
import { presentPage, sliceOf } from '../paging';
import type { SuccessKind } from '../success-messages';
import { defineAdminRoute } from './define-admin-route';

const present = (account: ManagedAccount) => ({
  id: account.id,
  email: account.email,
  name: account.name,
  avatar: account.avatarId === null ? null : imageUrl(account.avatarId),
  role: account.role,
  is_premium: account.isPremium,
  is_locked: account.isLocked,
  created_at: account.createdAt.toISOString(),
  last_seen: account.lastSeenAt?.toISOString() ?? null,
  device_count: account.deviceCount,
});

function answerOf(outcome: ChangeOutcome, success: SuccessKind): Answer<null> {
  if (outcome === 'done') return done(null, success);
  return outcome === 'not-found' ? NOT_FOUND : { kind: outcome };
}

/** Accounts, for admins to manage. */
export function registerAccounts(app: FastifyInstance, accounts: AdministerAccounts): void {
  defineAdminRoute(app, 'managedAccounts', 'listening', async ({ query }) => {
    const { q: searchText = '', sort } = query;
    const { items, totalCount } = await accounts.list({ searchText, sort, slice: sliceOf(query) });
    return answer(presentPage(items.map(present), totalCount, query));
  });

  defineAdminRoute(app, 'setAccountLocked', 'writing', async (call) => {
    const { is_locked: isLocked } = call.body;
    const outcome = await accounts.setLocked(call.params.id, isLocked, administratorOf(call));
    return answerOf(outcome, isLocked ? 'account-locked' : 'account-unlocked');
  });

  defineAdminRoute(app, 'setAccountRole', 'writing', async (call) => {
    const { role } = call.body;
    return answerOf(await accounts.setRole(call.params.id, role, administratorOf(call)), 'role-changed');
  });

  defineAdminRoute(app, 'signAccountOut', 'writing', async (call) =>
    answerOf(await accounts.signOut(call.params.id, administratorOf(call)), 'account-signed-out'),
  );
}

const administratorOf = ({ identity, caller }: Administrator): Administrator => ({ identity, caller });
