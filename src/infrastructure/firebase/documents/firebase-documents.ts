import { ref, set } from 'firebase/database';
import { doc, getDoc, runTransaction, serverTimestamp, type DocumentReference } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import type { Timer } from '../../../application/ports/timer.port';
import type { DocumentName, Documents, StoredDocument, WriteAnswer } from '../../../domain/documents/documents.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { Milliseconds } from '../../../domain/shared/units';
import type { FirebaseAccount, OpenFirebase } from '../firebase-account';
import { firebaseFailure } from '../firebase-failure';
import { livePaths } from '../live/live-paths';

/** The Firebase library itself would wait for ever. */
const ANSWER_WITHIN: Milliseconds = 10_000;

type Ask<T> = (open: OpenFirebase) => Promise<Result<T, GatewayFailure>>;

/** Documents in Firestore, at `accounts/{account}/documents/{name}` (`firebase/firestore.rules`). */
export class FirebaseDocuments implements Documents {
  constructor(
    private readonly account: FirebaseAccount,
    private readonly timer: Timer,
  ) {}

  read(name: DocumentName): Promise<Result<StoredDocument, GatewayFailure>> {
    return this.ask(async (open) => readDocument((await getDoc(placeOf(open, name))).data()));
  }

  write(name: DocumentName, body: string, revision: number): Promise<Result<WriteAnswer, GatewayFailure>> {
    return this.ask(async (open) => {
      const answer = await writeOver(open, name, { revision: revision + 1, body });
      if (answer.ok && answer.value.isStored) announce(open, name, answer.value.document.revision);
      return answer;
    });
  }

  private async ask<T>(ask: Ask<T>): Promise<Result<T, GatewayFailure>> {
    const open = await this.account.open();
    if (!open.ok) return open;
    return new Promise((resolve) => {
      const late = this.timer.after(ANSWER_WITHIN, () => resolve(fail({ kind: 'timeout' })));
      void ask(open.value)
        .catch((error: unknown) => fail(firebaseFailure(error)))
        .then((answer) => {
          late.unsubscribe();
          resolve(answer);
        });
    });
  }
}

const placeOf = ({ firestore, account }: OpenFirebase, name: DocumentName): DocumentReference =>
  doc(firestore, 'accounts', account, 'documents', name);

/** Of several writes over the same revision, Firestore accepts one; the others read again and find the new revision. */
const writeOver = (
  open: OpenFirebase,
  name: DocumentName,
  document: StoredDocument,
): Promise<Result<WriteAnswer, GatewayFailure>> =>
  runTransaction(open.firestore, async (transaction) => {
    const place = placeOf(open, name);
    const stored = readDocument((await transaction.get(place)).data());
    if (!stored.ok) return stored;
    if (stored.value.revision !== document.revision - 1) return succeed({ isStored: false, document: stored.value });
    transaction.set(place, { ...document, at: serverTimestamp() });
    return succeed({ isStored: true, document });
  });

/**
 * Notifies the account's other devices through the Realtime Database; a device that received a later revision needs no earlier
 * one.
 */
function announce({ database, account }: OpenFirebase, name: DocumentName, revision: number): void {
  void set(ref(database, livePaths(account).revision(name)), revision).catch(() => undefined);
}

const DocumentRecord = z.object({ revision: z.int().check(z.minimum(1)), body: z.string() });

/** Parses what Firestore stores under a document's name; `undefined` means that it was never written. */
function readDocument(data: unknown): Result<StoredDocument, GatewayFailure> {
  if (data === undefined) return succeed({ revision: 0, body: null });
  const read = z.safeParse(DocumentRecord, data);
  return read.success ? succeed(read.data) : fail({ kind: 'malformed' });
}
