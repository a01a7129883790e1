import { RenditionDemand } from '../../../server/application/media/rendition-demand';
import { HandClock } from '../../support/server/hand-clock';

const SECOND = 1_000;

describe('the demand for a rendition in progress', () => {
  function working(isAwaited = () => false) {
    const clock = new HandClock();
    const demand = new RenditionDemand(clock, clock, isAwaited);
    const stop = jest.fn();
    let end = (): void => undefined;
    const work = demand.during(new Promise<void>((resolve) => (end = resolve)), stop);
    return { demand, clock, stop, end: () => end(), work };
  }

  it('stops work that was not requested for more than ten seconds', () => {
    const { stop, clock } = working();
    clock.pass(10 * SECOND);
    expect(stop).not.toHaveBeenCalled();
    clock.pass(SECOND);
    expect(stop).toHaveBeenCalled();
  });

  it('does not stop work that is requested now and then', () => {
    const { demand, stop, clock } = working();
    clock.pass(9 * SECOND);
    demand.noteRequest();
    clock.pass(9 * SECOND);
    expect(stop).not.toHaveBeenCalled();
  });

  it('does not stop work while a caller waits for it', () => {
    const { stop, clock } = working(() => true);
    clock.pass(60 * SECOND);
    expect(stop).not.toHaveBeenCalled();
  });

  it('stops nothing once the work has ended, and sets no more alarms', async () => {
    const { stop, end, work, clock } = working();
    end();
    await work;
    clock.pass(60 * SECOND);
    expect([stop.mock.calls.length, clock.pending]).toEqual([0, 0]);
  });
});
