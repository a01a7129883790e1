import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { srcSetOf } from '../../../contract/kernel/picture-address';
import { WaitingClip } from '../../../src/presentation/screens/shorts/WaitingClip';
import { aClip } from '../../support/builders/a-clip';
import { aSong } from '../../support/builders/a-song';
import { openFeed } from '../../support/presentation/render-feed';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aClip(`clip-${index}`, { caption: `Số ${index} #hè`, captionsUrl: '/c.vtt' }),
  );

describe('the page of short videos', () => {
  it('shows the feed as articles, and never more than eleven of them', async () => {
    const page = await openFeed({ clips: many(30) });
    expect([page.articles().length, page.current()]).toEqual([6, '1']);
    expect(document.title).toBe('Video ngắn · Sóng');
    const counts: number[] = [];
    for (let step = 0; step < 8; step += 1) {
      await page.keys('{ArrowDown}');
      counts.push(page.articles().length);
    }
    expect([page.current(), Math.max(...counts)]).toEqual(['9', 11]);
  });

  it('shows the artist and the caption of the clip, and which seconds of which song the clip uses', async () => {
    const page = await openFeed({ clips: many(1) });
    expect(page.articles()[0]).toHaveAccessibleName('Video của Hạ Vy');
    expect(page.articles()[0]).toHaveTextContent('Số 0 #hè');
    expect(page.hasText('Video dùng đoạn 1:36 đến 2:38')).toBe(true);
  });

  it('plays the song from the start of the part that the clip uses, and opens the song’s page', async () => {
    const page = await openFeed({ clips: many(1) });
    await page.press('Nghe tiếp từ 1:36');
    expect(page.feed.music.asked).toEqual(['play song-1', 'seek 96']);
    expect(page.path()).toBe('/song/song-1');
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'plays nothing in this tab when a modifier key or the middle button opens the song elsewhere: %s',
    async (key) => {
      const page = await openFeed({ clips: many(1) });
      const pill = screen.getByRole('link', { name: /nghe cả bài$/ });
      // Prevents navigation that the page leaves to the browser.
      const leave = (event: Event): void => event.preventDefault();
      window.addEventListener('click', leave);
      expect(pill).toHaveAttribute('href', '/song/song-1');
      await page.user.keyboard(`{${key}>}`);
      await page.user.click(pill);
      await page.user.keyboard(`{/${key}}`);
      await page.user.pointer({ keys: '[MouseMiddle]', target: pill });
      expect([page.feed.music.asked, page.path()]).toEqual([[], '/short-video']);
      window.removeEventListener('click', leave);
      await page.user.click(pill);
      expect([page.feed.music.asked[0], page.path()]).toEqual(['play song-1', '/song/song-1']);
    },
  );

  it('can be used by keyboard alone', async () => {
    const page = await openFeed({ clips: many(20) });
    await page.keys('j', '{PageDown}', 'k');
    expect(page.current()).toBe('2');
    await page.keys(' ');
    expect(page.feed.media.asked.at(-1)).toBe('pause');
    expect(page.button('Phát video')).toBeVisible();
    await page.keys('m');
    expect(page.feed.media.isMuted).toBe(false);
    await page.keys('{Home}');
    expect(page.current()).toBe('1');
    for (let step = 0; step < 19; step += 1) await page.keys('{ArrowDown}');
    expect([page.current(), page.feed.media.asked.at(-1)]).toEqual(['20', 'play clip-19']);
  });

  it('leaves the key after G to the shortcut that opens a page', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.keysAt(['g', 1000], ['l', 1200]);
    expect([page.path(), page.harness.viewModels.account.asking]).toEqual(['/library', null]);
  });

  it('handles a key that comes too late after G as its own shortcut', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.keysAt(['g', 1000], ['l', 2501]);
    expect([page.path(), page.harness.viewModels.account.asking]).toEqual(['/short-video', 'like-clip']);
  });

  it('ignores its shortcut keys while the listener types', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.keys('c');
    await page.user.type(page.field('Bình luận của bạn'), 'jm');
    expect([page.current(), page.feed.media.isMuted]).toEqual(['1', true]);
  });

  it('turns on the sound of all following clips with one press', async () => {
    const page = await openFeed({ clips: many(3) });
    expect(page.button('Tắt tiếng')).toHaveAttribute('aria-pressed', 'true');
    await page.press('Tắt tiếng');
    await page.press('Video sau');
    expect(page.button('Tắt tiếng')).toHaveAttribute('aria-pressed', 'false');
    expect(page.feed.media.isMuted).toBe(false);
  });

  it('puts the current clip into the address', async () => {
    const page = await openFeed({ clips: many(3) });
    await waitFor(() => expect(window.location.pathname).toBe('/short-video/clip-0'));
    await page.press('Video sau');
    await waitFor(() => expect(window.location.pathname).toBe('/short-video/clip-1'));
  });

  it('starts with the clip that the listener opened', async () => {
    const page = await openFeed({ clips: many(3), firstId: 'clip-2' });
    expect(page.feed.playback.state.clipId).toBe('clip-2');
  });

  it('shows the poster that the page already names while the clip loads', () => {
    const link = document.createElement('link');
    Object.assign(link.dataset, { clip: 'clip-2', poster: '/images/poster?w={width}' });
    document.head.append(link);
    render(<WaitingClip clipId="clip-2" />);
    expect(screen.getByRole('status').querySelector('img')).toHaveAttribute(
      'srcset',
      srcSetOf('/images/poster?w={width}'),
    );
    cleanup();
    render(<WaitingClip clipId="clip-1" />);
    expect(screen.getByRole('status').querySelector('img')).toBeNull();
    link.remove();
  });

  it.each([
    ['liked-song', 'Bạn thấy video này vì bạn thích bài Nắng.'],
    ['followed-artist', 'Bạn thấy video này vì bạn theo dõi Hạ Vy.'],
  ] as const)('says why a clip is shown: %s', async (reason, words) => {
    const used = { song: aSong('song-1').with({ title: 'Nắng' }).build(), from: 1, to: 2 };
    const page = await openFeed({ clips: [aClip('a', { reason, used })] });
    await page.press('Lựa chọn khác');
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('shows no reason for a clip that was opened by its link', async () => {
    const page = await openFeed({ clips: [aClip('a', { reason: null })] });
    await page.press('Lựa chọn khác');
    expect(screen.queryByText(/^Bạn thấy video này vì/)).toBeNull();
  });

  it('goes to the next clip after the listener marks one as not interesting', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.press('Lựa chọn khác');
    await page.press('Không quan tâm');
    expect(page.feed.playback.state.clipId).toBe('clip-1');
  });

  it('saves the settings for autoplay and auto-advance', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.press('Lựa chọn khác');
    await page.user.click(page.switch('Hết video thì chuyển tiếp'));
    await page.user.click(page.switch('Tự phát video'));
    expect(page.feed.settings.state).toEqual({ autoplay: false, autoAdvance: true });
  });

  it('moves the focus along to the next clip, and leaves a focus outside the clips where it is', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.keys('{ArrowDown}');
    expect(document.body).toHaveFocus();
    page.button('Lưu').focus();
    await page.keys('{ArrowDown}');
    expect(page.articles()[2]).toHaveFocus();
    await page.keys('{ArrowUp}');
    expect(page.articles()[1]).toHaveFocus();
    page.button('Video sau').focus();
    await page.keys('{ArrowUp}');
    expect(page.button('Video sau')).toHaveFocus();
  });

  it('says that a clip cannot be played, and retries it', async () => {
    const page = await openFeed({ clips: many(2) });
    await page.happens(() => page.feed.media.tell('clip-0', { kind: 'failed', fault: 'decode' }));
    expect(page.hasText('Không phát được video này.')).toBe(true);
    await page.press('Thử lại');
    expect(page.hasText('Không phát được video này.')).toBe(false);
  });

  it('says that the clips could not be loaded, and loads them on a retry', async () => {
    const failing = await openFeed({
      clips: many(1),
      arrange: ({ videos }) => Object.assign(videos, { failure: { kind: 'timeout' } }),
    });
    expect(failing.heading('Chưa tải được video ngắn')).toBeVisible();
    failing.feed.videos.failure = null;
    await failing.press('Thử lại');
    expect(failing.current()).toBe('1');
  });

  it('says that there are no clips when the feed is empty', async () => {
    const page = await openFeed({ clips: [] });
    expect(page.heading('Chưa có video ngắn nào')).toBeVisible();
  });

  it('seeks within a clip with the slider', async () => {
    const page = await openFeed({ clips: many(1) });
    await page.happens(() => page.feed.media.tell('clip-0', { kind: 'progress', position: 4, duration: 20 }));
    expect(page.slider('Vị trí trong video')).toHaveAttribute('aria-valuetext', '4 giây trên 20 giây');
    page.slider('Vị trí trong video').focus();
    await page.keys('{ArrowRight}');
    expect(page.feed.media.asked.at(-1)).toBe('seek 5');
  });

  it('hides the dock, and restores it when the feed is left', async () => {
    const page = await openFeed({ clips: many(1) });
    expect(page.harness.viewModels.shell.closeFooter).toBe(true);
    await page.press('Nghe tiếp từ 1:36');
    expect(page.harness.viewModels.shell.closeFooter).toBe(false);
  });

  it.each(['vi', 'en'] as const)('has no serious accessibility fault (%s)', async (language) => {
    const page = await openFeed({ clips: many(4), language });
    await page.keys('c');
    expect(await page.accessFaults()).toEqual([]);
  });
});
