import { hasLeft, NOBODY, ownerIn } from '../../../src/domain/session/session-owner';
import type { SessionState } from '../../../src/domain/session/session-state';
import { aProfile } from '../../support/builders/a-profile';

const signedIn = (id: string | null): SessionState => ({
  kind: 'signed-in',
  profile: id === null ? null : aProfile({ id }),
});
const OUT: SessionState = { kind: 'signed-out' };

describe('the signed-in listener', () => {
  it.each([
    ['comes', [OUT, signedIn('vy')], false],
    ['comes and is known later', [OUT, signedIn(null), signedIn('vy')], false],
    ['stays, their profile out of reach for a while', [signedIn('vy'), signedIn(null), signedIn('vy')], false],
    ['leaves', [signedIn('vy'), OUT], true],
    ['leaves before they were known', [signedIn(null), OUT], true],
    ['makes way for somebody else', [signedIn('vy'), signedIn('lam')], true],
    ['makes way for somebody who is known later', [signedIn('vy'), signedIn(null), signedIn('lam')], true],
    ['was not looked for yet', [{ kind: 'unknown' }, OUT], false],
  ] as const)('%s', (_, states, left) => {
    let owner = NOBODY;
    const departures = states.map((state) => {
      const before = owner;
      owner = ownerIn(before, state);
      return hasLeft(before, owner);
    });
    expect(departures.includes(true)).toBe(left);
  });
});
