import { BehaviorSubject, of } from 'rxjs';
import { ListeningSettingsStore } from '../../../src/application/playback/settings/listening-settings-store';
import { lazyStream } from '../../../src/composition/lazy-stream';
import { NO_SLEEP, type Sleep } from '../../../src/domain/playback/settings/sleep';
import { SoundViewModel, type SoundControls } from '../../../src/presentation/view-models/sound.view-model';
import { MemoryStore } from '../../support/fakes/memory-store';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

async function listen() {
  const time = new VirtualTime();
  const settings = new ListeningSettingsStore(new MemoryStore());
  const changes = new BehaviorSubject<Sleep>(NO_SLEEP);
  const asked: string[] = [];
  const left = { ms: null as number | null };
  const sleep: SoundControls['sleep'] = {
    changes,
    get remaining() {
      return left.ms;
    },
    after: (minutes) => asked.push(`after ${minutes}`),
    afterSong: () => asked.push('after song'),
    cancel: () => asked.push('cancel'),
  };
  const world = { isThere: true };
  const load = () => (world.isThere ? Promise.resolve({ settings, sleep }) : Promise.reject(new Error('no chunk')));
  const viewModel = new SoundViewModel({ services: lazyStream(load, of), timer: time });
  return { time, settings, changes, asked, left, world, viewModel };
}

describe('SoundViewModel', () => {
  it('shows the stored settings, and follows their changes', async () => {
    const { viewModel, settings } = await listen();
    settings.update({ speed: 1.5 });
    viewModel.open();
    await settle();
    expect(viewModel.settings.speed).toBe(1.5);
    settings.update({ endless: false });
    expect(viewModel.settings.endless).toBe(false);
  });

  it.each<[string, (viewModel: SoundViewModel) => void, object]>([
    [
      'a curve by name, which is to be heard',
      (vm) => vm.choosePreset('warm'),
      { equaliser: { isOn: true, gains: [3, 3, 0, -1, -3] } },
    ],
    ['one band', (vm) => vm.setBand(4, 7), { equaliser: { isOn: true, gains: [0, 0, 0, 0, 7] } }],
    ['the equaliser', (vm) => vm.enableEqualiser(true), { equaliser: { isOn: true } }],
    ['even loudness', (vm) => vm.chooseLoudness('album'), { loudness: 'album' }],
    ['the speed', (vm) => vm.setSpeed(1.25), { speed: 1.25 }],
    ['the crossfade', (vm) => vm.setCrossfade(5), { crossfade: 5 }],
    ['endless playing', (vm) => vm.enableEndless(false), { endless: false }],
  ])('changes %s', async (_, change, changed) => {
    const { viewModel, settings } = await listen();
    viewModel.open();
    await settle();
    change(viewModel);
    expect(settings.state).toMatchObject(changed);
  });

  it('names a known equaliser curve, and has no name for the listener’s own curve', async () => {
    const { viewModel } = await listen();
    viewModel.open();
    await settle();
    expect(viewModel.preset).toBe('flat');
    viewModel.setBand(0, 5);
    expect(viewModel.preset).toBeNull();
  });

  it('sets a sleep timer to the minutes that were chosen', async () => {
    const { viewModel, asked } = await listen();
    viewModel.open();
    await settle();
    viewModel.startSleep();
    viewModel.setMinutes(500);
    viewModel.startSleep();
    viewModel.sleepAfterSong();
    viewModel.cancelSleep();
    expect(asked).toEqual(['after 30', 'after 120', 'after song', 'cancel']);
  });

  it('counts down the remaining time, second by second', async () => {
    const { viewModel, changes, left, time } = await listen();
    viewModel.open();
    await settle();
    left.ms = 60_000;
    changes.next({ kind: 'at', at: 0 });
    expect([viewModel.isSleepSet, viewModel.remaining]).toEqual([true, 60_000]);
    left.ms = 59_000;
    await time.pass(1_000);
    expect(viewModel.remaining).toBe(59_000);
    changes.next(NO_SLEEP);
    expect([viewModel.isSleepSet, time.pending]).toEqual([false, 0]);
  });

  it('does nothing while the player cannot be loaded, and works once the player can be loaded', async () => {
    const { viewModel, world, settings } = await listen();
    world.isThere = false;
    viewModel.open();
    await settle();
    viewModel.setSpeed(2);
    viewModel.startSleep();
    world.isThere = true;
    viewModel.open();
    await settle();
    viewModel.setSpeed(1.5);
    expect(settings.state.speed).toBe(1.5);
  });

  it('stops following the player when disposed, also when disposed while the player loads', async () => {
    const { viewModel, settings, changes, time } = await listen();
    viewModel.open();
    viewModel.dispose();
    await settle();
    expect(changes.observed).toBe(false);
    viewModel.open();
    await settle();
    changes.next({ kind: 'at', at: 0 });
    viewModel.dispose();
    settings.update({ speed: 2 });
    expect([viewModel.settings.speed, changes.observed, time.pending]).toEqual([1, false, 0]);
  });
});
