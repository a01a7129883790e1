import { act, fireEvent } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { TOAST_DURATIONS } from '../../../src/presentation/features/toasts/Toasts';
import type { Notice } from '../../../src/presentation/view-models/notices.view-model';
import { openProduct } from '../../support/presentation/render-app';

/** A dismissed toast fades out within this time; React renders each step. */
const LEAVING = 2000;
const STEP = 500;

async function openAndShow(...notices: readonly Notice[]) {
  const product = await openProduct();
  jest.useFakeTimers();
  await product.happens(() => notices.forEach((notice) => product.harness.viewModels.notices.show(notice)));
  const pass = (milliseconds: number, step = STEP) => {
    for (let passed = 0; passed < milliseconds; passed += step) act(() => void jest.advanceTimersByTime(step));
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

  it('are shown with the newest on top, and disappear after their duration', async () => {
    const { product, pass } = await openAndShow(server('error', 'first'), server('success', 'second'));
    expect(product.notices()).toEqual(['second', 'first']);

    pass(2000 + LEAVING);
    expect(product.notices()).toEqual(['first']);
    pass(4000);

    expect(product.notices()).toEqual([]);
  });

  it('are shown over a dialog, and on the page again after the dialog closes', async () => {
    const { product } = await openAndShow(server('error', 'first'));
    const isOverDialog = () => product.region('Thông báo').closest('dialog') !== null;
    expect(isOverDialog()).toBe(false);

    await product.happens(() => product.harness.viewModels.shell.showShortcutList(true));
    expect(isOverDialog()).toBe(true);
    expect(product.notices()).toEqual(['first']);
    await product.happens(() => product.harness.viewModels.shell.showShortcutList(false));

    expect(isOverDialog()).toBe(false);
    expect(product.notices()).toEqual(['first']);
  });

  it('are shown over an element that fills the screen, and on the page again afterwards', async () => {
    const { product } = await openAndShow(server('error', 'first'));
    const main = document.querySelector('main');
    const fillScreen = async (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
      await product.happens(() => document.dispatchEvent(new Event('fullscreenchange')));
    };
    expect(main?.contains(product.region('Thông báo'))).toBe(false);

    await fillScreen(main);
    expect(main?.contains(product.region('Thông báo'))).toBe(true);
    expect(product.notices()).toEqual(['first']);
    await fillScreen(null);

    expect(main?.contains(product.region('Thông báo'))).toBe(false);
    expect(product.notices()).toEqual(['first']);
  });

  it('are at most twenty', async () => {
    const many = Array.from({ length: 25 }, (_, index) => server('blank', String(index)));
    const { product } = await openAndShow(...many);

    expect(product.notices()).toHaveLength(20);
    expect(product.notices()[0]).toBe('24');
  });

  it('replace a toast with the same id', async () => {
    const offline: Notice = { id: 'connection', type: 'loading', message: { kind: 'offline' } };
    const { product, pass } = await openAndShow(offline);
    pass(20_000);
    expect(product.notices()).toEqual(['Mất kết nối. Đang thử lại…']);

    await product.happens(() =>
      product.harness.viewModels.notices.show({ id: 'connection', type: 'success', message: { kind: 'online' } }),
    );

    expect(product.notices()).toEqual(['Đã có kết nối trở lại']);
  });

  it.each([2050, 2500, 2950])(
    'last their full duration again when they are repeated while they fade: %i ms',
    async (at) => {
      const again: Notice = { ...server('success', 'again'), id: 'same' };
      const { product, pass } = await openAndShow(again);
      pass(at, 50);
      await product.happens(() => product.harness.viewModels.notices.show(again));
      pass(1500);
      expect(product.notices()).toEqual(['again']);
      expect(product.region('Thông báo').querySelector('[data-leaving="true"]')).toBeNull();
      pass(500 + LEAVING);
      expect(product.notices()).toEqual([]);
    },
  );

  it('have the type custom while they have an action, and lose the action when their text is replaced', async () => {
    const undo = jest.fn();
    const hidden: Notice = { ...server('success', 'hidden'), id: 'same', action: { name: 'undo', run: undo } };
    const { product, pass } = await openAndShow(hidden);
    pass(TOAST_DURATIONS.custom - STEP);
    expect(product.region('Thông báo').querySelector('[data-leaving="true"]')).toBeNull();
    expect(product.region('Thông báo').querySelector('[data-type]')).toHaveAttribute('data-type', 'custom');
    fireEvent.click(product.button('Hoàn tác'));
    expect(undo).toHaveBeenCalledTimes(1);
    await product.happens(() => product.harness.viewModels.notices.show({ ...server('success', 'gone'), id: 'same' }));
    expect([product.notices(), product.hasButton('Hoàn tác')]).toEqual([['gone'], false]);
  });

  it.each(['blank', 'error', 'success'] as const)(
    'of type %s with an undo action disappear after 4 s',
    async (type) => {
      const hidden: Notice = { ...server(type, 'hidden'), action: { name: 'undo', run: jest.fn() } };
      const { product, pass } = await openAndShow(hidden);
      const isLeaving = () => product.region('Thông báo').querySelector('[data-leaving="true"]') !== null;

      pass(3_950, 50);
      expect(isLeaving()).toBe(false);
      pass(100, 50);

      expect(isLeaving()).toBe(true);
    },
  );

  it('last their full duration after both the pointer and the focus have left', async () => {
    const { product, pass } = await openAndShow(server('success', 'stay'));
    const stack = product.region('Thông báo');
    const close = stack.querySelector('button')!;
    fireEvent.pointerEnter(stack);
    pass(10_000);
    act(() => close.focus());
    fireEvent.pointerLeave(stack);
    pass(10_000);
    expect(product.notices()).toEqual(['stay']);
    act(() => close.blur());
    pass(1500);
    expect(stack.querySelector('[data-leaving="true"]')).toBeNull();
    pass(500 + LEAVING);

    expect(product.notices()).toEqual([]);
  });

  it('wait while one of them has the focus, and no longer after that toast is closed', async () => {
    const { product, pass } = await openAndShow(server('success', 'stay'), server('success', 'go'));
    const close = [...product.region('Thông báo').querySelectorAll('button')][0]!;
    act(() => close.focus());
    pass(10_000);
    expect(product.notices()).toEqual(['go', 'stay']);
    fireEvent.click(close);
    pass(LEAVING);
    expect(product.notices()).toEqual(['stay']);
    pass(2000 + LEAVING);

    expect(product.notices()).toEqual([]);
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

  it('do not wait for a pointer that closed the last of them', async () => {
    const { product, pass } = await openAndShow(server('success', 'go'));
    const stack = product.region('Thông báo');
    fireEvent.pointerEnter(stack);
    fireEvent.click(stack.querySelector('button')!);
    pass(LEAVING);
    await product.happens(() => product.harness.viewModels.notices.show(server('success', 'later')));
    expect(product.notices()).toEqual(['later']);
    pass(2000 + LEAVING);

    expect(product.notices()).toEqual([]);
  });

  it('close with their close button, with Esc, or with a swipe', async () => {
    const { product, pass } = await openAndShow(server('error', 'a'), server('error', 'b'), server('error', 'c'));
    const cards = [...product.region('Thông báo').children];

    fireEvent.click(cards[0]!.querySelector('button')!);
    fireEvent.keyDown(cards[1]!, { key: 'Escape' });
    fireEvent.pointerDown(cards[2]!, { clientX: 0 });
    fireEvent.pointerUp(cards[2]!, { clientX: 90 });
    pass(LEAVING);

    expect(product.notices()).toEqual([]);
  });

  it('show the server’s message of a refusal, or a general message when the server sends none', async () => {
    const refused = (message: string): Notice => ({
      type: 'error',
      message: { kind: 'failure', failure: { kind: 'refused', code: 418, message } },
    });
    const { product } = await openAndShow(refused(''), refused('Kho nhạc đang khoá sổ.'));

    expect(product.notices()).toEqual(['Kho nhạc đang khoá sổ.', 'Chưa làm được việc này.']);
  });

  it('are announced according to their urgency', async () => {
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
