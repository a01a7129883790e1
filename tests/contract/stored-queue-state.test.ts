import { StoredQueue } from '../../src/infrastructure/storage/stored-queue';
import { LimitedStorage } from '../support/fakes/limited-storage';
import { KeptShelf, MemoryStoredQueue } from '../support/fakes/memory-stored-queue';
import { describeStoredQueueState } from './stored-queue-state.contract';

describeStoredQueueState('the fake', () => {
  const shelf = new KeptShelf();
  return () => new MemoryStoredQueue(shelf);
});

describeStoredQueueState('the browser storage', () => {
  const storage = new LimitedStorage();
  return () => new StoredQueue(() => storage.asStorage());
});
