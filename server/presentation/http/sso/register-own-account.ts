import type { FastifyInstance } from 'fastify';
import type { OwnAccount, PasswordChangeRefusal } from '../../../application/accounts/own-account';
import type { Clock } from '../../../application/ports/clock.port';
import { isBirthday } from '../../../domain/accounts/birthday';
import type { Account } from '../../../domain/accounts/account';
import { answer, faultAt, UNAUTHORIZED, type Problem } from '../answer';
import { defineOwnRoute } from '../define-route';
import { passwordProblem } from './password-problem';
import { presentAccount } from './present-account';
import { proofProblem } from './proof-problem';

const presentOrGone = (account: Account | null) => (account === null ? UNAUTHORIZED : answer(presentAccount(account)));

/** An emptied field is null, not an empty text. */
const orNull = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);

const problemOf = (refusal: PasswordChangeRefusal): Problem =>
  refusal.kind === 'password'
    ? faultAt('new_password', passwordProblem(refusal.fault))
    : proofProblem(refusal, 'current_password');

/** A listener's own profile and password. */
export function registerOwnAccount(app: FastifyInstance, own: OwnAccount, clock: Clock): void {
  defineOwnRoute(app, 'me', 'listening', async ({ identity }) => presentOrGone(await own.read(identity)));

  defineOwnRoute(app, 'updateMe', 'writing', async ({ identity, body }) => {
    const { name, gender, birthday } = body;
    if (typeof birthday === 'string' && !isBirthday(birthday, clock.date()))
      return faultAt('birthday', { kind: 'malformed' });
    const phone = orNull(body.phone);
    const bio = orNull(body.bio);
    const changes = { name, gender, birthday, phone, bio };
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    return presentOrGone(await own.update(identity, given));
  });

  defineOwnRoute(app, 'changePassword', 'signing', async ({ identity, body, caller }) => {
    const { current_password: current, new_password: next } = body;
    const changed = await own.changePassword(identity, { current, next, caller });
    return changed.ok ? answer(null) : problemOf(changed.error);
  });
}
