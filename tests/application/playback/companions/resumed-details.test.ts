import { AddressRenewal } from '../../../../src/application/playback/player/address-renewal';
import { ChangedDetails } from '../../../../src/application/playback/player/changed-details';
import { ResumedDetails } from '../../../../src/application/playback/companions/resumed-details';
import { resumeListening } from '../../../../src/domain/playback/state/resume-listening';
import { aQueueOf } from '../../../support/builders/a-queue';
import { SongDetailsBuilder } from '../../../support/builders/a-song-details';
import { aPlayerHarness, type Harness } from '../../../support/builders/a-player-harness';

describe('a song that is restored from an earlier session', () => {
  let harness: Harness;

  const resume = (): void => {
    const queue = aQueueOf(harness.songs).build();
    harness.store.update((state) => resumeListening(state, { queue, loop: 'OFF', position: 12 }));
  };
  const begin = (): void => new ResumedDetails(harness.store, harness.details).start();
  const known = () => harness.store.state.details?.id ?? null;

  beforeEach(() => {
    harness = aPlayerHarness({ withVideo: ['1'] });
  });

  it('has its details before it is played, and no media are loaded', async () => {
    resume();
    begin();
    await harness.pass(0);
    expect(harness.store.state).toMatchObject({ details: harness.songs[0], position: 12, isPlaying: false });
    expect([harness.hls.commands, harness.file.commands]).toEqual([[], []]);
  });

  it('is requested only once when it is played afterwards', async () => {
    resume();
    begin();
    await harness.pass(0);
    harness.player.dispatch({ kind: 'toggle' });
    await harness.pass(1);
    expect(harness.catalogue.asked.filter((request) => request === 'song 1')).toHaveLength(1);
    expect(harness.store.state).toMatchObject({ isPlaying: true, fault: null });
  });

  it('does not replace the details of another song that is chosen meanwhile', async () => {
    resume();
    harness.catalogue.hold('song 1');
    begin();
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 1 });
    await harness.pass(1);
    harness.catalogue.letGo('song 1');
    await harness.pass(0);
    expect(known()).toBe('2');
  });

  it('reports no fault while its details cannot be loaded', async () => {
    resume();
    harness.catalogue.failWith('song 1', { kind: 'unavailable' });
    begin();
    await harness.pass(0);
    expect([known(), harness.store.state.fault]).toEqual([null, null]);
  });

  it('is not opened when its addresses are renewed', async () => {
    harness.catalogue.put(new SongDetailsBuilder(harness.songs[0]!).signedFor(100).build());
    const changed = new ChangedDetails(harness.store, harness.deck, harness.song);
    new AddressRenewal(harness.store, changed, harness.details, harness.time).start(harness.watchdog.refusals);
    resume();
    begin();
    await harness.pass(200);
    expect(harness.catalogue.asked.filter((request) => request === 'song 1').length).toBeGreaterThan(1);
    expect(harness.hls.commands).toEqual([]);
  });

  it('causes no request when no song was saved', async () => {
    begin();
    await harness.pass(0);
    expect(harness.catalogue.asked).toEqual([]);
  });
});
