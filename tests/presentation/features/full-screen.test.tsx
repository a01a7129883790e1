import { fireEvent, screen, within } from '@testing-library/react';
import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import { loadFullScreen } from '../../../src/presentation/features/full-screen/FullScreenLayer';
import { loadRightPanel } from '../../../src/presentation/features/queue-panel/PanelPlace';
import { aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

const TIMED =
  '[00:10.00]<00:10.00>Chiều <00:11.00>buông<00:12.00>\n[00:14.00]\n[00:20.00]Gió mang theo\n[00:25.00]Để ngày mai trôi';
const PLAIN = aSongDetails(aSong('1').titled('Ngủ Quên Trên Sóng').build());
const SUNG = PLAIN.singing(TIMED, 'elrc').build();
const NEXT = aSongDetails(aSong('2').titled('Paper Harbour').by('June Harbour').build()).build();
const STAGE = { vi: 'Trình phát toàn màn hình', en: 'Full-screen player' };

async function openHarness(details: SongDetails = SUNG, language: 'vi' | 'en' = 'vi'): Promise<ProductOnScreen> {
  const product = await openProduct({ language });
  await loadFullScreen();
  const queue = aQueueOf([details, NEXT]).build();
  const playing = { isPlaying: true, isBuffering: false, position: 10.5, duration: 30 };
  await product.happens(() => product.harness.sound.set({ queue, details, ...playing }));
  await product.player();
  await product.press(language === 'vi' ? 'Toàn màn hình' : 'Full screen');
  await product.dialog(STAGE[language]);
  return product;
}

describe('the full-screen player', () => {
  it.each(['vi', 'en'] as const)(
    'shows the song and its lyrics, and has no serious accessibility fault (%s)',
    async (language) => {
      const product = await openHarness(SUNG, language);
      const layer = await product.dialog(STAGE[language]);

      expect(layer).toHaveTextContent('Bờ Bên Kia');
      expect(layer).toHaveTextContent('Ngủ Quên Trên Sóng');
      expect(layer).toHaveTextContent('Paper Harbour');
      expect(layer.querySelector('[aria-current]')).toHaveTextContent('Chiều buông');
      expect(await product.accessFaults()).toEqual([]);
    },
  );

  it('uses the specified blue for its position and volume sliders, and for no other slider', async () => {
    const product = await openHarness();
    const colourOf = (slider: HTMLElement): string =>
      getComputedStyle(slider.parentElement!.querySelector('[aria-hidden]')!).getPropertyValue('--bar-thumb').trim();
    const harness = within(await product.dialog(STAGE.vi));

    expect(harness.getAllByRole('slider').map(colourOf)).toEqual(['#7b89ff', '#7b89ff']);
    await product.press('Thu nhỏ trình phát');

    expect(screen.getAllByRole('slider').map(colourOf)).not.toContain('#7b89ff');
  });

  it('returns the focus to the button that opened it', async () => {
    const product = await openHarness();

    await product.press('Thu nhỏ trình phát');

    expect(product.hasDialog()).toBe(false);
    expect(product.button('Toàn màn hình')).toHaveFocus();
  });

  it('tries again after a fault', async () => {
    const product = await openHarness();
    const layer = within(await product.dialog(STAGE.vi));

    await product.happens(() => product.harness.sound.set({ fault: 'network' }));
    await product.user.click(layer.getByRole('button', { name: 'Thử lại' }));

    expect(product.harness.sound.asked).toEqual(['retry']);
    expect(layer.getByRole('button', { name: 'Tạm dừng' })).toBeVisible();
  });

  it('closes with Esc', async () => {
    const product = await openHarness();
    const layer = await product.dialog(STAGE.vi);

    await product.happens(() => fireEvent(layer, new Event('cancel', { cancelable: true })));

    expect(product.hasDialog()).toBe(false);
  });

  it('closes when the queue becomes empty', async () => {
    const product = await openHarness();

    await product.happens(() => product.harness.sound.set({ queue: aQueueOf([]).build(), details: null }));

    expect(product.harness.viewModels.fullScreen.isFull).toBe(false);
  });

  it('can show the cover without the lyrics', async () => {
    const product = await openHarness();

    await product.press('Bìa');

    expect(product.hasText('Gió mang theo')).toBe(false);
    expect(product.button('Bìa')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('synchronised lyrics', () => {
  it('have one tab stop, the current line; the arrow keys move the focus to other lines', async () => {
    const product = await openHarness();
    const line = product.button('Chiều buông');
    expect(line).toHaveAttribute('tabindex', '0');
    expect(product.button('Gió mang theo')).toHaveAttribute('tabindex', '-1');

    await product.happens(() => line.focus());
    await product.keys('{ArrowDown}');
    expect(product.button('Gió mang theo')).toHaveFocus();
    await product.keys('{End}', '{Home}', '{ArrowUp}', '{ArrowDown}', '{Enter}');

    expect(product.harness.sound.asked).toEqual(['seek 20']);
    expect(product.harness.sound.state.volume).toBe(50);
  });

  it('do not scroll by themselves for some time after the reader scrolled', async () => {
    const product = await openHarness();
    const list = product.button('Chiều buông').closest('ol') as HTMLElement;

    await product.happens(() => fireEvent.wheel(list));
    list.scrollTop = 77;
    await product.happens(() => product.harness.sound.set({ position: 20.5 }));

    expect(list.scrollTop).toBe(77);
  });

  it('can be shifted in time by the listener, and reset', async () => {
    const product = await openHarness(SUNG, 'en');
    await product.press('Adjust the lyrics offset');

    await product.press('Lyrics 0.1 seconds later');
    await product.press('Lyrics 0.1 seconds later');
    expect(product.hasText('-0.2 s')).toBe(true);
    expect(product.harness.store.read('lyricOffsets')).toBe('{"1":-0.2}');
    await product.press('Reset the offset');

    expect(product.hasText('0.0 s')).toBe(true);
    expect(product.harness.store.read('lyricOffsets')).toBeNull();
  });

  it('declare their language', async () => {
    const product = await openHarness(PLAIN.singing('[00:10]Gió ơi đừng gọi\n[00:12]cơn mưa về', 'lrc').build(), 'en');

    expect(product.button('Gió ơi đừng gọi').closest('[lang]')).toHaveAttribute('lang', 'vi');
  });
});

describe('lyrics that are not synchronised', () => {
  it('are shown as text without buttons', async () => {
    const product = await openHarness(PLAIN.singing('Chiều buông xuống\nGió mang theo').build());

    expect(product.hasText('Chiều buông xuống')).toBe(true);
    expect(product.hasButton('Chiều buông xuống')).toBe(false);
    expect(product.hasButton('Lời sớm hơn 0,1 giây')).toBe(false);
  });

  it('can be missing, and the player says so on screen', async () => {
    const product = await openHarness(PLAIN.build());

    expect(product.hasText('Bài này chưa có lời.')).toBe(true);
  });

  it('are announced as loading until the details of the song arrive', async () => {
    const product = await openHarness();

    await product.happens(() => product.harness.sound.set({ details: null }));

    expect(product.announcements()).toContain('Đang tải');
  });
});

describe('lyrics in the panel beside the page', () => {
  it('open and close with their button, and seek to a pressed line', async () => {
    const product = await openProduct();
    await loadRightPanel();
    const playing = { isPlaying: true, isBuffering: false, position: 10.5, duration: 30 };
    await product.happens(() =>
      product.harness.sound.set({ queue: aQueueOf([SUNG]).build(), details: SUNG, ...playing }),
    );
    await product.player();

    await product.press('Lời bài hát');
    await product.press('Gió mang theo');
    expect(product.harness.sound.asked.at(-1)).toBe('seek 20');
    expect(product.button('Gió mang theo')).toHaveAttribute('aria-current', 'true');
    expect(await product.accessFaults()).toEqual([]);
    await product.press('Lời bài hát');

    expect(product.hasButton('Gió mang theo')).toBe(false);
  });
});
