import { RemotePlayer } from '../../../src/application/live/remote-player';
import type { Song } from '../../../src/domain/catalogue/song';
import { INITIAL_PLAYER_STATE } from '../../../src/domain/playback/state/player-state';
import { aPeer, playing } from '../../support/builders/a-peer';
import { aSong } from '../../support/builders/a-song';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

/** The player of another device, whose song lookups the test releases. */
function aRemote() {
  const time = new VirtualTime();
  const found = new Map<string, (song: Song | null) => void>();
  const find = (id: string): Promise<Song | null> => new Promise((resolve) => found.set(id, resolve));
  const player = new RemotePlayer(() => undefined, find, { timer: time, clock: time }, INITIAL_PLAYER_STATE);
  const plays = (id: string): void => {
    const song = { id, title: `Bài ${id}`, artists: 'Lan Chi' };
    player.reflect(aPeer('tab', { now: playing({ song }), reportedAt: time.now() }));
  };
  const finds = async (id: string): Promise<void> => {
    found.get(id)?.(aSong(id).build());
    await settle();
  };
  const shown = () => player.state.queue.entries.map(({ song }) => song.id);
  return { player, plays, finds, shown, time };
}

describe('the player of another device', () => {
  it('shows the song that plays on that device once the song is found', async () => {
    const { player, plays, finds, shown } = aRemote();
    plays('a');
    expect(shown()).toEqual([]);
    await finds('a');
    expect(shown()).toEqual(['a']);
    player.end();
  });

  it.each([
    ['the song before is found last', ['b', 'a']],
    ['they are found in their order', ['a', 'b']],
  ])('shows the last song of a quick skip: %s', async (_, order) => {
    const { player, plays, finds, shown, time } = aRemote();
    plays('a');
    plays('b');
    for (const id of order) await finds(id);
    const { position } = player.state;
    await time.pass(5_000);
    expect([shown(), player.state.position - position]).toEqual([['b'], 5]);
    player.end();
  });
});
