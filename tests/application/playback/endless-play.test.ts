import { EndlessPlay } from '../../../src/application/playback/endless-play';
import { ListeningSettingsStore } from '../../../src/application/playback/listening-settings-store';
import { SuggestionLoading } from '../../../src/application/playback/suggestion-loading';
import { aStage, playlistOf, type Stage } from '../../support/builders/a-stage';
import { MemoryStore } from '../../support/fakes/memory-store';

describe('music without end', () => {
  let stage: Stage;
  let suggestions: SuggestionLoading;
  let endless: EndlessPlay;
  let values: MemoryStore;

  beforeEach(() => {
    values = new MemoryStore();
    stage = aStage({ songCount: 6 });
    suggestions = new SuggestionLoading(stage.store, stage.song, stage.catalogue);
    suggestions.begin();
    endless = new EndlessPlay(stage.store, suggestions, new ListeningSettingsStore(values));
    endless.begin();
  });

  const play = async (count: number, startIndex: number, seconds: number) => {
    stage.player.playSongs(stage.songs.slice(0, count), startIndex);
    await stage.pass(seconds);
  };
  const questions = () => stage.catalogue.asked.filter((request) => request.startsWith('suggestions'));

  it('goes on with suggestions after the last song, none of them heard yet', async () => {
    await play(2, 1, 31);
    expect(stage.order()).toEqual(['1', '2', '3']);
    expect(stage.hls.audible).toBe(playlistOf('3'));
    await stage.pass(60);
    expect(stage.hls.audible).toBe(playlistOf('5'));
  });

  it('lets the song join near the end, so that it can be prepared', async () => {
    await play(1, 0, 9);
    expect(stage.order()).toEqual(['1']);
    await stage.pass(2);
    expect(stage.order()).toEqual(['1', '2']);
  });

  it('lets none join where the music is to stop after the song, unless the next one is asked for', async () => {
    await play(1, 0, 1);
    stage.store.update((state) => ({ ...state, stopsAfterSong: true }));
    await stage.pass(20);
    expect(stage.order()).toEqual(['1']);
    stage.player.next();
    expect(stage.order()).toEqual(['1', '2']);
  });

  it('goes on at once when the next song is asked for', async () => {
    await play(1, 0, 1);
    stage.player.next();
    await stage.pass(1);
    expect(stage.hls.audible).toBe(playlistOf('2'));
  });

  it('goes on where the last song cannot be played', async () => {
    stage.hls.breakSource(playlistOf('1'), 'decode');
    stage.catalogue.put({ ...stage.songs[0]!, audioSources: stage.songs[0]!.audioSources.slice(0, 1) });
    await play(1, 0, 5);
    expect(stage.hls.audible).toBe(playlistOf('2'));
  });

  it('puts what the listener adds first', async () => {
    await play(1, 0, 1);
    stage.editing.append(stage.songs.slice(3, 4));
    await stage.pass(60);
    expect(stage.order().slice(0, 3)).toEqual(['1', '4', '2']);
  });

  it('rests after the last song with the switch off', async () => {
    endless.enable(false);
    await play(1, 0, 31);
    expect(stage.order()).toEqual(['1']);
    expect(stage.player.state).toMatchObject({ isPlaying: false, position: 0 });
    expect(questions()).toHaveLength(1);
    expect(values.values.get('listening')).toContain('"endless":false');
  });

  it.each([
    ['ALL', 1],
    ['ONE', 2],
  ])('leaves a queue that repeats alone: %s', async (_mode, presses) => {
    for (let press = 0; press < presses; press += 1) stage.player.cycleLoop();
    await play(1, 0, 40);
    expect(stage.order()).toEqual(['1']);
  });

  it('rests where no suggestions can be had, and asks no more than twice', async () => {
    stage.catalogue.failWith('suggestions 1', { kind: 'offline' });
    await play(1, 0, 31);
    expect(stage.order()).toEqual(['1']);
    expect(stage.player.state.isPlaying).toBe(false);
    expect(questions()).toEqual(['suggestions 1', 'suggestions 1']);
  });

  it('rests once everything was heard', async () => {
    await play(6, 5, 31);
    expect(stage.order()).toHaveLength(6);
    expect(stage.player.state.isPlaying).toBe(false);
  });

  it('asks for more once where few are left, with what is known left out', async () => {
    await play(4, 3, 1);
    expect(questions()).toEqual(['suggestions 4', 'suggestions 4']);
    expect(stage.catalogue.leftOut.at(-1)).toEqual(expect.arrayContaining(['1', '2', '3', '4']));
  });

  it('asks for nothing while songs follow', async () => {
    await play(4, 0, 1);
    expect(questions()).toHaveLength(1);
  });
});

describe('more suggestions', () => {
  let stage: Stage;
  let suggestions: SuggestionLoading;

  beforeEach(async () => {
    stage = aStage({ songCount: 4 });
    suggestions = new SuggestionLoading(stage.store, stage.song, stage.catalogue);
    suggestions.begin();
    stage.player.playSongs(stage.songs.slice(0, 1), 0);
    await stage.pass(1);
  });

  const ids = () => stage.player.state.suggestions.map(({ id }) => id);

  it('load as listSong, and join those that are there behind the song itself', async () => {
    stage.catalogue.suggested = ['1', '9', '3'];
    suggestions.more();
    expect(stage.player.state.suggestionLoading).toEqual({ isLoading: true, type: 'listSong' });
    expect(stage.catalogue.leftOut.at(-1)).toEqual(['1', '2', '3', '4']);
    await stage.pass(1);
    expect(stage.player.state.suggestionLoading).toEqual({ isLoading: false, type: 'player' });
    expect(ids()).toEqual(['1', '2', '3', '4', '9']);
  });

  it('are not asked for twice at once, and loading ends with a failure too', async () => {
    stage.catalogue.failWith('suggestions 1', { kind: 'unavailable' });
    suggestions.more();
    suggestions.more();
    await stage.pass(1);
    expect(stage.catalogue.asked.filter((request) => request === 'suggestions 1')).toHaveLength(2);
    expect(stage.player.state.suggestionLoading.isLoading).toBe(false);
    expect(ids()).toEqual(['1', '2', '3', '4']);
  });

  it('are the first ones where the song has none yet', async () => {
    stage.catalogue.failWith('suggestions 2', { kind: 'unavailable' });
    stage.player.playSongs(stage.songs.slice(1, 2), 0);
    await stage.pass(1);
    stage.catalogue.failWith('suggestions 2', null);
    suggestions.more();
    expect(stage.player.state.suggestionLoading).toEqual({ isLoading: true, type: 'player' });
    await stage.pass(1);
    expect(ids()).toEqual(['2', '1', '3', '4']);
  });

  it('are no question without a song', () => {
    const quiet = aStage();
    new SuggestionLoading(quiet.store, quiet.song, quiet.catalogue).more();
    expect(quiet.catalogue.asked).toEqual([]);
  });

  it('stand in the order that the listener gives them', () => {
    suggestions.move(3, 1);
    expect(ids()).toEqual(['1', '4', '2', '3']);
  });

  it('are not waited for once another song begins', async () => {
    stage.catalogue.hold('suggestions 1');
    suggestions.more();
    stage.player.playSongs(stage.songs.slice(1, 2), 0);
    await stage.pass(1);
    stage.catalogue.letGo('suggestions 1');
    await stage.pass(1);
    expect(ids()[0]).toBe('2');
  });
});
