import { screen, within } from '@testing-library/react';
import { loadFullScreen } from '../../../src/presentation/features/full-screen/FullScreenLayer';
import { loadFullPlayer } from '../../../src/presentation/app/loading/load-full-player';
import { aQueue } from '../../support/builders/a-queue';
import { aSongDetails } from '../../support/builders/a-song-details';
import { aFile, aSource } from '../../support/builders/a-source';
import { openProduct } from '../../support/presentation/render-app';

const kbps = (rate: number) => aSource({ id: String(rate), bitrate: rate * 1000 });

const SEEN = aSongDetails()
  .with({ audioSources: [aSource(), kbps(256), kbps(64), aFile()] })
  .withVideo()
  .build();

async function listen(language: 'vi' | 'en' = 'vi', path = '/') {
  const product = await openProduct({ language, path });
  await Promise.all([loadFullPlayer(), loadFullScreen()]);
  const media = product.harness.listening.fakeMedia;
  const queue = aQueue('1', '2').build();
  await product.happens(() => {
    product.harness.sound.set({ queue, isPlaying: true, isBuffering: false, duration: 252 });
    media.details.next(SEEN);
  });
  await product.player();
  const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
  const happens = (act: () => void): Promise<void> => product.happens(act);
  return {
    user: product.user,
    happens,
    media,
    shell: product.harness.viewModels.shell,
    button,
    press: (name: string | RegExp) => product.user.click(button(name)),
  };
}

describe('the picture of a song', () => {
  it('opens from the dock in the full-screen player, and closes for the lyrics', async () => {
    const { media, button, press } = await listen();
    await press('Video');
    const harness = within(await screen.findByRole('dialog', { name: 'Trình phát toàn màn hình' }));
    expect(harness.getByRole('button', { name: 'Video' })).toHaveAttribute('aria-pressed', 'true');
    expect(harness.getByRole('img', { name: /^Video của bài / })).toBeVisible();
    expect(media.places).toHaveLength(1);
    await press('Lời');
    expect(media.choice.value.medium).toBe('audio');
    expect(media.places).toHaveLength(0);
    expect(button('Lời')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is not offered for a song without a picture', async () => {
    const { media, happens, button } = await listen('en');
    await happens(() => media.details.next({ ...SEEN, videoSources: [] }));
    expect(button('Video')).toBeDisabled();
  });

  it('is turned on and off with V, but not for a song without a picture', async () => {
    const { media, happens, user } = await listen();
    await user.keyboard('v');
    expect(await screen.findByRole('dialog', { name: 'Trình phát toàn màn hình' })).toBeVisible();
    expect(media.choice.value.medium).toBe('video');
    await user.keyboard('v');
    expect(media.choice.value.medium).toBe('audio');
    await happens(() => media.details.next({ ...SEEN, videoSources: [] }));
    await user.keyboard('v');
    expect(media.choice.value.medium).toBe('audio');
  });

  it.each(['Bìa', 'Lời'])('is replaced by the lyrics with Y, whichever view was chosen before: %s', async (name) => {
    const { media, button, press, user } = await listen();
    await press('Video');
    const harness = within(await screen.findByRole('dialog', { name: 'Trình phát toàn màn hình' }));
    await press(name);
    await user.click(harness.getByRole('button', { name: 'Video' }));
    await user.keyboard('y');
    expect(media.choice.value.medium).toBe('audio');
    expect(button('Lời')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('y');
    expect(button('Bìa')).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['video', 'Không mở được video. Bài hát vẫn tiếp tục.'],
    ['audio', 'Chưa chuyển sang nghe được. Video vẫn tiếp tục.'],
    ['quality', 'Không phát được chất lượng này. Bài hát vẫn tiếp tục như trước.'],
  ] as const)('shows a message when a change fails: %s', async (of, words) => {
    const { media, happens } = await listen();
    await happens(() => media.failures.next(of));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('ends when the player on a phone closes and nothing else shows the picture', async () => {
    // A page without layout shows the small player at every width.
    const { media, press } = await listen('vi', '/login');
    await press('Mở trình phát');
    await screen.findByRole('dialog', { name: 'Đang phát' });
    await press('Video');
    expect(media.choice.value.medium).toBe('video');
    await press('Thu nhỏ trình phát');
    expect(media.choice.value.medium).toBe('audio');
  });

  it.each([
    ['goes on in the dock of a wide window', false, 'video'],
    ['is given up on a phone', true, 'audio'],
  ])('%s when the full-screen player closes', async (_, isPhone, medium) => {
    const asked = jest.spyOn(window, 'matchMedia');
    asked.mockImplementation((query) => Object.assign(new EventTarget(), { media: query, matches: isPhone }) as never);
    const { media, press } = await listen();
    await press('Video');
    await screen.findByRole('dialog', { name: 'Trình phát toàn màn hình' });
    await press('Thu nhỏ trình phát');
    expect(media.choice.value.medium).toBe(medium);
    asked.mockRestore();
  });

  it('ends when the dock is hidden', async () => {
    const { media, press, happens, shell } = await listen();
    await press('Video');
    await happens(() => shell.setCloseFooter(true));
    expect(media.choice.value.medium).toBe('audio');
  });
});

describe('the quality menu', () => {
  it.each([
    ['vi', 'Chất lượng: Tự động · 64 kbps', 'Tự động', 'Bản gốc'],
    ['en', 'Quality: Automatic · 64 kbps', 'Automatic', 'Original'],
  ] as const)(
    'shows the current quality and applies a choice at once, in %s',
    async (language, name, auto, original) => {
      const { media, happens, press, button } = await listen(language);
      await happens(() => media.playing.next({ bitrate: 64_000, height: null }));
      await press(name);
      const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
      expect(labels).toEqual([`${auto} · 64 kbps`, '256 kbps', '64 kbps', original]);
      await happens(() => screen.getByRole<HTMLElement>('radio', { name: '256 kbps' }).click());
      expect(media.choice.value.audioQuality).toBe(256_000);
      expect(button(language === 'vi' ? 'Chất lượng: 256 kbps' : 'Quality: 256 kbps')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    },
  );

  it('disables all but the lowest quality in data-saving mode, and closes with Esc', async () => {
    const { media, press, button, user } = await listen();
    await press('Chất lượng: Tự động');
    await user.click(screen.getByRole('switch', { name: 'Tiết kiệm dữ liệu' }));
    expect(media.choice.value.sparesData).toBe(true);
    expect(screen.getByRole('radio', { name: '64 kbps' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '256 kbps' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button('Chất lượng: 64 kbps')).toHaveFocus();
  });

  it('lists the qualities of a picture by their size', async () => {
    const { media, happens, press } = await listen();
    const videoSources = [
      aSource({ medium: 'video' }),
      aSource({ id: '720p', medium: 'video', bitrate: 9, height: 720 }),
    ];
    await happens(() => {
      media.details.next({ ...SEEN, videoSources });
      media.showVideo(true);
      media.playing.next({ bitrate: 9, height: 720 });
    });
    await press('Chất lượng: Tự động · 720p');
    await happens(() => screen.getByRole<HTMLElement>('radio', { name: '720p' }).click());
    expect(media.choice.value.videoQuality).toBe(720);
  });
});
