import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { secondsSince } from '../support/e2e/seconds-since';
import { withVisits } from '../support/e2e/visits';

const LONG = 'Thềm Nắng Cũ';

describe('The keyboard alone', () => {
  const visits = withVisits();

  async function hearsLongSong(): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensSong(LONG);
    await listener.focusesSong(LONG);
    await listener.presses('Enter');
    await listener.ears.hearTone(toneOf(LONG));
    await listener.leavesFocus();
    return listener;
  }

  it('reaches the content through the link that skips to it', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.presses('Tab');
    expect(await listener.focused()).toBe('Bỏ qua tới nội dung');
    await listener.presses('Enter');
    await listener.presses('Tab');
    expect(await listener.focused()).toMatch(/^Phát /);
  });

  it('starts a song with Enter', async () => {
    const listener = await hearsLongSong();
    await listener.player.showsSong(LONG);
  });

  it('pauses and plays with the space bar', async () => {
    const listener = await hearsLongSong();
    await listener.presses('Space');
    await listener.ears.hearNothing();
    await listener.presses('Space');
    await listener.ears.hearTone(toneOf(LONG));
  });

  it('moves through the song with arrows and digits', async () => {
    const listener = await hearsLongSong();
    const pressed = performance.now();
    await listener.presses('5');
    const middle = await listener.ears.hearToneWithin(toneOf(LONG), 20, 40);
    expect(middle.position).toBeLessThan(21 + secondsSince(pressed));
    const pressedOn = performance.now();
    await listener.presses('ArrowRight');
    // The position that the player has may be a quarter of a second old.
    const { position } = await listener.ears.hearToneWithin(toneOf(LONG), middle.position + 4.5, 40);
    expect(position).toBeLessThan(middle.position + 6 + secondsSince(pressedOn));
  });

  it('goes to the next song with Shift and an arrow', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const titles = await listener.songsIn('Mới phát hành');
    await listener.playsFrom('Mới phát hành', 1);
    await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    await listener.leavesFocus();
    await listener.presses('Shift+ArrowRight');
    await listener.ears.hearTone(toneOf(titles[2] ?? ''));
  });

  it('mutes with M', async () => {
    const listener = await hearsLongSong();
    await listener.presses('m');
    await listener.ears.hearMuted();
  });

  it('changes the theme with T', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await listener.untilKeysAct();
    await listener.presses('t');
    await listener.seesButton('Bật giao diện sáng');
    expect(await listener.look()).toMatchObject({ theme: 'dark' });
  });

  it('moves the focused seek bar with the keys of the seek bar', async () => {
    const listener = await hearsLongSong();
    await listener.player.movesSeekBarWith('Home');
    await listener.player.movesSeekBarWith('PageUp');
    const heard = await listener.ears.hearTone(toneOf(LONG));
    expect(heard.position).toBeGreaterThanOrEqual(30);
  });
});
