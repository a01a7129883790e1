import { toneOf } from '../support/e2e/library-facts';
import { withVisits } from '../support/e2e/visits';

describe('English', () => {
  const visits = withVisits();

  it('is used when the address requests it', async () => {
    const listener = await visits.arrive({ speaks: 'en' });
    await listener.opens('/?lng=en');
    await listener.seesSection('New releases');
    expect(await listener.look()).toMatchObject({ language: 'en', title: 'Home · Sóng' });
  });

  it('is remembered after the address requested it', async () => {
    const listener = await visits.arrive({ speaks: 'en' });
    await listener.opens('/?lng=en');
    await listener.seesSection('New releases');
    await listener.opens('/');
    await listener.seesSection('New releases');
    expect(await listener.stored('i18nextLng')).toBe('en');
  });

  it('is used when it is the language of the browser', async () => {
    const listener = await visits.arrive({ browserLanguage: 'en-GB', speaks: 'en' });
    await listener.opensHome();
    expect(await listener.look()).toMatchObject({ language: 'en' });
  });

  it('is replaced with Vietnamese when the address requests Vietnamese', async () => {
    const listener = await visits.arrive({ browserLanguage: 'en-GB' });
    await listener.opens('/?lng=vi');
    await listener.seesSection('Mới phát hành');
    expect(await listener.look()).toMatchObject({ language: 'vi' });
  });

  it('names the sections of the home page and the buttons of the player', async () => {
    const listener = await visits.arrive({ speaks: 'en' });
    await listener.opens('/?lng=en');
    await listener.seesSection('New releases');
    expect(await listener.sections()).toEqual([
      'New releases',
      'Trending today',
      'Made for you',
      'Albums worth a full listen',
      'Artists on the rise',
    ]);
    const title = await listener.playsFrom('New releases', 1);
    await listener.ears.hearTone(toneOf(title));
    await listener.player.pauses();
    await listener.ears.hearNothing();
  });
});

describe('A choice of language or theme', () => {
  const visits = withVisits();

  it('of English remains after a reload', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.pressesButton(listener.words.switchLanguage);
    await listener.seesSection('New releases');
    expect(await listener.look()).toMatchObject({ language: 'en' });
    await listener.reloads();
    await listener.seesSection('New releases');
    expect(await listener.look()).toMatchObject({ language: 'en', title: 'Home · Sóng' });
    expect(await listener.stored('i18nextLng')).toBe('en');
  });

  it('of the dark theme remains after a reload', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const light = await listener.look();
    await listener.pressesButton(listener.words.toDark);
    await listener.seesButton(listener.words.toLight);
    await listener.standsStill();
    const dark = await listener.look();
    await listener.reloads();
    await listener.seesSection('Mới phát hành');
    expect(light.theme).toBe('light');
    expect(dark.theme).toBe('dark');
    expect(dark.background).not.toBe(light.background);
    expect(await listener.look()).toMatchObject({ theme: 'dark', background: dark.background });
  });
});
