import { fireEvent } from '@testing-library/react';
import type { LibraryRequest } from '../../../src/domain/library/library.port';
import type { Capability } from '../../../src/domain/shared/capability';
import { loadLibraryDialogs } from '../../../src/presentation/app/loading/parts';
import { loadFullPlayer } from '../../../src/presentation/app/loading/load-full-player';
import { loadFullScreen } from '../../../src/presentation/features/full-screen/FullScreenLayer';
import { aClip } from '../../support/builders/a-clip';
import { aCollection, anArtistDetail, someFacts } from '../../support/builders/a-collection';
import { aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import type { Harness } from '../../support/presentation/harness';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

beforeAll(() => Promise.all([loadLibraryDialogs(), loadFullPlayer(), loadFullScreen()]), 120_000);
afterEach(() => sessionStorage.clear());

type Lacks = readonly Capability[];

const SONG = aSongDetails(aSong('1').titled('Ngủ Quên').build()).singing('[00:10]Chiều buông', 'lrc').build();
const CLIP = aClip('a', { caption: 'Đêm ở bến' });
const OWN = someFacts({ id: 'p1', type: 'playlist', isOwn: true });
const LIKE_PLAYING = 'Thích Ngủ Quên';
const LIKED_SONGS = 'Bài hát đã thíchChưa có bài nào';

const stock = ({ browsing }: Harness): void => {
  browsing.collectionsByName.set('album a1', aCollection());
  browsing.collectionsByName.set('playlist p1', aCollection({ name: 'Chiều', facts: OWN }));
  browsing.collectionsByName.set('liked', aCollection({ facts: null }));
  browsing.artistsById.set('artist-1', anArtistDetail());
};

const open = (path: string, lacks: Lacks): Promise<ProductOnScreen> =>
  openProduct({ path, lacks, songs: [SONG], clips: [CLIP], account: { isSignedIn: true }, arrange: stock });

async function openPlaying(path: string, lacks: Lacks): Promise<ProductOnScreen> {
  const product = await open(path, lacks);
  const playing = { isPlaying: true, isBuffering: false, position: 12, duration: 60 };
  await product.happens(() =>
    product.harness.sound.set({ queue: aQueueOf([SONG]).build(), details: SONG, ...playing }),
  );
  await product.player();
  await product.wait(0);
  return product;
}

const VISITS = {
  'an album, the sidebar and the dock': (lacks: Lacks) => openPlaying('/album/a1', lacks),
  'the menu of a song': async (lacks: Lacks) => {
    const product = await open('/album/a1', lacks);
    await product.press('Lựa chọn khác cho Bài số 1');
    return product;
  },
  'an own playlist and its menu': async (lacks: Lacks) => {
    const product = await open('/playlist/p1', lacks);
    await product.press('Lựa chọn khác cho Chiều');
    return product;
  },
  'the page of a song': (lacks: Lacks) => open('/song/1', lacks),
  'the page of an artist': (lacks: Lacks) => open('/artist/artist-1', lacks),
  'the library': (lacks: Lacks) => open('/library', lacks),
  'the search': (lacks: Lacks) => open('/search?q=chieu', lacks),
  'the panel': async (lacks: Lacks) => {
    const product = await openPlaying('/history', lacks);
    await product.press('Hàng đợi');
    return product;
  },
  'the sound settings': async (lacks: Lacks) => {
    const product = await openPlaying('/history', lacks);
    await product.press('Âm thanh');
    return product;
  },
  'the full-screen player': async (lacks: Lacks) => {
    const product = await openPlaying('/history', lacks);
    await product.press('Toàn màn hình');
    return product;
  },
  'the player of a phone': async (lacks: Lacks) => {
    // A page without layout shows the small player at every width.
    const product = await openPlaying('/policy-term', lacks);
    await product.press('Mở trình phát');
    return product;
  },
  'the list of shortcuts': async (lacks: Lacks) => {
    const product = await open('/history', lacks);
    await product.keysAt(['?', 0]);
    await product.dialog('Phím tắt');
    return product;
  },
  'a short video': async (lacks: Lacks) => {
    const product = await open('/short-video/a', lacks);
    await product.wait(0);
    return product;
  },
};

type Place = keyof typeof VISITS;

/** What each place offers for each capability: names of buttons, links, sections and listed keys. */
const OFFERS: Readonly<Record<Place, Partial<Record<Capability, readonly string[]>>>> = {
  'an album, the sidebar and the dock': {
    likes: ['Thích Bài số 1', LIKE_PLAYING, LIKED_SONGS],
    playlists: ['Tạo playlist'],
    saving: ['Lưu Bờ Bên Kia'],
    lyrics: ['Lời bài hát'],
  },
  'the menu of a song': { likes: ['Thích'], playlists: ['Thêm vào playlist…'] },
  'an own playlist and its menu': { playlists: ['Sắp xếp bài hát', 'Xoá playlist', 'Thêm vào playlist…'] },
  'the page of a song': { likes: [LIKE_PLAYING], playlists: ['Thêm vào playlist'], lyrics: ['Lời bài hát'] },
  'the page of an artist': { following: ['Theo dõi Hạ Vy'], library: ['Bộ sưu tập của bạn'] },
  'the library': {
    likes: ['Bài hát đã thích'],
    playlists: ['Tạo playlist'],
    saving: ['Album'],
    following: ['Nghệ sĩ'],
  },
  'the search': { lyrics: ['Lời nhạc'] },
  'the panel': { lyrics: ['Lời', 'Hàng đợi, gợi ý và lời bài hát'] },
  'the sound settings': { loudness: ['Độ to đều nhau'] },
  'the full-screen player': { likes: [LIKE_PLAYING], playlists: ['Thêm vào playlist'], lyrics: ['Lời'] },
  'the player of a phone': {
    likes: [LIKE_PLAYING],
    playlists: ['Thêm vào playlist'],
    lyrics: ['Mở rộng lời bài hát'],
  },
  'the list of shortcuts': { likes: ['Thích'], lyrics: ['Lời bài hát'], library: ['Tới Thư viện'] },
  'a short video': { likes: ['Thích'], following: ['Theo dõi Hạ Vy'] },
};

/** Two openings show each offer once, and hide it once while the place offers the rest. */
const OPENINGS = (Object.keys(OFFERS) as Place[]).flatMap((place) => {
  const [first, ...rest] = Object.keys(OFFERS[place]) as Capability[];
  return [[first], rest].map((lacks) => [place, lacks as Lacks] as const);
});

const offersFor = (place: Place, isMeant: (capability: Capability) => boolean): readonly string[] =>
  (Object.entries(OFFERS[place]) as [Capability, readonly string[]][])
    .filter(([capability]) => isMeant(capability))
    .flatMap(([, names]) => names);

/** The names on screen. Roles are not computed, which takes long for so many pages. */
const namesOnScreen = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll('button, a, aside, section, dt, [role="group"], [role="radiogroup"]')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
    ),
  );

describe('what a backend lacks is not offered', () => {
  it.each(OPENINGS)('in %s, without %j', async (place, lacks) => {
    await VISITS[place](lacks);
    const names = namesOnScreen();

    const shown = offersFor(place, () => true).filter((name) => names.has(name));
    expect(shown).toEqual(offersFor(place, (capability) => !lacks.includes(capability)));
  });
});

describe('without likes', () => {
  it.each([
    [[], 'Bài hát đã thích', ['liked 1']],
    [['likes'], 'Máy chủ này không có phần đó', []],
  ] as const)('nobody asks for the liked songs by their address: %j', async (lacks, title, asked) => {
    const product = await open('/collection/liked', lacks);

    expect(await product.heading(title, 1)).toBeVisible();
    expect(product.harness.browsing.asked).toEqual(asked);
  });

  it.each([
    [[], true],
    [['likes'], false],
  ] as const)('a double tap likes no clip: %j', async (lacks, isLiked) => {
    const product = await VISITS['a short video'](lacks);
    const picture = document.querySelector('[data-current="true"] [data-late]') as HTMLElement;

    await product.happens(() => fireEvent.click(picture));
    await product.happens(() => fireEvent.click(picture));

    expect(product.harness.feed.videos.clips.map((clip) => clip.isLiked)).toEqual([isLiked]);
  });

  it.each([
    [[], true],
    [['likes'], false],
  ] as const)('the key of the feed likes no clip: %j', async (lacks, isLiked) => {
    const product = await VISITS['a short video'](lacks);

    await product.keysAt(['l', 0]);

    expect(product.harness.feed.videos.clips.map((clip) => clip.isLiked)).toEqual([isLiked]);
  });
});

describe('the keys', () => {
  it.each([
    [[], { panel: 'lyrics', liked: ['1'], path: '/library' }],
    [['likes', 'lyrics', 'library'], { panel: null, liked: [], path: '/history' }],
  ] as const)('have no effect where the backend lacks %j', async (lacks, effect) => {
    const product = await openPlaying('/history', lacks);
    const { kept, viewModels } = product.harness;

    await product.keysAt(['l', 0], ['y', 1_000], ['g', 9_000], ['l', 9_100]);

    expect({ panel: viewModels.panel.tab, liked: [...kept.annotated.liked], path: product.path }).toEqual(effect);
  });
});

describe('the shelf of the sidebar', () => {
  it.each([
    [[], true],
    [['library'], false],
  ] as const)('requests the library only where the backend does not lack %j', async (lacks, isRequested) => {
    const requests: LibraryRequest[] = [];
    await openProduct({
      path: '/history',
      lacks,
      account: { isSignedIn: true },
      arrange: ({ kept: { library } }) => {
        const list = library.list.bind(library);
        jest.spyOn(library, 'list').mockImplementation((request) => {
          requests.push(request);
          return list(request);
        });
      },
    });

    expect(requests.length > 0).toBe(isRequested);
  });
});

describe('a stored tab of the lyrics', () => {
  it.each([
    [[], 'lyrics'],
    [['lyrics'], null],
  ] as const)('opens only where the backend does not lack %j', async (lacks, tab) => {
    sessionStorage.setItem('panelTab', 'lyrics');
    const product = await openPlaying('/history', lacks);

    expect(product.harness.viewModels.panel.tab).toBe(tab);
  });
});
