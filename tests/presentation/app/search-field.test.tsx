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
  it('opens at / and at Ctrl K, and closes at Esc', async () => {
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

  it('offers names while one types, whatever their accents, and the text itself', async () => {
    const product = await openTyping('duong');

    expect(options()).toEqual(['Đường Về QuêPlaylist · 10 bài hát', 'Đường XaBài hát · Hạ Vy', 'Tìm “duong”']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('leaves the keys of an input method that is composing to it', async () => {
    const product = await openTyping('duong');
    await product.keys('{ArrowDown}');
    const marked = markedOption();

    for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(field(), { key, isComposing: true });
    await product.wait(0);

    expect([markedOption(), field().matches(':focus'), product.path]).toEqual([marked, true, '/']);
    expect(field()).toHaveValue('duong');
  });

  it('the arrows mark and Enter opens what is marked; the text is remembered', async () => {
    const product = await openTyping('duong');
    await product.keys('{ArrowDown}');
    expect(markedOption()).toContain('Đường Về Quê');

    await product.keys('{ArrowDown}{ArrowDown}{Enter}');
    await product.wait(0);

    expect(product.path).toBe('/search?q=duong');
    expect(product.harness.recentSearches.list()).toEqual(['duong']);
  });

  it('Enter without a mark looks for the text', async () => {
    const product = await openTyping('duong{Enter}');

    expect(product.path).toBe('/search?q=duong');
  });

  it('Esc clears what was typed before it closes', async () => {
    const product = await openTyping('duong');

    await product.keys('{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('offers what was searched before while it is empty', async () => {
    const product = await openProduct();
    product.harness.recentSearches.add('mưa');
    await product.keys('/');
    await product.wait(0);

    expect(options()).toEqual(['mưa']);
  });

  it('on the page of what is found the address follows the letters, and no list is in the way', async () => {
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
