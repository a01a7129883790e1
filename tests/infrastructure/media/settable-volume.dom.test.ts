import { isVolumeSettable } from '../../../src/infrastructure/media/shared/settable-volume';
import { VirtualTime } from '../../support/fakes/virtual-time';

/** An element as on an iPhone: it returns the value that was set until the page's current task has ended. */
class PhoneElement {
  private shown = 1;

  constructor(private readonly time: VirtualTime) {}

  get volume(): number {
    return this.shown;
  }

  set volume(volume: number) {
    this.shown = volume;
    this.time.after(0, () => (this.shown = 1));
  }
}

async function isSettableOn(element: object, time: VirtualTime): Promise<boolean> {
  const answer = isVolumeSettable(element as HTMLMediaElement, time);
  await time.pass(1);
  return answer;
}

describe('whether pages may set the volume of an element', () => {
  const time = new VirtualTime();

  it('is true when the element retains the volume that was set', async () => {
    expect(await isSettableOn({ volume: 1 }, time)).toBe(true);
  });

  it('is false when the volume goes back by itself a moment later', async () => {
    expect(await isSettableOn(new PhoneElement(time), time)).toBe(false);
  });
});
