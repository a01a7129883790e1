import { screen, within } from '@testing-library/react';
import { aQueue } from '../../support/builders/a-queue';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

/** A small window as far as jsdom supports one: a frame. */
class FrameWindows {
  readonly frame = document.createElement('iframe');
  asked = 0;
  isRefused = false;

  requestWindow(): Promise<Window> {
    this.asked += 1;
    if (this.isRefused) return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    document.body.append(this.frame);
    const page = this.frame.contentWindow as Window;
    page.close = () => this.frame.remove();
    return Promise.resolve(page);
  }

  get body(): HTMLElement {
    return this.frame.contentDocument?.body as HTMLElement;
  }

  get isOpen(): boolean {
    return this.frame.isConnected;
  }
}

describe('the small player', () => {
  let windows: FrameWindows;

  const offer = (value: unknown) => Object.assign(window, { documentPictureInPicture: value });

  async function openPlaying(language: 'vi' | 'en' = 'vi'): Promise<ProductOnScreen> {
    const product = await openProduct({ language });
    const queue = aQueue('1', '2').build();
    await product.happens(() => product.harness.sound.set({ queue, isPlaying: true, position: 98, duration: 252 }));
    await product.player();
    await product.wait(0);
    return product;
  }

  beforeEach(() => {
    windows = new FrameWindows();
    offer(windows);
  });
  afterEach(() => windows.frame.remove());

  it('opens in a window of its own, and controls the song from there', async () => {
    const product = await openPlaying();
    await product.press('Cửa sổ nhỏ');
    const small = within(windows.body);
    expect(small.getByRole('heading', { name: 'Ngủ Quên Trên Sóng' })).toBeVisible();
    await product.happens(() => small.getByRole('button', { name: 'Tạm dừng' }).click());
    await product.happens(() => small.getByRole('button', { name: 'Bài tiếp theo' }).click());
    expect(product.harness.sound.asked).toEqual(['toggle', 'next']);
    expect(small.getByRole('slider', { name: 'Vị trí trong bài' })).toHaveValue('98');
  });

  it('accepts the keyboard shortcuts of the page', async () => {
    const product = await openPlaying();
    await product.press('Cửa sổ nhỏ');
    const page = windows.frame.contentWindow as Window & typeof globalThis;
    const key = (name: string) => () =>
      windows.body
        .querySelector('main')
        ?.dispatchEvent(new page.KeyboardEvent('keydown', { key: name, bubbles: true }));
    await product.happens(key('k'));
    await product.happens(key('ArrowUp'));
    await product.happens(key('ArrowRight'));
    expect(product.harness.sound.asked).toEqual(['toggle', 'volume 55', 'skip 5']);
  });

  it('follows the language and the theme of the page', async () => {
    const product = await openPlaying('en');
    await product.press('Picture in picture');
    const root = windows.frame.contentDocument?.documentElement as HTMLElement;
    expect([root.lang, root.dataset['theme'], windows.frame.contentDocument?.title]).toEqual([
      'en',
      'light',
      'Sóng, small player',
    ]);
    await product.press('Switch to dark');
    expect(root.dataset['theme']).toBe('dark');
  });

  it('shows why a song does not play, and tries again', async () => {
    const product = await openPlaying();
    await product.press('Cửa sổ nhỏ');
    await product.happens(() => product.harness.sound.set({ fault: 'decode' }));
    const small = within(windows.body);
    expect(small.getByRole('alert')).toHaveTextContent('Không phát được bài này.');
    await product.happens(() => small.getByRole('button', { name: 'Thử lại' }).click());
    expect(product.harness.sound.asked).toEqual(['retry']);
  });

  it('closes with its button, with the player, and when the listener closes the window', async () => {
    const product = await openPlaying();
    await product.press('Cửa sổ nhỏ');
    await product.press('Cửa sổ nhỏ');
    expect(windows.isOpen).toBe(false);

    await product.press('Cửa sổ nhỏ');
    await product.happens(() => product.harness.viewModels.shell.setCloseFooter(true));
    expect(windows.isOpen).toBe(false);

    await product.happens(() => product.harness.viewModels.shell.setCloseFooter(false));
    await product.wait(0);
    await product.press('Cửa sổ nhỏ');
    await product.happens(() => windows.frame.contentWindow?.dispatchEvent(new Event('pagehide')));
    expect(product.button('Cửa sổ nhỏ')).toHaveAttribute('aria-pressed', 'false');
  });

  it('does not open, and shows no message, when the browser refuses the window', async () => {
    windows.isRefused = true;
    const product = await openPlaying();
    await product.press('Cửa sổ nhỏ');
    expect([windows.asked, product.button('Cửa sổ nhỏ').getAttribute('aria-pressed')]).toEqual([1, 'false']);
  });

  it('is not offered when the browser has no such window', async () => {
    offer(undefined);
    const product = await openPlaying();
    expect(screen.queryByRole('button', { name: 'Cửa sổ nhỏ' })).toBeNull();
    expect(product.hasRegion('Trình phát')).toBe(true);
  });
});
