import { RecentViewModel } from '../../../src/presentation/view-models/recent.view-model';
import { aSong } from '../../support/builders/a-song';
import { MemoryPlayHistory } from '../../support/fakes/recording-plays';
import { settle } from '../../support/fakes/virtual-time';

const played = (id: string) => ({ song: aSong(id).build(), playedAt: '2026-01-01T00:00:00.000Z' });

async function remember(...ids: readonly string[]) {
  const history = new MemoryPlayHistory();
  await Promise.all(ids.map((id) => history.add(played(id))));
  const recent = new RecentViewModel(history);
  await settle();
  return { history, recent };
}

describe('the songs that were played last', () => {
  it('are known from the start, newest first', async () => {
    const { recent } = await remember('a', 'b');

    expect(recent.songs.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('grow with every play, up to a row of eight', async () => {
    const { recent, history } = await remember('1', '2', '3', '4', '5', '6', '7', '8');

    await history.add(played('9'));

    expect(recent.songs.map(({ id }) => id)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  });

  it('no longer change once disposed', async () => {
    const { recent, history } = await remember('a');

    recent.dispose();
    await history.add(played('b'));

    expect(recent.songs.map(({ id }) => id)).toEqual(['a']);
  });
});
