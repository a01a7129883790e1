import { IndexedDbSuccessorRecords } from '../../../src/infrastructure/storage/indexed-db-successor-records';
import { VirtualTime } from '../../support/fakes/virtual-time';

const RECORD = { from: '', accessToken: 'access', refreshToken: 'refresh' };

/** A browser whose database never answers. */
const hanging = () => ({ open: () => ({}) }) as unknown as IDBFactory;
/** A browser that throws on access to IndexedDB. */
const forbidden = (): IDBFactory => {
  throw new DOMException('The user denied permission to access the database.', 'SecurityError');
};
/** A browser without IndexedDB. */
const missing = () => undefined as unknown as IDBFactory;

describe('IndexedDbSuccessorRecords', () => {
  it.each([
    ['forbidden', forbidden],
    ['missing', missing],
  ])('reads no record and writes none where the database is %s', async (_, factory) => {
    const time = new VirtualTime();
    const records = new IndexedDbSuccessorRecords(factory, time);
    await records.write(RECORD);
    await records.clear();
    expect([await records.read(), time.pending]).toEqual([null, 0]);
  });

  it('waits one second for a database that does not answer, at each call', async () => {
    const time = new VirtualTime();
    const records = new IndexedDbSuccessorRecords(hanging, time);
    const done: unknown[] = [];
    void records.write(RECORD).then(() => done.push('written'));
    await time.pass(999);
    const before = [...done];
    await time.pass(1);
    void records.read().then((record) => done.push(record));
    await time.pass(1000);
    expect([before, done]).toEqual([[], ['written', null]]);
  });
});
