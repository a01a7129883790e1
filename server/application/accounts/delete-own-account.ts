import type { Caller } from '../../domain/accounts/audit-log.port';
import type { ActionRefusal } from '../../domain/accounts/account-action';
import type { OwnData } from '../../domain/accounts/own-data.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Logger } from '../ports/logger.port';
import type { Identity } from '../sessions/identify';
import { noteNow, type AccountDeps } from './account-deps';
import { provePassword, type ProofRefusal } from './prove-password';

export interface DeleteAccountDeps extends AccountDeps {
  readonly ownData: OwnData;
  /** Removes a picture's file and the files that were made from it. */
  readonly removePicture: (id: string) => Promise<void>;
  /** Called when an account is deleted, so that its sessions are refused at once. */
  readonly onGone: () => void;
  readonly log: Logger;
}

type Refused<Kind extends string> = Kind extends string ? { readonly kind: Kind } : never;

export type DeleteRefusal = ProofRefusal | Refused<ActionRefusal | 'gone'>;

/** Deletes the caller's account and all its stored data, after the caller has entered the password again. */
export class DeleteOwnAccount {
  constructor(private readonly deps: DeleteAccountDeps) {}

  async execute(identity: Identity, password: string, caller: Caller): Promise<Result<void, DeleteRefusal>> {
    const { accounts, ownData } = this.deps;
    const { accountId, sessionId } = identity;
    const account = await accounts.find(accountId);
    if (account === null) return fail({ kind: 'gone' });
    const refusal = await provePassword(this.deps, account, { password, sessionId, caller });
    if (refusal !== null) return fail(refusal);
    const removed = await ownData.remove(accountId);
    if (removed === 'not-found') return fail({ kind: 'gone' });
    if (typeof removed === 'string') return fail({ kind: removed });
    this.deps.onGone();
    await noteNow(this.deps, 'account-deleted', { ...caller, deviceId: '', ip: '' });
    await this.removePictures(removed.pictureIds);
    return succeed(undefined);
  }

  /** The account is deleted already, so a picture file that cannot be removed belongs to nobody and only takes up room. */
  private async removePictures(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await this.deps.removePicture(id).catch((error: unknown) => {
        this.deps.log.warn('a picture of a deleted account could not be removed', { error });
      });
  }
}
