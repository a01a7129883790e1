import { accessFaults } from '../support/e2e/access-faults';
import { DevicePage } from '../support/e2e/device.page';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { Product } from '../support/e2e/product';
import { secondsSince } from '../support/e2e/seconds-since';
import { SHORT_SONG, TITLES } from '../support/e2e/small-product';
import { withOwnSmallProduct, withSmallProduct } from '../support/e2e/small-visits';
import { withVisits } from '../support/e2e/visits';

const [FIRST, SECOND] = TITLES;
/** Seconds by which the position may differ after the music moved from one device to the other. */
const TOLERANCE = 2;

const PATIENCE_MS = 15_000;
const LOOK_MS = 50;

async function untilEqual<T>(read: () => Promise<T>, wanted: T): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await read()) !== wanted && performance.now() < deadline) await new Promise((go) => setTimeout(go, LOOK_MS));
  expect(await read()).toBe(wanted);
}

describe('Two devices of one account', () => {
  const visits = withVisits();
  const { product, song, albumPath, join, arriveAs } = withOwnSmallProduct(visits);

  /**
   * A listener with two devices: one in the living room, where the album plays, and one in the hand, which has played another
   * song.
   */
  async function comesHome() {
    const member = await join();
    const room = await arriveAs(member);
    const hand = await arriveAs(member);
    await room.opens(await albumPath());
    await room.plays(FIRST);
    await hand.opens(`/song/${(await song(SHORT_SONG)).id}`);
    await hand.plays(SHORT_SONG);
    await hand.ears.hearSound();
    await hand.player.pauses();
    await room.player.movesSeekBarWith('Home');
    await room.ears.hearTone(toneOf(FIRST));
    return { room, hand, devices: new DevicePage(hand) };
  }

  it('find each other: one controls the other with its own buttons', async () => {
    const { room, hand, devices } = await comesHome();
    await devices.controls();
    await hand.player.showsSong(FIRST);
    await hand.player.pauses();
    await room.ears.hearNothing();
    await room.seesButton(room.words.play);
    await hand.player.skips();
    await room.ears.hearTone(toneOf(SECOND));
    await hand.player.showsSong(SECOND);
    await hand.player.seeksTo(0.5);
    await room.player.reaches((await song(SECOND)).duration * 0.4);
    expect((await hand.ears.listen()).soundingCount).toBe(0);
    await devices.letsGo();
    // Whichever song is playing by now.
    await room.ears.hearSound();
    expect((await hand.ears.listen()).soundingCount).toBe(0);
  });

  it('follow each other: the theme, the volume and the listener’s position', async () => {
    const member = await join();
    const room = await arriveAs(member);
    const hand = await arriveAs(member);
    await hand.opensHome();
    await room.opens(await albumPath());
    await room.plays(SECOND);
    await room.ears.hearTone(toneOf(SECOND));
    await room.player.reaches(3);
    await room.player.pauses();
    await room.player.setsVolumeTo(0.25);
    await room.pressesButton(room.words.toDark);
    const stood = await room.player.position();
    await hand.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await hand.player.showsSong(SECOND);
    await hand.player.reaches(stood - TOLERANCE);
    expect(await hand.player.position()).toBeLessThan(stood + TOLERANCE);
    await untilEqual(() => hand.player.volume(), await room.player.volume());
    await hand.player.resumes();
    await hand.ears.hearTone(toneOf(SECOND));
    await hand.player.pauses();
    await hand.player.goesBack();
    await hand.player.goesBack();
    await hand.ears.hearTone(toneOf(FIRST));
  });

  /** The music plays on the other device alone, from the same position and with the same list. */
  async function expectMoved(from: Listener, to: Listener, moves: () => Promise<void>): Promise<void> {
    const before = await from.player.position();
    const start = performance.now();
    await moves();
    const { position } = await to.ears.hearTone(toneOf(FIRST));
    expect(position).toBeGreaterThan(before - TOLERANCE);
    expect(position).toBeLessThan(before + secondsSince(start) + TOLERANCE);
    await from.ears.hearNothing();
    expect((await to.ears.listen()).soundingCount).toBe(1);
  }

  it('transfer the playback to each other and back, with its position and its queue', async () => {
    const { room, hand, devices } = await comesHome();
    await room.player.reaches(4);
    await expectMoved(room, hand, () => devices.takesOver());
    await expectMoved(hand, room, () => devices.handsOver());
    await hand.player.skips();
    await room.ears.hearTone(toneOf(SECOND));
  });

  it('find each other again after the server was stopped and started', async () => {
    const { room, hand, devices } = await comesHome();
    await devices.seesOther();
    const { port, dataFolder } = product();
    await product().stop();
    await devices.seesNoOther();
    visits.takeComplaints();
    const again = await Product.start({ port, dataFolder });
    // The devices retry at growing intervals, which get longer the longer the start took.
    for (const { page } of [room, hand]) page.setDefaultTimeout(40_000);
    try {
      await devices.controls();
      await hand.player.pauses();
      await room.ears.hearNothing();
    } finally {
      await Promise.all([room, hand].map(({ page }) => page.close()));
      visits.takeComplaints();
      await again.stop();
    }
  });
});

describe('The dialog to choose a device', () => {
  const visits = withVisits();
  const { song, join, arriveAs } = withSmallProduct(visits);

  it.each([
    ['light', false],
    ['dark', true],
  ])('has no serious accessibility fault, %s, on a phone: %s', async (theme, isPhone) => {
    const member = await join();
    const one = await arriveAs(member, { isPhone });
    const other = await arriveAs(member);
    await one.page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    for (const listener of [one, other]) {
      await listener.opens(`/song/${(await song(SHORT_SONG)).id}`);
      await listener.plays(SHORT_SONG);
      await listener.player.showsSong(SHORT_SONG);
    }
    await (isPhone ? one.player.unfolds() : Promise.resolve());
    await new DevicePage(one).opens();
    expect(await accessFaults(one.page)).toEqual([]);
    await one.presses('Escape');
    await one.page.getByRole('dialog', { name: 'Nghe trên thiết bị nào' }).waitFor({ state: 'hidden' });
    expect(await one.focused()).toBe('Thiết bị khác');
  });
});
