import type { FastifyInstance } from 'fastify';
import { DEFAULT_LIMITS, type CallerLimits } from '../../../server/domain/proxies/caller-limits';
import { NO_PROXY, parseTrustedProxies, type TrustedProxies } from '../../../server/domain/proxies/trusted-proxies';
import { fail, succeed } from '../../../server/domain/shared/result';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { MemoryRateLimiter } from '../../../server/infrastructure/system/memory-rate-limiter';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { buildApp } from '../../../server/presentation/http/app';
import type { Gatekeeper } from '../../../server/presentation/http/gates';
import { RecordingLogger } from './recording-logger';

/** A server that has no accounts yet. */
const NOBODY: Gatekeeper = {
  identify: () => Promise.resolve(fail('invalid')),
  hasAccounts: () => Promise.resolve(false),
};

/** Every token belongs to the same listener. */
const SOMEBODY: Gatekeeper = {
  identify: () =>
    Promise.resolve(succeed({ accountId: 'somebody', sessionId: 'here', role: 'listener', isPremium: false })),
  hasAccounts: () => Promise.resolve(true),
};

/** The trusted proxies, from the syntax of the setting. */
export const proxiesOf = (setting: string): TrustedProxies => {
  const proxies = parseTrustedProxies(setting);
  return proxies.ok ? proxies.value : NO_PROXY;
};

/** The HTTP server with its limits and gates and no routes of its own. */
export function bareApp(
  logger = new RecordingLogger(),
  gatekeeper = NOBODY,
  trustedProxies: TrustedProxies = NO_PROXY,
  limits: Partial<CallerLimits> = {},
): FastifyInstance {
  const limiter = new MemoryRateLimiter(systemClock);
  return buildApp({
    logger,
    ids: new CryptoIdSource(),
    limiters: { inMemory: limiter, persistent: limiter },
    gatekeeper,
    trustedProxies,
    limits: { ...DEFAULT_LIMITS, ...limits },
  });
}

/** The same server, for a listener who is signed in. */
export const signedInApp = (limits?: Partial<CallerLimits>, setting = 'off'): FastifyInstance =>
  bareApp(new RecordingLogger(), SOMEBODY, proxiesOf(setting), limits);

export const DECLARED = { schema: {}, config: { policy: 'public', rate: 'listening' } } as const;

/** A server without accounts behind proxies that are trusted. */
export const proxiedApp = (setting: string, limits?: Partial<CallerLimits>): FastifyInstance =>
  bareApp(new RecordingLogger(), NOBODY, proxiesOf(setting), limits);

/** An address outside this machine, from the block reserved for documentation. */
export const FAR_ADDRESS = '203.0.113.7';
