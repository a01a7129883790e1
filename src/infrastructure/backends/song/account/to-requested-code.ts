import type { accountRoutes } from '../../../../../contract/account-routes';
import type { RequestedCode } from '../../../../domain/session/mailed-code';
import type { RouteData } from '../call-route';

const SECOND_MS = 1000;

export const toRequestedCode = (wire: RouteData<typeof accountRoutes.forgotPassword>): RequestedCode => ({
  requestId: wire.request_id,
  life: wire.expires_in * SECOND_MS,
  resendAfter: wire.resend_after * SECOND_MS,
  isMailed: wire.is_mailed,
});
