import type { FastifyInstance } from 'fastify';
import type { SignIn, SignInRefusal } from '../../../application/accounts/sign-in';
import type { OwnDevices } from '../../../application/sessions/own-devices';
import type { RefreshSession } from '../../../application/sessions/refresh-session';
import { answer, BUSY, UNAUTHORIZED, type Problem } from '../answer';
import { defineOwnRoute, defineRoute } from '../define-route';
import { deviceSecretsOf } from './device-cookie';
import { presentGrant } from './present-account';
import { presentAdmission } from './present-admission';

export interface SessionRoutesDeps {
  readonly signIn: Pick<SignIn, 'execute'>;
  readonly refresh: Pick<RefreshSession, 'execute'>;
  readonly devices: Pick<OwnDevices, 'signOutHere'>;
}

function problemOfSignIn(refusal: SignInRefusal): Problem {
  switch (refusal.kind) {
    case 'wrong':
      return { kind: 'wrong-credentials' };
    case 'locked':
      return { kind: 'locked', retryAfterSeconds: refusal.retryAfterSeconds };
    case 'account-locked':
      return { kind: 'account-locked' };
    case 'busy':
      return BUSY;
  }
}

/** Signing in and out, and the tokens' renewal. */
export function registerSession(app: FastifyInstance, { signIn, refresh, devices }: SessionRoutesDeps): void {
  defineRoute(app, 'login', { policy: 'public', rate: 'signing' }, async (call) => {
    const { email, password, remember = false } = call.body;
    const deviceSecrets = deviceSecretsOf(call.cookies);
    const input = { email, password, isRemembered: remember, deviceSecrets, caller: call.caller };
    const signedIn = await signIn.execute(input);
    return signedIn.ok ? presentAdmission(signedIn.value, call.isEncrypted) : problemOfSignIn(signedIn.error);
  });

  defineRoute(app, 'refreshToken', { policy: 'public', rate: 'writing' }, async ({ body, caller }) => {
    const refreshed = await refresh.execute(body.refreshToken, caller);
    return refreshed.ok ? answer(presentGrant(refreshed.value)) : UNAUTHORIZED;
  });

  defineOwnRoute(app, 'logout', 'writing', async ({ identity, caller }) => {
    await devices.signOutHere(identity, caller);
    return answer(null);
  });
}
