import type { Logger } from '../../application/ports/logger.port';
import type { AccountData, OwnData } from '../../domain/accounts/own-data.port';
import type { FirestoreRest } from './firestore-rest';

/** All that is kept of somebody, with what their devices wrote down in Firestore. */
export class OwnDataWithFirestore implements OwnData {
  constructor(
    private readonly here: OwnData,
    private readonly there: Pick<FirestoreRest, 'list' | 'remove'>,
    private readonly log: Logger,
  ) {}

  /** Fails where Firestore is not reached: half of it would be taken for all. */
  async of(accountId: string): Promise<AccountData> {
    const [kept, documents] = await Promise.all([this.here.of(accountId), this.there.list(accountId)]);
    return { ...kept, documents: [...kept.documents, ...documents] };
  }

  /** The account goes whatever Firestore says: nobody can sign in for what would be left there. */
  async remove(accountId: string): ReturnType<OwnData['remove']> {
    const removed = await this.here.remove(accountId);
    if (typeof removed === 'string') return removed;
    await this.there.remove(accountId).catch((error: unknown) => {
      this.log.error('documents of a deleted account are left at Firestore', { accountId, error });
    });
    return removed;
  }
}
