import { passwordFault, passwordText, type PasswordFault } from '../../../contract/kernel/password-verdict';
import type { Caller } from '../../domain/accounts/audit-log.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { IdSource } from '../ports/id-source.port';
import type { SessionOpener } from '../sessions/session-opener';
import { noteNow, type AccountParts } from './account-parts';
import type { KnownDevices } from './known-devices';
import type { Admission } from './sign-in';

export interface RegisterRequest {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly setupToken: string | undefined;
  /** Whether it was asked for on the server's own machine, and no proxy passed it on. */
  readonly isLocal: boolean;
  readonly language: 'vi' | 'en';
  /** What the device was given at earlier sign-ins. */
  readonly deviceSecrets: readonly string[];
  readonly caller: Caller;
}

/** Who may register: anyone, or nobody; and the token that is asked of a first account from elsewhere. */
export interface RegistrationRule {
  readonly isOpen: boolean;
  readonly setupToken: string;
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
    private readonly admission: { readonly opener: SessionOpener; readonly devices: KnownDevices },
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
    const opened = await this.admission.opener.open(
      { ...added.value, passwordHash: hashed.value, isLocked: false },
      caller,
      true,
    );
    // Nobody else has its password: it was taken away again in this moment.
    if (opened === null) return fail({ kind: 'busy' });
    const { sessionId, ...grant } = opened;
    await noteNow(this.parts, 'registered', caller, { accountId: added.value.id, sessionId });
    const deviceSecrets = await this.admission.devices.remember(added.value.id, sessionId, request.deviceSecrets);
    return succeed({ ...grant, account: added.value, deviceSecrets });
  }

  private async refusalOf(request: RegisterRequest): Promise<RegisterRefusal | null> {
    const { email, name, password, setupToken, isLocal } = request;
    const { isOpen, setupToken: wanted } = this.rule;
    const isFirst = !(await this.parts.accounts.exist());
    if (!isOpen && !isFirst) return { kind: 'closed' };
    if (isFirst && !isLocal && setupToken !== wanted) return { kind: 'setup-token' };
    const fault = passwordFault(password, { email, name }, this.parts.estimate);
    return fault === null ? null : { kind: 'password', fault };
  }
}
