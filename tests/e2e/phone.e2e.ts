import { toneOf, trackCalled } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { withVisits } from '../support/e2e/visits';

describe('On a phone', () => {
  const visits = withVisits();

  async function hearsASong(): Promise<{ listener: Listener; titles: string[] }> {
    const listener = await visits.arrive({ isPhone: true });
    await listener.opensHome();
    const titles = await listener.songsIn('Mới phát hành');
    await listener.playsFrom('Mới phát hành', 1);
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    return { listener, titles };
  }

  it('nothing is wider than the screen', async () => {
    const { listener, titles } = await hearsASong();
    expect(await listener.sidewaysOverflow()).toBe(0);
    await listener.opensSong(titles[1] ?? '');
    expect(await listener.sidewaysOverflow()).toBe(0);
    await listener.opens('/nowhere');
    await listener.seesHeading('Trang này trôi đi đâu mất rồi');
    expect(await listener.sidewaysOverflow()).toBe(0);
  });

  it('a song has its share button beside its heart, not in a separate row', async () => {
    const listener = await visits.arrive({ isPhone: true });
    await listener.opensSong('Thềm Nắng Cũ');
    const middles = [/^Thích/, /^Chia sẻ/].map((name) => middleOf(listener, name));
    const [like, share] = await Promise.all(middles);
    expect(Math.abs((like ?? 0) - (share ?? 99))).toBeLessThan(2);
  });

  it('a small player pauses and continues', async () => {
    const { listener, titles } = await hearsASong();
    await listener.player.showsSong(titles[1] ?? '');
    await listener.player.pauses();
    await listener.ears.hearNothing();
    await listener.player.resumes();
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
  });

  it('the small player unfolds to the whole player, and folds again', async () => {
    const { listener, titles } = await hearsASong();
    const whole = await listener.player.unfolds();
    await whole.showsSong(titles[1] ?? '');
    await whole.skips();
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
    await whole.showsSong(titles[2] ?? '');
    await whole.folds();
    await listener.player.showsSong(titles[2] ?? '');
  });

  it('the whole player seeks in the song', async () => {
    const { listener, titles } = await hearsASong();
    const whole = await listener.player.unfolds();
    const { seconds } = trackCalled(titles[1] ?? '');
    await whole.seeksTo(0.5);
    await listener.ears.hearToneWithin(toneOf(titles[1] ?? ''), seconds * 0.48, seconds);
  });
});

/** The vertical position of the middle of a button of the page, in pixels. */
async function middleOf({ page }: Listener, name: RegExp): Promise<number> {
  const box = await page.locator('main').getByRole('button', { name }).first().boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0) / 2;
}
