import type { Listener } from '../support/e2e/listener';
import { toneOf } from '../support/e2e/library-facts';
import { withVisits } from '../support/e2e/visits';

const SONG = 'Thềm Nắng Cũ';
const MEDIA = /\/media\//;
const HOME = /\/backend\/home\//;
/** The probe for the server's return: while it fails, nothing is retried automatically. */
const READY = /\/readyz$/;
const NETWORK = 'Mạng chập chờn, chưa phát tiếp được.';

describe('A failure', () => {
  const visits = withVisits();

  /** The home page failed to load; it would load now, but the app has no sign of it. */
  async function arrivesWithoutHome(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.losesAnswers(READY);
    await listener.losesAnswers(HOME);
    await listener.opens('/');
    await listener.seesHeading('Chưa tải được trang chủ');
    await listener.regainsAnswers(HOME);
    return listener;
  }

  it('of the network is shown as a message, and trying again plays the song', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(SONG);
    await listener.losesAnswers(MEDIA);
    await listener.plays(SONG);
    await listener.sees(NETWORK);
    expect(await listener.ears.listen()).toMatchObject({ soundingCount: 0 });
    await listener.regainsAnswers(MEDIA);
    await listener.player.triesAgain();
    await listener.ears.hearTone(toneOf(SONG));
    visits.takeComplaints();
  });

  it('of the home page is shown as a message, and trying again shows the page', async () => {
    const listener = await arrivesWithoutHome();
    await listener.pressesButton('Thử lại');
    await listener.seesSection('Mới phát hành');
    visits.takeComplaints();
  });

  it('of the server ends by itself once the server answers', async () => {
    const listener = await arrivesWithoutHome();
    await listener.regainsAnswers(READY);
    await listener.seesSection('Mới phát hành');
    visits.takeComplaints();
  });
});
