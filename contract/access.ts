import { CODES, HTTP_STATUS, type Code } from './codes';
import { routes, type RouteName } from './routes';

/**
 * Who may call: anyone; anyone, identified if the call carries a token; signed-in accounts; admins; or the operator of the
 * server, which means the server's own machine until there are accounts, and admins from then on.
 */
export type Access = 'public' | 'optional-account' | 'signed-in' | 'admin' | 'operator';

/** Every other call is for signed-in accounts. */
const CALLS: Readonly<Record<Exclude<Access, 'signed-in'>, readonly RouteName[]>> = {
  public: [
    ...(['domainCdn', 'demoStatus', 'categories', 'category', 'collections', 'artists'] as const),
    ...([
      'login',
      'register',
      'verifyRegistration',
      'refreshToken',
      'forgotPassword',
      'verifyOtp',
      'resetPassword',
    ] as const),
    ...(['sendContactMessage', 'recordPageView'] as const),
  ],
  'optional-account': [
    ...([
      'home',
      'songs',
      'songInfo',
      'songSuggestions',
      'albumSongs',
      'collectionSongs',
      'section',
      'artist',
    ] as const),
    ...(['search', 'suggest', 'historyList', 'historyRecord'] as const),
    ...(['shortFeed', 'shortVideo', 'shortComments', 'recordShortViews'] as const),
  ],
  admin: [
    ...(['managedAccounts', 'setAccountLocked', 'setAccountRole', 'signAccountOut', 'setAccountPremium'] as const),
    ...(['managedSongs', 'editSongTags', 'restoreSongTags', 'setSongPremium', 'clearDemo', 'importFiles'] as const),
    ...(['reportedComments', 'keepComment', 'removeComment', 'playFigures', 'pageViews'] as const),
    ...(['absentThings', 'forgetAbsentThing', 'forgetAbsentThings'] as const),
  ],
  operator: ['importStart', 'importStatus', 'importJob'],
};

const OF_CALLS = new Map(
  Object.entries(CALLS).flatMap(([access, names]) => names.map((name) => [name, access as Access] as const)),
);

/** Who may make a call. */
export const accessOf = (name: RouteName): Access => OF_CALLS.get(name) ?? 'signed-in';

/** Codes that any call may be answered with: the call is invalid, it comes too often, or the server cannot answer. */
const ANY: readonly Code[] = [CODES.invalid, CODES.tooManyRequests, CODES.serverError];

const OF_ACCESS: Readonly<Record<Access, readonly Code[]>> = {
  public: [],
  'optional-account': [CODES.unauthorized],
  'signed-in': [CODES.unauthorized],
  admin: [CODES.unauthorized, CODES.forbidden],
  operator: [CODES.unauthorized, CODES.forbidden],
};

const { unauthorized, forbidden, notFound, conflict, locked, otpTimeout } = CODES;

/** Further codes that a call may be answered with. A call with a path parameter may also be answered with not found. */
const OF_ITS_OWN: Partial<Record<RouteName, readonly Code[]>> = {
  login: [unauthorized, locked],
  register: [forbidden, conflict],
  verifyRegistration: [forbidden, conflict, otpTimeout],
  refreshToken: [unauthorized],
  verifyOtp: [otpTimeout],
  resetPassword: [otpTimeout],
  changePassword: [locked],
  deleteMe: [conflict, locked],
  firebaseToken: [notFound],
  historyRecord: [notFound],
  albumSongs: [notFound],
  likeSongs: [notFound],
  saveCollections: [notFound],
  followArtists: [notFound],
  createPlaylist: [notFound],
  importStart: [conflict],
  forgetAbsentThing: [conflict],
  forgetAbsentThings: [conflict],
  setAccountLocked: [conflict],
  setAccountRole: [conflict],
  reportShortComment: [forbidden],
};

/** The HTTP status of an answer while the database is unavailable; its body code is that of a server error. */
export const SERVICE_UNAVAILABLE = 503;

/** Every HTTP status other than 200 that a call may be answered with, in ascending order. */
export function refusalsOf(name: RouteName): readonly number[] {
  const inPath = 'params' in routes[name] ? [notFound] : [];
  const codes = [...ANY, ...OF_ACCESS[accessOf(name)], ...(OF_ITS_OWN[name] ?? []), ...inPath];
  return [...new Set([...codes.map((code) => HTTP_STATUS[code]), SERVICE_UNAVAILABLE])].sort(
    (one, other) => one - other,
  );
}
