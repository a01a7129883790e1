import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { envelopeOf } from '../../../contract/envelope';
import { routes, type RouteName } from '../../../contract/routes';
import * as z from '../../../contract/schema';
import { withComposedApp, type Signed } from '../../support/server/composed-app';
import { describedCalls, type DescribedCall } from '../../support/server/described-calls';

const SEED = 20_261_123;
const RUNS = 3;

/** The schema does not fully describe the input of these calls: a code, a password, a day, a word that must be visible. */
const MEANS_MORE = [
  'register',
  'verifyOtp',
  'resetPassword',
  'changePassword',
  'deleteMe',
  'updateMe',
  'postShortComment',
];
/** These calls end the session that the other calls use. */
const LAST = ['logout', 'revokeOtherDevices', 'deleteMe'];

const inOrder = [...describedCalls].sort((one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name));
const withBodies = inOrder.filter(({ takesBody }) => takesBody);
const plain = inOrder.filter(({ name }) => !MEANS_MORE.includes(name));

const NO_BODIES = [null, 0, 'a', [], [{}], { unknown: 1 }] as const;

describe('the calls of the API description', () => {
  const { app, logger, seed, register } = withComposedApp();
  let people: readonly (Signed | undefined)[];
  let count = 0;

  beforeAll(async () => {
    people = [await register('admin'), await register('listener'), undefined];
    await seed.song('Ngủ Quên Trên Sóng', [await seed.artist()]);
    await seed.short();
  });

  const send = async ({ method, name, statuses }: DescribedCall, given: InjectOptions, person: Signed | undefined) => {
    count += 1;
    const response = await app().inject({
      ...given,
      method: method as 'GET',
      // Uses a different address each time, because addresses are rate-limited.
      remoteAddress: `10.2.${count >> 8}.${count & 255}`,
      headers:
        person === undefined ? (given.headers ?? {}) : { ...given.headers, authorization: `Bearer ${person.token}` },
    });
    const said = { name, status: response.statusCode, given: JSON.stringify(given), body: response.body };
    const success = z.safeParse(envelopeOf(routes[name as RouteName].data), response.json());
    return { ...said, isDeclared: statuses.includes(said.status) && (said.status !== 200 || success.success) };
  };

  const sendAll = async (call: DescribedCall) => {
    const requests = fc.sample(call.requests, { numRuns: RUNS, seed: SEED });
    const answers = [];
    for (const person of people) for (const request of requests) answers.push(await send(call, request, person));
    return answers;
  };

  it('are all routes except two', () => {
    expect(describedCalls.length).toBe(Object.keys(routes).length - 2);
  });

  it.each(inOrder)('are answered as declared: $name', async (call) => {
    const answers = await sendAll(call);
    expect(answers.filter(({ isDeclared, status }) => !isDeclared || status >= 500)).toEqual([]);
  });

  it.each(plain)('are not refused with 400: $name', async (call) => {
    expect((await sendAll(call)).filter(({ status }) => status === 400)).toEqual([]);
  });

  it.each(withBodies)('are refused with an invalid body: $name', async (call) => {
    const [request] = fc.sample(call.requests, { numRuns: 1, seed: SEED });
    const answers = [];
    for (const body of NO_BODIES) {
      const json = { url: request?.url ?? '', payload: JSON.stringify(body) };
      const [admin] = people;
      answers.push(await send(call, { ...json, headers: { 'content-type': 'application/json' } }, admin));
    }
    expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  });

  it('never cause a server error', () => {
    expect(logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
