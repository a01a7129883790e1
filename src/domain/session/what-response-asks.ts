/** What an answer says about the token that its request carried, whatever words the backend uses for it. */
export type TokenVerdict = 'nothing' | 'expired' | 'unauthorized';

/** What the session does after an answer. `end-session` is the second expiry of one request. */
export type SessionDemand = 'nothing' | 'refresh' | 'unauthorized' | 'end-session';

/**
 * What an answer demands of the session (specification §4 and §8). A request is retried once with a renewed token; if that has
 * expired too, the session ends. `isReplay`: the request was already sent again with the new token, after a refresh.
 */
export function whatResponseAsks(verdict: TokenVerdict, isReplay: boolean): SessionDemand {
  if (verdict !== 'expired') return verdict;
  return isReplay ? 'end-session' : 'refresh';
}
