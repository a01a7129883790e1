/** Body codes that concern the session (decisions.md §1). */
const UNAUTHORIZED = 401;
const EXPIRED_TOKEN = 413;

/** What came back: the body's code, or null where the body had none. */
export interface ResponseCodes {
  readonly bodyCode: number | null;
  readonly httpStatus: number;
  /** Whether this request was already sent again after a refresh, with the token that it gave. */
  readonly isReplay: boolean;
}

/** What the session does about an answer. `end-session` is the second expiry of one request. */
export type SessionDemand = 'nothing' | 'refresh' | 'unauthorized' | 'end-session';

/**
 * What an answer asks of the session (specification §4 and §8). The body's code decides, the HTTP status only where there
 * is none: so 401 with code 413 is an expired token, and a bare HTTP 413 (a body too large) is nothing. A request is
 * retried once; expired again, the session ends.
 */
export function whatResponseAsks({ bodyCode, httpStatus, isReplay }: ResponseCodes): SessionDemand {
  if (bodyCode === EXPIRED_TOKEN) return isReplay ? 'end-session' : 'refresh';
  return (bodyCode ?? httpStatus) === UNAUTHORIZED ? 'unauthorized' : 'nothing';
}
