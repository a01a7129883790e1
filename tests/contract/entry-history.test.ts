import { MemoryEntries } from '../support/fakes/memory-entries';
import { describeEntryHistory } from './entry-history.contract';

describeEntryHistory('the fake', () => {
  const history = new MemoryEntries({ page: 0, layers: [] }, { page: 1, layers: [] });
  return {
    history,
    told: history.told,
    path: () => history.address ?? '',
    settles: () => history.settles(),
  };
});
