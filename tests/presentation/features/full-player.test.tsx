import { fireEvent, within } from '@testing-library/react';
import { LYING } from '../../../src/presentation/features/full-player/phone-sizes';
import { loadFullPlayer } from '../../../src/presentation/app/loading/load-full-player';
import { aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

const SONG = aSongDetails(aSong('1').titled('Ngủ Quên Trên Sóng').build());
const SUNG = SONG.singing(
  '[00:10]Chiều buông xuống\n[00:20]\n[00:30]Gió mang theo\n[00:40]Em gối đầu\n[00:50]Nghe biển kể',
  'lrc',
);
const SILENT = aSongDetails(aSong('2').build()).build();
const NEXT = aQueueOf([SILENT]).build();
const LINES = ['Chiều buông xuống', 'Gió mang theo', 'Em gối đầu', 'Nghe biển kể'];
const LYRICS = 'Lời bài hát';

async function unfold(details = SUNG.build()): Promise<ProductOnScreen> {
  // A page without layout shows the small player at every width.
  const product = await openProduct({ path: '/login' });
  await loadFullPlayer();
  const playing = { isPlaying: true, isBuffering: false, position: 12, duration: 60 };
  await product.happens(() => product.harness.sound.set({ queue: aQueueOf([details]).build(), details, ...playing }));
  await product.player();
  await product.press('Mở trình phát');
  await product.dialog('Đang phát');
  return product;
}

const isOutOfReach = (product: ProductOnScreen, name: string): boolean =>
  product.button(name).closest('[inert]') !== null;

const card = (product: ProductOnScreen): HTMLElement =>
  product.button('Mở rộng lời bài hát').parentElement?.parentElement as HTMLElement;

/** A window whose orientation a test can turn to landscape and back. */
function turnable(): { turn: (isLying: boolean) => void } {
  const turns = new EventTarget();
  let isTurned = false;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const query = { media, matches: media === LYING && isTurned };
    const addEventListener = turns.addEventListener.bind(turns);
    return { ...query, addEventListener, removeEventListener: turns.removeEventListener.bind(turns) } as never;
  });
  return {
    turn: (isLying) => {
      isTurned = isLying;
      turns.dispatchEvent(new Event('change'));
    },
  };
}

describe('the player on a phone', () => {
  it('shows why a song does not play also while it is collapsed, and tries again when it is open', async () => {
    const product = await unfold();
    await product.press('Thu nhỏ trình phát');
    await product.happens(() => product.harness.sound.set({ fault: 'decode' }));
    expect(product.alerts()).toEqual(['Không phát được bài này.']);

    await product.press('Mở trình phát');
    const sheet = within(await product.dialog('Đang phát'));
    await product.user.click(sheet.getByRole('button', { name: 'Thử lại' }));

    expect(product.harness.sound.asked).toEqual(['retry']);
    expect(product.alerts()).toEqual([]);
  });
});

describe('the lyrics in the player on a phone', () => {
  afterEach(() => jest.restoreAllMocks());

  it('appear on a card: the current line and the lines after it', async () => {
    const product = await unfold();
    expect(card(product)).toHaveTextContent('Chiều buông xuốngGió mang theoEm gối đầu');

    await product.happens(() => product.harness.sound.set({ position: 41 }));

    expect(card(product)).toHaveTextContent('Em gối đầuNghe biển kể');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('open when pressed, seek to a pressed line, and close with Esc before the player does', async () => {
    const product = await unfold();
    await product.press('Mở rộng lời bài hát');

    await product.press('Em gối đầu');
    expect(product.harness.sound.asked).toEqual(['seek 40']);
    const sheet = await product.dialog('Đang phát');
    await product.happens(() => fireEvent(sheet, new Event('cancel', { cancelable: true })));
    expect(product.hasButton('Thu gọn lời bài hát')).toBe(false);
    await product.happens(() => fireEvent(sheet, new Event('cancel', { cancelable: true })));

    expect(product.hasDialog()).toBe(false);
  });

  it.each([
    ['the line being sung', 12, 'Chiều buông xuống'],
    ['in a rest, the next line', 25, 'Gió mang theo'],
    ['after the last one, that one', 59, 'Nghe biển kể'],
  ])('have one tab stop: %s', async (_, position, text) => {
    const product = await unfold();
    await product.press('Mở rộng lời bài hát');
    await product.happens(() => product.harness.sound.set({ position }));

    expect(LINES.filter((line) => product.button(line).tabIndex === 0)).toEqual([text]);
  });

  it.each([
    ['far enough', 600, true],
    ['not far', 660, false],
  ])('respond to an upward drag of the finger: %s', async (_, clientY, isOpen) => {
    const product = await unfold();
    const drawn = card(product);

    await product.happens(() => {
      fireEvent.pointerDown(drawn, { clientY: 700, pointerType: 'touch' });
      fireEvent.pointerMove(drawn, { clientY, pointerType: 'touch' });
      fireEvent.pointerUp(drawn, { clientY, pointerType: 'touch' });
    });

    expect(product.hasButton('Thu gọn lời bài hát')).toBe(isOpen);
  });

  it('close when the phone is turned on its side, and stay closed when the phone is turned back', async () => {
    const { turn } = turnable();
    const product = await unfold();
    await product.press('Mở rộng lời bài hát');

    await product.happens(() => turn(true));

    expect(product.hasButton('Thu gọn lời bài hát')).toBe(false);
    expect(isOutOfReach(product, 'Thu nhỏ trình phát')).toBe(false);
    await product.happens(() => turn(false));
    expect(product.hasButton('Thu gọn lời bài hát')).toBe(false);
    await product.press('Thu nhỏ trình phát');
    expect(product.hasDialog()).toBe(false);
  });

  it('stay open while the next song’s lyrics load, and close when the next song has none', async () => {
    const product = await unfold();
    await product.press('Mở rộng lời bài hát');

    await product.happens(() => product.harness.sound.set({ queue: NEXT, details: null }));
    expect(product.hasButton('Thu gọn lời bài hát')).toBe(true);
    await product.happens(() => product.harness.sound.set({ details: SILENT }));

    expect(product.hasButton('Thu gọn lời bài hát')).toBe(false);
    expect(isOutOfReach(product, 'Thu nhỏ trình phát')).toBe(false);
  });

  it('have no card when the song has no lyrics', async () => {
    const product = await unfold(SONG.build());

    expect(product.hasText(LYRICS)).toBe(false);
  });
});
