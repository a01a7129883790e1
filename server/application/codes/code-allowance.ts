import { CODE_LIMITS } from '../../domain/codes/code-limits';
import type { Clock } from '../ports/clock.port';
import type { RateLimiter } from '../ports/rate-limiter.port';
import { RESEND_AFTER_SECONDS } from './requested-code';

/** The requester of a code, and the address that it is for. */
export interface Requester {
  /** The address, folded. */
  readonly addressKey: string;
  /** The origin of the request: a network, or a device that the account knows. Each has a limit of its own. */
  readonly key: string;
  readonly isKnownDevice: boolean;
}

/** The store of the requests has the time of each requester's newest request. */
export interface NewestRequests {
  /** How many milliseconds must pass before the next request of a requester for an address is accepted. */
  waitMs(request: { readonly addressKey: string; readonly requester: string; readonly at: Date }): Promise<number>;
}

export type Allowance =
  | { readonly kind: 'mail' }
  /** This requester asks too often. */
  | { readonly kind: 'too-early'; readonly retryAfterSeconds: number }
  /** All networks together have reached the number of mails that may be sent to the address. */
  | { readonly kind: 'mails-used-up'; readonly retryAfterSeconds: number };

const SECOND = 1_000;
const tooEarly = (retryAfterSeconds: number): Allowance => ({ kind: 'too-early', retryAfterSeconds });

/** Limits how often codes for one purpose go to one address. Addresses with and without an account are counted alike. */
export class CodeAllowance {
  constructor(
    private readonly purpose: string,
    private readonly deps: {
      readonly requests: NewestRequests;
      /** Shared by all processes; its counts survive a restart. */
      readonly limiter: RateLimiter;
      readonly clock: Clock;
    },
  ) {}

  /**
   * Takes one request from the requester's limit and one mail from the address's limit. A request that comes too early takes
   * nothing. Of simultaneous calls, the first is judged and the others are too early, so that they never yield one request with
   * a mail and another without.
   */
  async take({ addressKey, key, isKnownDevice }: Requester): Promise<Allowance> {
    const { requests, limiter, clock } = this.deps;
    const waitMs = await requests.waitMs({ addressKey, requester: key, at: clock.date() });
    if (waitMs > 0) return tooEarly(Math.ceil(waitMs / SECOND));
    if ((await limiter.consume(this.bucketOfTurn(addressKey, key), CODE_LIMITS.turnOfOne)) > 0)
      return tooEarly(RESEND_AFTER_SECONDS);
    const ofOne = await limiter.consume(this.bucketOfOne(addressKey, key), CODE_LIMITS.requestsOfOne);
    if (ofOne > 0) {
      await limiter.giveBack(this.bucketOfTurn(addressKey, key), CODE_LIMITS.turnOfOne);
      return tooEarly(ofOne);
    }
    const ofAll = isKnownDevice ? 0 : await limiter.consume(this.bucketOfAll(addressKey), CODE_LIMITS.requestsOfAll);
    return ofAll === 0 ? { kind: 'mail' } : { kind: 'mails-used-up', retryAfterSeconds: ofAll };
  }

  /** Returns what was taken for a request that did not happen. */
  async giveBack({ addressKey, key, isKnownDevice }: Requester, { kind }: Allowance): Promise<void> {
    const { limiter } = this.deps;
    await limiter.giveBack(this.bucketOfOne(addressKey, key), CODE_LIMITS.requestsOfOne);
    await limiter.giveBack(this.bucketOfTurn(addressKey, key), CODE_LIMITS.turnOfOne);
    if (kind === 'mail' && !isKnownDevice)
      await limiter.giveBack(this.bucketOfAll(addressKey), CODE_LIMITS.requestsOfAll);
  }

  private bucketOfAll(addressKey: string): string {
    return `${this.purpose} ${addressKey}`;
  }

  private bucketOfOne(addressKey: string, key: string): string {
    return `${this.bucketOfAll(addressKey)} of ${key}`;
  }

  private bucketOfTurn(addressKey: string, key: string): string {
    return `turn: ${this.bucketOfOne(addressKey, key)}`;
  }
}
