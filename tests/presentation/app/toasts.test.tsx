import { act, fireEvent } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { TOAST_DURATIONS } from '../../../src/presentation/app/toasts/Toasts';
import type { Notice } from '../../../src/presentation/view-models/notices.view-model';
import { openProduct } from '../../support/presentation/render-app';

/** A toast that was sent away fades out within this time; React shows each step. */
const LEAVING = 2000;
const STEP = 500;

async function openAndShow(...notices: readonly Notice[]) {
  const product = await openProduct();
  jest.useFakeTimers();
  await product.happens(() => notices.forEach((notice) => product.stage.viewModels.notices.show(notice)));
  const pass = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += STEP) act(() => void jest.advanceTimersByTime(STEP));
  };
  return { product, pass };
}

const server = (type: Notice['type'], text: string): Notice => ({ type, message: { kind: 'server', text } });

describe('toasts', () => {
  afterEach(() => {
    act(() => toast.remove());
    jest.useRealTimers();
  });

  it('last as long as the specification says', () => {
    expect(TOAST_DURATIONS).toEqual({ blank: 4000, error: 4000, success: 2000, loading: Infinity, custom: 4000 });
  });

  it('stand newest on top, and leave in their time', async () => {
    const { product, pass } = await openAndShow(server('error', 'first'), server('success', 'second'));
    expect(product.notices()).toEqual(['second', 'first']);

    pass(2000 + LEAVING);
    expect(product.notices()).toEqual(['first']);
    pass(4000);

    expect(product.notices()).toEqual([]);
  });

  it('are seen over a dialog, and on the page again once it is gone', async () => {
    const { product } = await openAndShow(server('error', 'first'));
    const isOverDialog = () => product.region('Thông báo').closest('dialog') !== null;
    expect(isOverDialog()).toBe(false);

    await product.happens(() => product.stage.viewModels.shell.showShortcutList(true));
    expect(isOverDialog()).toBe(true);
    expect(product.notices()).toEqual(['first']);
    await product.happens(() => product.stage.viewModels.shell.showShortcutList(false));

    expect(isOverDialog()).toBe(false);
    expect(product.notices()).toEqual(['first']);
  });

  it('are at most twenty', async () => {
    const many = Array.from({ length: 25 }, (_, index) => server('blank', String(index)));
    const { product } = await openAndShow(...many);

    expect(product.notices()).toHaveLength(20);
    expect(product.notices()[0]).toBe('24');
  });

  it('replace one another by id', async () => {
    const offline: Notice = { id: 'connection', type: 'loading', message: { kind: 'offline' } };
    const { product, pass } = await openAndShow(offline);
    pass(20_000);
    expect(product.notices()).toEqual(['Mất kết nối. Đang thử lại…']);

    await product.happens(() =>
      product.stage.viewModels.notices.show({ id: 'connection', type: 'success', message: { kind: 'online' } }),
    );

    expect(product.notices()).toEqual(['Đã có kết nối trở lại']);
  });

  it('wait while the pointer rests on them', async () => {
    const { product, pass } = await openAndShow(server('success', 'stay'));
    const stack = product.region('Thông báo');

    fireEvent.pointerEnter(stack);
    pass(10_000);
    expect(product.notices()).toEqual(['stay']);
    fireEvent.pointerLeave(stack);
    pass(2000 + LEAVING);

    expect(product.notices()).toEqual([]);
  });

  it('are sent away by their cross, by Esc, or by a push aside', async () => {
    const { product, pass } = await openAndShow(server('error', 'a'), server('error', 'b'), server('error', 'c'));
    const cards = [...product.region('Thông báo').children];

    fireEvent.click(cards[0]!.querySelector('button')!);
    fireEvent.keyDown(cards[1]!, { key: 'Escape' });
    fireEvent.pointerDown(cards[2]!, { clientX: 0 });
    fireEvent.pointerUp(cards[2]!, { clientX: 90 });
    pass(LEAVING);

    expect(product.notices()).toEqual([]);
  });

  it('are announced by how urgent they are', async () => {
    const { product } = await openAndShow(server('success', 'fine'), {
      type: 'error',
      message: { kind: 'failure', failure: { kind: 'unavailable' } },
    });

    expect(product.region('Thông báo').querySelector('[role="alert"]')).toHaveTextContent(
      'Máy chủ đang bận. Thử lại sau ít phút.',
    );
    expect(product.region('Thông báo').querySelector('[role="status"]')).toHaveTextContent('fine');
  });
});
