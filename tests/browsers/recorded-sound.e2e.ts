import { toneOf } from '../support/e2e/library-facts';
import { CHORD_LEVEL } from '../support/fixtures/encode-track';
import { withVisits } from '../support/e2e/visits';

const LONG = 'Thềm Nắng Cũ';
/** Stevens' law: what is set to half sounds half as loud, which is 10 dB less. */
const amplitudeAt = (volume: number): number => (volume / 100) ** (1 / 0.6);

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
});
