import type { Page } from 'playwright-core';
import { KeepingPage } from '../tests/support/e2e/library.page';
import { songCalled } from '../tests/support/e2e/library-facts';
import { launchBrowser } from '../tests/support/e2e/launch';
import { Listener } from '../tests/support/e2e/listener';
import { Member } from '../tests/support/e2e/member';
import { startSmallProduct, TITLES } from '../tests/support/e2e/small-product';
import { VIETNAMESE } from '../tests/support/e2e/words';
import { openPage } from './conditions';
import { median, type Figure } from './figure';

const RUNS = 7;
/** A change must be shown on every device within this time. */
const BAR = { atMost: 1_000 };
/** After this time both devices are connected and have finished starting. */
const SETTLED_MS = 3_000;
const [FIRST, SECOND] = TITLES;

interface Devices {
  readonly member: Member;
  readonly here: Listener;
  readonly there: Listener;
  readonly songId: string;
}

/** An action on one device, and what the other device then shows. `isBack`: every second run undoes the action. */
type Deed = (
  devices: Devices,
  isBack: boolean,
) => Promise<{ readonly done: Promise<unknown>; readonly shown: Promise<unknown> }>;

const like: Deed = async ({ member, there, songId }, isBack) => ({
  done: member.ask(`/backend/favorite-song/${isBack ? 'delete' : 'add'}`, 'POST', { song_ids: [songId] }),
  shown: new KeepingPage(there).seesHeart(FIRST, !isBack),
});

const rename: Deed = async ({ member, there }, isBack) => {
  const name = isBack ? 'Hạ Vy' : 'Bảo Nhi';
  return {
    done: member.ask('/sso/user/me', 'PUT', { name }),
    shown: there.page.getByRole('button', { name: `Tài khoản của ${name}` }).waitFor(),
  };
};

const turnDark: Deed = async ({ here, there }, isBack) => ({
  done: here.pressesButton(isBack ? VIETNAMESE.toLight : VIETNAMESE.toDark),
  shown: there.page.locator(`html[data-theme="${isBack ? 'light' : 'dark'}"]`).waitFor(),
});

const queue: Deed = async ({ here, there }, isBack) => ({
  done: here.plays(isBack ? FIRST : SECOND).then(() => here.player.pauses()),
  shown: there.player.showsSong(isBack ? FIRST : SECOND),
});

/** Milliseconds from the end of the action on one device until the other device shows it. */
async function timesOf(devices: Devices, deed: Deed): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { done, shown } = await deed(devices, run % 2 === 1);
    await done;
    const begun = performance.now();
    await shown;
    times.push(performance.now() - begun);
    await devices.there.page.waitForTimeout(SETTLED_MS);
  }
  return times;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  'a like': like,
  'another name': rename,
  'another theme': turnDark,
  'another song in the dock': queue,
};

async function listenerOn(page: Page, address: string, member: Member): Promise<Listener> {
  await member.signInto(page.context());
  const listener = new Listener(page, address, VIETNAMESE);
  await listener.opens(`/album/${(await songCalled(FIRST, address)).album?.id ?? ''}`);
  return listener;
}

/** Measures how soon a change on one device of an account is shown on another. */
export async function measureDevices(): Promise<readonly Figure[]> {
  const product = await startSmallProduct();
  const browser = await launchBrowser({ autoplay: true, isWhole: true });
  try {
    const member = await Member.join(product, 'Hạ Vy');
    const one = await openPage(browser, 'fast');
    const other = await openPage(browser, 'fast');
    const here = await listenerOn(one, product.address, member);
    const there = await listenerOn(other, product.address, member);
    const devices = { member, here, there, songId: (await songCalled(FIRST, product.address)).id };
    await one.waitForTimeout(SETTLED_MS);
    const figures: Figure[] = [];
    for (const [what, deed] of Object.entries(DEEDS)) {
      const times = await timesOf(devices, deed);
      const note = times.map((time) => time.toFixed(0)).join(' ');
      figures.push({ what: `${what} on another device`, value: median(times), unit: 'ms', bar: BAR, note });
    }
    return figures;
  } finally {
    await browser.close();
    await product.stopAndForget();
  }
}
