import type { FastifyInstance } from 'fastify';
import type {
  ConfirmRefusal,
  RegisterAccount,
  RegisterRefusal,
} from '../../../application/registration/register-account';
import { answer, BUSY, faultAt, type Problem } from '../answer';
import { defineRoute } from '../define-route';
import { deviceSecretsOf } from './device-cookie';
import { passwordProblem } from './password-problem';
import { presentAdmission } from './present-admission';
import { presentCode } from './present-code';

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
    case 'too-early':
      return { kind: 'too-many-requests', retryAfterSeconds: refusal.retryAfterSeconds };
    case 'password':
      return faultAt('password', passwordProblem(refusal.fault));
  }
}

function problemOfCode({ kind }: ConfirmRefusal): Problem {
  switch (kind) {
    case 'wrong':
      return faultAt('otp', { kind: 'wrong-code' });
    case 'over':
      return { kind: 'code-over' };
    case 'closed':
    case 'taken':
    case 'busy':
      return problemOfRegistration({ kind });
  }
}

/** Signing up. */
export function registerRegistration(
  app: FastifyInstance,
  register: Pick<RegisterAccount, 'execute' | 'confirm'>,
): void {
  defineRoute(app, 'register', { policy: 'public', rate: 'registering' }, async (call) => {
    const { language, isLocal, caller, isEncrypted } = call;
    const { email, password, name, setup_token: setupToken } = call.body;
    const deviceSecrets = deviceSecretsOf(call.cookies);
    const input = { email, password, name, setupToken, isLocal, language, deviceSecrets, caller };
    const registered = await register.execute(input);
    if (!registered.ok) return problemOfRegistration(registered.error);
    return registered.value.kind === 'admitted'
      ? presentAdmission(registered.value.admission, isEncrypted)
      : answer(presentCode(registered.value.code));
  });

  defineRoute(app, 'verifyRegistration', { policy: 'public', rate: 'recovering' }, async (call) => {
    const { body, caller, cookies, isEncrypted } = call;
    const by = { caller, deviceSecrets: deviceSecretsOf(cookies) };
    const admitted = await register.confirm(body.request_id, body.otp, by);
    return admitted.ok ? presentAdmission(admitted.value, isEncrypted) : problemOfCode(admitted.error);
  });
}
