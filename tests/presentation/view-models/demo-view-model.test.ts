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

describe('the demo on the glass', () => {
  it('is nothing until something is known', () => {
    const { demo } = aDemo();
    expect(demo).toMatchObject({ isMaking: false, isShown: false, minutesLeft: null });
  });

  it('shows the bar while it is made, and takes it away when it is done', () => {
    const { demo, following } = aDemo();
    following.next(aDemoProgress());
    expect(demo).toMatchObject({ isMaking: true, isShown: true });

    following.next(aDemoProgress({ state: 'ready' }));
    expect(demo).toMatchObject({ isMaking: false, isShown: false });
  });

  it('keeps the bar away once it was put away', () => {
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
  ])('calls %d ms that are left %d minutes', (remaining, minutes) => {
    const { demo, following } = aDemo();
    following.next(aDemoProgress({ remaining }));
    expect(demo.minutesLeft).toBe(minutes);
  });

  it('brings home up to date when there is more, and at the end', () => {
    const { following, reloads } = aDemo();
    following.next(aDemoProgress({ made: 1 }));
    following.next(aDemoProgress({ made: 1 }));
    expect(reloads()).toBe(0);
    following.next(aDemoProgress({ made: 3 }));
    expect(reloads()).toBe(1);
    following.next(aDemoProgress({ made: 3, state: 'ready' }));
    expect(reloads()).toBe(2);
  });

  it('hears nothing more when it is disposed of', () => {
    const { demo, following } = aDemo();
    demo.dispose();
    following.next(aDemoProgress());
    expect(demo.progress).toBeNull();
    expect(following.observed).toBe(false);
  });
});
