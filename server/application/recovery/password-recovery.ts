import { passwordFault, passwordText, type PasswordFault } from '../../../contract/kernel/password-verdict';
import type { AccountNotices } from '../../domain/accounts/account-notices.port';
import type { Caller } from '../../domain/accounts/audit-log.port';
import { emailKey } from '../../domain/accounts/email-key';
import { RECOVERY_LIMITS } from '../../domain/recovery/recovery-limits';
import type { RecoveryRequests } from '../../domain/recovery/recovery-requests.port';
import { RESET_CODE_COUNT, resetCode } from '../../domain/recovery/reset-code';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { addressKey as networkKey } from '../../domain/proxies/ip-address';
import { noteNow, type AccountParts } from '../accounts/account-parts';
import type { KnownDevices } from '../accounts/known-devices';
import type { RateLimiter } from '../ports/rate-limiter.port';
import type { SecretSource } from '../ports/secret-source.port';

export interface RecoveryParts extends AccountParts {
  readonly requests: RecoveryRequests;
  /** Counts for all processes, and outlives a restart. */
  readonly limiter: RateLimiter;
  readonly notices: AccountNotices;
  readonly devices: Pick<KnownDevices, 'attemptsKey'>;
}

export interface RecoveryInput {
  readonly email: string;
  readonly language: 'vi' | 'en';
  /** What the device was given at earlier sign-ins. */
  readonly deviceSecrets: readonly string[];
  readonly caller: Pick<Caller, 'ip'>;
}

/** Codes and tickets as they are kept: keyed, and bound to what they belong to. */
export type KeyedHash = (text: string) => string;

export interface OpenedRecovery {
  readonly requestId: string;
  readonly expiresInSeconds: number;
  readonly resendAfterSeconds: number;
}

export type ResetRefusal =
  { readonly kind: 'over' } | { readonly kind: 'busy' } | { readonly kind: 'password'; readonly fault: PasswordFault };

/** Who asks for a new password of which address. */
interface Requester {
  readonly addressKey: string;
  /** The device, where the account knows it, else the network. */
  readonly key: string;
  readonly isKnownDevice: boolean;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const bucketOfAll = (addressKey: string): string => `code for ${addressKey}`;
const bucketOfOne = (addressKey: string, key: string): string => `${bucketOfAll(addressKey)} of ${key}`;

/** A new password for somebody who forgot theirs: a code by mail, a ticket for the code, the password for the ticket. */
export class PasswordRecovery {
  constructor(
    private readonly parts: RecoveryParts,
    private readonly secrets: SecretSource,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** The same answer after the same work whether or not there is such an account; nobody waits for the mail. */
  async request(input: RecoveryInput): Promise<Result<OpenedRecovery, { retryAfterSeconds: number }>> {
    const { accounts, requests, notices, clock } = this.parts;
    const account = await accounts.findByEmail(input.email);
    const requester = await this.requesterOf(input, account?.id ?? null);
    const retryAfterSeconds = await this.secondsToWait(requester);
    if (retryAfterSeconds > 0) return fail({ retryAfterSeconds });
    const requestId = this.secrets.token();
    const code = resetCode(this.secrets.below(RESET_CODE_COUNT));
    const isOpened = await requests.open({
      addressKey: requester.addressKey,
      requester: requester.key,
      id: requestId,
      accountId: account?.id ?? null,
      codeHash: this.hashOfCode(requestId, code),
      at: clock.date(),
    });
    const { codeLifeMs, resendAfterMs } = RECOVERY_LIMITS;
    if (!isOpened) {
      // Another call of the same requester was taken in this moment.
      await this.giveBack(requester);
      return fail({ retryAfterSeconds: resendAfterMs / SECOND });
    }
    if (account !== null) notices.resetCode({ ...account, language: input.language }, code, codeLifeMs / MINUTE);
    return succeed({
      requestId,
      expiresInSeconds: codeLifeMs / SECOND,
      resendAfterSeconds: resendAfterMs / SECOND,
    });
  }

  /** A ticket for one new password, within ten minutes. */
  async verify(requestId: string, code: string): Promise<Result<string, 'wrong' | 'over'>> {
    const ticket = this.secrets.token();
    const verdict = await this.parts.requests.tryCode({
      requestId,
      codeHash: this.hashOfCode(requestId, code),
      ticketHash: this.keyedHash(`ticket ${ticket}`),
      at: this.parts.clock.date(),
    });
    return verdict === 'right' ? succeed(ticket) : fail(verdict);
  }

  /** Signs out everywhere and does not sign in (decisions.md §4). A password that is not good enough leaves the ticket good. */
  async reset(ticket: string, password: string, caller: Caller): Promise<Result<void, ResetRefusal>> {
    const { accounts, requests, clock, hasher } = this.parts;
    const ticketHash = this.keyedHash(`ticket ${ticket}`);
    const accountId = await requests.accountOfTicket(ticketHash, clock.date());
    const account = accountId === null ? null : await accounts.find(accountId);
    if (account === null) return fail({ kind: 'over' });
    const fault = passwordFault(password, account, this.parts.estimate);
    if (fault !== null) return fail({ kind: 'password', fault });
    const hashed = await hasher.hash(passwordText(password));
    if (!hashed.ok) return fail({ kind: 'busy' });
    if ((await requests.takeTicket(ticketHash, clock.date())) === null) return fail({ kind: 'over' });
    const at = clock.date();
    await accounts.setPassword({ accountId: account.id, passwordHash: hashed.value, keptSessionId: null, at });
    await this.parts.attempts.forget(emailKey(account.email));
    await noteNow(this.parts, 'password-reset', caller, { accountId: account.id });
    this.parts.notices.passwordChanged(account, at);
    return succeed(undefined);
  }

  private async requesterOf(input: RecoveryInput, accountId: string | null): Promise<Requester> {
    const device = await this.parts.devices.attemptsKey(accountId, input.deviceSecrets);
    const key = this.keyedHash(`requester ${device ?? networkKey(input.caller.ip)}`);
    return { addressKey: emailKey(input.email), key, isKnownDevice: device !== null };
  }

  /** 0 where the call may go on. One that must wait takes nothing from any limit but the one that it must wait for. */
  private async secondsToWait({ addressKey, key, isKnownDevice }: Requester): Promise<number> {
    const { requests, limiter, clock } = this.parts;
    const waitMs = await requests.waitMs({ addressKey, requester: key, at: clock.date() });
    if (waitMs > 0) return Math.ceil(waitMs / SECOND);
    const ofOne = await limiter.take(bucketOfOne(addressKey, key), RECOVERY_LIMITS.requestsOfOne);
    if (ofOne > 0 || isKnownDevice) return ofOne;
    const ofAll = await limiter.take(bucketOfAll(addressKey), RECOVERY_LIMITS.requestsOfAll);
    if (ofAll > 0) await limiter.giveBack(bucketOfOne(addressKey, key), RECOVERY_LIMITS.requestsOfOne);
    return ofAll;
  }

  private async giveBack({ addressKey, key, isKnownDevice }: Requester): Promise<void> {
    const { limiter } = this.parts;
    await limiter.giveBack(bucketOfOne(addressKey, key), RECOVERY_LIMITS.requestsOfOne);
    if (!isKnownDevice) await limiter.giveBack(bucketOfAll(addressKey), RECOVERY_LIMITS.requestsOfAll);
  }

  private hashOfCode(requestId: string, code: string): string {
    return this.keyedHash(`code ${requestId} ${code}`);
  }
}
