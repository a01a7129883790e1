import type { FastifyInstance } from 'fastify';
import type { RegisterAccount, RegisterRefusal } from '../../../application/accounts/register-account';
import type { Admission, SignIn, SignInRefusal } from '../../../application/accounts/sign-in';
import type { OwnDevices } from '../../../application/sessions/own-devices';
import type { RefreshSession } from '../../../application/sessions/refresh-session';
import { answer, BUSY, faultAt, UNAUTHORIZED, type Problem } from '../answer';
import { defineOwnRoute, defineRoute } from '../define-route';
import { deviceCookie, deviceSecretsOf } from './device-cookie';
import { passwordProblem } from './password-problem';
import { presentAccount, presentGrant } from './present-account';

export interface SessionRoutesDeps {
  readonly signIn: Pick<SignIn, 'execute'>;
  readonly register: Pick<RegisterAccount, 'execute'>;
  readonly refresh: Pick<RefreshSession, 'execute'>;
  readonly devices: Pick<OwnDevices, 'signOutHere'>;
}

const presentAdmission = (admission: Admission, isEncrypted: boolean) => ({
  ...answer({ ...presentGrant(admission), user: presentAccount(admission.account) }),
  cookie: deviceCookie(admission.deviceSecrets, isEncrypted),
});

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

function problemOfRegistration(refusal: RegisterRefusal): Problem {
  switch (refusal.kind) {
    case 'closed':
      return { kind: 'sign-up-closed' };
    case 'setup-token':
      return faultAt('setup_token', { kind: 'wrong-setup-token' });
    case 'taken':
      return { kind: 'email-taken' };
    case 'busy':
      return BUSY;
    case 'password':
      return faultAt('password', passwordProblem(refusal.fault));
  }
}

/** Signing in, up and out, and the tokens' renewal. */
export function registerSession(app: FastifyInstance, { signIn, register, refresh, devices }: SessionRoutesDeps): void {
  defineRoute(app, 'login', { policy: 'public', rate: 'signing' }, async (call) => {
    const { email, password, remember = false } = call.body;
    const deviceSecrets = deviceSecretsOf(call.cookies);
    const asked = { email, password, isRemembered: remember, deviceSecrets, caller: call.caller };
    const signedIn = await signIn.execute(asked);
    return signedIn.ok ? presentAdmission(signedIn.value, call.isEncrypted) : problemOfSignIn(signedIn.error);
  });

  defineRoute(app, 'register', { policy: 'public', rate: 'registering' }, async (call) => {
    const { language, isLocal, caller } = call;
    const { email, password, name, setup_token: setupToken } = call.body;
    const deviceSecrets = deviceSecretsOf(call.cookies);
    const asked = { email, password, name, setupToken, isLocal, language, deviceSecrets, caller };
    const registered = await register.execute(asked);
    return registered.ok
      ? presentAdmission(registered.value, call.isEncrypted)
      : problemOfRegistration(registered.error);
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
