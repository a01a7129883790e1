import { withVisits } from '../support/e2e/visits';

describe('A reload', () => {
  const visits = withVisits();

  it('shows the dark theme from the first paint on', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.pressesButton('Bật giao diện tối');
    await listener.neverReceives(/\/main\..*\.js$/);
    await listener.page.reload({ waitUntil: 'commit' });
    await listener.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  });

  it('restores the rail in place of the sidebar', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.untilKeysAct();
    await listener.presses('[');
    await listener.page.getByRole('button', { name: 'Ghim thanh bên', exact: true, pressed: false }).waitFor();
    await listener.reloads();
    await listener.seesSection('Mới phát hành');
    expect(await listener.isButtonPressed('Ghim thanh bên')).toBe(false);
  });

  it('shows the song that was played for long enough as recently played', async () => {
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
