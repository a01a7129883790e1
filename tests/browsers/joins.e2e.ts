import { soundServer } from '../support/e2e/fixture-client';
import { toneOf, trackCalled } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { withVisits } from '../support/e2e/visits';
import { levelOf, longestSilence } from '../support/sound/loudness';
import { record } from '../support/sound/record';

const NEW = 'Mới phát hành';
const MOST_SILENCE_MS = 50;
/** Recording begins this many seconds before the end of a song; the next constant is its duration. */
const BEFORE_END = 3;
const OVER_THE_JOIN_MS = 6_000;

async function returnsToStart({ player }: Listener): Promise<void> {
  await player.pauses();
  await player.movesSeekBarWith('Home');
}

describe('The sound output where one song follows another', () => {
  const visits = withVisits();

  async function startsList() {
    const listener = await visits.arrive();
    await listener.opensHome();
    const [, first = '', second = ''] = await listener.songsIn(NEW);
    await listener.playsFrom(NEW, 1);
    await listener.ears.hearTone(toneOf(first));
    return { listener, first, second };
  }

  async function recordsJoin(listener: Listener, first: string): Promise<Float32Array> {
    await listener.player.seeksTo(1 - BEFORE_END / trackCalled(first).seconds);
    await listener.ears.hearSound();
    return record(await soundServer(), OVER_THE_JOIN_MS);
  }

  it('has no silence of more than 50 ms', async () => {
    const { listener, first, second } = await startsList();
    const heard = await recordsJoin(listener, first);
    await listener.player.showsSong(second);
    await listener.ears.hearTone(toneOf(second));
    expect(levelOf(heard)).toBeGreaterThan(0);
    expect(longestSilence(heard)).toBeLessThanOrEqual(MOST_SILENCE_MS);
  });

  it.each([0.1, 0.5, 0.7])('has no silence of more than 50 ms after a reload at %d of a song either', async (share) => {
    const { listener, first, second } = await startsList();
    await listener.player.seeksTo(share);
    await listener.ears.hearTone(toneOf(first));
    await listener.reloads();
    await listener.player.resumes();
    await listener.ears.hearTone(toneOf(first));
    const heard = await recordsJoin(listener, first);
    await listener.player.showsSong(second);
    await listener.ears.hearTone(toneOf(second));
    expect(levelOf(heard)).toBeGreaterThan(0);
    expect(longestSilence(heard)).toBeLessThanOrEqual(MOST_SILENCE_MS);
  });

  it('plays the beginning of a song that was resumed in its middle when the listener goes back to it', async () => {
    const { listener, first } = await startsList();
    await listener.player.seeksTo(0.7);
    await listener.ears.hearTone(toneOf(first));
    await listener.reloads();
    await listener.player.resumes();
    await listener.ears.hearTone(toneOf(first));
    await listener.player.movesSeekBarWith('Home');
    await listener.player.isBefore(trackCalled(first).seconds / 2);
    await listener.ears.hearTone(toneOf(first));
  });

  it('plays the previous song after a pause and a return to the start of the current song', async () => {
    const { listener, first, second } = await startsList();
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(second));
    await returnsToStart(listener);
    await listener.player.goesBack();
    await listener.ears.hearTone(toneOf(first));
    await returnsToStart(listener);
    await listener.player.skips();
    await listener.ears.hearTone(toneOf(second));
  });
});
