import { withVisits } from '../support/e2e/visits';
import { LIBRARY_TRACKS } from '../support/fixtures/library-tracks';

describe('Every format of the library', () => {
  const visits = withVisits();

  it.each(LIBRARY_TRACKS)('plays: $encoding, $title', async ({ title, toneHz }) => {
    const listener = await visits.arrive();
    await listener.opensSong(title);
    await listener.plays(title);
    await listener.ears.hearTone(toneHz);
  });
});
