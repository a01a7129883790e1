import { cleanup, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { clipCardOf } from '../../../src/domain/shorts/clip-card';
import type { Capability } from '../../../src/domain/shared/capability';
import { routes } from '../../../src/presentation/app/routes';
import { loadClipRow, loadClipShelf, loadSavedClips } from '../../../src/presentation/features/clips/load-clips';
import { aClip } from '../../support/builders/a-clip';
import { anArtistDetail, SONGS } from '../../support/builders/a-collection';
import { aHomeSection } from '../../support/builders/a-home-section';
import { localInstant } from '../../support/builders/a-local-instant';
import { aPeer } from '../../support/builders/a-peer';
import { aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import type { Harness, Setting } from '../../support/presentation/harness';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

const SONG = aSong('song-1').titled('Neon').premium().build();
const PREVIEW = aSongDetails(SONG).previewed('sign-in').build();
const CLIP = aClip('a', { isSaved: true, caption: 'Neon' });
const CLIPS = aHomeSection('shorts')
  .laidOut('card')
  .with({ action: 'short', clips: [clipCardOf(CLIP)] });
const REPORT = 'Report the comment by Lam';
const FORGOT = 'Forgot your password?';
const GUEST_HOME =
  'Music shows up here as soon as there is some. If you run this server, log in to see how to bring it in.';
const GUEST_LIST = 'The songs you like go here';
const GUEST_HISTORY = 'This history is kept on this device alone. Log in to carry on elsewhere.';
const REGISTER = 'Like, save and gather songs of your own.';
const GUEST_LIBRARY =
  'Log in to like songs, save albums and make playlists. What you played on this device is still here.';
const EMPTY_LIBRARY = 'Save an album, follow an artist, or make your first playlist.';
const CLIP_LINK = 'Neon, Video by Hạ Vy, 0 views';

const ADMIN = { isSignedIn: true, profile: { role: 'admin' } } as const;
const GUEST = { isSignedIn: false } as const;

/** Content for every place below, so that only the capability decides what is there. */
const stock = ({ history, browsing, feed, devices, sound }: Harness): void => {
  void history.add({ song: SONGS[0]!, playedAt: localInstant(2025, 12, 20, 8) });
  browsing.artistsById.set('artist-1', anArtistDetail());
  void feed.others.post('a', { id: 'other', text: 'Hay quá' });
  devices.show([aPeer('here', { isOwn: true }), aPeer('hall', { deviceId: 'tv', deviceName: 'Hall' })]);
  sound.set({ queue: aQueueOf([SONG]).build(), details: PREVIEW, isPlaying: true, isBuffering: false });
};

interface Place {
  readonly path: string;
  readonly account?: Setting['account'];
  readonly lacks?: readonly Capability[];
  readonly sections?: Setting['sections'];
  readonly kept?: Setting['kept'];
}

async function open({ path, account = ADMIN, lacks = [], sections = [CLIPS.build()], kept = {} }: Place) {
  const content = { songs: [PREVIEW], clips: [CLIP], sections, arrange: stock };
  const product = await openProduct({ language: 'en', path, account, lacks, kept, ...content });
  await product.happens(() => Promise.all([loadClipRow(), loadClipShelf(), loadSavedClips()]));
  await product.wait(0);
  return product;
}

/** What a place offers by name, and how the product is asked which of these it offers. */
interface Offers {
  readonly names: readonly string[];
  readonly found: (product: ProductOnScreen) => Promise<readonly string[]>;
}

type Act = (product: ProductOnScreen) => Promise<unknown>;

const offers =
  (has: (product: ProductOnScreen, name: string) => boolean, before: Act = (product) => product.wait(0)) =>
  (...names: readonly string[]): Offers => ({
    names,
    found: async (product) => {
      await before(product);
      await product.wait(0);
      return names.filter((name) => has(product, name));
    },
  });

const afterKeys =
  (...keys: readonly string[]): Act =>
  (product) =>
    product.keys(...keys);
const hasText = (product: ProductOnScreen, name: string): boolean => product.hasText(name);
const hasAside = (product: ProductOnScreen, name: string): boolean => product.hasAside(name);
const hasLink = (product: ProductOnScreen, name: string): boolean => product.links(name).length > 0;
const hasButton = (product: ProductOnScreen, name: string): boolean => product.hasButton(name);
const isAt = (product: ProductOnScreen, path: string): boolean => product.path === path;
const toggleLike: Act = (product) => product.happens(() => product.harness.viewModels.annotations.toggleLike(SONG));

/** What a place offers in several ways, looked for one after the other. */
const together = (...several: readonly Offers[]): Offers => ({
  names: several.flatMap(({ names }) => names),
  found: async (product) => {
    const all: string[] = [];
    for (const { found } of several) all.push(...(await found(product)));
    return all;
  },
});

/** Both navigations: the tabs of a phone are hidden here. */
const navigation = (name: string, path: string): Offers => ({
  names: [path, path],
  found: async () =>
    screen.queryAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href') ?? ''),
});

const links = offers(hasLink);
const buttons = offers(hasButton);
const texts = offers(hasText);
const placeholders = offers((_, hint) => screen.queryAllByPlaceholderText(hint).length > 0);
const menuItems = offers(
  (product, name) => product.menu().includes(name),
  (product) => product.press(/^Account of /),
);
const listedKeys = offers(hasText, afterKeys('?'));
const asking = offers(({ harness }, reason) => harness.viewModels.account.asking === reason, toggleLike);
const feedRequests = offers(({ harness }, kind) => harness.feed.videos.requests.some(({ feed }) => feed.kind === kind));

const EMPTY_HOME: Place = { path: '/', account: GUEST, sections: [] };
const FEED: Place = { path: '/short-video' };
const EXPLORE: Place = { path: '/explore' };
const GUEST_EXPLORE: Place = { path: '/explore', account: GUEST };

const PLACES: readonly (readonly [Capability, string, Place, Offers])[] = [
  ['accounts', 'the shell', GUEST_EXPLORE, together(links('Log in', 'Sign in to hear all of it'), asking('like'))],
  ['accounts', 'the empty home page', EMPTY_HOME, texts(GUEST_HOME)],
  ['accounts', 'the history', { path: '/history', account: GUEST }, texts(GUEST_HISTORY)],
  ['accounts', 'the forgotten password', { path: '/forgot-password', account: GUEST }, links('Back to log in')],
  ['accounts', 'the registration', { path: '/register', account: GUEST }, links('Log in')],
  ['accounts', 'a list of the listener', { path: '/collection/liked', account: GUEST }, texts(GUEST_LIST)],
  [
    'accounts',
    'the feed',
    FEED,
    together(buttons('Following'), offers(hasButton, afterKeys('c'))('Send comment', REPORT)),
  ],
  ['registration', 'the sign-in page', { path: '/login', account: GUEST }, links('Create an account')],
  ['registration', 'the sign-in dialog', GUEST_EXPLORE, offers(hasButton, toggleLike)('Create an account')],
  ['passwordRecovery', 'the sign-in page', { path: '/login', account: GUEST }, links(FORGOT)],
  ['passwordRecovery', 'the sign-in dialog', GUEST_EXPLORE, offers(hasLink, toggleLike)(FORGOT)],
  ['passwordRecovery', 'the change of the password', { path: '/profile/change-password' }, links(FORGOT)],
  ['profile', 'the menu', EXPLORE, menuItems('Profile')],
  ['profile', 'the tabs', { path: '/profile/device-management' }, links('Profile', 'Change password')],
  ['devices', 'the menu', EXPLORE, menuItems('Devices')],
  ['devices', 'the tabs', { path: '/profile' }, links('Devices')],
  ['ownData', 'the profile', { path: '/profile' }, buttons('Download your data', 'Delete account')],
  ['pageViews', 'the question at the first visit', { path: '/explore', kept: { pageViews: '' } }, buttons('Agree')],
  ['pageViews', 'the profile', { path: '/profile' }, texts('Counting page views')],
  ['pageViews', 'the policy', { path: '/security-policy' }, links('Counting page views')],
  ['lyrics', 'the search field', EXPLORE, placeholders('Search songs, artists, lyrics…')],
  ['lyrics', 'the empty search', { path: '/search' }, texts('Search by song, artist, album, or a line you remember.')],
  ['saving', 'the registration', { path: '/register', account: GUEST }, texts(REGISTER)],
  ['likes', 'the registration', { path: '/register', account: GUEST }, texts(REGISTER)],
  ['playlists', 'the library of a guest', { path: '/library', account: GUEST }, texts(GUEST_LIBRARY)],
  ['following', 'the empty library', { path: '/library' }, texts(EMPTY_LIBRARY)],
  ['contact', 'the sidebar', EXPLORE, links('Contact')],
  ['contact', 'a page about the product', { path: '/app' }, links('Contact')],
  ['admin', 'the menu', EXPLORE, menuItems('Administration')],
  ['live', 'the dock', EXPLORE, buttons('Other devices')],
  ['shorts', 'the navigation', EXPLORE, navigation('Shorts', '/short-video')],
  ['shorts', 'the keys', EXPLORE, offers(isAt, afterKeys('g', 's'))('/short-video')],
  ['shorts', 'the list of keys', EXPLORE, listedKeys('Go to Shorts', 'In Shorts')],
  ['shorts', 'the home page', { path: '/' }, links(CLIP_LINK)],
  ['shorts', 'the page of a song', { path: '/song/song-1' }, together(links(CLIP_LINK), feedRequests('song'))],
  ['shorts', 'the page of an artist', { path: '/artist/artist-1' }, together(links(CLIP_LINK), feedRequests('artist'))],
  ['shorts', 'the search', { path: '/search?q=neon' }, buttons('Shorts')],
  ['shorts', 'the library', { path: '/library' }, links(CLIP_LINK)],
  ['shorts', 'the feed', FEED, feedRequests('for-you')],
  ['comments', 'the feed', FEED, together(buttons('Comments'), offers(hasAside, afterKeys('c'))('Comments'))],
  ['comments', 'the list of keys', EXPLORE, listedKeys('Comments')],
  ['comments', 'administration', { path: '/admin' }, links('Reported comments')],
  ['following', 'the feed', FEED, buttons('Following')],
];

describe('what a backend lacks', () => {
  it.each(PLACES)('is not offered: %s, by %s', async (capability, _, place, { names, found }) => {
    expect(await found(await open(place))).toEqual(names);
    cleanup();
    expect(await found(await open({ ...place, lacks: [capability] }))).toEqual([]);
  });

  it('leaves the rest of the navigation and of the menu as it was', async () => {
    const product = await open({ ...EXPLORE, lacks: ['shorts', 'devices', 'comments'] });
    expect([...product.links('Home'), ...product.links('Explore')]).toEqual(['/', '/explore']);
    await product.press(/^Account of /);
    expect(product.menu()).toEqual(['Profile', 'Administration', 'Sign out']);
  });

  it('leaves no place for saved clips in an empty library', async () => {
    const product = await openProduct({ language: 'en', path: '/library', account: ADMIN, lacks: ['shorts'] });
    await product.happens(loadSavedClips);
    expect(await product.heading('Your library is empty')).toBeVisible();
  });
});

/** Each guarded address, the capability that it needs, and whether its page stands without the shell. */
const GUARDED: readonly (readonly [path: string, Capability, frame: 'bare' | 'shell'])[] = [
  ['/login', 'accounts', 'bare'],
  ['/register', 'registration', 'bare'],
  ['/forgot-password', 'passwordRecovery', 'bare'],
  ['/reset-password', 'passwordRecovery', 'bare'],
  ['/update-account', 'profile', 'bare'],
  ['/contact', 'contact', 'bare'],
  ['/short-video', 'shorts', 'shell'],
  ['/short-video/:id', 'shorts', 'shell'],
  ['/short-video/:id/:artist', 'shorts', 'shell'],
  ['/library', 'library', 'shell'],
  ['/profile', 'profile', 'shell'],
  ['/profile/change-password', 'profile', 'shell'],
  ['/profile/device-management', 'devices', 'shell'],
  ['/admin', 'admin', 'shell'],
  ['/admin/accounts', 'admin', 'shell'],
  ['/admin/songs', 'admin', 'shell'],
  ['/admin/absent', 'admin', 'shell'],
  ['/admin/comments', 'admin', 'shell'],
  ['/admin/comments', 'comments', 'shell'],
  ['/admin/figures', 'admin', 'shell'],
];

const hasNavigation = (name: string): boolean => screen.queryAllByRole('navigation', { name }).length > 0;

/** The paths of the route table, each with every capability that its route or a route around it names. */
const needsOf = (table: readonly RouteObject[], around: readonly unknown[] = []): readonly (readonly unknown[])[] =>
  table.flatMap(({ path, handle, children = [] }) => {
    const needed = [...around, handle].filter((capability) => capability !== undefined);
    const own = [path].filter((known) => known !== undefined).flatMap((known) => needed.map((need) => [known, need]));
    return [...own, ...needsOf(children, needed)];
  });

describe('a link to a page that the backend lacks', () => {
  it('is tested below for each guarded route', () => {
    const named = GUARDED.map(([path, capability]) => [path, capability]);
    expect(named.toSorted()).toEqual(needsOf(routes).toSorted());
  });

  it.each(GUARDED)(
    'says so in both languages, and asks for nothing: %s without %s',
    async (path, capability, frame) => {
      const at = { path: path.replaceAll(':', ''), account: ADMIN, lacks: [capability] };
      const english = await openProduct({ ...at, language: 'en' });
      expect(await english.heading("This server doesn't have that", 1)).toBeVisible();
      expect(hasNavigation('Main navigation')).toBe(frame === 'shell');
      expect(english.harness.feed.videos.requests).toEqual([]);
      cleanup();
      const vietnamese = await openProduct({ ...at, language: 'vi' });
      expect(await vietnamese.heading('Máy chủ này không có phần đó', 1)).toBeVisible();
      expect(hasNavigation('Điều hướng chính')).toBe(frame === 'shell');
    },
  );
});
