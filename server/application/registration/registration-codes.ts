import type { AccountNotices } from '../../domain/accounts/account-notices.port';
import type { AccountRepository } from '../../domain/accounts/account-repository.port';
import type { Caller } from '../../domain/accounts/audit-log.port';
import { emailKey } from '../../domain/accounts/email-key';
import { CODE_LIMITS } from '../../domain/codes/code-limits';
import { SIX_DIGIT_COUNT, sixDigitCode } from '../../domain/codes/six-digit-code';
import { addressKey as networkKey } from '../../domain/proxies/ip-address';
import type { PendingAccount, PendingRegistrations } from '../../domain/registration/pending-registrations.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { CodeAllowance } from '../codes/code-allowance';
import {
  CODE_MINUTES,
  CODE_SECONDS,
  RESEND_AFTER_SECONDS,
  type KeyedHash,
  type RequestedCode,
} from '../codes/requested-code';
import type { Clock } from '../ports/clock.port';
import type { RateLimiter } from '../ports/rate-limiter.port';
import type { SecretSource } from '../ports/secret-source.port';

export interface RegistrationCodeDeps {
  readonly accounts: Pick<AccountRepository, 'findByEmail'>;
  readonly pending: PendingRegistrations;
  readonly limiter: RateLimiter;
  readonly notices: AccountNotices;
  readonly clock: Clock;
}

const bucketOf = (network: string): string => `registrations of ${network}`;

/**
 * Codes that are mailed to the address of a new account. An address that already has an account gets a mail with this information
 * instead.
 */
export class RegistrationCodes {
  private readonly allowance: CodeAllowance;

  constructor(
    private readonly deps: RegistrationCodeDeps,
    private readonly secrets: SecretSource,
    private readonly keyedHash: KeyedHash,
  ) {
    this.allowance = new CodeAllowance('registration of', { ...deps, requests: deps.pending });
  }

  /** Gives the same answer after the same work whether or not the address has an account; the answer does not wait for the mail. */
  async request(
    account: PendingAccount,
    { ip }: Pick<Caller, 'ip'>,
  ): Promise<Result<RequestedCode, { retryAfterSeconds: number }>> {
    const { accounts, limiter, pending, notices, clock } = this.deps;
    const owner = await accounts.findByEmail(account.email);
    const addressKey = emailKey(account.email);
    const network = this.keyedHash(`requester ${networkKey(ip)}`);
    const requester = { addressKey, key: network, isKnownDevice: false };
    const ofNetwork = await limiter.consume(bucketOf(network), CODE_LIMITS.registrationsOfNetwork);
    if (ofNetwork > 0) return fail({ retryAfterSeconds: ofNetwork });
    const allowance = await this.allowance.take(requester);
    if (allowance.kind === 'too-early') {
      await limiter.giveBack(bucketOf(network), CODE_LIMITS.registrationsOfNetwork);
      return fail({ retryAfterSeconds: allowance.retryAfterSeconds });
    }
    const id = this.secrets.token();
    const code = sixDigitCode(this.secrets.below(SIX_DIGIT_COUNT));
    const isMailed = allowance.kind === 'mail';
    const isTaken = owner !== null;
    const registration = { ...account, id, addressKey, requester: network, isTaken, codeHash: this.hashOf(id, code) };
    const isOpened = isMailed && (await pending.open({ ...registration, at: clock.date() }));
    if (!isOpened) {
      await limiter.giveBack(bucketOf(network), CODE_LIMITS.registrationsOfNetwork);
      await this.allowance.giveBack(requester, allowance);
      return fail({ retryAfterSeconds: isMailed ? RESEND_AFTER_SECONDS : allowance.retryAfterSeconds });
    }
    if (owner === null) notices.registrationCode(account, code, CODE_MINUTES);
    else notices.alreadyRegistered({ ...owner, language: account.language });
    return succeed({
      requestId: id,
      expiresInSeconds: CODE_SECONDS,
      resendAfterSeconds: RESEND_AFTER_SECONDS,
      isMailed: true,
    });
  }

  /** The data from which the right code creates an account. */
  take(requestId: string, code: string): ReturnType<PendingRegistrations['redeem']> {
    const { pending, clock } = this.deps;
    return pending.redeem({ requestId, codeHash: this.hashOf(requestId, code), at: clock.date() });
  }

  private hashOf(requestId: string, code: string): string {
    return this.keyedHash(`registration ${requestId} ${code}`);
  }
}
