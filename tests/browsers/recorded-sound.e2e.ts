import { toneOf, trackCalled } from '../support/e2e/library-facts';
import { soundServer } from '../support/e2e/fixture-client';
import { CHORD_LEVEL } from '../support/fixtures/encode-track';
import { withVisits } from '../support/e2e/visits';
import { levelOf, longestSilence } from '../support/sound/loudness';
import { record } from '../support/sound/record';

const NEW = 'Mới phát hành';
const LONG = 'Thềm Nắng Cũ';
/** Stevens' law: what is set to half sounds half as loud, which is 10 dB less. */
const amplitudeAt = (volume: number): number => (volume / 100) ** (1 / 0.6);
const MOST_SILENCE_MS = 50;
/** Seconds before the end of a song at which recording begins, and how long it takes. */
const BEFORE_END = 3;
const OVER_THE_JOIN_MS = 6_000;

describe('What comes out of the sound card', () => {
  const visits = withVisits();

  async function hearsLongSong() {
    const listener = await visits.arrive();
    await listener.opensSong(LONG);
    await listener.plays(LONG);
    await listener.ears.hearTone(toneOf(LONG));
    return listener;
  }

  it('is as loud as the slider says, and nothing while muted', async () => {
    const { ears, player } = await hearsLongSong();
    for (const share of [1, 0.5, 0.1, 0.05]) {
      await player.setsVolumeTo(share);
      await ears.hearLoudness(CHORD_LEVEL * amplitudeAt(await player.volume()));
    }
    await player.togglesMute();
    await ears.hearMuted();
    await player.togglesMute();
    await ears.hearLoudness(CHORD_LEVEL * amplitudeAt(await player.volume()));
  });

  it('goes on without a silence from one song to the next', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const [, first = '', second = ''] = await listener.songsIn(NEW);
    await listener.playsFrom(NEW, 1);
    await listener.ears.hearTone(toneOf(first));
    await listener.player.seeksTo(1 - BEFORE_END / trackCalled(first).seconds);
    await listener.ears.hearSound();
    const heard = await record(await soundServer(), OVER_THE_JOIN_MS);
    await listener.player.showsSong(second);
    await listener.ears.hearTone(toneOf(second));
    expect(levelOf(heard)).toBeGreaterThan(0);
    expect(longestSilence(heard)).toBeLessThanOrEqual(MOST_SILENCE_MS);
  });
});
