import { BrowserDisplay } from '../../../src/infrastructure/system/browser-display';

describe('a task after the next frame of the page', () => {
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    frames = [];
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => void frames.pop());
  });

  afterEach(() => jest.useRealTimers());

  it('runs after the frame is drawn, and only once', () => {
    const run = jest.fn();
    new BrowserDisplay().afterNextPicture(run);
    frames.pop()?.(0);
    expect(run).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs soon when no frame is drawn', () => {
    const run = jest.fn();
    new BrowserDisplay().afterNextPicture(run);
    jest.advanceTimersByTime(100);
    expect([run.mock.calls.length, frames.length]).toEqual([1, 0]);
  });
});
