import { BrowserDisplay } from '../../../src/infrastructure/system/browser-display';

describe('what follows the next picture of the page', () => {
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    frames = [];
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => void frames.pop());
  });

  afterEach(() => jest.useRealTimers());

  it('runs once that is drawn, and once', () => {
    const run = jest.fn();
    new BrowserDisplay().afterNextPicture(run);
    frames.pop()?.(0);
    expect(run).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs soon where no picture is drawn', () => {
    const run = jest.fn();
    new BrowserDisplay().afterNextPicture(run);
    jest.advanceTimersByTime(100);
    expect([run.mock.calls.length, frames.length]).toEqual([1, 0]);
  });
});
