import { waitFor } from '@testing-library/react';
import type { PlayerState } from '../../../src/domain/playback/state/player-state';
import { aSong, songs } from '../../support/builders/a-song';
import { aQueueOf } from '../../support/builders/a-queue';
import { OPAQUE_ID } from '../../support/builders/an-opaque-id';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

const PANEL = 'Hàng đợi, gợi ý và lời bài hát';
const NEXT = 'Các bài tiếp theo, sắp xếp được';
/** The text of `empty.text`. */
const EMPTY = 'Chưa có gì ở đây.';
const SUGGESTED = 'Gợi ý, sắp xếp được';

const named = (...titles: readonly string[]) => titles.map((title, at) => aSong(`s${at}`).titled(title).build());
const offered = (id: string, title: string) => aSong(id).titled(title).build();

async function openQueue(state: Partial<PlayerState> = {}): Promise<ProductOnScreen> {
  const product = await openProduct();
  const queue = aQueueOf(named('Một', 'Hai', 'Ba', 'Bốn')).build();
  await product.happens(() =>
    product.harness.sound.set({ queue, suggestions: songs('s0'), isPlaying: true, isBuffering: false, ...state }),
  );
  await product.player();
  await product.press('Hàng đợi');
  await product.aside(PANEL);
  return product;
}

describe('the panel beside the page', () => {
  afterEach(() => sessionStorage.clear());

  it('shows the songs that follow the current song', async () => {
    const product = await openQueue();

    expect(product.button('Hàng đợi')).toHaveAttribute('aria-pressed', 'true');
    expect(product.listed(NEXT)).toEqual(['Hai', 'Ba', 'Bốn']);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('shows why a song’s file is unavailable; the song can be removed, but not played', async () => {
    const queue = aQueueOf([...named('Một'), aSong('s9').titled('Hai').away('unreadable').build()]).build();
    const product = await openQueue({ queue });

    expect(product.button('Hai: Tệp không đọc được')).toHaveAttribute('aria-disabled', 'true');
    await product.press('Hai: Tệp không đọc được');
    expect(product.harness.sound.asked).toEqual([]);
    await product.press('Bỏ Hai khỏi hàng đợi');
    expect(await product.aside(PANEL)).toHaveTextContent(EMPTY);
  });

  it('closes with its button, its close button and Esc, and returns the focus', async () => {
    const product = await openQueue();
    await product.press('Hàng đợi');
    expect(product.hasAside(PANEL)).toBe(false);

    await product.press('Hàng đợi');
    await product.press('Đóng bảng');
    expect(product.hasAside(PANEL)).toBe(false);
    expect(product.button('Hàng đợi')).toHaveFocus();

    await product.press('Hàng đợi');
    await product.happens(() => product.tab('Hàng đợi').focus());
    await product.keys('{Escape}');
    expect(product.hasAside(PANEL)).toBe(false);
  });

  it('shows the text for an empty list when no song follows', async () => {
    const product = await openQueue({ queue: aQueueOf(named('Một')).build() });

    expect(await product.aside(PANEL)).toHaveTextContent(EMPTY);
  });

  it('is open again after a reload', async () => {
    await openQueue();
    expect(sessionStorage.getItem('panelTab')).toBe('queue');

    const product = await openProduct();
    await product.happens(() => product.harness.sound.set({ queue: aQueueOf(named('Một')).build() }));

    expect(await product.aside(PANEL)).toBeVisible();
  });

  it('moves from tab to tab with the arrow keys, and opens a tab with Enter', async () => {
    const product = await openQueue();
    await product.happens(() => product.tab('Hàng đợi').focus());
    await product.keys('{ArrowRight}');
    expect(product.tab('Gợi ý')).toHaveFocus();
    expect(product.tab('Gợi ý')).toHaveAttribute('aria-selected', 'false');

    await product.keys('{Enter}');
    expect(product.tab('Gợi ý')).toHaveAttribute('aria-selected', 'true');
  });

  it('says when no song follows, and when the queue is empty', async () => {
    const product = await openQueue({ queue: aQueueOf(named('Một')).build() });
    expect(product.hasText('Sau bài này chưa có bài nào.')).toBe(true);

    await product.happens(() => product.harness.sound.set({ queue: aQueueOf([]).build() }));
    expect(product.hasText('Hết bài rồi. Chọn một bài để nghe tiếp.')).toBe(true);
    expect(await product.aside(PANEL)).toHaveTextContent(EMPTY);
  });
});

describe('the queue', () => {
  afterEach(() => sessionStorage.clear());

  it('is reordered with the keyboard, and each step is announced', async () => {
    const product = await openQueue();
    await product.happens(() => product.button('Dời Hai').focus());
    await product.keys(' ');
    expect(product.announcements()).toContain('Đã nhấc Hai, vị trí 1 trên 3');
    await product.keys('{ArrowDown}');
    expect(product.announcements()).toContain('Hai, vị trí 2 trên 3');
    await product.keys('{Escape}');
    expect(product.announcements()).toContain('Đã trả Hai về vị trí 1');
    expect(product.harness.sound.asked).toEqual([]);

    await product.keys(' ', '{End}', ' ');
    expect(product.announcements()).toContain('Đã đặt Hai ở vị trí 3 trên 3');
    expect(product.listed(NEXT)).toEqual(['Ba', 'Bốn', 'Hai']);
    expect(product.button('Dời Hai')).toHaveFocus();
  });

  it('moves the focus from row to row with the arrow keys', async () => {
    const product = await openQueue();
    await product.happens(() => product.button('Bỏ Hai khỏi hàng đợi').focus());
    await product.keys('{ArrowDown}');
    expect(product.button('Bỏ Ba khỏi hàng đợi')).toHaveFocus();
    await product.keys('{End}');
    expect(product.button('Bỏ Bốn khỏi hàng đợi')).toHaveFocus();
  });

  it('removes a song, and restores the song with Undo', async () => {
    const product = await openQueue();
    await product.press('Bỏ Ba khỏi hàng đợi');
    expect(product.notices()[0]).toBe('Đã bỏ “Ba” khỏi hàng đợi');
    await product.press('Hoàn tác');

    expect(product.listed(NEXT)).toEqual(['Hai', 'Ba', 'Bốn']);
  });

  it('moves the focus to the next song after a song is removed', async () => {
    const product = await openQueue();
    await product.press('Bỏ Ba khỏi hàng đợi');

    expect(product.listed(NEXT)).toEqual(['Hai', 'Bốn']);
    expect(product.button('Dời Bốn')).toHaveFocus();
  });

  it('removes a song with the Delete key, and restores the song with Ctrl Z', async () => {
    const product = await openQueue();
    await product.happens(() => product.button('Dời Bốn').focus());
    await product.keys('{Delete}');
    expect(product.listed(NEXT)).toEqual(['Hai', 'Ba']);
    expect(product.button('Dời Ba')).toHaveFocus();

    await product.keys('{Control>}z{/Control}');
    expect(product.listed(NEXT)).toEqual(['Hai', 'Ba', 'Bốn']);
  });

  it('is cleared, and restored with Undo', async () => {
    const product = await openQueue();
    await product.press('Xoá hết các bài tiếp theo');
    const isCleared = product.hasText('Sau bài này chưa có bài nào.');
    await product.press('Hoàn tác');

    expect(isCleared).toBe(true);
    await waitFor(() => expect(product.listed(NEXT)).toEqual(['Hai', 'Ba', 'Bốn']));
  });

  it('plays a song that is pressed, and pauses the current song', async () => {
    const product = await openQueue();
    await product.press('Phát Ba của Hạ Vy');
    await product.press('Tạm dừng Ba');

    expect(product.harness.sound.asked).toEqual(['jump 3', 'toggle']);
  });

  it('removes a song through the song’s menu', async () => {
    const product = await openQueue();
    await product.press('Lựa chọn khác cho Hai');
    await product.user.click(product.menuItem('Bỏ khỏi hàng đợi'));

    expect(product.listed(NEXT)).toEqual(['Ba', 'Bốn']);
  });

  it('renders few rows for a queue of ten thousand songs', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => aSong(`m${at}`).titled(`Bài ${at}`).build());
    const product = await openQueue({ queue: aQueueOf(many).build() });

    expect(product.listed(NEXT).length).toBeGreaterThan(5);
    expect(product.listed(NEXT).length).toBeLessThan(40);
  });
});

describe('suggestions', () => {
  afterEach(() => sessionStorage.clear());

  const suggestions = [
    ...songs('s0'),
    { ...offered('x', 'Sông Dài'), reason: 'same-artist' as const },
    { ...offered('y', 'Đêm Trắng'), reason: 'next-on-album' as const },
    offered('z', 'Mưa Tạnh'),
  ];

  async function openSuggestions(state: Partial<PlayerState> = {}): Promise<ProductOnScreen> {
    const product = await openQueue({ suggestions, ...state });
    await product.user.click(product.tab('Gợi ý'));
    return product;
  }

  it('are listed with their reasons', async () => {
    const product = await openSuggestions();

    expect(product.listed(SUGGESTED)).toEqual(['Sông Dài', 'Đêm Trắng', 'Mưa Tạnh']);
    expect(product.hasText('· Cùng nghệ sĩ')).toBe(true);
    expect(product.hasText('· Nghe sau bài này')).toBe(true);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('can be reordered, and added to the queue', async () => {
    const product = await openSuggestions();
    await product.happens(() => product.button('Dời Mưa Tạnh').focus());
    await product.keys(' ', '{Home}', ' ');
    expect(product.listed(SUGGESTED)).toEqual(['Mưa Tạnh', 'Sông Dài', 'Đêm Trắng']);

    await product.press('Thêm Sông Dài vào hàng đợi');
    expect(product.notices()[0]).toBe('Đã thêm “Sông Dài” vào hàng đợi');
    expect(product.harness.sound.asked).toEqual(['suggestion 3 to 1', 'append x']);
    expect(product.listed(SUGGESTED)).toEqual(['Mưa Tạnh', 'Đêm Trắng']);
  });

  it('are reached by keys, whatever characters their ids have', async () => {
    const product = await openSuggestions({ suggestions: [offered('x', 'Sông Dài'), offered(OPAQUE_ID, 'Đêm Trắng')] });
    await product.happens(() => product.button('Dời Sông Dài').focus());
    await product.keys('{ArrowDown}');
    expect(product.button('Dời Đêm Trắng')).toHaveFocus();
  });

  it('play next through their menu, and at once when pressed', async () => {
    const product = await openSuggestions();
    await product.press('Lựa chọn khác cho Sông Dài');
    await product.user.click(product.menuItem('Phát tiếp theo'));
    await product.press('Phát Đêm Trắng của Hạ Vy');

    expect(product.harness.sound.asked).toEqual(['next x', 'next y', 'jump 6']);
  });

  it('load more on request, and say on screen when loading failed', async () => {
    const product = await openSuggestions();
    await product.press('Thêm gợi ý');
    expect(product.harness.sound.asked).toEqual(['more suggestions']);
    await product.happens(() =>
      product.harness.sound.set({ suggestionLoading: { isLoading: true, type: 'listSong' } }),
    );
    expect(product.button('Thêm gợi ý')).toHaveAttribute('aria-busy', 'true');

    await product.happens(() =>
      product.harness.sound.set({ suggestions: songs('old'), suggestionLoading: { isLoading: false, type: 'player' } }),
    );
    expect(product.hasText('Chưa tải được gợi ý.')).toBe(true);
    await product.press('Thử lại');
    expect(product.harness.sound.asked).toEqual(['more suggestions', 'more suggestions']);
  });

  it('play after the last song, unless the listener turns that off', async () => {
    const product = await openSuggestions();
    expect(product.switch('Phát tiếp gợi ý khi hết bài')).toBeChecked();
    await product.user.click(product.switch('Phát tiếp gợi ý khi hết bài'));

    expect(product.switch('Phát tiếp gợi ý khi hết bài')).not.toBeChecked();
    expect(product.harness.sound.asked).toEqual(['endless false']);
  });

  it('are previewed below the queue, with a button that shows all', async () => {
    const product = await openQueue({ suggestions });

    expect(product.region('Gợi ý cho bạn')).toHaveTextContent('Sông Dài');
    await product.press('Xem tất cả');
    expect(product.tab('Gợi ý')).toHaveAttribute('aria-selected', 'true');
  });
});
