import type { FastifyInstance } from 'fastify';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { MemoryRateLimiter } from '../../../server/infrastructure/system/memory-rate-limiter';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { buildApp } from '../../../server/presentation/http/app';
import { RecordingLogger } from './recording-logger';

/** The HTTP server with its limits and gates and no routes of its own. */
export function bareApp(logger = new RecordingLogger()): FastifyInstance {
  return buildApp({ logger, ids: new CryptoIdSource(), limiter: new MemoryRateLimiter(systemClock) });
}

export const DECLARED = { schema: {}, config: { policy: 'public', rate: 'listening' } } as const;

/** An address outside this machine, from the block that is kept for documentation. */
export const FAR_ADDRESS = '203.0.113.7';
