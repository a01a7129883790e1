import { AddressRenewal } from '../../../src/application/playback/address-renewal';
import { ChangedDetails } from '../../../src/application/playback/changed-details';
import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import { resumeListening } from '../../../src/domain/playback/resume-listening';
import { aQueueOf } from '../../support/builders/a-queue';
import { SongDetailsBuilder } from '../../support/builders/a-song-details';
import { aStage, fileOf, playlistOf, type Stage } from '../../support/builders/a-stage';
import { aFile, aSource } from '../../support/builders/a-source';

const HOUR = 3_600;

describe('a song whose addresses end', () => {
  let stage: Stage;
  let renewal: AddressRenewal;

  const signedUrl = (grant: string) => `/p/${grant}${playlistOf('1')}`;
  const signed = (grant: string, seconds: number): SongDetails =>
    new SongDetailsBuilder(stage.songs[0]!)
      .signedFor(seconds)
      .with({ audioSources: [aSource({ url: signedUrl(grant) }), aFile({ url: `/p/${grant}${fileOf('1')}` })] })
      .build();
  const previewed = (): SongDetails =>
    new SongDetailsBuilder(stage.songs[0]!)
      .previewed()
      .with({ audioSources: [aSource({ url: '/media/pre/1/master.m3u8' })] })
      .build();
  const play = async () => {
    stage.player.playSongs(stage.songs, 0);
    await stage.pass(1);
  };
  const asked = () => stage.catalogue.asked.filter((request) => request === 'song 1').length;
  const commands = (name: string) => stage.hls.commands.filter((command) => command.startsWith(name));

  beforeEach(() => {
    stage = aStage({ duration: 10 * HOUR });
    const changed = new ChangedDetails(stage.store, stage.deck, stage.song);
    renewal = new AddressRenewal(stage.store, changed, stage.details, stage.time);
    renewal.begin(stage.watchdog.refusals);
    stage.catalogue.put(signed('one', 100));
  });

  describe('gets new ones', () => {
    beforeEach(async () => {
      await play();
      stage.catalogue.put(signed('two', 100));
    });

    it('at 80 % of their life, and nothing is heard of it', async () => {
      await stage.pass(78);
      expect([asked(), commands('readdress')]).toEqual([1, []]);
      await stage.pass(2);
      expect([asked(), commands('readdress')]).toEqual([2, [`readdress ${signedUrl('two')}`]]);
      expect(commands('load')).toHaveLength(1);
      expect(stage.player.state).toMatchObject({ isPlaying: true, isBuffering: false, fault: null });
      expect(stage.hls.audible).toBe(signedUrl('two'));
    });

    it('again and again', async () => {
      await stage.pass(240);
      expect(commands('readdress')).toHaveLength(3);
    });

    it('also in a pause', async () => {
      stage.player.pause();
      await stage.pass(80);
      expect([commands('readdress').length, stage.hls.audible]).toEqual([1, null]);
    });

    it('a little later where they do not come at once, and says nothing', async () => {
      stage.catalogue.failWith('song 1', { kind: 'offline' });
      await stage.pass(84);
      expect(stage.player.state.fault).toBeNull();
      stage.catalogue.failWith('song 1', null);
      await stage.pass(5);
      expect(stage.hls.audible).toBe(signedUrl('two'));
    });

    it('not for a song that is on no more', async () => {
      stage.player.next();
      await stage.pass(200);
      expect([asked(), commands('readdress')]).toEqual([1, []]);
    });
  });

  it('is asked for anew sooner where its details were known before', async () => {
    await stage.details.get('1');
    await stage.pass(60);
    await play();
    await stage.pass(20);
    expect(asked()).toBe(2);
  });

  describe('that are refused before their time', () => {
    beforeEach(async () => {
      await play();
      await stage.pass(9);
      stage.catalogue.put(signed('two', 100));
      stage.hls.breakSource(signedUrl('one'), 'expired');
    });

    it('goes on by new ones from where it was, without a word', async () => {
      await stage.pass(1);
      expect([asked(), stage.hls.audible]).toEqual([2, signedUrl('two')]);
      expect(stage.player.state).toMatchObject({ fault: null, isPlaying: true });
      expect(stage.player.state.position).toBeGreaterThan(9.5);
      expect(stage.player.state.position).toBeLessThan(11.5);
      expect(stage.file.commands).toEqual([]);
    });

    it('is given up where the new ones are refused too, with the word for it', async () => {
      stage.hls.breakSource(signedUrl('two'), 'expired');
      await stage.pass(1);
      // Once to begin with, and three times because of refusals.
      expect(asked()).toBe(4);
      expect(stage.player.state.fault).toBe('expired');
      await stage.pass(3);
      expect(stage.currentId()).toBe('2');
    });

    it('is asked for anew again after half a minute', async () => {
      await stage.pass(30);
      stage.catalogue.put(signed('three', 100));
      stage.hls.breakSource(signedUrl('two'), 'expired');
      await stage.pass(1);
      expect([stage.hls.audible, stage.player.state.fault]).toEqual([signedUrl('three'), null]);
    });

    it('says what keeps new ones from coming', async () => {
      stage.catalogue.failWith('song 1', { kind: 'not-found' });
      await stage.pass(1);
      expect(stage.player.state.fault).toBe('not-found');
      await stage.pass(3);
      expect(stage.currentId()).toBe('2');
    });

    it('goes on at once where they come while the listener is told that it stands', async () => {
      stage.hls.isStalled = true;
      await stage.pass(28);
      expect(stage.player.state.fault).toBe('network');
      stage.hls.isStalled = false;
      await stage.pass(2);
      expect([asked(), stage.hls.audible, stage.player.state.fault]).toEqual([2, signedUrl('two'), null]);
    });

    it('does not come back once another song was chosen', async () => {
      stage.catalogue.hold('song 1');
      await stage.pass(1);
      stage.player.next();
      await stage.pass(1);
      stage.catalogue.letGo('song 1');
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('2'));
    });
  });

  describe('when somebody else listens', () => {
    const signOut = async () => {
      stage.catalogue.put(previewed());
      stage.details.forgetAll();
      renewal.renewForListener();
      await stage.pass(1);
    };

    it('goes on as a preview from the same place', async () => {
      await play();
      await stage.pass(9);
      await signOut();
      expect(commands('load').at(-1)).toMatch(/^load \/media\/pre\/1\/master\.m3u8 10(\.\d+)?$/);
      expect(stage.hls.audible).toBe('/media/pre/1/master.m3u8');
    });

    it('rests where the preview is over by then, and says that it is one', async () => {
      await play();
      await stage.pass(40);
      await signOut();
      expect(stage.hls.audible).toBeNull();
      expect(stage.player.state).toMatchObject({
        isPlaying: false,
        position: 0,
        details: { access: { kind: 'preview' } },
      });
      expect(stage.currentId()).toBe('1');
    });

    it('becomes the whole song from the same place', async () => {
      stage.catalogue.put(previewed());
      await play();
      await stage.pass(9);
      stage.catalogue.put(signed('one', 100));
      stage.details.forgetAll();
      renewal.renewForListener();
      await stage.pass(1);
      expect(stage.hls.audible).toBe(signedUrl('one'));
      expect(stage.player.state.position).toBeGreaterThan(9.5);
    });

    it('is left alone where it is for everybody', async () => {
      stage.player.playSongs(stage.songs, 1);
      await stage.pass(1);
      const before = stage.catalogue.asked.length;
      renewal.renewForListener();
      await stage.pass(1);
      expect(stage.catalogue.asked).toHaveLength(before);
    });
  });

  it('that was left further on than a preview goes begins anew with the preview', async () => {
    stage.catalogue.put(previewed());
    const queue = aQueueOf(stage.songs).build();
    stage.store.update((state) => resumeListening(state, { queue, loop: 'OFF', position: 120 }));
    stage.player.play();
    await stage.pass(1);
    expect(commands('load')).toEqual(['load /media/pre/1/master.m3u8 0']);
    expect(stage.player.state).toMatchObject({ isPlaying: true, position: 1 });
  });

  it('that is a preview plays to its end, and the next song follows', async () => {
    stage = aStage({ duration: 30 });
    stage.catalogue.put(previewed());
    await play();
    await stage.pass(30);
    expect(stage.currentId()).toBe('2');
    expect(stage.player.state).toMatchObject({ fault: null, isPlaying: true });
  });
});
