import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { PanelPage } from '../support/e2e/panel.page';
import { withVisits } from '../support/e2e/visits';

const NEW = 'Mới phát hành';
/** Seconds by which a song's position may differ after a reload. */
const TOLERANCE = 5;

describe('The queue', () => {
  const visits = withVisits();

  async function hearsList(): Promise<{ listener: Listener; titles: string[] }> {
    const listener = await visits.arrive();
    await listener.opensHome();
    const titles = await listener.songsIn(NEW);
    await listener.playsFrom(NEW, 1);
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    return { listener, titles };
  }

  it('is restored after a reload: the song at its position, silent, and the songs after it', async () => {
    const { listener, titles } = await hearsList();
    await listener.player.seeksTo(0.5);
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    const before = await listener.player.position();
    await listener.reloads();
    await listener.player.showsSong(titles[1] ?? '');
    const after = await listener.player.position();
    expect(Math.abs(after - before)).toBeLessThan(TOLERANCE);
    expect((await listener.ears.listen()).soundingCount).toBe(0);
    await listener.player.resumes();
    const heard = await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    expect(heard.position).toBeGreaterThanOrEqual(after);
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
  });

  it('restores loop, shuffle and the order before shuffling after a reload', async () => {
    const { listener, titles } = await hearsList();
    await listener.player.togglesShuffle();
    await listener.player.loops('ALL');
    await listener.reloads();
    await listener.player.showsSong(titles[1] ?? '');
    expect(await listener.player.isPressed('shuffle')).toBe(true);
    await listener.seesButton(listener.words.loop.ALL);
    await listener.player.togglesShuffle();
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
  });

  it('can be edited: songs are moved, removed and restored, and the edits remain after a reload', async () => {
    const { listener, titles } = await hearsList();
    await listener.player.pauses();
    await listener.pressesButton('Hàng đợi');
    const hands = new PanelPage(listener.page);
    const [one = '', two = '', three = '', ...rest] = titles.slice(2);
    await hands.stands(hands.next, [one, two, three, ...rest]);
    await hands.standsStill();
    await hands.drags(one, three);
    await hands.stands(hands.next, [two, three, one, ...rest]);
    await hands.handle(three).focus();
    await listener.presses('Delete');
    await hands.stands(hands.next, [two, one, ...rest]);
    await listener.pressesButton('Hoàn tác');
    await hands.stands(hands.next, [two, three, one, ...rest]);
    await hands.handle(two).focus();
    await listener.presses('Delete');
    await hands.stands(hands.next, [three, one, ...rest]);
    await listener.reloads();
    await listener.player.showsSong(titles[1] ?? '');
    await hands.stands(hands.next, [three, one, ...rest]);
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(three));
  });
});
