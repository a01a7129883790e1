import type { Caller } from '../../domain/accounts/audit-log.port';
import type { PendingAccount } from '../../domain/registration/pending-registrations.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { noteNow, type AccountDeps } from '../accounts/account-deps';
import type { KnownDevices } from '../accounts/known-devices';
import type { Admission } from '../accounts/sign-in';
import type { IdSource } from '../ports/id-source.port';
import type { SessionOpener } from '../sessions/session-opener';

export interface Applicant {
  readonly account: PendingAccount;
  /** Whether the account is created only if there is none yet. */
  readonly mustBeFirst: boolean;
  readonly caller: Caller;
  /** The secrets that the device received at earlier sign-ins. */
  readonly deviceSecrets: readonly string[];
}

/** Creates an account and signs in with a remembered session. */
export class NewAccounts {
  constructor(
    private readonly deps: AccountDeps,
    private readonly admission: { readonly opener: SessionOpener; readonly devices: KnownDevices },
    private readonly ids: IdSource,
  ) {}

  /** `late`: the account had to be the first and is not. `busy`: it was created, and locked or changed at the same moment. */
  async admit(applicant: Applicant): Promise<Result<Admission, 'taken' | 'late' | 'busy'>> {
    const { mustBeFirst, caller, deviceSecrets } = applicant;
    const { passwordHash } = applicant.account;
    const added = await this.deps.accounts.add({ ...applicant.account, id: this.ids.next(), mustBeFirst });
    if (!added.ok) return added;
    const account = added.value;
    const opened = await this.admission.opener.open({ ...account, passwordHash, isLocked: false }, caller, true);
    if (opened === null) return fail('busy');
    const { sessionId, ...grant } = opened;
    await noteNow(this.deps, 'registered', caller, { accountId: account.id, sessionId });
    const remembered = await this.admission.devices.remember(account.id, sessionId, deviceSecrets);
    return succeed({ ...grant, account, settings: null, deviceSecrets: remembered });
  }
}
