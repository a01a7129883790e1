import type { Caller } from '../../domain/accounts/audit-log.port';
import { passwordFault, passwordText, type PasswordFault } from '../../domain/accounts/password-fault';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { IdSource } from '../ports/id-source.port';
import type { SessionOpener } from '../sessions/session-opener';
import { noteNow, type AccountParts } from './account-parts';
import type { Admission } from './sign-in';

export interface RegisterRequest {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly setupToken: string | undefined;
  readonly language: 'vi' | 'en';
  readonly caller: Caller;
}

/** Who may register: anyone, or nobody; and the token that the first account must bring, if it must bring one. */
export interface RegistrationRule {
  readonly isOpen: boolean;
  readonly setupToken: string | null;
}

export type RegisterRefusal =
  | { readonly kind: 'closed' }
  | { readonly kind: 'setup-token' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'password'; readonly fault: PasswordFault };

/** Makes an account and signs in. The first one becomes admin; there is no default password anywhere. */
export class RegisterAccount {
  constructor(
    private readonly parts: AccountParts,
    private readonly opener: SessionOpener,
    private readonly ids: IdSource,
    private readonly rule: RegistrationRule,
  ) {}

  async execute(request: RegisterRequest): Promise<Result<Admission, RegisterRefusal>> {
    const { password, caller } = request;
    const refusal = await this.refusalOf(request);
    if (refusal !== null) return fail(refusal);
    const hashed = await this.parts.hasher.hash(passwordText(password));
    if (!hashed.ok) return fail({ kind: 'busy' });
    const { language } = request;
    const [email, name] = [request.email.normalize('NFC').trim(), request.name.normalize('NFC').trim()];
    const mustBeFirst = !this.rule.isOpen;
    const account = { id: this.ids.next(), email, name, language, passwordHash: hashed.value, mustBeFirst };
    const added = await this.parts.accounts.add(account);
    if (!added.ok) return fail({ kind: added.error === 'late' ? 'closed' : 'taken' });
    const opened = await this.opener.open(
      { ...added.value, passwordHash: hashed.value, isLocked: false },
      caller,
      true,
    );
    // Nobody else has its password: it was taken away again in this moment.
    if (opened === null) return fail({ kind: 'busy' });
    const { sessionId, ...grant } = opened;
    await noteNow(this.parts, 'registered', caller, { accountId: added.value.id, sessionId });
    return succeed({ ...grant, account: added.value });
  }

  private async refusalOf({ email, name, password, setupToken }: RegisterRequest): Promise<RegisterRefusal | null> {
    const { isOpen, setupToken: wanted } = this.rule;
    const isFirst = !(await this.parts.accounts.exist());
    if (!isOpen && !isFirst) return { kind: 'closed' };
    if (isFirst && wanted !== null && setupToken !== wanted) return { kind: 'setup-token' };
    const fault = passwordFault(password, { email, name });
    return fault === null ? null : { kind: 'password', fault };
  }
}
