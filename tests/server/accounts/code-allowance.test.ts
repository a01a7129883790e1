import { CodeAllowance } from '../../../server/application/codes/code-allowance';
import { CODE_LIMITS } from '../../../server/domain/codes/code-limits';
import { MemoryRateLimiter } from '../../../server/infrastructure/system/memory-rate-limiter';
import { HandClock } from '../../support/server/hand-clock';

const AN = { addressKey: 'an@example.org', isKnownDevice: false };
const of = (key: string) => ({ ...AN, key });

/** An allowance for an address that may still receive this many mails, while no new request has been made. */
async function allowanceWith(mailsLeft: number) {
  const clock = new HandClock();
  const requests = { waitMs: () => Promise.resolve(0) };
  const allowance = new CodeAllowance('code for', { requests, limiter: new MemoryRateLimiter(clock), clock });
  for (let mails = CODE_LIMITS.requestsOfAll.burst; mails > mailsLeft; mails -= 1) await allowance.take(of(`${mails}`));
  return { allowance, clock };
}

const FIVE_OTHERS = Array<string>(5).fill('too-early');

describe('the allowance of codes for an email address', () => {
  it.each([
    [1, 'mail'],
    [0, 'mails-used-up'],
  ])(
    'answers one of six simultaneous calls from one network and refuses five as too early, with %d mails left',
    async (mailsLeft, kind) => {
      const { allowance } = await allowanceWith(mailsLeft);
      const taken = await Promise.all(Array.from({ length: 6 }, () => allowance.take(of('home'))));
      expect(taken.map((each) => each.kind).sort()).toEqual([kind, ...FIVE_OTHERS].sort());
      expect(taken).toContainEqual({ kind: 'too-early', retryAfterSeconds: 60 });
    },
  );

  it('is available again at once when it is given back', async () => {
    const { allowance } = await allowanceWith(1);
    await allowance.giveBack(of('home'), await allowance.take(of('home')));
    expect(await allowance.take(of('home'))).toEqual({ kind: 'mail' });
  });

  it('returns the time to wait on each call to a network that asked too often', async () => {
    const { allowance, clock } = await allowanceWith(30);
    for (let asked = 0; asked < CODE_LIMITS.requestsOfOne.burst; asked += 1) {
      await allowance.take(of('home'));
      clock.pass(60_000);
    }
    const refused = { kind: 'too-early', retryAfterSeconds: 10 * 60 };
    expect([await allowance.take(of('home')), await allowance.take(of('home'))]).toEqual([refused, refused]);
  });
});
