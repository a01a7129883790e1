import { ListeningSettingsStore } from '../../../../src/application/playback/settings/listening-settings-store';
import { DEFAULT_LISTENING, type ListeningSettings } from '../../../../src/domain/playback/settings/listening-settings';
import { MemoryStore } from '../../../support/fakes/memory-store';

describe('ListeningSettingsStore', () => {
  it('has the default settings at first', () => {
    expect(new ListeningSettingsStore(new MemoryStore()).state).toEqual(DEFAULT_LISTENING);
  });

  it('publishes the present settings, then every change', () => {
    const settings = new ListeningSettingsStore(new MemoryStore());
    const told: ListeningSettings[] = [];
    settings.changes.subscribe((state) => told.push(state));
    settings.update({ speed: 1.5, endless: false });
    expect(told).toEqual([DEFAULT_LISTENING, { ...DEFAULT_LISTENING, speed: 1.5, endless: false }]);
  });

  it('restores the settings after a reload', () => {
    const values = new MemoryStore();
    new ListeningSettingsStore(values).update({ crossfade: 4, loudness: 'album' });
    expect(new ListeningSettingsStore(values).state).toEqual({
      ...DEFAULT_LISTENING,
      crossfade: 4,
      loudness: 'album',
    });
  });

  it('limits settings to the allowed range', () => {
    const settings = new ListeningSettingsStore(new MemoryStore());
    settings.update({ crossfade: 60, speed: 9 });
    expect(settings.state).toMatchObject({ crossfade: 12, speed: 2 });
  });
});
