import { ListeningHistory } from '../../../src/application/library/listening-history';
import { aProfile } from '../../support/builders/a-profile';
import { aSong } from '../../support/builders/a-song';
import { MemoryAccountHistory } from '../../support/backends/memory/memory-account-history';
import { MemoryPlayHistory } from '../../support/fakes/recording-plays';

const PAGE = { page: 1, pageSize: 10 };
const GUEST = { state: { kind: 'signed-out' } } as const;
const LISTENER = { state: { kind: 'signed-in', profile: aProfile() } } as const;

async function bothHistories() {
  const local = new MemoryPlayHistory();
  await local.add({ song: aSong('here').build(), playedAt: '2026-11-21T08:00:00.000Z' });
  const account = new MemoryAccountHistory(() => true);
  account.hear(aSong('elsewhere').build());
  return { local, account };
}

const idsOf = async (history: ListeningHistory) => {
  const answer = await history.list(PAGE);
  return answer.ok ? answer.value.items.map(({ song }) => song.id) : answer.error.kind;
};

describe('the history of a listener', () => {
  it('is the account’s for a signed-in listener, and this browser’s for a guest', async () => {
    const { local, account } = await bothHistories();
    expect(await idsOf(new ListeningHistory(account, local, LISTENER))).toEqual(['elsewhere']);
    expect(await idsOf(new ListeningHistory(account, local, GUEST))).toEqual(['here']);
  });

  it('is this browser’s where the backend stores none', async () => {
    const { local } = await bothHistories();
    const history = new ListeningHistory(null, local, LISTENER);
    expect(await idsOf(history)).toEqual(['here']);
    await history.clear();
    expect(await idsOf(history)).toEqual([]);
  });

  it('is cleared in both places', async () => {
    const { local, account } = await bothHistories();
    await new ListeningHistory(account, local, LISTENER).clear();
    expect([account.heard, await local.recent(10)]).toEqual([[], []]);
  });
});
