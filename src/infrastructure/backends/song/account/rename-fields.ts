import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { fail, type Result } from '../../../../domain/shared/result';

/** Fields whose names differ between the server and our forms: wire name → our name. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  current_password: 'currentPassword',
  new_password: 'newPassword',
  setup_token: 'setupToken',
  otp: 'code',
};

/** The answer with its refused fields renamed to those of our forms. */
export function renameFields<T>(answer: Result<T, GatewayFailure>): Result<T, GatewayFailure> {
  if (answer.ok || answer.error.kind !== 'invalid') return answer;
  const fields = Object.entries(answer.error.fields).map(([field, message]) => [OUR_NAMES[field] ?? field, message]);
  return fail({ kind: 'invalid', fields: Object.fromEntries(fields) as Record<string, string> });
}
