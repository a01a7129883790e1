import type { FastifyInstance } from 'fastify';
import type { PlatformTokens } from '../../../application/ports/platform-tokens.port';
import { answer } from '../answer';
import { defineOwnRoute } from '../define-route';

/** A token that identifies an account to Firebase; `tokens` is null if this server signs none. */
export function registerFirebaseToken(app: FastifyInstance, tokens: PlatformTokens | null): void {
  defineOwnRoute(app, 'firebaseToken', 'writing', async ({ identity: { accountId, sessionId } }) => {
    if (tokens === null) return { kind: 'no-firebase' };
    const token = await tokens.make({ accountId, sessionId });
    return answer({ token, account: accountId, device: sessionId, expires_in: tokens.lifeSeconds });
  });
}
