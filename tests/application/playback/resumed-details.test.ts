import { AddressRenewal } from '../../../src/application/playback/address-renewal';
import { ChangedDetails } from '../../../src/application/playback/changed-details';
import { ResumedDetails } from '../../../src/application/playback/resumed-details';
import { resumeListening } from '../../../src/domain/playback/resume-listening';
import { aQueueOf } from '../../support/builders/a-queue';
import { SongDetailsBuilder } from '../../support/builders/a-song-details';
import { aStage, type Stage } from '../../support/builders/a-stage';

describe('a song that an earlier visit left', () => {
  let stage: Stage;

  const resume = (): void => {
    const queue = aQueueOf(stage.songs).build();
    stage.store.update((state) => resumeListening(state, { queue, loop: 'OFF', position: 12 }));
  };
  const begin = (): void => new ResumedDetails(stage.store, stage.details).begin();
  const known = () => stage.store.state.details?.id ?? null;

  beforeEach(() => {
    stage = aStage({ withVideo: ['1'] });
  });

  it('is known before it is played, and nothing of it is loaded', async () => {
    resume();
    begin();
    await stage.pass(0);
    expect(stage.store.state).toMatchObject({ details: stage.songs[0], position: 12, isPlaying: false });
    expect([stage.hls.commands, stage.file.commands]).toEqual([[], []]);
  });

  it('is asked for once where it is played afterwards', async () => {
    resume();
    begin();
    await stage.pass(0);
    stage.player.toggle();
    await stage.pass(1);
    expect(stage.catalogue.asked.filter((request) => request === 'song 1')).toHaveLength(1);
    expect(stage.store.state).toMatchObject({ isPlaying: true, fault: null });
  });

  it('is not mixed up with another one that is chosen meanwhile', async () => {
    resume();
    stage.catalogue.hold('song 1');
    begin();
    stage.player.playSongs(stage.songs, 1);
    await stage.pass(1);
    stage.catalogue.letGo('song 1');
    await stage.pass(0);
    expect(known()).toBe('2');
  });

  it('says nothing while it cannot be had', async () => {
    resume();
    stage.catalogue.failWith('song 1', { kind: 'unavailable' });
    begin();
    await stage.pass(0);
    expect([known(), stage.store.state.fault]).toEqual([null, null]);
  });

  it('is not opened when its addresses are renewed', async () => {
    stage.catalogue.put(new SongDetailsBuilder(stage.songs[0]!).signedFor(100).build());
    const changed = new ChangedDetails(stage.store, stage.deck, stage.song);
    new AddressRenewal(stage.store, changed, stage.details, stage.time).begin(stage.watchdog.refusals);
    resume();
    begin();
    await stage.pass(200);
    expect(stage.catalogue.asked.filter((request) => request === 'song 1').length).toBeGreaterThan(1);
    expect(stage.hls.commands).toEqual([]);
  });

  it('asks for nothing where nothing was left', async () => {
    begin();
    await stage.pass(0);
    expect(stage.catalogue.asked).toEqual([]);
  });
});
