import { StoredQueue } from '../../src/infrastructure/storage/stored-queue';
import { LimitedStorage } from '../support/fakes/limited-storage';
import { KeptShelf, MemoryKeptQueue } from '../support/fakes/memory-kept-queue';
import { describeKeptQueue } from './kept-queue.contract';

describeKeptQueue('the fake', () => {
  const shelf = new KeptShelf();
  return () => new MemoryKeptQueue(shelf);
});

describeKeptQueue('the browser storage', () => {
  const storage = new LimitedStorage();
  return () => new StoredQueue(() => storage.asStorage());
});
