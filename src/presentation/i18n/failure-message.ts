import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { MessageKey } from './messages';

/** The message for a kind of failure. A new kind without a message does not compile. */
export const failureMessage = (kind: GatewayFailure['kind']) =>
  (kind === 'server-error' ? 'error.server.text' : (`failure.${kind}` as const)) satisfies MessageKey;
