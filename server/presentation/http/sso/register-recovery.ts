import type { FastifyInstance } from 'fastify';
import type { PasswordRecovery, ResetRefusal } from '../../../application/recovery/password-recovery';
import { answer, BUSY, faultAt, type Problem } from '../answer';
import { defineRoute } from '../define-route';
import type { RouteDeclaration } from '../route-declaration';
import { deviceSecretsOf } from './device-cookie';
import { passwordProblem } from './password-problem';
import { presentCode } from './present-code';

const RECOVERING: RouteDeclaration = { policy: 'public', rate: 'recovering' };

function problemOfReset(refusal: ResetRefusal): Problem {
  switch (refusal.kind) {
    case 'over':
      return { kind: 'code-over' };
    case 'busy':
      return BUSY;
    case 'password':
      return faultAt('password', passwordProblem(refusal.fault));
  }
}

/** The way to a new password for somebody who forgot theirs. */
export function registerRecovery(app: FastifyInstance, recovery: PasswordRecovery): void {
  defineRoute(app, 'forgotPassword', RECOVERING, async (call) => {
    const { language, caller, cookies } = call;
    const deviceSecrets = deviceSecretsOf(cookies);
    const opened = await recovery.request({ email: call.body.email, language, deviceSecrets, caller });
    if (!opened.ok) return { kind: 'too-many-requests', ...opened.error };
    return answer(presentCode(opened.value));
  });

  defineRoute(app, 'verifyOtp', RECOVERING, async ({ body }) => {
    const ticket = await recovery.verify(body.request_id, body.otp);
    if (ticket.ok) return answer({ reset_token: ticket.value });
    return ticket.error === 'over' ? { kind: 'code-over' } : faultAt('otp', { kind: 'wrong-code' });
  });

  defineRoute(app, 'resetPassword', RECOVERING, async ({ body, caller }) => {
    const reset = await recovery.reset(body.reset_token, body.password, caller);
    return reset.ok ? answer(null) : problemOfReset(reset.error);
  });
}
