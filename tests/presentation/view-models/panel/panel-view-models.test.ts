import { reaction } from 'mobx';
import type { PlayerState } from '../../../../src/domain/playback/state/player-state';
import { QueueViewModel } from '../../../../src/presentation/view-models/panel/queue.view-model';
import { SuggestionsViewModel } from '../../../../src/presentation/view-models/panel/suggestions.view-model';
import { PanelViewModel } from '../../../../src/presentation/view-models/panel.view-model';
import { NoticesViewModel, type Notice } from '../../../../src/presentation/view-models/notices.view-model';
import { aPlayerState } from '../../../support/builders/a-player-state';
import { songs } from '../../../support/builders/a-song';
import { letteredQueue, readQueue } from '../../../support/builders/lettered-queue';
import { FakePlayer } from '../../../support/presentation/fake-player';

function begin(state: Partial<PlayerState> = {}) {
  const player = new FakePlayer(aPlayerState({ queue: letteredQueue('abcd', 1), ...state }));
  const notices = new NoticesViewModel();
  const said: Notice[] = [];
  notices.shown.subscribe((notice) => said.push(notice));
  const queue = new QueueViewModel({ player, notices });
  const suggestions = new SuggestionsViewModel({ player, notices });
  return { player, said, queue, suggestions, order: () => readQueue(player.state.queue) };
}

const titlesOf = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join('');

describe('the panel', () => {
  it('opens one tab at a time, and closes', () => {
    const panel = new PanelViewModel();
    const tabs = [panel.tab];
    for (const step of ['queue', 'lyrics', 'lyrics'] as const) {
      panel.toggle(step);
      tabs.push(panel.tab);
    }
    panel.open('suggestions');
    tabs.push(panel.tab);
    panel.close();
    expect([...tabs, panel.tab]).toEqual([null, 'queue', 'lyrics', null, 'suggestions', null]);
  });

  it('belongs to the window, not to a page, from a page change until it is closed, whatever tab is chosen', () => {
    const panel = new PanelViewModel();
    const acts = [
      () => panel.toggle('queue'),
      () => panel.preloadTab('queue'),
      () => panel.open('lyrics'),
      () => panel.toggle('queue'),
      () => panel.close(),
      () => panel.toggle('queue'),
    ];
    const seen = acts.map((act) => {
      act();
      return [panel.tab, panel.isAlong];
    });
    expect(seen).toEqual([
      ['queue', false],
      ['queue', true],
      ['lyrics', true],
      ['queue', true],
      [null, true],
      ['queue', false],
    ]);
  });
});

describe('the queue in the panel', () => {
  it('shows the current song and the songs that follow, as they change', () => {
    const { player, queue } = begin();
    queue.open();
    expect([queue.current?.song.id, titlesOf(queue.upcoming.map(({ song }) => song))]).toEqual(['b', 'cd']);
    player.set({ queue: letteredQueue('abcd', 3) });
    expect([queue.current?.song.id, queue.upcoming]).toEqual(['d', []]);
  });

  it('does not rebuild its rows while a song plays on', () => {
    const { player, queue } = begin();
    queue.open();
    let drawn = 0;
    const stop = reaction(
      () => queue.upcoming,
      () => (drawn += 1),
    );
    player.set({ position: 1 });
    player.set({ position: 2 });
    stop();
    expect(drawn).toBe(0);
  });

  it.each([
    [3, 0, 'a[b]cd'],
    [3, 1, 'a[b]dc'],
    [4, 0, 'a[b]dc'],
  ])('moves the entry with key %i to place %i of the songs that follow', (key, place, expected) => {
    const { queue, order } = begin();
    queue.move(key, place);
    expect(order()).toBe(expected);
  });

  it('jumps to a song', () => {
    const { player, queue } = begin();
    queue.jumpTo(4);
    expect(player.asked).toEqual(['jump 4']);
  });

  it('removes a song, shows a notice about it, and restores the song once', () => {
    const { player, queue, said, order } = begin();
    queue.remove(3);
    expect(order()).toBe('a[b]d');
    expect(said).toMatchObject([
      { type: 'blank', message: { kind: 'queued', of: 'removed' }, action: { name: 'undo' } },
    ]);
    said[0]?.action?.run();
    said[0]?.action?.run();
    expect(order()).toBe('a[b]cd');
    expect(player.asked).toEqual(['remove 3', 'undo']);
    expect(queue.undoable).toBeNull();
  });

  it('clears the songs that follow, and restores them also after the panel was closed', () => {
    const { queue, said, order } = begin();
    queue.open();
    queue.clear();
    expect(order()).toBe('[b]');
    queue.dispose();
    said[0]?.action?.run();
    expect(order()).toBe('a[b]cd');
  });

  it('shows no notice for an entry that does not exist', () => {
    const { queue, said } = begin();
    queue.remove(99);
    expect(said).toEqual([]);
  });

  it('stops listening to the player once it is closed', () => {
    const { player, queue } = begin();
    queue.open();
    queue.dispose();
    expect(player.listeners).toBe(0);
  });
});

describe('the suggestions in the panel', () => {
  const suggested = (ids: string) => ({ suggestions: songs(...ids) });

  it('are the suggested songs that are not in the queue', () => {
    const { suggestions } = begin(suggested('bxcy'));
    expect(titlesOf(suggestions.rows)).toBe('xy');
  });

  it('are requested when the present ones belong to another song', () => {
    const { player, suggestions } = begin(suggested('axy'));
    suggestions.open();
    expect(player.asked).toEqual(['more suggestions']);
  });

  it('are not requested when they are already loaded', () => {
    const { player, suggestions } = begin(suggested('bxy'));
    suggestions.open();
    expect(player.asked).toEqual([]);
  });

  it.each([
    [{ ...suggested('b') }, false],
    [{ ...suggested('a') }, true],
    [{ ...suggested('a'), suggestionLoading: { isLoading: true, type: 'player' as const } }, false],
    [{ queue: letteredQueue('', -1) }, false],
  ])('report whether they could not be loaded (%#)', (state, expected) => {
    expect(begin(state).suggestions.hasFailed).toBe(expected);
  });

  it.each([
    ['x', 2, 'bcyzx'],
    ['z', 0, 'bczxy'],
    ['y', 0, 'bcyxz'],
    ['y', 1, 'bcxyz'],
  ])('are in the order that the listener chose: %s to place %i of the visible rows', (id, place, expected) => {
    const { player, suggestions } = begin(suggested('bcxyz'));
    suggestions.move(id, place);
    expect(titlesOf(player.state.suggestions)).toBe(expected);
  });

  it('are added to the queue, next or last, with a notice', () => {
    const { suggestions, said, order } = begin(suggested('bxy'));
    const [x, y] = songs('x', 'y');
    suggestions.open();
    suggestions.append(x!);
    suggestions.playNext(y!);
    expect(order()).toBe('a[b]ycdx');
    expect(said.map(({ message }) => message)).toMatchObject([{ of: 'added' }, { of: 'next' }]);
    expect(suggestions.rows).toEqual([]);
  });

  it('are inserted after the current song and played at once', () => {
    const { suggestions, order } = begin(suggested('bxy'));
    suggestions.playNow(songs('x')[0]!);
    expect(order()).toBe('ab[x]cd');
  });

  it('change with the player’s state, and stop listening to the player once closed', () => {
    const { player, suggestions } = begin(suggested('bxy'));
    suggestions.open();
    player.set({ suggestions: songs('b', 'z') });
    player.set({ suggestionLoading: { isLoading: true, type: 'listSong' } });
    expect([titlesOf(suggestions.rows), suggestions.isLoading]).toEqual(['z', true]);
    suggestions.dispose();
    expect(player.listeners).toBe(0);
  });
});
