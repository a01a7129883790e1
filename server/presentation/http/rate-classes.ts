import type { RateLimit } from '../../application/ports/rate-limiter.port';

interface RateClassRule extends RateLimit {
  /** Whether this machine itself is exempt, as long as no proxy is trusted: a local listener harms nobody. */
  readonly sparesLoopback: boolean;
  /** Whether the counts survive a restart and are shared by all processes. */
  readonly isLasting?: boolean;
}

/** How often one address may call. Listening is generous: a skipping listener asks for a few dozen things a second. */
export const RATE_CLASSES = {
  listening: { burst: 600, perSecond: 60, sparesLoopback: true },
  media: { burst: 3000, perSecond: 600, sparesLoopback: true },
  writing: { burst: 120, perSecond: 4, sparesLoopback: true },
  signing: { burst: 20, perSecond: 20 / 60, sparesLoopback: false, isLasting: true },
  registering: { burst: 60, perSecond: 0.1, sparesLoopback: false, isLasting: true },
  recovering: { burst: 30, perSecond: 0.5, sparesLoopback: false, isLasting: true },
  opening: { burst: 60, perSecond: 1, sparesLoopback: true },
  /** Contact messages: a handful, then one every two minutes. */
  posting: { burst: 5, perSecond: 1 / 120, sparesLoopback: false, isLasting: true },
  working: { burst: 6, perSecond: 0.2, sparesLoopback: false },
} as const satisfies Readonly<Record<string, RateClassRule>>;

export type RateClass = keyof typeof RATE_CLASSES;
