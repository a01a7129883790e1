import { EndlessPlay } from '../../../../src/application/playback/player/endless-play';
import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { SuggestionLoading } from '../../../../src/application/playback/player/suggestion-loading';
import { aPlayerHarness, playlistOf, type Harness } from '../../../support/builders/a-player-harness';
import { MemoryStore } from '../../../support/fakes/memory-store';

describe('endless play', () => {
  let harness: Harness;
  let suggestions: SuggestionLoading;
  let endless: EndlessPlay;
  let values: MemoryStore;

  beforeEach(() => {
    values = new MemoryStore();
    harness = aPlayerHarness({ songCount: 6 });
    suggestions = new SuggestionLoading(harness.store, harness.song, harness.catalogue);
    suggestions.start();
    endless = new EndlessPlay(harness.store, suggestions, new ListeningSettingsStore(values));
    endless.start();
  });

  const play = async (count: number, startIndex: number, seconds: number) => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs.slice(0, count), startIndex });
    await harness.pass(seconds);
  };
  const questions = () => harness.catalogue.asked.filter((request) => request.startsWith('suggestions'));

  it('continues after the last song with suggestions that were not played yet', async () => {
    await play(2, 1, 31);
    expect(harness.order()).toEqual(['1', '2', '3']);
    expect(harness.hls.audible).toBe(playlistOf('3'));
    await harness.pass(60);
    expect(harness.hls.audible).toBe(playlistOf('5'));
  });

  it('appends the suggested song near the end of the current one, so that it can be prepared', async () => {
    await play(1, 0, 9);
    expect(harness.order()).toEqual(['1']);
    await harness.pass(2);
    expect(harness.order()).toEqual(['1', '2']);
  });

  it('appends no suggestion when playback is to stop after the song, unless the listener asks for the next one', async () => {
    await play(1, 0, 1);
    harness.store.update((state) => ({ ...state, stopsAfterSong: true }));
    await harness.pass(20);
    expect(harness.order()).toEqual(['1']);
    harness.player.dispatch({ kind: 'next' });
    expect(harness.order()).toEqual(['1', '2']);
  });

  it('continues at once when the listener asks for the next song', async () => {
    await play(1, 0, 1);
    harness.player.dispatch({ kind: 'next' });
    await harness.pass(1);
    expect(harness.hls.audible).toBe(playlistOf('2'));
  });

  it('continues when the last song cannot be played', async () => {
    harness.hls.breakSource(playlistOf('1'), 'decode');
    harness.catalogue.put({ ...harness.songs[0]!, audioSources: harness.songs[0]!.audioSources.slice(0, 1) });
    await play(1, 0, 5);
    expect(harness.hls.audible).toBe(playlistOf('2'));
  });

  it('plays the songs that the listener adds first, and suggestions after them', async () => {
    await play(1, 0, 1);
    harness.editing.append(harness.songs.slice(3, 4));
    await harness.pass(60);
    expect(harness.order().slice(0, 3)).toEqual(['1', '4', '2']);
  });

  it('stops after the last song when endless play is off', async () => {
    endless.enable(false);
    await play(1, 0, 31);
    expect(harness.order()).toEqual(['1']);
    expect(harness.player.state).toMatchObject({ isPlaying: false, position: 0 });
    expect(questions()).toHaveLength(1);
    expect(values.values.get('listening')).toContain('"endless":false');
  });

  it.each([
    ['ALL', 1],
    ['ONE', 2],
  ])('does not extend a queue that repeats: %s', async (_mode, presses) => {
    for (let press = 0; press < presses; press += 1) harness.player.dispatch({ kind: 'cycle-loop' });
    await play(1, 0, 40);
    expect(harness.order()).toEqual(['1']);
  });

  it('stops when no suggestions can be loaded, and requests them no more than twice', async () => {
    harness.catalogue.failWith('suggestions 1', { kind: 'offline' });
    await play(1, 0, 31);
    expect(harness.order()).toEqual(['1']);
    expect(harness.player.state.isPlaying).toBe(false);
    expect(questions()).toEqual(['suggestions 1', 'suggestions 1']);
  });

  it('stops once every song was played', async () => {
    await play(6, 5, 31);
    expect(harness.order()).toHaveLength(6);
    expect(harness.player.state.isPlaying).toBe(false);
  });

  it('requests more suggestions once when few are left, excluding the known songs', async () => {
    await play(4, 3, 1);
    expect(questions()).toEqual(['suggestions 4', 'suggestions 4']);
    expect(harness.catalogue.leftOut.at(-1)).toEqual(expect.arrayContaining(['1', '2', '3', '4']));
  });

  it('requests no more suggestions while songs follow', async () => {
    await play(4, 0, 1);
    expect(questions()).toHaveLength(1);
  });
});

describe('more suggestions', () => {
  let harness: Harness;
  let suggestions: SuggestionLoading;

  beforeEach(async () => {
    harness = aPlayerHarness({ songCount: 4 });
    suggestions = new SuggestionLoading(harness.store, harness.song, harness.catalogue);
    suggestions.start();
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs.slice(0, 1), startIndex: 0 });
    await harness.pass(1);
  });

  const ids = () => harness.player.state.suggestions.map(({ id }) => id);

  it('load as listSong, and are appended to the existing ones after the song itself', async () => {
    harness.catalogue.suggested = ['1', '9', '3'];
    suggestions.more();
    expect(harness.player.state.suggestionLoading).toEqual({ isLoading: true, type: 'listSong' });
    expect(harness.catalogue.leftOut.at(-1)).toEqual(['1', '2', '3', '4']);
    await harness.pass(1);
    expect(harness.player.state.suggestionLoading).toEqual({ isLoading: false, type: 'player' });
    expect(ids()).toEqual(['1', '2', '3', '4', '9']);
  });

  it('are not requested twice at once, and loading also ends after a failure', async () => {
    harness.catalogue.failWith('suggestions 1', { kind: 'unavailable' });
    suggestions.more();
    suggestions.more();
    await harness.pass(1);
    expect(harness.catalogue.asked.filter((request) => request === 'suggestions 1')).toHaveLength(2);
    expect(harness.player.state.suggestionLoading.isLoading).toBe(false);
    expect(ids()).toEqual(['1', '2', '3', '4']);
  });

  it('load as the first ones when the song has no suggestions yet', async () => {
    harness.catalogue.failWith('suggestions 2', { kind: 'unavailable' });
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs.slice(1, 2), startIndex: 0 });
    await harness.pass(1);
    harness.catalogue.failWith('suggestions 2', null);
    suggestions.more();
    expect(harness.player.state.suggestionLoading).toEqual({ isLoading: true, type: 'player' });
    await harness.pass(1);
    expect(ids()).toEqual(['2', '1', '3', '4']);
  });

  it('are not requested without a song', () => {
    const quiet = aPlayerHarness();
    new SuggestionLoading(quiet.store, quiet.song, quiet.catalogue).more();
    expect(quiet.catalogue.asked).toEqual([]);
  });

  it('are in the order that the listener chooses', () => {
    suggestions.move(3, 1);
    expect(ids()).toEqual(['1', '4', '2', '3']);
  });

  it('are ignored once another song has begun', async () => {
    harness.catalogue.hold('suggestions 1');
    suggestions.more();
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs.slice(1, 2), startIndex: 0 });
    await harness.pass(1);
    harness.catalogue.letGo('suggestions 1');
    await harness.pass(1);
    expect(ids()[0]).toBe('2');
  });
});
