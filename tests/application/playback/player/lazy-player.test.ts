import { of } from 'rxjs';
import { LazyPlayer, type PlaybackServices } from '../../../../src/application/playback/player/lazy-player';
import type { Player } from '../../../../src/application/playback/player/player';
import type { SoundServices } from '../../../../src/application/playback/settings/sound-services';
import type { Preloader } from '../../../../src/application/playback/preload/preloader';
import { EndlessPlay } from '../../../../src/application/playback/player/endless-play';
import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { SuggestionLoading } from '../../../../src/application/playback/player/suggestion-loading';
import { lazy } from '../../../../src/composition/lazy';
import { aPlayerHarness } from '../../../support/builders/a-player-harness';
import { MemoryStore } from '../../../support/fakes/memory-store';
import { settle } from '../../../support/fakes/virtual-time';

const aDeferred = () => {
  const harness = aPlayerHarness();
  const touched: string[] = [];
  const preloader = { onHover: (songId: string) => touched.push(songId) } as unknown as Preloader;
  const sound = {} as SoundServices;
  const arrivals: Array<{ load: () => void; fail: () => void }> = [];
  let complaints = 0;
  const fetch = (): Promise<PlaybackServices> =>
    new Promise((resolve, reject) => {
      const player: Player = harness.player;
      const suggestions = new SuggestionLoading(harness.store, harness.song, harness.catalogue);
      const endless = new EndlessPlay(harness.store, suggestions, new ListeningSettingsStore(new MemoryStore()));
      arrivals.push({
        load: () =>
          resolve({
            player,
            shown: player.changes,
            queue: harness.editing,
            lists: harness.lists,
            preloader,
            suggestions,
            endless,
            sound,
            live: { changes: of(null) },
          }),
        fail: () => reject(new Error('no chunk')),
      });
    });
  const load = lazy('the player', fetch, { error: () => undefined });
  const deferred = new LazyPlayer(load, () => {
    complaints += 1;
  });
  return { ...harness, deferred, arrivals, touched, complaints: () => complaints };
};

describe('LazyPlayer', () => {
  it('fetches nothing until it is needed', () => {
    expect(aDeferred().arrivals).toHaveLength(0);
  });

  it('carries out, in order, the commands given before the code was loaded', async () => {
    const { deferred, arrivals, songs, currentId } = aDeferred();
    deferred.dispatch({ kind: 'play-songs', songs, startIndex: 0 });
    deferred.dispatch({ kind: 'next' });
    arrivals[0]?.load();
    await settle();
    expect([currentId(), deferred.state.isPlaying, arrivals.length]).toEqual(['2', true, 1]);
  });

  it('carries out commands at once when the code is loaded, and publishes every state', async () => {
    const { deferred, arrivals } = aDeferred();
    const volumes: number[] = [];
    deferred.changes.subscribe(({ volume }) => volumes.push(volume));
    void deferred.prepare();
    arrivals[0]?.load();
    await settle();
    deferred.dispatch({ kind: 'set-volume', volume: 80 });
    expect([deferred.state.volume, volumes.at(-1)]).toEqual([80, 80]);
  });

  it('adds songs after the current one and at the end of the queue', async () => {
    const { deferred, arrivals, songs } = aDeferred();
    deferred.dispatch({ kind: 'play-songs', songs: songs.slice(0, 1), startIndex: 0 });
    deferred.dispatch({ kind: 'append', songs: songs.slice(1, 2) });
    deferred.dispatch({ kind: 'play-next', songs: songs.slice(2, 3) });
    arrivals[0]?.load();
    await settle();
    expect(deferred.state.queue.entries.map(({ song }) => song.id)).toEqual(['1', '3', '2']);
  });

  it('reports a command that cannot be carried out, and tries again with the next command', async () => {
    const { deferred, arrivals, songs, complaints, currentId } = aDeferred();
    deferred.dispatch({ kind: 'play-songs', songs, startIndex: 0 });
    arrivals[0]?.fail();
    await settle();
    expect(complaints()).toBe(1);
    deferred.dispatch({ kind: 'play-songs', songs, startIndex: 2 });
    arrivals[1]?.load();
    await settle();
    expect(currentId()).toBe('3');
  });

  it('reports nothing when the code fails to load in advance', async () => {
    const { deferred, arrivals, complaints } = aDeferred();
    void deferred.prepare();
    arrivals[0]?.fail();
    await settle();
    expect(complaints()).toBe(0);
  });

  it('loads the code at the first preload hint, and passes later hints on', async () => {
    const { deferred, arrivals, touched } = aDeferred();
    deferred.preload('1');
    arrivals[0]?.load();
    await settle();
    deferred.preload('2');
    expect(touched).toEqual(['2']);
  });

  it('returns its services to later callers, and loads the code again after a failure', async () => {
    const { deferred, arrivals } = aDeferred();
    const refused = deferred.load();
    arrivals[0]?.fail();
    await expect(refused).rejects.toThrow('no chunk');
    const loaded = deferred.load();
    arrivals[1]?.load();
    expect(await loaded).toHaveProperty('sound');
  });
});
