import { act, renderHook } from '@testing-library/react';
import { useSettled } from '../../../src/presentation/components/track-table/use-settled';

const LONG_ENOUGH_MS = 300;

describe('expensive content of a row', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function arrives(isMoving: boolean) {
    const moving = { current: isMoving };
    return renderHook(({ cover }) => useSettled(cover, moving), { initialProps: { cover: 'first' } });
  }

  const pass = (milliseconds: number): void => act(() => void jest.advanceTimersByTime(milliseconds));

  it('is shown at once while the page does not scroll', () => {
    const { result } = arrives(false);
    pass(0);

    expect(result.current).toBe(true);
  });

  it('is delayed while the page scrolls, until the row has stayed for a moment', () => {
    const { result } = arrives(true);
    pass(LONG_ENOUGH_MS - 1);
    expect(result.current).toBe(false);
    pass(1);

    expect(result.current).toBe(true);
  });

  it('is delayed again when the row shows another song', () => {
    const { result, rerender } = arrives(true);
    pass(LONG_ENOUGH_MS);
    rerender({ cover: 'second' });

    expect(result.current).toBe(false);
  });

  it('leaves no timer after the row is removed', () => {
    arrives(true).unmount();

    expect(jest.getTimerCount()).toBe(0);
  });
});
