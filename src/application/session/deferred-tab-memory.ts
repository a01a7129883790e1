import type { SuccessorRecords } from '../../domain/session/successor-records.port';
import type { TabLocks } from '../ports/tab-locks.port';
import type { TokenRenewal } from './token-renewal';

export type Renewing = Pick<TokenRenewal, 'renew'>;

/** What only whoever is signed in needs. */
export interface TabMemory {
  readonly locks: TabLocks;
  readonly records: SuccessorRecords;
  readonly renewal: Renewing;
}

/** Its code cannot be had: the server's grace carries the tabs, and nothing is said against the session. */
const NO_MEMORY: TabMemory = {
  locks: { hold: (_name, _longestWait, work) => work() },
  records: { read: () => Promise.resolve(null), write: () => Promise.resolve(), clear: () => Promise.resolve() },
  renewal: { renew: () => Promise.resolve({ kind: 'failed', failure: { kind: 'unavailable' } }) },
};

/** The same, its code fetched by the first use; where that fails, the next use tries again. */
export function deferredTabMemory(fetch: () => Promise<TabMemory>): TabMemory {
  let fetching: Promise<TabMemory> | null = null;
  const bring = () => {
    fetching ??= fetch().catch(() => {
      fetching = null;
      return NO_MEMORY;
    });
    return fetching;
  };
  return {
    locks: { hold: async (name, longestWait, work) => (await bring()).locks.hold(name, longestWait, work) },
    records: {
      read: async () => (await bring()).records.read(),
      write: async (record) => (await bring()).records.write(record),
      clear: async () => (await bring()).records.clear(),
    },
    renewal: { renew: async (mine) => (await bring()).renewal.renew(mine) },
  };
}
