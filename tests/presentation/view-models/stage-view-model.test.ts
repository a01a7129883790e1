import { PanelViewModel } from '../../../src/presentation/view-models/panel.view-model';
import { PlayerViewModel } from '../../../src/presentation/view-models/player.view-model';
import { StageViewModel } from '../../../src/presentation/view-models/stage.view-model';
import { aQueue } from '../../support/builders/a-queue';
import { FakePlayer } from '../../support/presentation/fake-player';

function setUp() {
  const sound = new FakePlayer();
  const panel = new PanelViewModel();
  const stage = new StageViewModel(new PlayerViewModel(sound, { touch: () => undefined }), panel);
  return { sound, panel, stage };
}

describe('the player over the whole window', () => {
  it('comes and goes while there is a song', () => {
    const { sound, stage } = setUp();
    sound.set({ queue: aQueue('1').build() });

    const seen = [stage.toggle, stage.toggle, stage.enter, stage.leave].map((act) => {
      act();
      return stage.isFull;
    });

    expect(seen).toEqual([true, false, true, false]);
  });

  it('does not come without a song', () => {
    const { stage } = setUp();

    stage.enter();
    stage.toggle();

    expect(stage.isFull).toBe(false);
  });

  it.each(['lyrics', null] as const)('puts the panel aside, and back: %s', (tab) => {
    const { sound, panel, stage } = setUp();
    sound.set({ queue: aQueue('1').build() });
    panel.tab = tab;

    stage.enter();
    const meanwhile = panel.tab;
    panel.open('queue');
    stage.enter();
    stage.leave();
    stage.leave();

    expect([meanwhile, panel.tab]).toEqual([null, tab]);
  });

  it('shows the words at first, and what was chosen from then on', () => {
    const { sound, stage } = setUp();
    sound.set({ queue: aQueue('1').build() });
    expect(stage.face).toBe('lyrics');

    stage.show('cover');
    stage.toggle();
    stage.toggle();

    expect(stage.face).toBe('cover');
  });
});
