/** Body codes that concern the session (decisions.md §1). */
const UNAUTHORIZED = 401;
const EXPIRED_TOKEN = 413;

/** The codes of an answer: the body's code, or null if the body had none. */
export interface ResponseCodes {
  readonly bodyCode: number | null;
  readonly httpStatus: number;
  /** Whether this request was already sent again with the new token, after a refresh. */
  readonly isReplay: boolean;
}

/** What the session does after an answer. `end-session` is the second expiry of one request. */
export type SessionDemand = 'nothing' | 'refresh' | 'unauthorized' | 'end-session';

/**
 * What an answer demands of the session (specification §4 and §8). The body's code decides, and the HTTP status only if there is
 * none: 401 with code 413 is an expired token, and a bare HTTP 413 (a body too large) demands nothing. A request is retried once;
 * if its token has expired again, the session ends.
 */
export function whatResponseAsks({ bodyCode, httpStatus, isReplay }: ResponseCodes): SessionDemand {
  if (bodyCode === EXPIRED_TOKEN) return isReplay ? 'end-session' : 'refresh';
  return (bodyCode ?? httpStatus) === UNAUTHORIZED ? 'unauthorized' : 'nothing';
}
