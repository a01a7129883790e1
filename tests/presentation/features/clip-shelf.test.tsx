import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadClipRow, loadClipShelf, loadSavedClips } from '../../../src/presentation/features/clips/load-clips';
import { ViewModelsProvider } from '../../../src/presentation/hooks/view-models-context';
import { needMessages, startI18n } from '../../../src/presentation/i18n/start-i18n';
import { OtherClips } from '../../../src/presentation/screens/shorts/OtherClips';
import { clipCardOf } from '../../../src/domain/shorts/clip-card';
import { aClip, clips } from '../../support/builders/a-clip';
import { anArtistDetail } from '../../support/builders/a-collection';
import { aHomeSection } from '../../support/builders/a-home-section';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { openProduct } from '../../support/presentation/render-app';
import { setHarness } from '../../support/presentation/harness';

const SONG = aSongDetails(aSong('song-1').titled('Neon').by('Hạ Vy').build()).build();

const watched = (views: number) => ({ views, likes: 0, saves: 0, shares: 0, comments: 0 });

describe('clips on other pages', () => {
  it.each([
    ['vi', '2 video dùng bài này', 'Đêm ở bến, Video của Hạ Vy, 84.200 lượt xem'],
    ['en', '2 videos use this song', 'Đêm ở bến, Video by Hạ Vy, 84,200 views'],
  ] as const)('are listed on the page of their song (%s)', async (language, heading, name) => {
    const shown = [aClip('a', { caption: 'Đêm ở bến', counters: watched(84_200) }), aClip('b', { caption: '' })];
    const product = await openProduct({ path: '/song/song-1', songs: [SONG], clips: shown, language });
    await product.happens(loadClipShelf);
    await product.wait(0);
    expect(await product.heading(heading, 2)).toBeVisible();
    expect(product.links(name)).toEqual(['/short-video/a']);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('have a row on the home page, with a link to the feed', async () => {
    const row = aHomeSection('shorts')
      .titled('Video ngắn')
      .laidOut('card')
      .with({ action: 'short', clips: [clipCardOf(aClip('a', { artist: null, caption: '' }))] });
    const product = await openProduct({ sections: [row.build()] });
    await product.happens(loadClipRow);
    await product.wait(0);
    expect(product.region('Video ngắn')).toBeVisible();
    expect(product.links('Video ngắn, 0 lượt xem')).toEqual(['/short-video/a']);
    expect(product.links('Xem tất cả: Video ngắn')).toEqual(['/short-video']);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('do not appear on the page of a song without clips', async () => {
    const product = await openProduct({ path: '/song/song-1', songs: [SONG], clips: [aClip('a', { used: null })] });
    await product.happens(loadClipShelf);
    await product.wait(0);
    expect(await product.heading('Neon', 1)).toBeVisible();
    expect(product.hasText(/video dùng bài này/)).toBe(false);
  });

  it('are listed on the page of their artist, and each opens the feed of the artist', async () => {
    const product = await openProduct({
      path: '/artist/artist-1',
      clips: [aClip('a'), aClip('b', { artist: null })],
      arrange: ({ browsing }) => void browsing.artistsById.set('artist-1', anArtistDetail()),
    });
    await product.happens(loadClipShelf);
    await product.wait(0);
    expect(product.region('Video ngắn')).toBeVisible();
    expect(product.links('Đêm ở bến #songdem, Video của Hạ Vy, 0 lượt xem')).toEqual(['/short-video/a/artist-1']);
  });
});

describe('saved clips', () => {
  const SIGNED_IN = { isSignedIn: true } as const;

  it('appear in the library of the listener who saved them', async () => {
    const shown = [aClip('a', { isSaved: true, caption: 'Đêm ở bến' }), aClip('b')];
    const product = await openProduct({ path: '/library', clips: shown, account: SIGNED_IN });
    await product.happens(loadSavedClips);
    await product.wait(0);
    expect(product.region('Video đã lưu')).toBeVisible();
    expect(product.links('Đêm ở bến, Video của Hạ Vy, 0 lượt xem')).toEqual(['/short-video/a']);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('are loaded page by page', async () => {
    const saved = Array.from({ length: 60 }, (_, index) => aClip(`clip-${index}`, { isSaved: true }));
    const product = await openProduct({ path: '/library', clips: saved, account: SIGNED_IN });
    await product.happens(loadSavedClips);
    await product.wait(0);
    const links = () => product.links('Đêm ở bến #songdem, Video của Hạ Vy, 0 lượt xem');
    expect(links()).toHaveLength(50);
    await product.press('Xem thêm video đã lưu');
    await product.wait(0);
    expect(links()).toHaveLength(60);
  });

  it('do not appear when none is saved', async () => {
    const product = await openProduct({ path: '/library', clips: [aClip('a')], account: SIGNED_IN });
    await product.happens(loadSavedClips);
    await product.wait(0);
    expect(product.hasRegion('Video đã lưu')).toBe(false);
  });
});

describe('other clips with the song of the current clip', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  async function shownBeside(clipId: string, ids: readonly string[], isCurrent = true) {
    localStorage.setItem('i18nextLng', 'vi');
    const { languages, ready } = startI18n();
    await ready;
    await needMessages('shorts');
    const harness = setHarness(languages, { clips: clips(...ids) });
    const place = document.createElement('div');
    const element = <OtherClips songId="song-1" clipId={clipId} isCurrent={isCurrent} place={place} />;
    const router = createMemoryRouter([{ path: '*', element }]);
    render(
      <ViewModelsProvider value={harness.viewModels}>
        <RouterProvider router={router} />
      </ViewModelsProvider>,
    );
    const links = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    return { links, place, requests: harness.feed.videos.requests };
  }

  it('are requested only after the clip has been shown for 1.5 s', async () => {
    const { links, requests } = await shownBeside('b', ['a', 'b', 'c', 'd', 'e']);
    await pass(1_499);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests).toMatchObject([{ feed: { kind: 'song', songId: 'song-1' }, size: 4 }]);
    expect(links()).toEqual(['/short-video/a', '/short-video/c', '/short-video/d']);
    expect(screen.getByText('5 video dùng bài này')).toBeVisible();
  });

  it('are not requested while another clip is shown', async () => {
    const { requests } = await shownBeside('a', ['a', 'b'], false);
    await pass(5_000);
    expect(requests).toEqual([]);
  });

  it('are not requested when there is no room for them', async () => {
    const { place, requests } = await shownBeside('a', ['a', 'b']);
    place.style.display = 'none';
    await pass(5_000);
    expect(requests).toEqual([]);
  });

  it('do not appear when only the current clip has the song', async () => {
    const { links } = await shownBeside('a', ['a']);
    await pass(1_500);
    expect(links()).toEqual([]);
  });
});
