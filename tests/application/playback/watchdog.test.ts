import * as fc from 'fast-check';
import { AddressRenewal } from '../../../src/application/playback/address-renewal';
import { ChangedDetails } from '../../../src/application/playback/changed-details';
import { SongDetailsBuilder } from '../../support/builders/a-song-details';
import { aPlayerHarness, fileOf, playlistOf, type Harness } from '../../support/builders/a-player-harness';
import { aFile, aSource } from '../../support/builders/a-source';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the watchdog', () => {
  let harness: Harness;

  const play = async () => {
    harness.player.playSongs(harness.songs, 0);
    await harness.pass(10);
  };
  const loads = () => harness.hls.commands.filter((command) => command.startsWith('load'));
  const sleep = (span: number) => harness.time.turnClock(span);

  beforeEach(() => {
    harness = aPlayerHarness({ songCount: 6, duration: 600 });
  });

  describe('of a song that stands still', () => {
    it('opens it anew where it stands, and nothing is heard of that', async () => {
      await play();
      harness.hls.isStalled = true;
      await harness.pass(4);
      harness.hls.isStalled = false;
      await harness.pass(1);
      expect(loads()).toEqual([`load ${playlistOf('1')} 0`, `load ${playlistOf('1')} 10`]);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true, position: 11 });
      expect(harness.catalogue.asked.filter((request) => request === 'song 1')).toHaveLength(1);
    });

    it('keeps its word while it tries again and again', async () => {
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

    it('takes a place that differs by rounding for no motion', async () => {
      await play();
      harness.hls.isStalled = true;
      await harness.pass(6);
      harness.hls.tell({ kind: 'progress', position: harness.player.state.position + 1e-12, buffered: [] });
      await harness.pass(2);
      expect(harness.player.state.fault).toBe('network');
    });

    it('leaves it alone once it moves', async () => {
      await play();
      await harness.pass(120);
      expect(loads()).toHaveLength(1);
    });
  });

  describe('of a page that stood still', () => {
    it('says nothing on waking and goes on', async () => {
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

    it('takes a clock that is set by a day for no trouble', async () => {
      await play();
      sleep(DAY);
      await harness.pass(20);
      sleep(-2 * DAY);
      await harness.pass(20);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true, position: 50 });
      expect(loads()).toHaveLength(1);
    });
  });

  it('asks for new addresses when it is played on after hours', async () => {
    const signed = (grant: string) =>
      new SongDetailsBuilder(harness.songs[0]!)
        .signedFor(1_000)
        .with({ audioSources: [aSource({ url: `/p/${grant}${playlistOf('1')}` }), aFile({ url: fileOf('1') })] })
        .build();
    harness.catalogue.put(signed('one'));
    const changed = new ChangedDetails(harness.store, harness.deck, harness.song);
    new AddressRenewal(harness.store, changed, harness.details, harness.time).start(harness.watchdog.refusals);
    await play();
    harness.player.pause();
    sleep(8 * HOUR);
    harness.catalogue.put(signed('two'));
    harness.hls.breakSource(`/p/one${playlistOf('1')}`, 'expired');
    harness.player.play();
    await harness.pass(1);
    expect(harness.hls.audible).toBe(`/p/two${playlistOf('1')}`);
    expect(harness.player.state).toMatchObject({ fault: null, isPlaying: true });
  });

  describe('in a pause', () => {
    it('says nothing of a fault, and finds out at the next press', async () => {
      await play();
      harness.player.pause();
      harness.hls.breakSource(playlistOf('1'), 'network');
      harness.file.breakSource(fileOf('1'), 'network');
      await harness.pass(5);
      expect(harness.player.state).toMatchObject({ fault: null, isPlaying: false });
      harness.hls.mend(playlistOf('1'));
      harness.player.play();
      await harness.pass(1);
      expect(harness.hls.audible).toBe(playlistOf('1'));
      expect(harness.player.state.position).toBeGreaterThan(10);
    });
  });

  it('goes on within 5 s of the network’s return, where it was', async () => {
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

  it('has nothing more to do once the queue is empty', async () => {
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

  describe('whatever a listener and the network do', () => {
    type Act = (harness: Harness) => void;
    const acts: readonly Act[] = [
      ({ player }) => player.playSongs(harness.songs, 1),
      ({ player }) => player.toggle(),
      ({ player }) => player.pause(),
      ({ player }) => player.play(),
      ({ player }) => player.next(),
      ({ player }) => player.previous(),
      ({ player }) => player.commitSeek(20),
      ({ player }) => player.retry(),
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
      harness.player.retry();
      await harness.pass(3);
    };
    const anyPlay = fc.array(fc.tuple(fc.constantFrom(...acts), fc.constantFrom(0.25, 1, 5)), { maxLength: 12 });

    it('music sounds again without a word once nothing is in its way and it is tried again', async () => {
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
