import { renderHook } from '@testing-library/react';
import { useTaps } from '../../../src/presentation/screens/shorts/use-taps';

describe('taps on a clip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function taps() {
    const done: string[] = [];
    const { result, unmount } = renderHook(() =>
      useTaps(
        () => done.push('tap'),
        () => done.push('double'),
      ),
    );
    return { done, unmount, tap: (timeStamp: number) => result.current({ timeStamp }) };
  }

  it('are single taps when no second tap follows', () => {
    const { done, tap } = taps();
    tap(1_000);
    jest.advanceTimersByTime(240);
    expect(done).toEqual(['tap']);
    tap(1_240);
    jest.advanceTimersByTime(240);
    expect(done).toEqual(['tap', 'tap']);
  });

  it('are a double tap when the second follows quickly, and a third tap starts anew', () => {
    const { done, tap } = taps();
    tap(1_000);
    tap(1_200);
    tap(1_300);
    jest.advanceTimersByTime(240);
    expect(done).toEqual(['double', 'tap']);
  });

  it('are distinguished by their timestamps, also when the page was busy in between', () => {
    const { done, tap } = taps();
    tap(1_000);
    jest.advanceTimersByTime(500);
    tap(1_100);
    jest.advanceTimersByTime(500);
    expect(done).toEqual(['tap', 'tap', 'double']);
  });

  it('have no effect once the clip is removed', () => {
    const { done, tap, unmount } = taps();
    tap(1_000);
    unmount();
    jest.advanceTimersByTime(500);
    expect(done).toEqual([]);
  });
});
