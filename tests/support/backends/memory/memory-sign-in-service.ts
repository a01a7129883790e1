import type {
  AccountRegistration,
  Registered,
  Registration,
} from '../../../../src/domain/session/account-registration.port';
import type { Accounts, Admission, Credentials } from '../../../../src/domain/session/accounts.port';
import type { RequestedCode } from '../../../../src/domain/session/mailed-code';
import type { PasswordRecovery } from '../../../../src/domain/session/password-recovery.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { aProfile } from '../../builders/a-profile';
import { MemoryAccount } from './memory-account';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const SHORTEST_PASSWORD = 10;
const CODE = '246802';
const LONG_CODE = 'ABCD-EFGH-JKMN-PQRS';
const REQUESTED = { life: 300_000, resendAfter: 60_000 } as const;
const WRONG = fail({ kind: 'invalid', fields: { code: 'wrong' } } as const);
const tooShort = (field: string) => fail({ kind: 'invalid', fields: { [field]: 'too short' } } as const);

/** The sign-in service as one listener's browser sees it: accounts, and which of them is signed in here. */
export class MemorySignInService implements Accounts, AccountRegistration, PasswordRecovery {
  readonly accounts = new Map<string, MemoryAccount>();
  /** The account that is signed in here. */
  current: MemoryAccount | null = null;
  /** Mails that went out: address and code. */
  readonly mails: { readonly email: string; readonly code: string }[] = [];
  /** The failure that the next calls return instead of an answer. */
  trouble: GatewayFailure | null = null;
  /** Whether mail is delivered: then an account is made only after its code is entered. */
  confirmsByMail = false;
  /** False once strangers have used up the mails. */
  sendsMails = true;
  private readonly pending = new Map<string, Registration>();
  private readonly requests = new Map<string, string>();
  private readonly tickets = new Map<string, string>();
  private made = 0;

  async signIn({ email, password }: Credentials): Answer<Admission> {
    if (this.trouble !== null) return fail(this.trouble);
    const account = this.accounts.get(email);
    return account?.password === password ? succeed(this.admit(account)) : fail({ kind: 'unauthenticated' });
  }

  async register(registration: Registration): Answer<Registered> {
    const { email, password } = registration;
    if (this.trouble !== null) return fail(this.trouble);
    if (password.length < SHORTEST_PASSWORD) return tooShort('password');
    if (this.confirmsByMail) return this.sendRegistrationCode(registration);
    if (this.accounts.has(email)) return fail({ kind: 'conflict' });
    return succeed({ kind: 'admitted', admission: this.make(registration) });
  }

  async confirmRegistration(requestId: string, code: string): Answer<Admission> {
    if (this.trouble !== null) return fail(this.trouble);
    const registration = this.pending.get(requestId);
    if (registration === undefined || code !== CODE || this.accounts.has(registration.email)) return WRONG;
    return succeed(this.make(registration));
  }

  private sendRegistrationCode(registration: Registration): Result<Registered, never> {
    const requestId = this.newId();
    this.pending.set(requestId, registration);
    const { email } = registration;
    this.mails.push({ email, code: this.accounts.has(email) ? '' : CODE });
    return succeed({ kind: 'code', code: { ...REQUESTED, requestId, isMailed: true } });
  }

  private make({ email, password, name }: Registration): Admission {
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
    if (this.accounts.has(email) && this.sendsMails) this.mails.push({ email, code: CODE });
    return succeed({ ...REQUESTED, requestId, isMailed: this.sendsMails });
  }

  async verify(requestId: string, code: string): Answer<string> {
    if (this.trouble !== null) return fail(this.trouble);
    const email = this.requests.get(requestId) ?? '';
    const right = this.sendsMails ? [CODE, LONG_CODE] : [LONG_CODE];
    if (!right.includes(code) || !this.accounts.has(email)) return WRONG;
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

  private admit(account: MemoryAccount): Admission {
    this.current = account;
    const id = account.signInHere(this.newId());
    return {
      tokens: { accessToken: `access/${id}`, refreshToken: `refresh/${id}` },
      profile: account.profile,
      settings: null,
    };
  }

  private newId(): string {
    this.made += 1;
    return `id-${this.made}`;
  }
}
