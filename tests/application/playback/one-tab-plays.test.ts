import { OneTabPlays } from '../../../src/application/playback/one-tab-plays';
import { aPlayerHarness, type Harness } from '../../support/builders/a-player-harness';
import { MemoryPlayingTabs, TabAir } from '../../support/fakes/memory-playing-tabs';
import { VirtualTime } from '../../support/fakes/virtual-time';

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
  const play = (harness: Harness) => harness.player.playSongs(harness.songs, 0);
  const playing = () => harnesses.flatMap(({ player }, place) => (player.state.isPlaying ? [place + 1] : []));

  beforeEach(() => {
    air = new TabAir();
    time = new VirtualTime();
    harnesses = [];
  });

  it('fall silent when another one plays', async () => {
    const [first, second] = [openTab(), openTab(), openTab()] as [Harness, Harness, Harness];
    play(first);
    await first.pass(1);
    play(second);
    expect([playing(), first.hls.audible]).toEqual([[2], null]);
    expect(first.player.state.queue.entries).toHaveLength(4);
  });

  it('take turns as often as the listener likes', () => {
    const [first, second] = [openTab(), openTab()];
    play(first);
    play(second);
    first.player.play();
    second.player.play();
    first.player.play();
    expect(playing()).toEqual([1]);
  });

  it('leave one that plays alone when another one pauses', () => {
    const [first, second] = [openTab(), openTab()];
    play(first);
    play(second);
    first.player.pause();
    expect(playing()).toEqual([2]);
  });

  it.each([
    ['1, 2', [0, 1]],
    ['2, 1', [1, 0]],
  ])('end with one that plays when two are pressed before they hear each other: %s', (_, order) => {
    const tabs = [openTab(), openTab()];
    air.isHeld = true;
    order.forEach((place) => play(tabs[place] as Harness));
    expect(playing()).toEqual([1, 2]);
    air.letGo();
    expect(playing()).toEqual([2]);
  });

  it('end with one that plays when five are pressed at once', () => {
    const tabs = Array.from({ length: 5 }, () => openTab());
    air.isHeld = true;
    tabs.forEach(play);
    air.letGo();
    expect(playing()).toHaveLength(1);
  });

  it('end with the one that was pressed last, by a moment', async () => {
    const [first, second] = [openTab(), openTab()];
    air.isHeld = true;
    play(second);
    await time.pass(1);
    play(first);
    air.letGo();
    expect(playing()).toEqual([1]);
  });

  it('know of one that played before they were opened, although the clock was put back a day since', () => {
    play(openTab());
    const late = openTab(new VirtualTime(time.now() - DAY));
    expect(playing()).toEqual([1]);
    play(late);
    expect(playing()).toEqual([2]);
  });

  it('go on taking turns when the clock was put forward a day', async () => {
    const [first, second] = [openTab(), openTab()];
    play(first);
    await time.pass(DAY);
    play(second);
    first.player.play();
    expect(playing()).toEqual([1]);
  });

  it('hear it all when they wake: what was said while they slept comes at once', () => {
    const [sleeper, second] = [openTab(), openTab()];
    play(sleeper);
    air.isHeld = true;
    play(second);
    second.player.pause();
    second.player.play();
    air.letGo();
    expect(playing()).toEqual([2]);
  });
});
