import { toneOf, trackCalled } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { secondsSince } from '../support/e2e/seconds-since';
import { readSteps, watchSteps } from '../support/e2e/step-watch';
import { withVisits, type Visits } from '../support/e2e/visits';

const NEW = 'Mới phát hành';
/** Long enough to seek in. */
const LONG = 'Thềm Nắng Cũ';
/** Seconds before the end of a song from which the test waits for the next song. */
const BEFORE_END = 3;
/** The largest jump of the media clock, in seconds, and then its longest pause: a busy machine has small gaps in its sound. */
const LARGEST_JUMP = 0.3;
const LONGEST_STAND = 0.5;

interface Start {
  readonly listener: Listener;
  readonly titles: readonly string[];
}

async function startListFrom(visits: Visits, place: number): Promise<Start> {
  const listener = await visits.arrive();
  await listener.opensHome();
  const titles = await listener.songsIn(NEW);
  await listener.playsFrom(NEW, place);
  await listener.ears.hearTone(toneOf(titles[place] ?? ''));
  return { listener, titles };
}

describe('Next, previous and seek', () => {
  const visits = withVisits();

  it('next goes to the following song; previous goes to the song before within the first three seconds', async () => {
    const { listener, titles } = await startListFrom(visits, 1);
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
    await listener.player.showsSong(titles[2] ?? '');
    await listener.player.pauses();
    await listener.player.movesSeekBarWith('Home');
    await listener.player.goesBack();
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
  });

  it('the next song starts when a song ends: the media clock neither stops nor jumps at the boundary', async () => {
    const { listener, titles } = await startListFrom(visits, 1);
    await listener.player.seeksTo(1 - BEFORE_END / trackCalled(titles[1] ?? '').seconds);
    await listener.ears.hearSound();
    await watchSteps(listener.page);
    await listener.player.showsSong(titles[2] ?? '');
    await listener.player.reaches(1);
    const { fewest, most, jump, stand } = await readSteps(listener.page);
    expect([fewest, most]).toEqual([1, 1]);
    expect(jump).toBeLessThanOrEqual(LARGEST_JUMP);
    expect(stand).toBeLessThanOrEqual(LONGEST_STAND);
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
  });

  it('previous goes to the start of the same song after three seconds', async () => {
    const { listener, titles } = await startListFrom(visits, 1);
    await listener.player.seeksTo(0.6);
    await listener.ears.hearSound();
    const pressed = performance.now();
    await listener.player.goesBack();
    const { seconds } = trackCalled(titles[1] ?? '');
    const { position } = await listener.ears.hearToneWithin(toneOf(titles[1] ?? ''), 0, seconds / 2);
    expect(position).toBeLessThan(1 + secondsSince(pressed));
  });

  it('seek plays from any position, also from one that was already played, and gives the position as text', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(LONG);
    await listener.plays(LONG);
    await listener.ears.hearTone(toneOf(LONG));
    const { seconds } = trackCalled(LONG);
    await listener.player.seeksTo(0.75);
    await listener.ears.hearToneWithin(toneOf(LONG), seconds * 0.72, seconds * 0.9);
    expect(await listener.player.position()).toBeGreaterThan(seconds * 0.72);
    await listener.player.seeksTo(0.1);
    await listener.ears.hearToneWithin(toneOf(LONG), 3.5, 10);
    expect(await listener.player.spokenPosition()).toMatch(/^\d+ giây trên 40 giây$/);
  });
});

describe('Volume', () => {
  const visits = withVisits();

  it('starts at 50, and follows the slider', async () => {
    const { listener } = await startListFrom(visits, 1);
    expect(await listener.player.volume()).toBe(50);
    const before = await listener.ears.hearSound();
    await listener.player.setsVolumeTo(0.9);
    const after = await listener.ears.hearSound();
    expect(await listener.player.volume()).toBeGreaterThan(85);
    expect(after.loudness).toBeGreaterThan(before.loudness * 2);
  });

  it('is silent while muted; the song goes on, and unmuting restores the volume', async () => {
    const { listener } = await startListFrom(visits, 1);
    const before = await listener.ears.hearSound();
    await listener.player.togglesMute();
    await listener.ears.hearMuted();
    expect(await listener.player.isPressed('mute')).toBe(true);
    await listener.player.togglesMute();
    await listener.ears.hearLoudness(before.loudness);
    expect(await listener.player.volume()).toBe(50);
  });
});

describe('Loop and shuffle', () => {
  const visits = withVisits();

  it('loop ONE starts the same song again when it ends', async () => {
    const { listener, titles } = await startListFrom(visits, 1);
    await listener.player.loops('ONE');
    await listener.player.seeksTo(0.97);
    await listener.player.isBefore(5);
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    await listener.player.showsSong(titles[1] ?? '');
  });

  it('shuffle does not interrupt the current song, and turning shuffle off restores the order', async () => {
    const { listener, titles } = await startListFrom(visits, 1);
    const before = await listener.ears.hearSound();
    await listener.player.togglesShuffle();
    const after = await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    expect(await listener.player.isPressed('shuffle')).toBe(true);
    expect(after.position).toBeGreaterThan(before.position);
    await listener.player.togglesShuffle();
    expect(await listener.player.isPressed('shuffle')).toBe(false);
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
  });
});
