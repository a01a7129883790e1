import type { RequestedCode } from '../../../application/codes/requested-code';

/** The response to a request for a code. */
export const presentCode = (code: RequestedCode) => ({
  request_id: code.requestId,
  expires_in: code.expiresInSeconds,
  resend_after: code.resendAfterSeconds,
  is_mailed: code.isMailed,
});
