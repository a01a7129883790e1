import { hearSlider } from '../support/e2e/hear-slider';
import { toneOf } from '../support/e2e/library-facts';
import { CHORD_LEVEL } from '../support/fixtures/encode-track';
import { withVisits } from '../support/e2e/visits';

const LONG = 'Thềm Nắng Cũ';

describe('The sound output', () => {
  const visits = withVisits();

  it('is as loud as the slider says, and silent while muted', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(LONG);
    await listener.plays(LONG);
    await listener.ears.hearTone(toneOf(LONG));
    await hearSlider(listener, CHORD_LEVEL);
  });
});
