import { accessFaults } from '../support/e2e/access-faults';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { secondsSince } from '../support/e2e/seconds-since';
import { withVisits } from '../support/e2e/visits';

const NEW = 'Mới phát hành';
const LONG = 'Thềm Nắng Cũ';

describe('Single keys', () => {
  const visits = withVisits();

  async function hearsLongSong(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensSong(LONG);
    await listener.plays(LONG);
    await listener.ears.hearTone(toneOf(LONG));
    await listener.leavesFocus();
    return listener;
  }

  const position = (listener: Listener) => listener.player.position();

  /** The length of a song is not a whole number of seconds. */
  async function untilPosition(listener: Listener, seconds: number): Promise<void> {
    const slider = listener.page.getByRole('slider', { name: listener.words.seek, exact: true });
    await slider.waitFor();
    await listener.page.waitForFunction(
      ([name, wanted]) => {
        const input = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
        return input !== null && Math.abs(input.valueAsNumber - wanted) < 0.5;
      },
      [listener.words.seek, seconds] as const,
    );
  }

  it.each(['Space', 'k', 'K'])('pause and play: %s', async (key) => {
    const listener = await hearsLongSong();
    await listener.presses(key);
    await listener.ears.hearNothing();
    await listener.presses(key);
    await listener.ears.hearTone(toneOf(LONG));
  });

  it('move through the song: arrows by 5 s, digits to tenths of it', async () => {
    const listener = await hearsLongSong();
    await listener.presses('k');
    await listener.seesButton(listener.words.play);
    await listener.presses('5');
    await untilPosition(listener, 20);
    await listener.presses('ArrowRight');
    await untilPosition(listener, 25);
    await listener.presses('ArrowLeft');
    await listener.presses('ArrowLeft');
    await untilPosition(listener, 15);
    await listener.presses('9');
    await untilPosition(listener, 36);
    await listener.presses('0');
    await untilPosition(listener, 0);
  });

  it('lead to the next song and to the previous song', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const titles = await listener.songsIn(NEW);
    await listener.playsFrom(NEW, 1);
    await listener.player.showsSong(titles[1] ?? '');
    await listener.leavesFocus();
    await listener.presses('Shift+ArrowRight');
    await listener.player.showsSong(titles[2] ?? '');
    await listener.presses('Shift+ArrowLeft');
    await listener.player.showsSong(titles[1] ?? '');
  });

  it('mute, shuffle and repeat', async () => {
    const listener = await hearsLongSong();
    await listener.presses('m');
    await listener.presses('s');
    await listener.presses('r');
    await listener.seesButton(listener.words.loop.ALL);
    expect([await listener.player.isPressed('mute'), await listener.player.isPressed('shuffle')]).toEqual([true, true]);
  });

  it('change the volume only while the player has the focus', async () => {
    const listener = await hearsLongSong();
    await listener.presses('ArrowUp');
    expect(await listener.player.volume()).toBe(50);
    await listener.page.getByRole('region', { name: listener.words.player, exact: true }).focus();
    await listener.presses('ArrowUp');
    await listener.presses('ArrowUp');
    await listener.presses('ArrowDown');
    expect(await listener.player.volume()).toBe(55);
  });

  it('ask for an account when a guest likes a song', async () => {
    const listener = await hearsLongSong();
    await listener.presses('l');
    await listener.page.getByRole('dialog').getByText('Đăng nhập để thích bài hát').first().waitFor();
  });

  it('change the theme and the sidebar', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.untilKeysAct();
    await listener.presses('t');
    await listener.seesButton(listener.words.toLight);
    await listener.presses('[');
    await listener.page.getByRole('button', { name: 'Ghim thanh bên', exact: true, pressed: false }).waitFor();
  });

  it('open pages after the key G', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.untilKeysAct();
    for (const [key, path] of [
      ['e', '/explore'],
      ['l', '/library'],
      ['h', '/'],
    ] as const) {
      await listener.presses('g');
      await listener.presses(key);
      await listener.page.waitForURL((url) => url.pathname === path);
    }
  });

  it.each(['/', 'Control+k'])('start a search: %s', async (key) => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.untilKeysAct();
    await listener.presses(key);
    await listener.page.getByRole('combobox').and(listener.page.locator(':focus')).waitFor();
  });

  it('do nothing in a text field', async () => {
    const listener = await hearsLongSong();
    const field = listener.page.getByRole('combobox');
    await field.focus();
    const before = await position(listener);
    const start = performance.now();
    const typed = 'k m s r l t g e ? [ 5 /';
    await listener.page.keyboard.type(typed);
    expect(await field.inputValue()).toBe(typed);
    await listener.ears.hearSound();
    expect(await listener.look()).toMatchObject({ theme: 'light' });
    expect([await listener.player.isPressed('mute'), await listener.player.isPressed('shuffle')]).toEqual([
      false,
      false,
    ]);
    expect(await listener.page.getByRole('dialog').count()).toBe(0);
    expect(await position(listener)).toBeLessThan(before + 1 + secondsSince(start));
  });

  it('can be turned off, and stay off after a reload', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.untilKeysAct();
    await listener.presses('?');
    await listener.page.getByRole('switch', { name: 'Dùng phím tắt', exact: true }).uncheck();
    await listener.presses('Escape');
    await listener.page.getByRole('dialog').waitFor({ state: 'detached' });
    await listener.reloads();
    await listener.seesSection(NEW);
    await listener.presses('t');
    await listener.presses('?');
    await listener.pressesButton('Phím tắt');
    await listener.page.getByRole('dialog', { name: 'Phím tắt', exact: true }).waitFor();
    expect(await listener.look()).toMatchObject({ theme: 'light' });
  });

  it.each([
    ['light', 'vi', 'Phím tắt'],
    ['dark', 'vi', 'Phím tắt'],
    ['light', 'en', 'Keyboard shortcuts'],
    ['dark', 'en', 'Keyboard shortcuts'],
  ] as const)('are listed without accessibility faults: %s, %s', async (theme, language, title) => {
    const listener = await visits.arrive({ speaks: language, browserLanguage: language });
    await listener.page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    await listener.opensHome();
    await listener.untilKeysAct();
    await listener.presses('?');
    const list = listener.page.getByRole('dialog', { name: title, exact: true });
    await list.waitFor();
    expect(await list.getByRole('term').count()).toBeGreaterThan(15);
    expect(await accessFaults(listener.page)).toEqual([]);
  });
});
