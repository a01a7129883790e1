import { toneOf, trackCalled } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { secondsSince } from '../support/e2e/seconds-since';
import { withVisits } from '../support/e2e/visits';

const NEW = 'Mới phát hành';

describe('Next, previous and seek', () => {
  const visits = withVisits();

  async function startsListFrom(place: number): Promise<{ listener: Listener; titles: string[] }> {
    const listener = await visits.arrive();
    await listener.opensHome();
    const titles = await listener.songsIn(NEW);
    await listener.playsFrom(NEW, place);
    await listener.ears.hearTone(toneOf(titles[place] ?? ''));
    return { listener, titles };
  }

  /** A song of the library that is long enough to move about in. */
  async function startsLongSong(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensSong('Thềm Nắng Cũ');
    await listener.plays('Thềm Nắng Cũ');
    await listener.ears.hearTone(toneOf('Thềm Nắng Cũ'));
    return listener;
  }

  it('lead to the following song of the list', async () => {
    const { listener, titles } = await startsListFrom(1);
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
    await listener.player.showsSong(titles[2] ?? '');
  });

  it('lead on by itself when a song ends', async () => {
    const { listener, titles } = await startsListFrom(1);
    await listener.player.seeksTo(0.97);
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
  });

  it('lead to the song before within its first three seconds', async () => {
    const { listener, titles } = await startsListFrom(2);
    await listener.player.pauses();
    await listener.player.movesSeekBarWith('Home');
    await listener.player.goesBack();
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
  });

  it('lead to the start of the same song after three seconds', async () => {
    const { listener, titles } = await startsListFrom(1);
    await listener.player.seeksTo(0.6);
    await listener.ears.hearSound();
    const pressed = performance.now();
    await listener.player.goesBack();
    const { seconds } = trackCalled(titles[1] ?? '');
    const { position } = await listener.ears.hearToneWithin(toneOf(titles[1] ?? ''), 0, seconds / 2);
    expect(position).toBeLessThan(1 + secondsSince(pressed));
  });

  it('lead to any place in the song, and sound from there', async () => {
    const listener = await startsLongSong();
    const { seconds } = trackCalled('Thềm Nắng Cũ');
    await listener.player.seeksTo(0.75);
    await listener.ears.hearToneWithin(toneOf('Thềm Nắng Cũ'), seconds * 0.72, seconds * 0.9);
    expect(await listener.player.position()).toBeGreaterThan(seconds * 0.72);
  });

  it('lead back to a place that was heard already', async () => {
    const listener = await startsLongSong();
    await listener.player.seeksTo(0.75);
    await listener.ears.hearSound();
    await listener.player.seeksTo(0.1);
    await listener.ears.hearToneWithin(toneOf('Thềm Nắng Cũ'), 3.5, 10);
  });

  it('say the position in words', async () => {
    const listener = await startsLongSong();
    expect(await listener.player.spokenPosition()).toMatch(/^\d+ giây trên 40 giây$/);
  });
});
