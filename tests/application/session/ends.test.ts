import { SignOut } from '../../../src/application/session/sign-out';
import type { SessionTabs } from '../../../src/application/session/session-tabs';
import type { Accounts } from '../../../src/domain/session/accounts.port';
import { succeed } from '../../../src/domain/shared/result';
import { aProfile } from '../../support/builders/a-profile';
import { LaggingTokens } from '../../support/fakes/lagging-tokens';
import { NO_CHANNEL, NO_LOCKS, NO_RECORDS } from '../../support/fakes/memory-tabs';
import { SessionBrowser, type SessionTab } from '../../support/fakes/session-browser';

const A_MINUTE = 60_000;
const ANSWER_MS = 20;

/** How a tab learns that a session has ended, or ends it. */
type Cause = 'refused renewal' | 'refused token' | 'sign-out' | 'sign-in';

/**
 * The storage lag, and the delay after which a tab receives the messages of the others: longer or shorter than the delay of the
 * tab before it.
 */
interface Weather {
  readonly name: string;
  readonly lag: number;
  readonly heardAfter: (place: number) => number;
  readonly lacking: Partial<SessionTabs>;
}

const WEATHERS: readonly Weather[] = [
  { name: 'everything at once', lag: 0, heardAfter: () => 0, lacking: {} },
  { name: 'the storage first', lag: 5, heardAfter: (place) => 40 + 30 * place, lacking: {} },
  { name: 'the channel first', lag: 150, heardAfter: (place) => 3 * (4 - place), lacking: {} },
  { name: 'no channel', lag: 60, heardAfter: () => 0, lacking: { channel: NO_CHANNEL } },
  { name: 'no locks, no record', lag: 60, heardAfter: () => 15, lacking: { locks: NO_LOCKS, records: NO_RECORDS } },
  {
    name: 'none of the three',
    lag: 60,
    heardAfter: () => 0,
    lacking: { locks: NO_LOCKS, records: NO_RECORDS, channel: NO_CHANNEL },
  },
];
const SPACINGS = [0, 7, 45, 190];
const TABS = [1, 2, 3, 4];

function openTabs(count: number, { lag, heardAfter, lacking }: Weather) {
  const browser = SessionBrowser.signedIn(lacking);
  const shared = new LaggingTokens(browser.time, lag, browser.stored.tokens);
  const tabs = Array.from({ length: count }, (_, place) => browser.openTab(shared.openTab(), heardAfter(place)));
  return { browser, tabs };
}

const ask = ({ transport }: SessionTab) => void transport.send({ method: 'GET', path: '/song' });

const CAUSES: Readonly<Record<Cause, (browser: SessionBrowser, tab: SessionTab) => void>> = {
  'refused renewal': ({ server }, tab) => {
    server.revoke('an');
    server.expire('an');
    ask(tab);
  },
  'refused token': ({ server }, tab) => {
    server.revoke('an');
    ask(tab);
  },
  'sign-out': ({ server, time }, { control, tokens }) => {
    const signOut = () => {
      server.revoke(tokens.read().refreshToken?.split('/')[0] ?? '');
      return new Promise<ReturnType<typeof succeed<void>>>((resolve) =>
        time.after(ANSWER_MS, () => resolve(succeed(undefined))),
      );
    };
    void new SignOut({ signOut } as unknown as Accounts, control, time).execute();
  },
  'sign-in': ({ server }, { control }) => {
    void control.start({ tokens: server.signIn('binh'), profile: aProfile({ id: 'binh' }) });
  },
};

/** Triggers the causes one after the other, each in the next tab, then lets all pending work finish. */
async function happen(causes: readonly Cause[], spacing: number, world: ReturnType<typeof openTabs>, first: number) {
  const { browser, tabs } = world;
  for (const [place, cause] of causes.entries()) {
    CAUSES[cause](browser, tabs[(first + place) % tabs.length] as SessionTab);
    await browser.time.pass(spacing);
  }
  // Every tab sends a request in the end, as tabs do.
  await browser.time.pass(A_MINUTE);
  tabs.forEach(ask);
  await browser.time.pass(A_MINUTE);
}

const tellingsOf = (tabs: readonly SessionTab[]) =>
  tabs.map(({ told }) => told.filter((kind) => kind === 'expired').length);
const statesOf = (tabs: readonly SessionTab[]) => tabs.map(({ session }) => session.state.kind);
const storedIn = (tabs: readonly SessionTab[]) => tabs.map(({ tokens }) => tokens.read());

const ordersOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));

interface Case {
  readonly order: readonly Cause[];
  readonly count: number;
  readonly spacing: number;
  readonly first: number;
}

/** Each order of these causes, for each number of tabs, starting in each tab, with each spacing in time. */
const casesOf = (causes: readonly Cause[]): readonly Case[] =>
  ordersOf(causes).flatMap((order) =>
    TABS.flatMap((count) =>
      SPACINGS.flatMap((spacing) => Array.from({ length: count }, (_, first) => ({ order, count, spacing, first }))),
    ),
  );

async function faultsOf(weather: Weather, causes: readonly Cause[], isRight: (tabs: readonly SessionTab[]) => boolean) {
  const faults: string[] = [];
  for (const { order, count, spacing, first } of casesOf(causes)) {
    const world = openTabs(count, weather);
    await happen(order, spacing, world, first);
    const told = JSON.stringify([tellingsOf(world.tabs), statesOf(world.tabs), storedIn(world.tabs)]);
    if (!isRight(world.tabs))
      faults.push(`${order.join(', ')} every ${spacing} ms from tab ${first} of ${count}: ${told}`);
  }
  return faults;
}

const isOver = (tellings: number) => (tabs: readonly SessionTab[]) =>
  tellingsOf(tabs).every((count) => count === tellings) &&
  statesOf(tabs).every((kind) => kind === 'signed-out') &&
  storedIn(tabs).every(({ accessToken, refreshToken }) => accessToken === null && refreshToken === null);

const UNWANTED: readonly (readonly Cause[])[] = [
  ['refused renewal'],
  ['refused token'],
  ['refused renewal', 'refused token'],
  ['refused token', 'refused token', 'refused renewal'],
];
const WANTED: readonly (readonly Cause[])[] = [
  ['sign-out'],
  ['sign-out', 'refused renewal'],
  ['sign-out', 'refused token'],
  ['sign-out', 'refused token', 'refused renewal'],
];
const FOLLOWED: readonly (readonly Cause[])[] = [
  ['sign-in', 'refused token'],
  ['sign-in', 'refused renewal'],
];

describe.each(WEATHERS.map((weather) => [weather.name, weather] as const))('with %s', (_name, weather) => {
  it.each(UNWANTED)('the end of a session is reported once in every tab: %p %p %p', async (...causes) => {
    expect(await faultsOf(weather, causes.filter(Boolean), isOver(1))).toEqual([]);
  });

  it.each(WANTED)('a listener who signed out receives no notice in any tab: %p %p %p', async (...causes) => {
    expect(await faultsOf(weather, causes.filter(Boolean), isOver(0))).toEqual([]);
  });

  it.each(FOLLOWED)(
    'a listener who signs in next receives no notice of the previous session: %p %p',
    async (...causes) => {
      const isHere = (tabs: readonly SessionTab[]) =>
        tellingsOf(tabs).every((count) => count === 0) &&
        storedIn(tabs).every(({ accessToken }) => accessToken === 'binh/access/1') &&
        statesOf(tabs).every((kind) => kind === 'signed-in');
      expect(await faultsOf(weather, causes, isHere)).toEqual([]);
    },
  );
});
