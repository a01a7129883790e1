import { TimelineBuffer } from '../../../../src/infrastructure/media/mse/timeline-buffer';
import { attachFakeMediaSource } from '../../../support/fakes/fake-media-source';
import { FakeMseElement } from '../../../support/fakes/fake-mse-element';
import { settle } from '../../../support/fakes/virtual-time';

const refuse = (error: unknown) => () => {
  throw error;
};

describe('an operation of the buffer that throws', () => {
  const reported = jest.fn();
  const openBuffer = () =>
    new TimelineBuffer(new FakeMseElement() as unknown as HTMLMediaElement, (element) =>
      attachFakeMediaSource(element as unknown as FakeMseElement),
    );

  beforeEach(() => {
    reported.mockReset();
    Object.assign(globalThis, { reportError: reported });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'reportError'));

  it('is of no use, and says nothing, when the browser refuses', async () => {
    const reached = openBuffer().reach(10, refuse(new DOMException('closed', 'InvalidStateError')));
    await settle();
    expect(await reached).toBe('broken');
    expect(reported).not.toHaveBeenCalled();
  });

  it('is of no use, and is reported as an uncaught error, when it is a bug', async () => {
    const bug = new TypeError('a bug');
    const reached = openBuffer().reach(10, refuse(bug));
    await settle();
    expect(await reached).toBe('broken');
    expect(reported.mock.calls).toEqual([[bug]]);
  });
});
