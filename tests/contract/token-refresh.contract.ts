import type { TokenRefresh } from '../../src/domain/session/token-refresh.port';
import type { TokenPair } from '../../src/domain/session/token-store.port';

/** A listener who has just signed in. */
export interface TokenRefreshWorld {
  readonly refresh: TokenRefresh;
  readonly pair: TokenPair;
}

/** Contract tests of `TokenRefresh`; the server's own tests cover its timing. */
export function describeTokenRefresh(name: string, makeWorld: () => Promise<TokenRefreshWorld>): void {
  describe(`${name} as a renewer of sessions`, () => {
    let world: TokenRefreshWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const successorOf = async (refreshToken: string) => {
      const answer = await world.refresh.refresh(refreshToken);
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value;
    };

    it('exchanges a refresh token for the next pair', async () => {
      const next = await successorOf(world.pair.refreshToken);
      expect(next.refreshToken).not.toBe(world.pair.refreshToken);
      expect(next.accessToken).not.toBe('');
    });

    it('answers a repeated call with the same successor', async () => {
      const first = await successorOf(world.pair.refreshToken);
      const second = await successorOf(world.pair.refreshToken);
      expect(second.refreshToken).toBe(first.refreshToken);
    });

    it('refreshes the successor in turn', async () => {
      const next = await successorOf(world.pair.refreshToken);
      const third = await successorOf(next.refreshToken);
      expect(third.refreshToken).not.toBe(next.refreshToken);
    });

    it('treats an older token as stolen, and ends the session', async () => {
      const next = await successorOf(world.pair.refreshToken);
      const third = await successorOf(next.refreshToken);
      const refused = { ok: false, error: { kind: 'unauthenticated' } };
      expect(await world.refresh.refresh(world.pair.refreshToken)).toMatchObject(refused);
      expect(await world.refresh.refresh(third.refreshToken)).toMatchObject(refused);
    });

    it('refuses a token that was never issued', async () => {
      const answer = await world.refresh.refresh('nobody-gave-this-token-to-anybody');
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthenticated' } });
    });
  });
}
