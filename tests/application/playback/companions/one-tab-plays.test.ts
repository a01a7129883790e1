import { OneTabPlays } from '../../../../src/application/playback/companions/one-tab-plays';
import { aPlayerHarness, type Harness } from '../../../support/builders/a-player-harness';
import { MemoryPlayingTabs, TabAir } from '../../../support/fakes/memory-playing-tabs';
import { VirtualTime } from '../../../support/fakes/virtual-time';

const DAY = 86_400_000;

describe('the tabs of one browser', () => {
  let air: TabAir;
  let time: VirtualTime;
  let harnesses: Harness[];

  const openTab = (clock = time): Harness => {
    const harness = aPlayerHarness();
    harnesses.push(harness);
    new OneTabPlays(harness.player, new MemoryPlayingTabs(air), clock, `tab-${harnesses.length}`).start();
    return harness;
  };
  const play = (harness: Harness) =>
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
  const playing = () => harnesses.flatMap(({ player }, place) => (player.state.isPlaying ? [place + 1] : []));

  beforeEach(() => {
    air = new TabAir();
    time = new VirtualTime();
    harnesses = [];
  });

  it('fall silent when another one plays', async () => {
    const first = openTab();
    const second = openTab();
    openTab();
    play(first);
    await first.pass(1);
    play(second);
    expect([playing(), first.hls.audible]).toEqual([[2], null]);
    expect(first.player.state.queue.entries).toHaveLength(4);
  });

  it('take turns as often as the listener likes', () => {
    const first = openTab();
    const second = openTab();
    play(first);
    play(second);
    first.player.dispatch({ kind: 'play' });
    second.player.dispatch({ kind: 'play' });
    first.player.dispatch({ kind: 'play' });
    expect(playing()).toEqual([1]);
  });

  it('do not stop the tab that plays when another one pauses', () => {
    const first = openTab();
    const second = openTab();
    play(first);
    play(second);
    first.player.dispatch({ kind: 'pause' });
    expect(playing()).toEqual([2]);
  });

  it.each([
    ['1, 2', [0, 1]],
    ['2, 1', [1, 0]],
  ])('end with one that plays when two start before they receive each other’s messages: %s', (_, order) => {
    const tabs = [openTab(), openTab()];
    air.isHeld = true;
    order.forEach((place) => play(tabs[place] as Harness));
    expect(playing()).toEqual([1, 2]);
    air.letGo();
    expect(playing()).toEqual([2]);
  });

  it('end with one that plays when five start at once', () => {
    const tabs = Array.from({ length: 5 }, () => openTab());
    air.isHeld = true;
    tabs.forEach(play);
    air.letGo();
    expect(playing()).toHaveLength(1);
  });

  it('end with the tab that started last, even by a moment', async () => {
    const first = openTab();
    const second = openTab();
    air.isHeld = true;
    play(second);
    await time.pass(1);
    play(first);
    air.letGo();
    expect(playing()).toEqual([1]);
  });

  it('stop a tab that played before they opened, although the clock was set back a day since', () => {
    play(openTab());
    const late = openTab(new VirtualTime(time.now() - DAY));
    expect(playing()).toEqual([1]);
    play(late);
    expect(playing()).toEqual([2]);
  });

  it('continue to take turns when the clock was set forward a day', async () => {
    const first = openTab();
    const second = openTab();
    play(first);
    await time.pass(DAY);
    play(second);
    first.player.dispatch({ kind: 'play' });
    expect(playing()).toEqual([1]);
  });

  it('apply the messages sent while they slept as soon as they wake', () => {
    const sleeper = openTab();
    const second = openTab();
    play(sleeper);
    air.isHeld = true;
    play(second);
    second.player.dispatch({ kind: 'pause' });
    second.player.dispatch({ kind: 'play' });
    air.letGo();
    expect(playing()).toEqual([2]);
  });
});
