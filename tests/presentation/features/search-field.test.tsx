import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

const NAMES = [
  { text: 'Đường Về Quê', type: 'playlist', id: 'p1', imageUrl: '/images/tone-1', detail: '10 bài hát' },
  { text: 'Đường Xa', type: 'song', id: 's9', imageUrl: '/images/tone-2', detail: 'Hạ Vy' },
] as const;

const HAND_RESTS = 200;

const options = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Tìm kiếm' });
const markedOption = (): string | null =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

async function openTyping(text: string): Promise<ProductOnScreen> {
  const product = await openProduct();
  product.harness.search.names.set('duong', NAMES);
  await product.keys('/');
  await product.wait(0);
  await product.keys(text);
  await product.wait(HAND_RESTS);
  return product;
}

describe('the search in the header', () => {
  it('opens with / and with Ctrl K, and closes with Esc', async () => {
    const product = await openProduct();
    await product.keys('/');
    expect(field()).toHaveFocus();
    expect(product.harness.viewModels.shell.closeSearchHeader).toBe(false);

    await product.wait(0);
    await product.keys('{Escape}');
    expect(field()).not.toHaveFocus();
    expect(product.harness.viewModels.shell.closeSearchHeader).toBe(true);

    await product.keys('{Control>}k{/Control}');
    expect(field()).toHaveFocus();
  });

  it('suggests names that match the typed text without accents, and the text itself', async () => {
    const product = await openTyping('duong');

    expect(options()).toEqual(['Đường Về QuêPlaylist · 10 bài hát', 'Đường XaBài hát · Hạ Vy', 'Tìm “duong”']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('leaves keys to an input method that is composing', async () => {
    const product = await openTyping('duong');
    await product.keys('{ArrowDown}');
    const marked = markedOption();

    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(field(), { key, isComposing: true });
    await product.wait(0);

    expect([markedOption(), field().matches(':focus'), product.path]).toEqual([marked, true, '/']);
    expect(field()).toHaveValue('duong');
  });

  it('marks an option with the arrow keys, opens the option with Enter, and stores the text', async () => {
    const product = await openTyping('duong');
    await product.keys('{ArrowDown}');
    expect(markedOption()).toContain('Đường Về Quê');

    await product.keys('{ArrowDown}{ArrowDown}{Enter}');
    await product.wait(0);

    expect(product.path).toBe('/search?q=duong');
    expect(product.harness.recentSearches.list()).toEqual(['duong']);
  });

  it('searches for the typed text when Enter is pressed without a marked option', async () => {
    const product = await openTyping('duong{Enter}');

    expect(product.path).toBe('/search?q=duong');
  });

  it('clears the typed text with Esc before it closes', async () => {
    const product = await openTyping('duong');

    await product.keys('{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('suggests recent searches while it is empty', async () => {
    const product = await openProduct();
    product.harness.recentSearches.add('mưa');
    await product.keys('/');
    await product.wait(0);

    expect(options()).toEqual(['mưa']);
  });

  it('updates the address while the listener types on the search page, and shows no list', async () => {
    const product = await openProduct({ path: '/search?q=s' });
    expect(field()).toHaveValue('s');
    await product.keys('/');
    await product.keys('{End}ong');
    await waitFor(() => expect(product.path).toBe('/search?q=song'));
    await product.happens(() => new Promise((resolve) => setTimeout(resolve, HAND_RESTS)));
    expect(options()).toEqual([]);
    expect(field()).toHaveFocus();
  });
});
