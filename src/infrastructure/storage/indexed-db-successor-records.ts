import type { Timer } from '../../application/ports/timer.port';
import type { SuccessorRecord } from '../../domain/session/refresh';
import type { SuccessorRecords } from '../../domain/session/successor-records.port';
import type { Milliseconds } from '../../domain/shared/units';
import { readRecord } from './session-shapes';

const DATABASE = 'song-session';
const STORE = 'pair';
const KEY = 'latest';
/** A database that hangs, as in some browsers, delays callers no longer than this. */
const OPEN_TIMEOUT: Milliseconds = 1_000;

type Ask = (store: IDBObjectStore) => IDBRequest;

/** The latest token pair in IndexedDB, whose commits every tab sees at once. If IndexedDB cannot be used, there is no record. */
export class IndexedDbSuccessorRecords implements SuccessorRecords {
  private database: Promise<IDBDatabase> | null = null;

  /** Even access to the factory may throw. */
  constructor(
    private readonly factory: () => IDBFactory,
    private readonly timer: Timer,
  ) {}

  async read(): Promise<SuccessorRecord | null> {
    return readRecord(await this.run('readonly', (store) => store.get(KEY)));
  }

  async write(record: SuccessorRecord): Promise<void> {
    await this.run('readwrite', (store) => store.put(record, KEY));
  }

  async clear(): Promise<void> {
    await this.run('readwrite', (store) => store.delete(KEY));
  }

  /** Returns nothing after a failure, and opens the database anew the next time. */
  private run(mode: IDBTransactionMode, ask: Ask): Promise<unknown> {
    return new Promise((resolve) => {
      const forget = () => {
        this.database = null;
        resolve(null);
      };
      const openTimeout = this.timer.after(OPEN_TIMEOUT, forget);
      this.commit(mode, ask)
        .then(resolve, forget)
        .finally(() => openTimeout.unsubscribe());
    });
  }

  private async commit(mode: IDBTransactionMode, ask: Ask): Promise<unknown> {
    this.database ??= this.open();
    const transaction = (await this.database).transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = reject;
    });
  }

  private open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = this.factory().open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onerror = reject;
      request.onsuccess = () => {
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
    });
  }
}
