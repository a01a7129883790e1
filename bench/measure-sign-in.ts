import { Product } from '../tests/support/e2e/product';
import { median, type Figure } from './figure';
import { runLoad } from './load';

const ACCOUNTS = 60;
/** One less than the number that locks an address. */
const GUESSES_EACH = 4;
const CHAINS = 4;
const REFRESHES = 100;
const CONNECTIONS = 4;
const SECONDS = 5;
const PASSWORD = 'gió mùa đông bắc';

interface Reply {
  readonly code: number;
  readonly data: { readonly token: string; readonly refresh_token: string };
}

let callers = 0;

/** Sends each call from a different network address, because the rate limit of an address is not measured here. */
async function post(product: Product, call: string, body: object): Promise<Reply> {
  const headers = {
    'content-type': 'application/json',
    // The first account is made without a proxy, so it needs no setup token.
    ...(callers > 0 && { 'x-forwarded-for': `198.18.${Math.floor(callers / 250) % 250}.${callers % 250}` }),
    deviceid: '1111222233334444',
  };
  callers += 1;
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${product.address}/sso/security/${call}`, request);
  return (await response.json()) as Reply;
}

const known = (at: number): string => `listener-${at}@example.org`;
const unknown = (at: number): string => `nobody-${at}@example.org`;

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Sends the same request for a known and an unknown address in turn: measures the time, and whether it differs between the two. */
async function compare(
  what: string,
  times: number,
  ask: (email: string) => Promise<unknown>,
): Promise<readonly Figure[]> {
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let asked = 0; asked < times; asked += 1) {
    took.known.push(await millisecondsOf(() => ask(known(asked % ACCOUNTS))));
    took.unknown.push(await millisecondsOf(() => ask(unknown(asked % ACCOUNTS))));
  }
  const one = median(took.known);
  const other = median(took.unknown);
  const note = `${(other / one).toFixed(3)} of the known one`;
  return [
    { what: `${what}, known address`, value: one, unit: 'ms', note: `${times} of each, in turn` },
    { what: '  unknown address, difference', value: Math.abs(one - other), unit: 'ms', bar: { atMost: 2 }, note },
  ];
}

const measureGuesses = (product: Product): Promise<readonly Figure[]> =>
  compare('a sign-in that fails', ACCOUNTS * GUESSES_EACH, (email) =>
    post(product, 'login', { email, password: 'gió mùa đông nam' }),
  );

/** One code per address: the next is allowed only after a minute. */
const measureCodes = (product: Product): Promise<readonly Figure[]> =>
  compare('a code for a new password', ACCOUNTS, (email) => post(product, 'forgot-password', { email }));

async function measureRush(product: Product): Promise<Figure> {
  const emails = Array.from({ length: ACCOUNTS }, (_, at) => known(at));
  const codes: number[] = [];
  const login = async (email: string) =>
    codes.push((await post(product, 'login', { email, password: PASSWORD, remember: true })).code);
  const value = await millisecondsOf(() => Promise.all(emails.map(login)));
  const good = codes.filter((code) => code === 200).length;
  return { what: `${ACCOUNTS} sign-ins at once`, value, unit: 'ms', bar: { atMost: 1_500 }, note: `${good} let in` };
}

async function measureRefreshes(product: Product, tokens: readonly string[]): Promise<Figure> {
  const chain = async (first: string) => {
    let refreshToken = first;
    for (let made = 0; made < REFRESHES; made += 1)
      refreshToken = (await post(product, 'refresh-token', { refreshToken })).data.refresh_token;
  };
  const took = await millisecondsOf(() => Promise.all(tokens.slice(0, CHAINS).map(chain)));
  const value = (CHAINS * REFRESHES * 1_000) / took;
  return { what: `rotations, ${CHAINS} sessions one after the other`, value, unit: '/s' };
}

async function measureOwnCalls({ port }: Product, token: string): Promise<readonly Figure[]> {
  const plan = { port, connections: CONNECTIONS, seconds: SECONDS, expectedStatus: 200 };
  const headers = { authorization: `Bearer ${token}` };
  const { perSecond, p99Ms, errors } = await runLoad({ ...plan, headers, paths: ['/sso/user/me'] });
  return [
    { what: 'the own profile, by token', value: perSecond, unit: '/s', note: `${errors} errors` },
    { what: '  its p99', value: p99Ms, unit: 'ms' },
  ];
}

/** Measures the cost of the sign-in service, and whether its response time reveals who has an account. */
export async function measureSignIn(): Promise<readonly Figure[]> {
  const product = await Product.start({ environment: { TRUST_PROXY: '1' } });
  try {
    const tokens: Reply['data'][] = [];
    for (let at = 0; at < ACCOUNTS; at += 1)
      tokens.push((await post(product, 'register', { email: known(at), password: PASSWORD, name: 'Hạ Vy' })).data);
    const refreshes = await measureRefreshes(
      product,
      tokens.map((pair) => pair.refresh_token),
    );
    const own = await measureOwnCalls(product, tokens.at(-1)?.token ?? '');
    const compared = [...(await measureGuesses(product)), ...(await measureCodes(product))];
    return [...compared, await measureRush(product), refreshes, ...own];
  } finally {
    await product.stopAndForget();
  }
}
