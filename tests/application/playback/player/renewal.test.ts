import { AddressRenewal } from '../../../../src/application/playback/player/address-renewal';
import { ChangedDetails } from '../../../../src/application/playback/player/changed-details';
import type { SongDetails } from '../../../../src/domain/catalogue/song-details';
import { resumeListening } from '../../../../src/domain/playback/state/resume-listening';
import { aQueueOf } from '../../../support/builders/a-queue';
import { SongDetailsBuilder } from '../../../support/builders/a-song-details';
import { aPlayerHarness, fileOf, playlistOf, type Harness } from '../../../support/builders/a-player-harness';
import { aFile, aSource } from '../../../support/builders/a-source';

const HOUR = 3_600;

describe('a song whose addresses expire', () => {
  let harness: Harness;
  let renewal: AddressRenewal;

  const signedUrl = (grant: string) => `/p/${grant}${playlistOf('1')}`;
  const signed = (grant: string, seconds: number): SongDetails =>
    new SongDetailsBuilder(harness.songs[0]!)
      .signedFor(seconds)
      .with({ audioSources: [aSource({ url: signedUrl(grant) }), aFile({ url: `/p/${grant}${fileOf('1')}` })] })
      .build();
  const previewed = (): SongDetails =>
    new SongDetailsBuilder(harness.songs[0]!)
      .previewed()
      .with({ audioSources: [aSource({ url: '/media/pre/1/master.m3u8' })] })
      .build();
  const play = async () => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
    await harness.pass(1);
  };
  const asked = () => harness.catalogue.asked.filter((request) => request === 'song 1').length;
  const commands = (name: string) => harness.hls.commands.filter((command) => command.startsWith(name));

  beforeEach(() => {
    harness = aPlayerHarness({ duration: 10 * HOUR });
    const changed = new ChangedDetails(harness.store, harness.deck, harness.song);
    renewal = new AddressRenewal(harness.store, changed, harness.details, harness.time);
    renewal.start(harness.watchdog.refusals);
    harness.catalogue.put(signed('one', 100));
  });

  describe('gets new addresses', () => {
    beforeEach(async () => {
      await play();
      harness.catalogue.put(signed('two', 100));
    });

    it('at 80 % of their lifetime, without interrupting playback', async () => {
      await harness.pass(78);
      expect([asked(), commands('readdress')]).toEqual([1, []]);
      await harness.pass(2);
      expect([asked(), commands('readdress')]).toEqual([2, [`readdress ${signedUrl('two')}`]]);
      expect(commands('load')).toHaveLength(1);
      expect(harness.player.state).toMatchObject({ isPlaying: true, isBuffering: false, fault: null });
      expect(harness.hls.audible).toBe(signedUrl('two'));
    });

    it('again and again', async () => {
      await harness.pass(240);
      expect(commands('readdress')).toHaveLength(3);
    });

    it('also during a pause', async () => {
      harness.player.dispatch({ kind: 'pause' });
      await harness.pass(80);
      expect([commands('readdress').length, harness.hls.audible]).toEqual([1, null]);
    });

    it('a little later when they cannot be loaded at once, without reporting a fault', async () => {
      harness.catalogue.failWith('song 1', { kind: 'offline' });
      await harness.pass(84);
      expect(harness.player.state.fault).toBeNull();
      harness.catalogue.failWith('song 1', null);
      await harness.pass(5);
      expect(harness.hls.audible).toBe(signedUrl('two'));
    });

    it('not for a song that no longer plays', async () => {
      harness.player.dispatch({ kind: 'next' });
      await harness.pass(200);
      expect([asked(), commands('readdress')]).toEqual([1, []]);
    });
  });

  it('is requested again sooner when its details were loaded before playback', async () => {
    await harness.details.get('1');
    await harness.pass(60);
    await play();
    await harness.pass(20);
    expect(asked()).toBe(2);
  });

  describe('whose addresses are refused before they expire', () => {
    beforeEach(async () => {
      await play();
      await harness.pass(9);
      harness.catalogue.put(signed('two', 100));
      harness.hls.breakSource(signedUrl('one'), 'expired');
    });

    it('continues with new addresses from the same position, without a fault', async () => {
      await harness.pass(1);
      expect([asked(), harness.hls.audible]).toEqual([2, signedUrl('two')]);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true });
      expect(harness.player.state.position).toBeGreaterThan(9.5);
      expect(harness.player.state.position).toBeLessThan(11.5);
      expect(harness.file.commands).toEqual([]);
    });

    it('is skipped with the fault expired when the new addresses are refused too', async () => {
      harness.hls.breakSource(signedUrl('two'), 'expired');
      await harness.pass(1);
      // Once to begin with, and three times because of refusals.
      expect(asked()).toBe(4);
      expect(harness.player.state.fault).toBe('expired');
      await harness.pass(3);
      expect(harness.currentId()).toBe('2');
    });

    it('is requested again when the new addresses are refused half a minute later', async () => {
      await harness.pass(30);
      harness.catalogue.put(signed('three', 100));
      harness.hls.breakSource(signedUrl('two'), 'expired');
      await harness.pass(1);
      expect([harness.hls.audible, harness.player.state.fault]).toEqual([signedUrl('three'), null]);
    });

    it('reports the fault that prevents new addresses', async () => {
      harness.catalogue.failWith('song 1', { kind: 'not-found' });
      await harness.pass(1);
      expect(harness.player.state.fault).toBe('not-found');
      await harness.pass(3);
      expect(harness.currentId()).toBe('2');
    });

    it('continues at once when new addresses arrive while a network fault is reported', async () => {
      harness.hls.isStalled = true;
      await harness.pass(28);
      expect(harness.player.state.fault).toBe('network');
      harness.hls.isStalled = false;
      await harness.pass(2);
      expect([asked(), harness.hls.audible, harness.player.state.fault]).toEqual([2, signedUrl('two'), null]);
    });

    it('does not resume once another song was chosen', async () => {
      harness.catalogue.hold('song 1');
      await harness.pass(1);
      harness.player.dispatch({ kind: 'next' });
      await harness.pass(1);
      harness.catalogue.letGo('song 1');
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('2'));
    });
  });

  describe('when the listener changes', () => {
    const signOut = async () => {
      harness.catalogue.put(previewed());
      harness.details.forgetAll();
      renewal.renewForListener();
      await harness.pass(1);
    };

    it('continues as a preview from the same position', async () => {
      await play();
      await harness.pass(9);
      await signOut();
      expect(commands('load').at(-1)).toMatch(/^load \/media\/pre\/1\/master\.m3u8 10(\.\d+)?$/);
      expect(harness.hls.audible).toBe('/media/pre/1/master.m3u8');
    });

    it('stops when its position is beyond the end of the preview, and is shown as a preview', async () => {
      await play();
      await harness.pass(40);
      await signOut();
      expect(harness.hls.audible).toBeNull();
      expect(harness.player.state).toMatchObject({
        isPlaying: false,
        position: 0,
        details: { access: { kind: 'preview' } },
      });
      expect(harness.currentId()).toBe('1');
    });

    it('becomes the whole song at the same position', async () => {
      harness.catalogue.put(previewed());
      await play();
      await harness.pass(9);
      harness.catalogue.put(signed('one', 100));
      harness.details.forgetAll();
      renewal.renewForListener();
      await harness.pass(1);
      expect(harness.hls.audible).toBe(signedUrl('one'));
      expect(harness.player.state.position).toBeGreaterThan(9.5);
    });

    it('is not requested again when it is available to everybody', async () => {
      harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 1 });
      await harness.pass(1);
      const before = harness.catalogue.asked.length;
      renewal.renewForListener();
      await harness.pass(1);
      expect(harness.catalogue.asked).toHaveLength(before);
    });
  });

  it('starts from the beginning of the preview when it was left beyond the end of the preview', async () => {
    harness.catalogue.put(previewed());
    const queue = aQueueOf(harness.songs).build();
    harness.store.update((state) => resumeListening(state, { queue, loop: 'OFF', position: 120 }));
    harness.player.dispatch({ kind: 'play' });
    await harness.pass(1);
    expect(commands('load')).toEqual(['load /media/pre/1/master.m3u8 0']);
    expect(harness.player.state).toMatchObject({ isPlaying: true, position: 1 });
  });

  it('that is a preview plays to its end, and the next song follows', async () => {
    harness = aPlayerHarness({ duration: 30 });
    harness.catalogue.put(previewed());
    await play();
    await harness.pass(30);
    expect(harness.currentId()).toBe('2');
    expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true });
  });
});
