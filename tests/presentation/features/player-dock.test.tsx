import { screen } from '@testing-library/react';
import { aQueue } from '../../support/builders/a-queue';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

async function openPlaying(language: 'vi' | 'en' = 'vi'): Promise<ProductOnScreen> {
  const product = await openProduct({ language });
  const queue = aQueue('1', '2').build();
  await product.happens(() =>
    product.harness.sound.set({ queue, isPlaying: true, isBuffering: false, position: 98, duration: 252 }),
  );
  await product.player();
  return product;
}

describe('the dock', () => {
  it('is hidden before the first song', async () => {
    const product = await openProduct();

    expect(product.hasRegion('Trình phát')).toBe(false);
  });

  it('shows the song with a link to its page', async () => {
    const product = await openPlaying();

    expect(product.link('Ngủ Quên Trên Sóng')).toHaveAttribute('href', '/song/1');
    expect(product.region('Trình phát')).toHaveTextContent('Hạ Vy');
    expect(product.region('Trình phát')).toHaveTextContent('1:38');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('sends each pressed button to the player', async () => {
    const product = await openPlaying();

    await product.press('Tạm dừng');
    await product.press('Phát');
    await product.press('Bài tiếp theo');
    await product.press('Bài trước');
    await product.press('Phát ngẫu nhiên');
    await product.press('Tắt tiếng');

    expect(product.harness.sound.asked).toEqual(['toggle', 'toggle', 'next', 'previous', 'shuffle', 'mute']);
    expect(product.button('Phát ngẫu nhiên')).toHaveAttribute('aria-pressed', 'true');
    expect(product.button('Tắt tiếng')).toHaveAttribute('aria-pressed', 'true');
  });

  it('cycles through the loop modes and names each of them', async () => {
    const product = await openPlaying();

    await product.press('Lặp lại: tắt');
    await product.press('Lặp lại: tất cả');
    await product.press('Lặp lại: một bài');

    expect(product.hasButton('Lặp lại: tắt')).toBe(true);
  });

  it('gives the position in the song and the volume as text', async () => {
    const product = await openPlaying('en');

    expect(product.slider('Position in the song')).toHaveAttribute(
      'aria-valuetext',
      '1 minute 38 seconds of 4 minutes 12 seconds',
    );
    expect(product.slider('Volume')).toHaveAttribute('aria-valuetext', '50 percent');
  });

  it('has a mute button but no volume slider when the device controls the volume itself', async () => {
    const product = await openPlaying();
    await product.happens(() => product.harness.sound.set({ volume: 0, isVolumeSettable: false }));

    expect(screen.queryByRole('slider', { name: 'Âm lượng' })).toBeNull();
    await product.press('Tắt tiếng');
    expect(product.harness.sound.asked).toEqual(['mute']);
  });

  it.each([
    ['{ArrowRight}', 'seek 103'],
    ['{ArrowLeft}', 'seek 93'],
    ['{PageUp}', 'seek 128'],
    ['{PageDown}', 'seek 68'],
    ['{Home}', 'seek 0'],
    ['{End}', 'seek 252'],
  ])('seeks in the song with %s', async (key, asked) => {
    const product = await openPlaying();
    product.slider('Vị trí trong bài').focus();

    await product.keys(key);

    expect(product.harness.sound.asked).toEqual([asked]);
  });

  it('shows why a song does not play, and tries again', async () => {
    const product = await openPlaying();

    await product.happens(() => product.harness.sound.set({ fault: 'decode' }));
    expect(product.hasText('Không phát được bài này.')).toBe(true);
    const [named, large] = product.buttons('Thử lại');
    await product.user.click(named!);
    expect(product.hasText('Không phát được bài này.')).toBe(false);
    await product.happens(() => product.harness.sound.set({ fault: 'network' }));
    expect(product.hasButton('Tạm dừng')).toBe(false);
    await product.user.click(large!);

    expect(product.harness.sound.asked).toEqual(['retry', 'retry']);
    expect(product.hasButton('Tạm dừng')).toBe(true);
  });

  it('starts the song with its large button when the browser requires a gesture', async () => {
    const product = await openPlaying();

    await product.happens(() => product.harness.sound.set({ fault: 'blocked', isPlaying: false }));
    await product.press('Phát');

    expect(product.harness.sound.asked).toEqual(['toggle']);
  });

  it('is hidden when a page closes it', async () => {
    const product = await openPlaying();

    await product.happens(() => product.harness.viewModels.shell.setCloseFooter(true));

    expect(product.hasRegion('Trình phát')).toBe(false);
  });
});

describe('keyboard shortcuts anywhere on the page', () => {
  it('control the player, the theme and the sidebar', async () => {
    const product = await openPlaying();

    await product.keys('k', '{ArrowRight}', '{Shift>}{ArrowRight}{/Shift}', 'm', 's', 'r', '5', 't', '[[');

    expect(product.harness.sound.asked).toEqual(['toggle', 'skip 5', 'next', 'mute', 'shuffle', 'loop', 'seek 126']);
    expect(product.hasButton('Bật giao diện sáng')).toBe(true);
    expect(product.button('Ghim thanh bên')).toHaveAttribute('aria-pressed', 'false');
  });

  it('open pages with G and a second key', async () => {
    const product = await openPlaying();

    await product.keysAt(['g', 1000], ['e', 1200]);
    await product.wait(2_000);
    expect(product.path).toBe('/explore');
    await product.keysAt(['g', 5000], ['h', 5200]);

    expect(product.path).toBe('/');
  });

  it('open no page when the second key comes too late', async () => {
    const product = await openPlaying();

    await product.keysAt(['g', 1000], ['e', 2501]);
    await product.wait(2_000);

    expect(product.path).toBe('/');
  });

  it('open and close the panel beside the page', async () => {
    const product = await openPlaying();
    const tabs: (string | null)[] = [];

    for (const key of ['q', 'y', 'y']) {
      await product.keys(key);
      tabs.push(product.harness.viewModels.panel.tab);
    }

    expect(tabs).toEqual(['queue', 'lyrics', null]);
  });

  it('open the full-screen player, switch it between lyrics and cover, and leave it for the queue', async () => {
    const product = await openPlaying();
    const { panel, fullScreen } = product.harness.viewModels;
    const seen: unknown[] = [];

    for (const key of ['f', 'y', 'y', 'q', 'f', 'f', 'q']) {
      await product.keys(key);
      seen.push([fullScreen.isFull, fullScreen.face, panel.tab]);
    }

    expect(seen).toEqual([
      [true, 'lyrics', null],
      [true, 'cover', null],
      [true, 'lyrics', null],
      [false, 'lyrics', 'queue'],
      [true, 'lyrics', null],
      [false, 'lyrics', 'queue'],
      [false, 'lyrics', null],
    ]);
  });

  it('ask a guest who likes the song for an account', async () => {
    const product = await openPlaying();

    await product.keys('l');

    expect(product.harness.viewModels.account.asking).toBe('like');
  });

  it('open the search with Ctrl K, also when single-key shortcuts are turned off', async () => {
    const product = await openProduct({ kept: { shortcuts: 'false' } });

    await product.keys('/', '{Control>}k{/Control}');

    expect(product.harness.viewModels.shell.closeSearchHeader).toBe(false);
  });

  it.each([
    ['vi', { '←': 'mũi tên trái', '→': 'mũi tên phải', '↑': 'mũi tên lên', '↓': 'mũi tên xuống' }],
    ['en', { '←': 'left arrow', '→': 'right arrow', '↑': 'up arrow', '↓': 'down arrow' }],
  ] as const)('are listed with an accessible name for each arrow key (%s)', async (language, names) => {
    const product = await openProduct({ language });
    await product.keys('?');
    const list = await product.dialog(language === 'vi' ? 'Phím tắt' : 'Keyboard shortcuts');
    const arrows = [...list.querySelectorAll('kbd[role="img"]')].filter((key) => (key.textContent ?? '') in names);
    const said = arrows.map((key) => [key.textContent, key.getAttribute('aria-label')?.toLowerCase()]);

    expect(Object.fromEntries(said)).toEqual(names);
  });

  it('are listed, and can be turned off', async () => {
    const product = await openPlaying();
    await product.keys('?');
    expect(await product.heading('Phím tắt')).toBeVisible();
    expect(await product.accessFaults()).toEqual([]);

    await product.user.click(product.switch('Dùng phím tắt'));
    await product.press('Đóng');
    await product.keys('k');

    expect(product.harness.sound.asked).toEqual([]);
    expect(product.harness.store.read('shortcuts')).toBe('false');
  });
});
