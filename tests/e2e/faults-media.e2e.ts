import type { Browser } from 'playwright-core';
import { findFaultPlace, type FaultPlace } from '../support/e2e/fault-place';
import { playThrough, type FaultRun, type Report } from '../support/e2e/fault-run';
import { FaultVisit, type FirstEngine } from '../support/e2e/fault-visit';
import { connectBrowser } from '../support/e2e/fixture-client';

jest.setTimeout(90_000);

const LONGEST_SILENCE_MS = 8_000;
const LONGEST_WAIT_MS = 5_000;
/** Seconds. */
const FARTHEST_JUMP = 0.5;

let browser: Browser;
let home: FaultPlace;

beforeAll(async () => {
  home = await findFaultPlace();
  browser = await connectBrowser({ isWhole: true });
}, 150_000);

afterAll(() => browser.close());

function expectNeverLost(report: Report): void {
  expect(report.longestSilenceMs).toBeLessThanOrEqual(LONGEST_SILENCE_MS);
  expect(report.farthestJump).toBeLessThanOrEqual(FARTHEST_JUMP);
  expect(report.mostMessagesAtOnce).toBeLessThanOrEqual(1);
  expect(report.lastMessages).toEqual([]);
  expect(report.complaints).toEqual([]);
}

function expectHeardAgain(report: Report): void {
  expectNeverLost(report);
  expect(report.soundAfterMs).toBeLessThanOrEqual(LONGEST_WAIT_MS);
}

/** These faults affect a limited number of answers. */
const PASSING = [
  { fault: 'missing', times: 1 },
  { fault: 'failing', times: 3 },
  { fault: 'broken off', times: 1 },
  { fault: 'cut', times: 1 },
  { fault: 'corrupt', times: 1 },
  { fault: 'empty', times: 1 },
  { fault: 'a page of words', times: 1 },
  { fault: 'of a wrong type', times: 1 },
  { fault: 'undecodable', times: 1 },
  { fault: 'forbidden', times: 1 },
  { fault: 'expired', times: 1 },
] as const;
/** These faults never end: the song continues in another way. */
const FOR_EVER = [{ fault: 'missing' }, { fault: 'corrupt' }, { fault: 'undecodable' }, { fault: 'cut' }] as const;

describe.each<FirstEngine>(['mse', 'hls'])('A song that %s plays first', (engine) => {
  let visit: FaultVisit;
  const run = (fault: Pick<FaultRun, 'fault' | 'times'>): FaultRun => ({ ...fault, engine, of: 'segments' });

  beforeAll(async () => {
    visit = await FaultVisit.begin(browser, home, engine);
    await visit.playsSong();
  });
  beforeEach(() => visit.startsOver());
  afterEach(() => visit.heals());
  afterAll(() => visit.ends());

  it.each(PASSING)('continues when its segments are $fault (times: $times)', async (fault) => {
    expectHeardAgain(await playThrough(visit, run(fault)));
  });

  it.each(FOR_EVER)('continues when its segments are always $fault', async (fault) => {
    expectNeverLost(await playThrough(visit, run(fault)));
  });
});

const LASTING: readonly FaultRun[] = [
  { engine: 'mse', of: 'segments', fault: 'held', lastsMs: 30_000 },
  { engine: 'mse', of: 'segments', fault: 'held', lastsMs: 15_000 },
  { engine: 'mse', of: 'sound', fault: 'unreachable', lastsMs: 12_000 },
  { engine: 'hls', of: 'segments', fault: 'half held', lastsMs: 30_000 },
];

it.concurrent.each(LASTING)('$engine plays again after a lasting fault: $of $fault', async (run) => {
  const visit = await FaultVisit.begin(browser, home, run.engine);
  try {
    await visit.playsSong();
    expectHeardAgain(await playThrough(visit, run));
  } finally {
    await visit.ends();
  }
});
