import { firebaseFailure } from '../../../src/infrastructure/firebase/firebase-failure';

const faulty = (code: string) => Object.assign(new Error('whatever it says'), { code });

describe('a fault of Firebase', () => {
  it.each([
    ['auth/network-request-failed', { kind: 'offline' }],
    ['auth/too-many-requests', { kind: 'rate-limited', retryAfter: 60 }],
    ['auth/invalid-custom-token', { kind: 'forbidden' }],
    ['auth/custom-token-mismatch', { kind: 'forbidden' }],
    ['auth/user-disabled', { kind: 'forbidden' }],
    ['permission-denied', { kind: 'forbidden' }],
    ['PERMISSION_DENIED', { kind: 'forbidden' }],
    ['unauthenticated', { kind: 'unauthenticated' }],
    ['deadline-exceeded', { kind: 'timeout' }],
    ['resource-exhausted', { kind: 'rate-limited', retryAfter: 60 }],
    ['aborted', { kind: 'conflict' }],
    ['failed-precondition', { kind: 'conflict' }],
    ['unavailable', { kind: 'unavailable' }],
    ['something-new', { kind: 'unavailable' }],
  ])('with the code %s is reported as %j', (code, failure) => {
    expect(firebaseFailure(faulty(code))).toEqual(failure);
  });

  it('without a code is reported as unavailable, which is temporary', () => {
    expect([new Error('no'), 'no', undefined].map(firebaseFailure)).toEqual(Array(3).fill({ kind: 'unavailable' }));
  });
});
