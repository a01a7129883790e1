import * as fc from 'fast-check';
import { AddressRenewal } from '../../../../src/application/playback/player/address-renewal';
import { ChangedDetails } from '../../../../src/application/playback/player/changed-details';
import { SongDetailsBuilder } from '../../../support/builders/a-song-details';
import { aPlayerHarness, fileOf, playlistOf, type Harness } from '../../../support/builders/a-player-harness';
import { aFile, aSource } from '../../../support/builders/a-source';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the watchdog', () => {
  let harness: Harness;

  const play = async () => {
    harness.player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 0 });
    await harness.pass(10);
  };
  const loads = () => harness.hls.commands.filter((command) => command.startsWith('load'));
  const sleep = (span: number) => harness.time.turnClock(span);

  beforeEach(() => {
    harness = aPlayerHarness({ songCount: 6, duration: 600 });
  });

  describe('for a song that does not advance', () => {
    it('opens the song again at its position, without reporting a fault', async () => {
      await play();
      harness.hls.isStalled = true;
      await harness.pass(4);
      harness.hls.isStalled = false;
      await harness.pass(1);
      expect(loads()).toEqual([`load ${playlistOf('1')} 0`, `load ${playlistOf('1')} 10`]);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true, position: 11 });
      expect(harness.catalogue.asked.filter((request) => request === 'song 1')).toHaveLength(1);
    });

    it('reports the same fault while it tries again and again', async () => {
      await play();
      harness.hls.isStalled = true;
      await harness.pass(8);
      const attempts = loads().length;
      const said = [];
      for (let second = 0; second < 70; second += 1) {
        await harness.pass(1);
        said.push(harness.player.state.fault);
      }
      expect(new Set(said)).toEqual(new Set(['network']));
      expect(loads().length - attempts).toBe(2);
    });

    it('treats a position that differs by rounding as no progress', async () => {
      await play();
      harness.hls.isStalled = true;
      await harness.pass(6);
      harness.hls.tell({ kind: 'progress', position: harness.player.state.position + 1e-12, buffered: [] });
      await harness.pass(2);
      expect(harness.player.state.fault).toBe('network');
    });

    it('does not reload a song that advances', async () => {
      await play();
      await harness.pass(120);
      expect(loads()).toHaveLength(1);
    });
  });

  describe('for a page that was suspended', () => {
    it('reports no fault when the page wakes, and playback continues', async () => {
      await play();
      harness.hls.isStalled = true;
      await harness.pass(3);
      sleep(8 * HOUR);
      await harness.time.pass(0);
      await harness.pass(2);
      harness.hls.isStalled = false;
      await harness.pass(2);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true });
      expect(harness.currentId()).toBe('1');
    });

    it('does not treat a clock change of a day as a fault', async () => {
      await play();
      sleep(DAY);
      await harness.pass(20);
      sleep(-2 * DAY);
      await harness.pass(20);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true, position: 50 });
      expect(loads()).toHaveLength(1);
    });
  });

  it('requests new addresses when playback resumes after hours', async () => {
    const signed = (grant: string) =>
      new SongDetailsBuilder(harness.songs[0]!)
        .signedFor(1_000)
        .with({ audioSources: [aSource({ url: `/p/${grant}${playlistOf('1')}` }), aFile({ url: fileOf('1') })] })
        .build();
    harness.catalogue.put(signed('one'));
    const changed = new ChangedDetails(harness.store, harness.deck, harness.song);
    new AddressRenewal(harness.store, changed, harness.details, harness.time).start(harness.watchdog.refusals);
    await play();
    harness.player.dispatch({ kind: 'pause' });
    sleep(8 * HOUR);
    harness.catalogue.put(signed('two'));
    harness.hls.breakSource(`/p/one${playlistOf('1')}`, 'expired');
    harness.player.dispatch({ kind: 'play' });
    await harness.pass(1);
    expect(harness.hls.audible).toBe(`/p/two${playlistOf('1')}`);
    expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true });
  });

  describe('during a pause', () => {
    it('reports no fault, and plays from the same position at the next press', async () => {
      await play();
      harness.player.dispatch({ kind: 'pause' });
      harness.hls.breakSource(playlistOf('1'), 'network');
      harness.file.breakSource(fileOf('1'), 'network');
      await harness.pass(5);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: false });
      harness.hls.mend(playlistOf('1'));
      harness.player.dispatch({ kind: 'play' });
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('1'));
      expect(harness.player.state.position).toBeGreaterThan(10);
    });
  });

  it('continues at the same position within 5 s after the network returns', async () => {
    await play();
    harness.connectivity.set(false);
    harness.hls.breakSource(playlistOf('1'), 'network');
    await harness.pass(10);
    const { position } = harness.player.state;
    harness.hls.mend(playlistOf('1'));
    harness.connectivity.set(true);
    await harness.pass(5);
    expect(harness.hls.audible).toBe(playlistOf('1'));
    expect(harness.player.state.position).toBeGreaterThan(position + 4);
    expect(harness.player.state.position).toBeLessThan(position + 5.5);
  });

  it('does nothing more once the queue is empty', async () => {
    await play();
    harness.hls.isStalled = true;
    harness.editing.clear();
    harness.editing.remove(harness.keyOf('1'));
    const before = harness.hls.commands.length;
    await harness.pass(60);
    harness.connectivity.set(true);
    expect(harness.hls.commands).toHaveLength(before);
    expect(harness.player.state).toMatchObject({ fault: null, isPlaying: false });
  });

  describe('after any actions of the listener and any events of the network', () => {
    type Act = (harness: Harness) => void;
    const acts: readonly Act[] = [
      ({ player }) => player.dispatch({ kind: 'play-songs', songs: harness.songs, startIndex: 1 }),
      ({ player }) => player.dispatch({ kind: 'toggle' }),
      ({ player }) => player.dispatch({ kind: 'pause' }),
      ({ player }) => player.dispatch({ kind: 'play' }),
      ({ player }) => player.dispatch({ kind: 'next' }),
      ({ player }) => player.dispatch({ kind: 'previous' }),
      ({ player }) => player.dispatch({ kind: 'commit-seek', to: 20 }),
      ({ player }) => player.dispatch({ kind: 'retry' }),
      ({ hls }) => hls.breakSource(playlistOf('2'), 'network'),
      ({ hls }) => hls.breakSource(playlistOf('2'), 'decode'),
      ({ hls }) => hls.mend(playlistOf('2')),
      ({ file }) => file.breakSource(fileOf('2'), 'not-found'),
      ({ hls }) => (hls.isStalled = true),
      ({ hls }) => (hls.isStalled = false),
      ({ hls }) => hls.interrupt(),
      ({ connectivity }) => connectivity.set(false),
      ({ connectivity }) => connectivity.set(true),
      ({ time }) => time.turnClock(DAY),
      ({ time }) => time.turnClock(-DAY),
    ];
    const heal = async () => {
      harness.hls.isStalled = false;
      for (const { id } of harness.songs) {
        harness.hls.mend(playlistOf(id));
        harness.file.mend(fileOf(id));
      }
      harness.connectivity.set(true);
      harness.player.dispatch({ kind: 'retry' });
      await harness.pass(3);
    };
    const anyPlay = fc.array(fc.tuple(fc.constantFrom(...acts), fc.constantFrom(0.25, 1, 5)), { maxLength: 12 });

    it('music sounds again without a fault once every obstacle is removed and playback is retried', async () => {
      await fc.assert(
        fc.asyncProperty(anyPlay, async (actions) => {
          harness = aPlayerHarness({ songCount: 3, duration: 600 });
          await play();
          for (const [act, seconds] of actions) {
            act(harness);
            await harness.pass(seconds);
          }
          await heal();
          expect(harness.hls.audible ?? harness.file.audible).not.toBeNull();
          expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true });
        }),
        { numRuns: 60 },
      );
    });
  });
});
