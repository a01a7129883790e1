import { toneOf } from '../support/e2e/library-facts';
import { withVisits } from '../support/e2e/visits';

describe('The content security policy', () => {
  const visits = withVisits();

  it('is sent with the page and trusts no inline script', async () => {
    const listener = await visits.arrive();
    const answer = await listener.page.goto(`${listener.address}/`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
    expect(scripts).not.toBe('');
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
    expect(policy).toMatch(/default-src '(self|none)'/);
  });

  it('is reported to this test when a page violates it', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const told = listener.page.waitForEvent('console', (message) => message.text().startsWith('policy: img-src'));
    await listener.page.evaluate(() => {
      const picture = new Image();
      picture.src = 'https://elsewhere.example/pixel.png';
      document.body.append(picture);
    });
    await told;
    expect(visits.takeComplaints()).toContainEqual(expect.stringContaining('policy: img-src'));
  });

  it('is not violated on any page, in both themes, while a song plays', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const title = await listener.playsFrom('Mới phát hành', 1);
    await listener.ears.hearTone(toneOf(title));
    await listener.presses('t');
    await listener.followsSongLink(title);
    await listener.seesHeading(title);
    await listener.presses('?');
    await listener.presses('Escape');
    await listener.opens('/500');
    await listener.seesHeading('Sóng đang động');
    await listener.opens('/');
    await listener.seesSection('Mới phát hành');
    expect(visits.takeComplaints()).toEqual([]);
  });
});
