import type { Browser } from 'playwright-core';
import { AccountPage } from '../support/e2e/account.page';
import { findFaultPlace, type FaultPlace } from '../support/e2e/fault-place';
import { LONG_SONG, NEXT_SONG } from '../support/e2e/fault-product';
import { ADDRESSES, reportOf, type Report } from '../support/e2e/fault-run';
import { FaultVisit, type FirstEngine } from '../support/e2e/fault-visit';
import { FAULTS } from '../support/e2e/faults';
import { connectBrowser } from '../support/e2e/fixture-client';
import { Listener } from '../support/e2e/listener';
import { Member } from '../support/e2e/member';
import {
  emulateBandwidth,
  freeze,
  limitQuota,
  moveClock,
  pressWithoutGesture,
  refusesToPlay,
  seekOften,
} from '../support/e2e/world-faults';

jest.setTimeout(90_000);

const LONGEST_SILENCE_MS = 8_000;
const LONGEST_WAIT_MS = 5_000;
/** Seconds. */
const FARTHEST_JUMP = 0.5;
const DAY_MS = 86_400_000;
const KILOBIT_IN_BYTES = 1_000 / 8;

let browser: Browser;
let home: FaultPlace;

beforeAll(async () => {
  home = await findFaultPlace();
  browser = await connectBrowser({ isWhole: true });
}, 150_000);

afterAll(() => browser.close());

async function withVisit(run: (visit: FaultVisit) => Promise<void>, engine: FirstEngine = 'mse'): Promise<void> {
  const visit = await FaultVisit.begin(browser, home, engine);
  try {
    await run(visit);
  } finally {
    await visit.ends();
  }
}

function expectNeverLost(report: Report): void {
  expect(report.longestSilenceMs).toBeLessThanOrEqual(LONGEST_SILENCE_MS);
  expect(report.mostMessagesAtOnce).toBeLessThanOrEqual(1);
  expect(report.complaints).toEqual([]);
}

function expectHeardAgain(report: Report): void {
  expectNeverLost(report);
  expect(report.soundAfterMs).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  expect(report.farthestJump).toBeLessThanOrEqual(FARTHEST_JUMP);
  expect(report.lastMessages).toEqual([]);
}

it.concurrent.each<FirstEngine>(['mse', 'hls', 'progressive'])(
  'ten seconds without a network: %s continues by itself',
  (engine) =>
    withVisit(async (visit) => {
      await visit.playsSong();
      await visit.context.setOffline(true);
      const place = await visit.seeksToNewPlace();
      const from = await visit.watch.now();
      await visit.wait(10_000);
      await visit.context.setOffline(false);
      const healedAt = await visit.watch.now();
      await visit.hearsBeyond(place + 1);
      expectHeardAgain(reportOf(await visit.watch.since(from), healedAt, visit.takeComplaints()));
    }, engine),
);

it.concurrent('64 kbit/s: playback continues, with a message during a long wait', () =>
  withVisit(async (visit) => {
    await visit.playsSong();
    await emulateBandwidth(visit.listener.page, 64 * KILOBIT_IN_BYTES);
    const place = await visit.seeksToNewPlace();
    const from = await visit.watch.now();
    await visit.hearsBeyond(place + 3);
    const report = reportOf(await visit.watch.since(from), from, visit.takeComplaints());
    expectNeverLost(report);
    expect(report.farthestJump).toBeLessThanOrEqual(FARTHEST_JUMP);
  }));

it.concurrent.each<FirstEngine>(['mse', 'hls'])(
  'a browser that buffers only twelve seconds of sound: %s continues',
  (engine) =>
    withVisit(async (visit) => {
      await limitQuota(visit.listener.page, 12);
      await visit.playsSong();
      const place = await visit.seeksToNewPlace();
      const from = await visit.watch.now();
      await visit.hearsBeyond(place + 15);
      expectHeardAgain(reportOf(await visit.watch.since(from), from, visit.takeComplaints()));
    }, engine),
);

it.concurrent('a browser that requires a gesture shows one message, and pressing play starts the sound', () =>
  withVisit(async (visit) => {
    const { page, player, words, ears } = visit.listener;
    await pressWithoutGesture(page, words.playSong(LONG_SONG.title).source);
    await Promise.all([refusesToPlay(page), visit.goesToAlbum()]);
    await visit.listener.sees('Bấm phát để bắt đầu nghe.');
    await player.resumes();
    await ears.hearTone(LONG_SONG.toneHz);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(visit.takeComplaints()).toEqual([]);
    expect(words.play).toBe('Phát');
  }));

it.concurrent('fifty fast skips end with the sound of the song that is shown', () =>
  withVisit(async (visit) => {
    const { player, words, page, ears } = visit.listener;
    await visit.playsSong();
    await player.loops('ALL');
    const next = page.getByRole('region', { name: words.player, exact: true }).getByRole('button', {
      name: words.next,
      exact: true,
    });
    await next.evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 50; press += 1) {
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    });
    await visit.wait(500);
    const healedAt = await visit.watch.now();
    await player.showsSong(LONG_SONG.title);
    await ears.hearTone(LONG_SONG.toneHz);
    const report = reportOf(await visit.watch.since(healedAt), healedAt, visit.takeComplaints());
    expectNeverLost(report);
    expect(report.soundAfterMs).toBeLessThanOrEqual(LONGEST_WAIT_MS);
    expect(report.messages).toEqual([]);
  }));

it.concurrent.each<FirstEngine>(['mse', 'hls', 'progressive'])(
  'a hundred seeks in five seconds: %s plays from the position of the last seek',
  (engine) =>
    withVisit(async (visit) => {
      await visit.playsSong();
      const last = await seekOften(visit.listener.page, { times: 100, withinMs: 5_000, within: 200 });
      const healedAt = await visit.watch.now();
      await visit.hearsBeyond(last + 1);
      const moments = await visit.watch.since(healedAt);
      const report = reportOf(moments, healedAt, visit.takeComplaints());
      expectNeverLost(report);
      expect(report.soundAfterMs).toBeLessThanOrEqual(LONGEST_WAIT_MS);
      expect(moments.at(-1)?.position).toBeLessThan(last + 10);
    }, engine),
);

it.concurrent('a tab that was frozen for ten seconds continues from the same position', () =>
  withVisit(async (visit) => {
    await visit.playsSong();
    const place = await visit.seeksToNewPlace();
    await visit.hearsBeyond(place + 1);
    const thaw = await freeze(visit.listener.page);
    await visit.wait(10_000);
    await thaw();
    const wokenAt = await visit.watch.now();
    await visit.hearsBeyond(place + 3);
    expectHeardAgain(reportOf(await visit.watch.since(wokenAt), wokenAt, visit.takeComplaints()));
  }));

it.concurrent.each([DAY_MS, -DAY_MS])('moving the clock by %d ms does not interrupt the sound', (by) =>
  withVisit(async (visit) => {
    await visit.playsSong();
    const from = await visit.watch.now();
    await moveClock(visit.listener.page, by);
    const place = await visit.seeksToNewPlace();
    const sought = await visit.watch.now();
    await visit.hearsBeyond(place + 2);
    const report = reportOf(await visit.watch.since(from), from, visit.takeComplaints());
    expectNeverLost(report);
    expectHeardAgain(reportOf(await visit.watch.since(sought), sought, []));
    expect(report.messages).toEqual([]);
  }),
);

it.concurrent('signing out in another tab does not interrupt a song that is open to everybody', () =>
  withVisit(async (visit) => {
    const member = await Member.join(home.product);
    await member.signInto(visit.context, visit.proxy.address);
    await visit.playsSong();
    const from = await visit.watch.now();
    const page = await visit.context.newPage();
    await page.goto(visit.proxy.address);
    await new AccountPage(new Listener(page, visit.proxy.address, visit.listener.words)).chooses(
      member.name,
      'Đăng xuất',
    );
    const place = await visit.seeksToNewPlace();
    const sought = await visit.watch.now();
    await visit.hearsBeyond(place + 2);
    expectNeverLost(reportOf(await visit.watch.since(from), from, visit.takeComplaints()));
    expectHeardAgain(reportOf(await visit.watch.since(sought), sought, []));
  }));

it.concurrent('a song that is deleted while it plays is reported, and the next song follows', () =>
  withVisit(async (visit) => {
    const { player, ears } = visit.listener;
    await visit.playsSong();
    visit.proxy.fail(new RegExp(`/(info|media/[ao])/${home.songId}`), FAULTS.missing);
    const from = await visit.watch.now();
    await visit.seeksToNewPlace();
    await visit.listener.sees('Bài này không còn trên Sóng.');
    await player.showsSong(NEXT_SONG.title);
    await ears.hearTone(NEXT_SONG.toneHz);
    const report = reportOf(await visit.watch.since(from), from, visit.takeComplaints());
    expectNeverLost(report);
    expect(report.messages).toContain('Bài này không còn trên Sóng.');
    expect(report.lastMessages).toEqual([]);
  }));

it.concurrent.each(['missing', 'malformed'] as const)('a media playlist that is %s: the file is played', (fault) =>
  withVisit(async (visit) => {
    visit.proxy.fail(ADDRESSES.playlists, FAULTS[fault]);
    const from = await visit.playsSong();
    await visit.hearsBeyond(2);
    const report = reportOf(await visit.watch.since(from), from, visit.takeComplaints());
    expectNeverLost(report);
    expect(report.lastMessages).toEqual([]);
    expect(visit.proxy.asked.some((url) => ADDRESSES.file.test(url))).toBe(true);
  }, 'hls'),
);

it.concurrent.each(['missing', 'empty'] as const)(
  'when all media of a song are %s, one message is shown, and a retry plays the song',
  (fault) =>
    withVisit(async (visit) => {
      const { page, words, player, ears } = visit.listener;
      visit.proxy.fail(/\.m3u8|\/media\/(a|o)\//, FAULTS[fault]);
      await visit.opensAlbum();
      const from = await visit.watch.now();
      await visit.listener.plays(NEXT_SONG.title);
      await page.getByRole('alert').first().waitFor();
      const retry = page
        .getByRole('region', { name: words.player, exact: true })
        .getByRole('button', { name: 'Thử lại', exact: true })
        .first();
      await retry.waitFor();
      expectNeverLost(reportOf(await visit.watch.since(from), from, visit.takeComplaints()));
      await visit.heals();
      await retry.click();
      await player.showsSong(NEXT_SONG.title);
      await ears.hearTone(NEXT_SONG.toneHz);
      expect(await page.getByRole('alert').count()).toBe(0);
    }, 'hls'),
);
