import { withVisits } from '../support/e2e/visits';

describe('A reload', () => {
  const visits = withVisits();

  it('keeps the dark theme', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const light = await listener.look();
    await listener.pressesButton('Bật giao diện tối');
    await listener.page.waitForTimeout(600);
    const dark = await listener.look();
    await listener.reloads();
    await listener.seesSection('Mới phát hành');
    expect(light.theme).toBe('light');
    expect(dark.theme).toBe('dark');
    expect(dark.background).not.toBe(light.background);
    expect(await listener.look()).toMatchObject({ theme: 'dark', background: dark.background });
  });

  it('shows the dark theme from its first picture on', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.pressesButton('Bật giao diện tối');
    await listener.neverReceives(/\/main\..*\.js$/);
    await listener.page.reload({ waitUntil: 'commit' });
    await listener.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  });

  it('keeps the language', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.pressesButton('Tiếng Việt, đổi ngôn ngữ sang English');
    await listener.seesSection('New releases');
    expect(await listener.look()).toMatchObject({ language: 'en' });
    await listener.reloads();
    await listener.seesSection('New releases');
    expect(await listener.look()).toMatchObject({ language: 'en', title: 'Home · Sóng' });
    expect(await listener.stored('i18nextLng')).toBe('en');
  });

  it('keeps the rail in place of the sidebar', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.untilKeysAct();
    await listener.presses('[');
    await listener.page.getByRole('button', { name: 'Ghim thanh bên', exact: true, pressed: false }).waitFor();
    await listener.reloads();
    await listener.seesSection('Mới phát hành');
    expect(await listener.isButtonPressed('Ghim thanh bên')).toBe(false);
  });

  it('knows what was played for long enough', async () => {
    const listener = await visits.arrive();
    await listener.opensSong('Quarter Past Rain');
    const counted = listener.reportsPlay();
    await listener.plays('Quarter Past Rain');
    await counted;
    await listener.reloads();
    await listener.opensHome();
    expect(await listener.songsIn('Nghe gần đây')).toEqual(['Quarter Past Rain']);
  });
});
