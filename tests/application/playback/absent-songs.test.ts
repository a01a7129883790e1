import { NEVER } from 'rxjs';
import { NextPreparation } from '../../../src/application/playback/next-preparation';
import { QueueFacts } from '../../../src/application/playback/queue-facts';
import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import { aStage, playlistOf, type Stage } from '../../support/builders/a-stage';

const AWAY = { kind: 'away', since: '2026-11-20T08:00:00.000Z' } as const;

describe('songs whose file is away', () => {
  let stage: Stage;
  const tell = (id: string, absence: SongDetails['absence']) => {
    const song = stage.songs.find((each) => each.id === id)!;
    const media = absence === null ? {} : { audioSources: [], videoSources: [] };
    stage.catalogue.put({ ...song, ...media, hasAudio: absence === null, absence });
  };
  const absent = () => stage.store.state.queue.entries.filter(({ song }) => !song.hasAudio).map(({ song }) => song.id);
  const play = async (seconds: number) => {
    stage.player.playSongs(stage.songs, 0);
    await stage.pass(seconds);
  };

  beforeEach(() => {
    stage = aStage();
    new QueueFacts(stage.store, { told: stage.details.told, kept: NEVER }).begin();
  });

  it('are passed over by what plays by itself, once somebody is told', async () => {
    tell('2', AWAY);
    new NextPreparation(stage.store, stage.details, stage.prepared, { isOn: () => false }).begin();
    await play(20);
    expect([absent(), stage.player.state.fault]).toEqual([['2'], null]);
    await stage.pass(12);
    expect([stage.currentId(), stage.hls.audible]).toEqual(['3', playlistOf('3')]);
    expect(stage.hls.commands).not.toContain(`load ${playlistOf('2')} 0`);
  });

  it('say so where they are chosen, and silence what sounded; the next one follows', async () => {
    await play(5);
    tell('3', AWAY);
    stage.player.jumpTo(stage.keyOf('3'));
    await stage.pass(1);
    expect([stage.currentId(), stage.player.state.fault, stage.hls.audible]).toEqual(['3', 'absent', null]);
    await stage.pass(3);
    expect([stage.currentId(), stage.player.state.fault, stage.hls.audible]).toEqual(['4', null, playlistOf('4')]);
  });

  it('are silent at once where it is known already', async () => {
    tell('3', AWAY);
    await stage.details.get('3');
    await play(5);
    stage.player.jumpTo(stage.keyOf('3'));
    expect([stage.player.state.fault, stage.hls.audible]).toEqual(['absent', null]);
  });

  it('play again where play is pressed after their file has come back', async () => {
    stage = aStage({ songCount: 1 });
    new QueueFacts(stage.store, { told: stage.details.told, kept: NEVER }).begin();
    tell('1', AWAY);
    await play(1);
    expect([stage.player.state.fault, absent()]).toEqual(['absent', ['1']]);
    tell('1', null);
    stage.player.play();
    await stage.pass(1);
    expect([stage.player.state.fault, absent(), stage.hls.audible]).toEqual([null, [], playlistOf('1')]);
  });
});
