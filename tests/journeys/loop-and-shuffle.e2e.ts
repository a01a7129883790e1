import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { withVisits } from '../support/e2e/visits';

const NEW = 'Mới phát hành';

describe('Loop and shuffle', () => {
  const visits = withVisits();

  async function startsListFrom(place: number): Promise<{ listener: Listener; titles: string[] }> {
    const listener = await visits.arrive();
    await listener.opensHome();
    const titles = await listener.songsIn(NEW);
    await listener.playsFrom(NEW, place);
    await listener.ears.hearTone(toneOf(titles[place] ?? ''));
    return { listener, titles };
  }

  it('loop ONE starts the same song again when it ends', async () => {
    const { listener, titles } = await startsListFrom(1);
    await listener.player.loops('ONE');
    await listener.player.seeksTo(0.97);
    await listener.player.isBefore(5);
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    await listener.player.showsSong(titles[1] ?? '');
  });

  it('shuffle leaves the song that plays alone', async () => {
    const { listener, titles } = await startsListFrom(1);
    const before = await listener.ears.hearSound();
    await listener.player.togglesShuffle();
    const after = await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    expect(await listener.player.isPressed('shuffle')).toBe(true);
    expect(after.position).toBeGreaterThan(before.position);
  });

  it('shuffle switched off brings the order back', async () => {
    const { listener, titles } = await startsListFrom(1);
    await listener.player.togglesShuffle();
    await listener.player.togglesShuffle();
    expect(await listener.player.isPressed('shuffle')).toBe(false);
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
  });
});
