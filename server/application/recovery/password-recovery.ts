import { isLongCode } from '../../../contract/kernel/long-code';
import { passwordFault, passwordText, type PasswordFault } from '../../../contract/kernel/password-verdict';
import type { AccountNotices, ResetCodes } from '../../domain/accounts/account-notices.port';
import type { Caller } from '../../domain/accounts/audit-log.port';
import { emailKey } from '../../domain/accounts/email-key';
import { proofKey } from '../../domain/accounts/proof-key';
import type { CodeVerdict } from '../../domain/codes/code-verdict';
import { drawLongCode } from '../../domain/codes/long-code';
import { SIX_DIGIT_COUNT, sixDigitCode } from '../../domain/codes/six-digit-code';
import { addressKey as networkKey } from '../../domain/proxies/ip-address';
import { RECOVERY_LIMITS } from '../../domain/recovery/recovery-limits';
import type { RecoveryRequests } from '../../domain/recovery/recovery-requests.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { noteNow, type AccountDeps } from '../accounts/account-deps';
import type { KnownDevices } from '../accounts/known-devices';
import { CodeAllowance, type Requester } from '../codes/code-allowance';
import {
  CODE_MINUTES,
  CODE_SECONDS,
  RESEND_AFTER_SECONDS,
  type KeyedHash,
  type RequestedCode,
} from '../codes/requested-code';
import type { RateLimiter } from '../ports/rate-limiter.port';
import type { SecretSource } from '../ports/secret-source.port';

export interface RecoveryDeps extends AccountDeps {
  readonly requests: RecoveryRequests;
  readonly limiter: RateLimiter;
  readonly notices: AccountNotices;
  readonly devices: Pick<KnownDevices, 'attemptsKey'>;
}

export interface RecoveryInput {
  readonly email: string;
  readonly language: 'vi' | 'en';
  /** The secrets that the device received at earlier sign-ins. */
  readonly deviceSecrets: readonly string[];
  readonly caller: Pick<Caller, 'ip'>;
}

export type ResetRefusal =
  | { readonly kind: 'over' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'password'; readonly fault: PasswordFault };

const LONG_CODE_MINUTES = RECOVERY_LIMITS.longCodeLifeMs / 60_000;
const MINUTES = { digits: CODE_MINUTES, long: LONG_CODE_MINUTES } as const;

/** Gives a new password to somebody who forgot theirs: a code by mail, a ticket for the code, the password for the ticket. */
export class PasswordRecovery {
  private readonly allowance: CodeAllowance;

  constructor(
    private readonly deps: RecoveryDeps,
    private readonly secrets: SecretSource,
    private readonly keyedHash: KeyedHash,
  ) {
    this.allowance = new CodeAllowance('code for', deps);
  }

  /**
   * Gives the same answer after the same work whether or not the account exists: a mail is composed either way, and the answer
   * does not wait for it. If strangers have used up the address's mails, the request is accepted without a mail: the owner has
   * earlier mails with long codes, which are still valid.
   */
  async request(input: RecoveryInput): Promise<Result<RequestedCode, { retryAfterSeconds: number }>> {
    const { accounts, requests, notices, clock } = this.deps;
    const account = await accounts.findByEmail(input.email);
    const requester = await this.requesterOf(input, account?.id ?? null);
    const allowance = await this.allowance.take(requester);
    if (allowance.kind === 'too-early') return fail({ retryAfterSeconds: allowance.retryAfterSeconds });
    const requestId = this.secrets.token();
    const codes = allowance.kind === 'mail' ? this.drawCodes() : null;
    const isOpened = await requests.open({
      addressKey: requester.addressKey,
      requester: requester.key,
      id: requestId,
      accountId: account?.id ?? null,
      // Without a mail no six digits are valid; otherwise each request would allow another five guesses.
      codeHash: this.hashOfCode(requestId, codes?.digits ?? this.secrets.token()),
      longCodeHash: codes === null ? null : this.hashOfLongCode(codes.long),
      at: clock.date(),
    });
    if (!isOpened) {
      // Another call of the same requester was accepted at the same moment.
      await this.allowance.giveBack(requester, allowance);
      return fail({ retryAfterSeconds: RESEND_AFTER_SECONDS });
    }
    if (codes !== null) {
      const { email, language } = input;
      if (account === null) notices.dummyResetCode({ email, name: '', language }, codes, MINUTES);
      else notices.resetCode({ ...account, language }, codes, MINUTES);
    }
    return succeed({
      requestId,
      expiresInSeconds: codes === null ? LONG_CODE_MINUTES * 60 : CODE_SECONDS,
      resendAfterSeconds: RESEND_AFTER_SECONDS,
      isMailed: codes !== null,
    });
  }

  /**
   * Issues a ticket for one new password, valid for ten minutes, in exchange for six digits of this request or the long code of
   * another mail to its address.
   */
  async verify(requestId: string, code: string): Promise<Result<string, 'wrong' | 'over'>> {
    const ticket = this.secrets.token();
    const verdict = await this.tryCode(requestId, code, this.keyedHash(`ticket ${ticket}`));
    return verdict === 'right' ? succeed(ticket) : fail(verdict);
  }

  /** Signs out everywhere and does not sign in (decisions.md §4). A password that is rejected leaves the ticket valid. */
  async reset(ticket: string, password: string, caller: Caller): Promise<Result<void, ResetRefusal>> {
    const { accounts, requests, clock, hasher } = this.deps;
    const ticketHash = this.keyedHash(`ticket ${ticket}`);
    const accountId = await requests.accountOfTicket(ticketHash, clock.date());
    const account = accountId === null ? null : await accounts.find(accountId);
    if (account === null) return fail({ kind: 'over' });
    const fault = passwordFault(password, account, this.deps.estimate);
    if (fault !== null) return fail({ kind: 'password', fault });
    const hashed = await hasher.hash(passwordText(password));
    if (!hashed.ok) return fail({ kind: 'busy' });
    if ((await requests.takeTicket(ticketHash, clock.date())) === null) return fail({ kind: 'over' });
    const at = clock.date();
    await accounts.setPassword({ accountId: account.id, passwordHash: hashed.value, keptSessionId: null, at });
    await this.deps.attempts.forget(emailKey(account.email));
    await this.deps.attempts.forget(proofKey(account.id));
    await noteNow(this.deps, 'password-reset', caller, { accountId: account.id });
    this.deps.notices.passwordChanged(account, at);
    return succeed(undefined);
  }

  private async requesterOf(input: RecoveryInput, accountId: string | null): Promise<Requester> {
    const device = await this.deps.devices.attemptsKey(accountId, input.deviceSecrets);
    const key = this.keyedHash(`requester ${device ?? networkKey(input.caller.ip)}`);
    return { addressKey: emailKey(input.email), key, isKnownDevice: device !== null };
  }

  private drawCodes(): ResetCodes {
    const digits = sixDigitCode(this.secrets.below(SIX_DIGIT_COUNT));
    return { digits, long: drawLongCode((end) => this.secrets.below(end)) };
  }

  private tryCode(requestId: string, code: string, ticketHash: string): Promise<CodeVerdict> {
    const { requests, clock } = this.deps;
    const at = clock.date();
    return isLongCode(code)
      ? requests.tryLongCode({ requestId, longCodeHash: this.hashOfLongCode(code), ticketHash, at })
      : requests.tryCode({ requestId, codeHash: this.hashOfCode(requestId, code), ticketHash, at });
  }

  private hashOfCode(requestId: string, code: string): string {
    return this.keyedHash(`code ${requestId} ${code}`);
  }

  private hashOfLongCode(code: string): string {
    return this.keyedHash(`long code ${code}`);
  }
}
