import { of } from 'rxjs';
import { DeferredPlayer, type PlaybackParts } from '../../../src/application/playback/deferred-player';
import type { Player } from '../../../src/application/playback/player';
import type { SoundParts } from '../../../src/application/playback/sound-parts';
import type { Warmup } from '../../../src/application/playback/warmup';
import { EndlessPlay } from '../../../src/application/playback/endless-play';
import { ListeningSettingsStore } from '../../../src/application/playback/listening-settings-store';
import { SuggestionLoading } from '../../../src/application/playback/suggestion-loading';
import { aStage } from '../../support/builders/a-stage';
import { MemoryStore } from '../../support/fakes/memory-store';
import { settle } from '../../support/fakes/virtual-time';

const aDeferred = () => {
  const stage = aStage();
  const touched: string[] = [];
  const warmup = { touch: (songId: string) => touched.push(songId) } as unknown as Warmup;
  const sound = {} as SoundParts;
  const arrivals: Array<{ bring: () => void; fail: () => void }> = [];
  let complaints = 0;
  const fetch = (): Promise<PlaybackParts> =>
    new Promise((resolve, reject) => {
      const player: Player = stage.player;
      const suggestions = new SuggestionLoading(stage.store, stage.song, stage.catalogue);
      const endless = new EndlessPlay(stage.store, suggestions, new ListeningSettingsStore(new MemoryStore()));
      arrivals.push({
        bring: () =>
          resolve({
            player,
            shown: player.changes,
            queue: stage.editing,
            lists: stage.lists,
            warmup,
            suggestions,
            endless,
            sound,
            live: { changes: of(null) },
          }),
        fail: () => reject(new Error('no chunk')),
      });
    });
  const deferred = new DeferredPlayer(fetch, () => {
    complaints += 1;
  });
  return { ...stage, deferred, arrivals, touched, complaints: () => complaints };
};

describe('DeferredPlayer', () => {
  it('fetches nothing until it is needed', () => {
    expect(aDeferred().arrivals).toHaveLength(0);
  });

  it('carries out, in order, what was asked before the code was here', async () => {
    const { deferred, arrivals, songs, currentId } = aDeferred();
    deferred.playSongs(songs, 0);
    deferred.next();
    arrivals[0]?.bring();
    await settle();
    expect([currentId(), deferred.state.isPlaying, arrivals.length]).toEqual(['2', true, 1]);
  });

  it('commands at once when the code is here, and tells every state', async () => {
    const { deferred, arrivals } = aDeferred();
    const volumes: number[] = [];
    deferred.changes.subscribe(({ volume }) => volumes.push(volume));
    void deferred.prepare();
    arrivals[0]?.bring();
    await settle();
    deferred.setVolume(80);
    expect([deferred.state.volume, volumes.at(-1)]).toEqual([80, 80]);
  });

  it('puts songs behind the current one and at the end of the queue', async () => {
    const { deferred, arrivals, songs } = aDeferred();
    deferred.playSongs(songs.slice(0, 1), 0);
    deferred.append(songs.slice(1, 2));
    deferred.playNext(songs.slice(2, 3));
    arrivals[0]?.bring();
    await settle();
    expect(deferred.state.queue.entries.map(({ song }) => song.id)).toEqual(['1', '3', '2']);
  });

  it('says when a command cannot be carried out, and the next command tries again', async () => {
    const { deferred, arrivals, songs, complaints, currentId } = aDeferred();
    deferred.playSongs(songs, 0);
    arrivals[0]?.fail();
    await settle();
    expect(complaints()).toBe(1);
    deferred.playSongs(songs, 2);
    arrivals[1]?.bring();
    await settle();
    expect(currentId()).toBe('3');
  });

  it('says nothing when the code did not come ahead of its need', async () => {
    const { deferred, arrivals, complaints } = aDeferred();
    void deferred.prepare();
    arrivals[0]?.fail();
    await settle();
    expect(complaints()).toBe(0);
  });

  it('lets the first hint bring the code and passes later ones on', async () => {
    const { deferred, arrivals, touched } = aDeferred();
    deferred.touch('1');
    arrivals[0]?.bring();
    await settle();
    deferred.touch('2');
    expect(touched).toEqual(['2']);
  });

  it('hands its parts to what comes later, and fetches anew after a failure', async () => {
    const { deferred, arrivals } = aDeferred();
    const refused = deferred.bring();
    arrivals[0]?.fail();
    await expect(refused).rejects.toThrow('no chunk');
    const brought = deferred.bring();
    arrivals[1]?.bring();
    expect(await brought).toHaveProperty('sound');
  });
});
