import { Subject } from 'rxjs';
import type { LibraryChange } from '../../../../src/domain/library/library-change';
import { succeed } from '../../../../src/domain/shared/result';
import { HistoryViewModel } from '../../../../src/presentation/view-models/library/history.view-model';
import { settle } from '../../../support/fakes/virtual-time';

describe('the page of the listening history', () => {
  it('is reloaded when a play is recorded on any device, and for nothing else, while the page is open', async () => {
    const changes = new Subject<LibraryChange>();
    let asked = 0;
    const list = async () => {
      asked += 1;
      return succeed({ items: [], page: 1, totalCount: 0, isLast: true });
    };
    const history = new HistoryViewModel({ changes, history: { list } } as never);
    history.open();
    await settle();
    changes.next({ kind: 'heard' });
    await settle();
    expect(asked).toBe(2);
    changes.next({ kind: 'library' });
    history.dispose();
    changes.next({ kind: 'heard' });
    await settle();
    expect(asked).toBe(2);
  });
});
