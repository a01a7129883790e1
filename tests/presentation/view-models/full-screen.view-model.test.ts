import { PanelViewModel } from '../../../src/presentation/view-models/panel.view-model';
import { PlayerViewModel } from '../../../src/presentation/view-models/player.view-model';
import { FullScreenViewModel } from '../../../src/presentation/view-models/full-screen.view-model';
import { aQueue } from '../../support/builders/a-queue';
import { FakePlayer } from '../../support/presentation/fake-player';

function setUp() {
  const sound = new FakePlayer();
  const panel = new PanelViewModel();
  const harness = new FullScreenViewModel(new PlayerViewModel(sound, { preload: () => undefined }), panel);
  return { sound, panel, harness };
}

describe('the player over the whole window', () => {
  it('opens and closes while there is a song', () => {
    const { sound, harness } = setUp();
    sound.set({ queue: aQueue('1').build() });

    const seen = [harness.toggle, harness.toggle, harness.enter, harness.leave].map((act) => {
      act();
      return harness.isFull;
    });

    expect(seen).toEqual([true, false, true, false]);
  });

  it('does not open without a song', () => {
    const { harness } = setUp();

    harness.enter();
    harness.toggle();

    expect(harness.isFull).toBe(false);
  });

  it.each(['lyrics', null] as const)('hides the panel, and restores it when it closes: %s', (tab) => {
    const { sound, panel, harness } = setUp();
    sound.set({ queue: aQueue('1').build() });
    panel.tab = tab;

    harness.enter();
    const meanwhile = panel.tab;
    panel.open('queue');
    harness.enter();
    harness.leave();
    harness.leave();

    expect([meanwhile, panel.tab]).toEqual([null, tab]);
  });

  it('shows the lyrics at first, and afterwards the view that was chosen last', () => {
    const { sound, harness } = setUp();
    sound.set({ queue: aQueue('1').build() });
    expect(harness.face).toBe('lyrics');

    harness.show('cover');
    harness.toggle();
    harness.toggle();

    expect(harness.face).toBe('cover');
  });
});
