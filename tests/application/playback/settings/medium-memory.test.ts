import { MediumMemory } from '../../../../src/application/playback/settings/medium-memory';
import { PlayerStore } from '../../../../src/application/playback/player/player-store';
import { MemoryStore } from '../../../support/fakes/memory-store';

/** One page load in a tab of the browser. */
function visit(tab: MemoryStore): PlayerStore {
  const store = new PlayerStore();
  new MediumMemory(store, tab).start();
  return store;
}

describe('the chosen medium', () => {
  it('is restored after a reload, for picture and for sound', () => {
    const tab = new MemoryStore();
    visit(tab).choose({ medium: 'video' });
    const reloaded = visit(tab);
    const seen = reloaded.choice.medium;
    reloaded.choose({ medium: 'audio' });
    expect([seen, visit(tab).choice.medium]).toEqual(['video', 'audio']);
  });

  it('is not restored in another tab', () => {
    visit(new MemoryStore()).choose({ medium: 'video' });
    expect(visit(new MemoryStore()).choice.medium).toBe('audio');
  });

  it('is sound when the stored value is not a medium', () => {
    expect(visit(new MemoryStore({ medium: 'hologram' })).choice.medium).toBe('audio');
  });
});
