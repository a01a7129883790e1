import { Subject } from 'rxjs';
import type { DemoProgress } from '../../../src/application/ports/demo-watch.port';
import { DemoViewModel } from '../../../src/presentation/view-models/demo.view-model';
import { aDemoProgress } from '../../support/builders/a-demo-progress';

function aDemo() {
  const following = new Subject<DemoProgress>();
  let reloads = 0;
  const demo = new DemoViewModel(following, { refresh: () => Promise.resolve(void (reloads += 1)) });
  demo.open();
  return { demo, following, reloads: () => reloads };
}

describe('DemoViewModel', () => {
  it('shows nothing until the progress is known', () => {
    const { demo } = aDemo();
    expect(demo).toMatchObject({ isMaking: false, isShown: false, minutesLeft: null });
  });

  it('shows the bar while the demo is made, and hides it when the demo is ready', () => {
    const { demo, following } = aDemo();
    following.next(aDemoProgress());
    expect(demo).toMatchObject({ isMaking: true, isShown: true });

    following.next(aDemoProgress({ state: 'ready' }));
    expect(demo).toMatchObject({ isMaking: false, isShown: false });
  });

  it('does not show the bar again once the listener dismissed it', () => {
    const { demo, following } = aDemo();
    following.next(aDemoProgress());
    demo.dismiss();
    following.next(aDemoProgress({ made: 13 }));
    expect(demo).toMatchObject({ isMaking: true, isShown: false });
  });

  it.each([
    [null, null],
    [1000, 1],
    [89_000, 1],
    [100_000, 2],
    [300_000, 5],
  ])('shows %d ms of remaining time as %d minutes', (remaining, minutes) => {
    const { demo, following } = aDemo();
    following.next(aDemoProgress({ remaining }));
    expect(demo.minutesLeft).toBe(minutes);
  });

  it('reloads the home page when more of the demo is made, and at the end', () => {
    const { following, reloads } = aDemo();
    following.next(aDemoProgress({ made: 1 }));
    following.next(aDemoProgress({ made: 1 }));
    expect(reloads()).toBe(0);
    following.next(aDemoProgress({ made: 3 }));
    expect(reloads()).toBe(1);
    following.next(aDemoProgress({ made: 3, state: 'ready' }));
    expect(reloads()).toBe(2);
  });

  it('receives no progress after it is disposed', () => {
    const { demo, following } = aDemo();
    demo.dispose();
    following.next(aDemoProgress());
    expect(demo.progress).toBeNull();
    expect(following.observed).toBe(false);
  });
});
