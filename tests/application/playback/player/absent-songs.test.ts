import { NEVER } from 'rxjs';
import { NextSongPreloader } from '../../../../src/application/playback/preload/next-song-preloader';
import { QueueFacts } from '../../../../src/application/playback/player/queue-facts';
import type { SongDetails } from '../../../../src/domain/catalogue/song-details';
import { aPlayerHarness, playlistOf, type Harness } from '../../../support/builders/a-player-harness';

const AWAY = { kind: 'away', since: '2026-11-20T08:00:00.000Z' } as const;

describe('songs whose file is away', () => {
  let harness: Harness;
  const tell = (id: string, absence: SongDetails['absence']) => {
    const song = harness.songs.find((each) => each.id === id)!;
    const media = absence === null ? {} : { audioSources: [], videoSources: [] };
    harness.catalogue.put({ ...song, ...media, hasAudio: absence === null, absence });
  };
  const absent = () =>
    harness.store.state.queue.entries.filter(({ song }) => !song.hasAudio).map(({ song }) => song.id);
  const play = async (seconds: number) => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
    await harness.pass(seconds);
  };

  beforeEach(() => {
    harness = aPlayerHarness();
    new QueueFacts(harness.store, { details: harness.details.loaded$, libraryChanges: NEVER }).start();
  });

  it('are skipped by automatic playback once their absence is reported', async () => {
    tell('2', AWAY);
    new NextSongPreloader(harness.store, harness.details, harness.prepared, { isOn: () => false }).start();
    await play(20);
    expect([absent(), harness.player.state.fault]).toEqual([['2'], null]);
    await harness.pass(12);
    expect([harness.currentId(), harness.hls.audible]).toEqual(['3', playlistOf('3')]);
    expect(harness.hls.commands).not.toContain(`load ${playlistOf('2')} 0`);
  });

  it('report the fault and silence the previous song when chosen; the next song follows', async () => {
    await play(5);
    tell('3', AWAY);
    harness.player.dispatch({ kind: 'jump-to', key: harness.keyOf('3') });
    await harness.pass(1);
    expect([harness.currentId(), harness.player.state.fault, harness.hls.audible]).toEqual(['3', 'absent', null]);
    await harness.pass(3);
    expect([harness.currentId(), harness.player.state.fault, harness.hls.audible]).toEqual([
      '4',
      null,
      playlistOf('4'),
    ]);
  });

  it('report the fault and are silent at once when their absence is known already', async () => {
    tell('3', AWAY);
    await harness.details.get('3');
    await play(5);
    harness.player.dispatch({ kind: 'jump-to', key: harness.keyOf('3') });
    expect([harness.player.state.fault, harness.hls.audible]).toEqual(['absent', null]);
  });

  it('play again when play is pressed after their file has come back', async () => {
    harness = aPlayerHarness({ songCount: 1 });
    new QueueFacts(harness.store, { details: harness.details.loaded$, libraryChanges: NEVER }).start();
    tell('1', AWAY);
    await play(1);
    expect([harness.player.state.fault, absent()]).toEqual(['absent', ['1']]);
    tell('1', null);
    harness.player.dispatch({ kind: 'play' });
    await harness.pass(1);
    expect([harness.player.state.fault, absent(), harness.hls.audible]).toEqual([null, [], playlistOf('1')]);
  });
});
