import { RenditionDemand } from '../../../server/application/media/rendition-demand';

describe('Attention', () => {
  let now = 0;
  const clock = { now: () => now, date: () => new Date(now) };

  beforeEach(() => {
    now = 0;
    jest.useFakeTimers();
  });

  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) {
      now += 1_000;
      jest.advanceTimersByTime(1_000);
    }
  };

  function working(isAwaited = () => false) {
    const attention = new RenditionDemand(clock, isAwaited);
    const stop = jest.fn();
    let end = (): void => undefined;
    const work = attention.during(new Promise<void>((resolve) => (end = resolve)), stop);
    return { attention, stop, end: () => end(), work };
  }

  it('stops work that was not requested for more than ten seconds', () => {
    const { stop } = working();
    pass(10);
    expect(stop).not.toHaveBeenCalled();
    pass(1);
    expect(stop).toHaveBeenCalled();
  });

  it('does not stop work that is requested now and then', () => {
    const { attention, stop } = working();
    pass(9);
    attention.noteRequest();
    pass(9);
    expect(stop).not.toHaveBeenCalled();
  });

  it('does not stop work while a caller waits for it', () => {
    const { stop } = working(() => true);
    pass(60);
    expect(stop).not.toHaveBeenCalled();
  });

  it('stops nothing once the work has ended', async () => {
    const { stop, end, work } = working();
    end();
    await work;
    pass(60);
    expect(stop).not.toHaveBeenCalled();
  });
});
