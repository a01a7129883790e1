import type { Logger } from '../../application/ports/logger.port';
import type { AccountData, OwnData } from '../../domain/accounts/own-data.port';
import type { FirestoreRest } from './firestore-rest';

/** All stored data of an account, including what its devices wrote to Firestore. */
export class OwnDataWithFirestore implements OwnData {
  constructor(
    private readonly here: OwnData,
    private readonly there: Pick<FirestoreRest, 'list' | 'remove'>,
    private readonly log: Logger,
  ) {}

  /** Fails if Firestore is not reachable, because half of the data would look complete. */
  async of(accountId: string): Promise<AccountData> {
    const [kept, documents] = await Promise.all([this.here.of(accountId), this.there.list(accountId)]);
    return { ...kept, documents: [...kept.documents, ...documents] };
  }

  /** The account is removed even if Firestore fails: nobody can sign in to read what remains there. */
  async remove(accountId: string): ReturnType<OwnData['remove']> {
    const removed = await this.here.remove(accountId);
    if (typeof removed === 'string') return removed;
    await this.there.remove(accountId).catch((error: unknown) => {
      this.log.error('documents of a deleted account are left at Firestore', { accountId, error });
    });
    return removed;
  }
}
