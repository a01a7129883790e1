import { deviceIdOf, isIdentification } from '../../../src/domain/session/device-id';
import { deviceNameOf } from '../../../src/domain/session/device-name';
import {
  adoptsSuccessor,
  afterRefresh,
  asksAgainAfter,
  beginRefresh,
  refreshOutcome,
  rejectionOf,
} from '../../../src/domain/session/refresh';
import { clearsToken, TOKEN_CLEARING_DELAY } from '../../../src/domain/session/clears-token';
import { isSignedIn } from '../../../src/domain/session/session-state';
import { whatResponseAsks } from '../../../src/domain/session/what-response-asks';

const pair = { accessToken: 'a1', refreshToken: 'r1' };

describe('whatResponseAsks', () => {
  it.each([
    ['nothing', false, 'nothing'],
    ['nothing', true, 'nothing'],
    ['unauthorized', false, 'unauthorized'],
    ['unauthorized', true, 'unauthorized'],
    ['expired', false, 'refresh'],
    ['expired', true, 'end-session'],
  ] as const)('verdict %s, replay %s returns %s', (verdict, isReplay, demand) => {
    expect(whatResponseAsks(verdict, isReplay)).toBe(demand);
  });
});

describe('beginRefresh', () => {
  it.each([
    ['the first expired request starts the refresh', false, pair, 'a1', 'start'],
    ['a request during a refresh joins it', true, pair, 'a1', 'join'],
    ['without a refresh token nothing can be done', false, { ...pair, refreshToken: null }, 'a1', 'missing'],
    ['somebody has refreshed meanwhile', false, { ...pair, accessToken: 'a2' }, 'a1', 'replay'],
    ['the access token is gone', false, { ...pair, accessToken: null }, 'a1', 'start'],
    ['it was sent without a token', false, pair, null, 'replay'],
  ] as const)('%s', (_, isRefreshing, tokens, sentWith, start) => {
    expect(beginRefresh(isRefreshing, tokens, sentWith)).toBe(start);
  });
});

describe('refreshOutcome', () => {
  it('replays all waiting requests after a success', () => {
    expect(refreshOutcome(null)).toBe('replay');
  });

  it.each(['offline', 'timeout', 'server-error', 'unavailable', 'not-loaded', 'malformed', 'cancelled'] as const)(
    'retains the tokens after a refresh that failed with %s',
    (kind) => {
      expect(refreshOutcome({ kind })).toBe('reject');
    },
  );

  it('retains the tokens after too many requests', () => {
    expect(refreshOutcome({ kind: 'rate-limited', retryAfter: 5 })).toBe('reject');
  });

  it.each(['unauthenticated', 'forbidden', 'not-found', 'conflict'] as const)(
    'ends the session after a refresh that failed with %s',
    (kind) => {
      expect(refreshOutcome({ kind })).toBe('end-session');
    },
  );

  it('ends the session after any other refusal', () => {
    expect(refreshOutcome({ kind: 'refused', code: 413, message: '' })).toBe('end-session');
  });
});

describe('rejectionOf', () => {
  it.each([
    ['offline', 'offline'],
    ['timeout', 'unavailable'],
    ['server-error', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['malformed', 'unavailable'],
  ] as const)('a refresh that failed with %s rejects the waiting requests as %s', (kind, rejection) => {
    expect(rejectionOf({ kind })).toEqual({ kind: rejection });
  });
});

describe('asksAgainAfter', () => {
  it.each([
    ['timeout', 0, 1_000],
    ['offline', 0, 1_000],
    ['server-error', 0, 1_000],
    ['unavailable', 0, 1_000],
    ['malformed', 0, 1_000],
    ['not-loaded', 0, null],
    ['unavailable', 1, 4_000],
    ['offline', 2, 9_000],
    ['server-error', 1, 4_000],
    ['malformed', 3, null],
    ['cancelled', 0, null],
    ['unauthenticated', 0, null],
  ] as const)(
    'a refresh that failed with %s, after %i earlier failures, is retried after %s ms',
    (kind, losses, delay) => {
      expect(asksAgainAfter({ kind }, losses)).toBe(delay);
    },
  );

  it('does not retry a refresh after too many requests', () => {
    expect(asksAgainAfter({ kind: 'rate-limited', retryAfter: 5 }, 0)).toBeNull();
  });
});

describe('afterRefresh', () => {
  it.each([
    ['the successor is kept', pair, 'keep'],
    ['another tab has stored the same successor, or half of it', { ...pair, refreshToken: 'r2' }, 'keep'],
    ['somebody signed in meanwhile', { accessToken: 'a9', refreshToken: 'r9' }, 'give-way'],
    ['somebody signed out meanwhile', { accessToken: null, refreshToken: null }, 'signed-out'],
  ])('%s', (_, stored, decision) => {
    expect(afterRefresh('r1', 'r2', stored)).toBe(decision);
  });
});

describe('adoptsSuccessor', () => {
  const record = { from: 'r1', accessToken: 'a2', refreshToken: 'r2' };

  it.each([
    [record, 'r1', true],
    [record, 'r0', false],
    [null, 'r1', false],
  ])('with the record %j and the refresh token %s is %s', (written, refreshToken, adopts) => {
    expect(adoptsSuccessor(written, refreshToken)).toBe(adopts);
  });
});

describe('the session', () => {
  it.each([
    [pair, true],
    [{ ...pair, accessToken: null }, false],
    [{ ...pair, refreshToken: null }, false],
  ])('with %j is signed in: %s', (tokens, signedIn) => {
    expect(isSignedIn(tokens)).toBe(signedIn);
  });

  it('clears the token 500 ms after an unauthorized response', () => {
    expect(TOKEN_CLEARING_DELAY).toBe(500);
  });

  it.each([
    ['the token that failed', 'a1', null, true],
    ['the token that failed, written down too', 'a1', { ...pair, from: 'r0' }, true],
    ['not one that came since', 'a0', null, false],
    ['not while another tab has just signed in', 'a1', { accessToken: 'a9', refreshToken: 'r9', from: '' }, false],
    ['nothing for a request without a token', null, null, false],
  ])('clears %s', (_, failed, record, clears) => {
    expect(clearsToken(pair, failed, record)).toBe(clears);
  });
});

describe('clearing tokens where none are stored', () => {
  it('does not apply to a request without a token', () => {
    expect(clearsToken({ accessToken: null, refreshToken: null }, null, null)).toBe(false);
  });
});

describe('the device id', () => {
  it('is the first 16 digits of the identification string', () => {
    expect(deviceIdOf('12345678901234567890')).toBe('1234567890123456');
  });

  it.each([
    ['1234567890123456', true],
    ['12345678901234567', true],
    ['123456789012345', false],
    ['a1234567890123456', false],
    ['1234567890123456a', false],
    ['123', false],
    ['12345678901234xx', false],
    [null, false],
  ])('from the identification string %j is usable: %s', (text, usable) => {
    expect(isIdentification(text)).toBe(usable);
  });
});

describe('deviceNameOf', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537', 'Android Device'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604', 'iOS Device'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'iOS Device'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/140', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac OS'],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 'Linux'],
    ['Mozilla/5.0 (iPod touch; CPU OS 12_5) Safari/604', 'iOS Device'],
    ['Mozilla/5.0 (Macintosh) Safari/604', 'Mac OS'],
    ['Something (Intel Mac OS X 10_15_7) Safari/604', 'Mac OS'],
    ['Something Chrome/140 Safari/537 OPR/120', 'Opera'],
    ['Something CriOS/140 Safari/604', 'Chrome'],
    ['android', 'Android Device'],
    ['iphone', 'iOS Device'],
    ['windows', 'Windows'],
    ['macintosh', 'Mac OS'],
    ['linux', 'Linux'],
    ['edg', 'Edge'],
    ['opera', 'Opera'],
    ['firefox', 'Firefox'],
    ['chrome', 'Chrome'],
    ['safari', 'Safari'],
    ['Something Firefox/140', 'Firefox'],
    ['Something Chrome/140 Safari/537', 'Chrome'],
    ['Something Chrome/140 Edg/140', 'Edge'],
    ['Opera/9.80', 'Opera'],
    ['Something Safari/604', 'Safari'],
    ['curl/8', 'Unknown Device'],
    ['', 'Unknown Device'],
  ])('of %j is %s', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });
});
