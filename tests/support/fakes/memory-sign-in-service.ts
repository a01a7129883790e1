import type { Accounts, Admission, Credentials, Registration } from '../../../src/domain/session/accounts.port';
import type { PasswordRecovery, RequestedCode } from '../../../src/domain/session/password-recovery.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { aProfile } from '../builders/a-profile';
import { MemoryAccount } from './memory-account';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const SHORTEST_PASSWORD = 10;
const CODE = '246802';
const tooShort = (field: string) => fail({ kind: 'invalid', fields: { [field]: 'too short' } } as const);

/** The sign-in service as one listener's browser meets it: accounts, and which of them is signed in here. */
export class MemorySignInService implements Accounts, PasswordRecovery {
  readonly accounts = new Map<string, MemoryAccount>();
  /** Who is signed in here. */
  current: MemoryAccount | null = null;
  /** Mails that went out: address and code. */
  readonly mails: { readonly email: string; readonly code: string }[] = [];
  /** What the next calls meet instead of an answer. */
  trouble: GatewayFailure | null = null;
  private readonly requests = new Map<string, string>();
  private readonly tickets = new Map<string, string>();
  private made = 0;

  async signIn({ email, password }: Credentials): Answer<Admission> {
    if (this.trouble !== null) return fail(this.trouble);
    const account = this.accounts.get(email);
    return account?.password === password ? this.admit(account) : fail({ kind: 'unauthenticated' });
  }

  async register({ email, password, name }: Registration): Answer<Admission> {
    if (this.trouble !== null) return fail(this.trouble);
    if (password.length < SHORTEST_PASSWORD) return tooShort('password');
    if (this.accounts.has(email)) return fail({ kind: 'conflict' });
    const account = new MemoryAccount(aProfile({ id: this.newId(), email, name }), password);
    this.accounts.set(email, account);
    return this.admit(account);
  }

  async signOut(): Answer<void> {
    if (this.trouble !== null) return fail(this.trouble);
    if (this.current === null) return fail({ kind: 'unauthenticated' });
    this.current.devices = this.current.devices.filter(({ isCurrent }) => !isCurrent);
    this.current = null;
    return succeed(undefined);
  }

  async request(email: string): Answer<RequestedCode> {
    if (this.trouble !== null) return fail(this.trouble);
    const requestId = this.newId();
    this.requests.set(requestId, email);
    if (this.accounts.has(email)) this.mails.push({ email, code: CODE });
    return succeed({ requestId, life: 300_000, resendAfter: 60_000 });
  }

  async verify(requestId: string, code: string): Answer<string> {
    if (this.trouble !== null) return fail(this.trouble);
    const email = this.requests.get(requestId) ?? '';
    if (code !== CODE || !this.accounts.has(email)) return fail({ kind: 'invalid', fields: { code: 'wrong' } });
    const ticket = this.newId();
    this.tickets.set(ticket, email);
    return succeed(ticket);
  }

  async reset(ticket: string, password: string): Answer<void> {
    if (this.trouble !== null) return fail(this.trouble);
    if (password.length < SHORTEST_PASSWORD) return tooShort('password');
    const account = this.accounts.get(this.tickets.get(ticket) ?? '');
    if (account === undefined || !this.tickets.delete(ticket)) return fail({ kind: 'otp-expired' });
    account.password = password;
    account.devices = [];
    return succeed(undefined);
  }

  private admit(account: MemoryAccount): Result<Admission, GatewayFailure> {
    this.current = account;
    const id = account.signInHere(this.newId());
    return succeed({
      tokens: { accessToken: `access/${id}`, refreshToken: `refresh/${id}` },
      profile: account.profile,
    });
  }

  private newId(): string {
    this.made += 1;
    return `id-${this.made}`;
  }
}
