import { passwordFault, passwordText, type PasswordFault } from '../../../contract/kernel/password-verdict';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { AccountDeps } from '../accounts/account-deps';
import type { Admission } from '../accounts/sign-in';
import type { RequestedCode } from '../codes/requested-code';
import type { Applicant, NewAccounts } from './new-accounts';
import type { RegistrationCodes } from './registration-codes';

type Calling = Pick<Applicant, 'caller' | 'deviceSecrets'>;

export interface RegisterRequest extends Calling {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly setupToken: string | undefined;
  /** Whether the request comes from the server's own machine and not through a proxy. */
  readonly isLocal: boolean;
  readonly language: 'vi' | 'en';
}

/** Who may register (anyone or nobody), and the token that is required for a first account from another machine. */
export interface RegistrationRule {
  readonly isOpen: boolean;
  readonly setupToken: string;
  /**
   * Whether mail reaches people: then all but the first account must confirm their address, and nobody can find out which
   * addresses are taken.
   */
  readonly confirmsByMail: boolean;
}

export type RegisterRefusal =
  | { readonly kind: 'closed' }
  | { readonly kind: 'setup-token' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'too-early'; readonly retryAfterSeconds: number }
  | { readonly kind: 'password'; readonly fault: PasswordFault };

export interface ConfirmRefusal {
  readonly kind: 'closed' | 'taken' | 'busy' | 'wrong' | 'over';
}

export type Registered =
  | { readonly kind: 'admitted'; readonly admission: Admission }
  | { readonly kind: 'code'; readonly code: RequestedCode };

/**
 * Creates an account and signs in, either at once or after the caller has confirmed the address (ADR 44). The first account
 * becomes admin; there is no default password anywhere.
 */
export class RegisterAccount {
  constructor(
    private readonly deps: Pick<AccountDeps, 'accounts' | 'hasher' | 'estimate'>,
    private readonly newAccounts: NewAccounts,
    private readonly codes: RegistrationCodes,
    private readonly rule: RegistrationRule,
  ) {}

  /** `code`: the account is created only when the code is entered. `too-early`: the seconds until another code is sent. */
  async execute(request: RegisterRequest): Promise<Result<Registered, RegisterRefusal>> {
    const isFirst = !(await this.deps.accounts.exist());
    const refusal = this.refusalOf(request, isFirst);
    if (refusal !== null) return fail(refusal);
    const hashed = await this.deps.hasher.hash(passwordText(request.password));
    if (!hashed.ok) return fail({ kind: 'busy' });
    const account = {
      email: request.email.normalize('NFC').trim(),
      name: request.name.normalize('NFC').trim(),
      language: request.language,
      passwordHash: hashed.value,
    };
    const { isOpen, confirmsByMail } = this.rule;
    if (isFirst || !confirmsByMail) {
      const admitted = await this.newAccounts.admit({ ...request, account, mustBeFirst: !isOpen || confirmsByMail });
      if (admitted.ok) return succeed({ kind: 'admitted', admission: admitted.value });
      // If somebody else became the first at the same moment, this account is created like any other.
      if (admitted.error !== 'late') return fail({ kind: admitted.error });
      if (!isOpen) return fail({ kind: 'closed' });
    }
    const code = await this.codes.request(account, request.caller);
    return code.ok ? succeed({ kind: 'code', code: code.value }) : fail({ kind: 'too-early', ...code.error });
  }

  /** Creates the account whose code was mailed to its address. `wrong` may be tried again, `over` needs another code. */
  async confirm(requestId: string, code: string, by: Calling): Promise<Result<Admission, ConfirmRefusal>> {
    if (!this.rule.isOpen) return fail({ kind: 'closed' });
    const taken = await this.codes.take(requestId, code);
    if (!taken.ok) return fail({ kind: taken.error });
    const admitted = await this.newAccounts.admit({ ...by, account: taken.value, mustBeFirst: false });
    if (admitted.ok) return admitted;
    // `late` is only returned for an account that has to be the first.
    return fail({ kind: admitted.error === 'taken' ? 'taken' : 'busy' });
  }

  private refusalOf(request: RegisterRequest, isFirst: boolean): RegisterRefusal | null {
    const { email, name, password, setupToken, isLocal } = request;
    const { isOpen, setupToken: wanted } = this.rule;
    if (!isOpen && !isFirst) return { kind: 'closed' };
    if (isFirst && !isLocal && setupToken !== wanted) return { kind: 'setup-token' };
    const fault = passwordFault(password, { email, name }, this.deps.estimate);
    return fault === null ? null : { kind: 'password', fault };
  }
}
