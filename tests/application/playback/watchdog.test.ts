import * as fc from 'fast-check';
import { AddressRenewal } from '../../../src/application/playback/address-renewal';
import { ChangedDetails } from '../../../src/application/playback/changed-details';
import { SongDetailsBuilder } from '../../support/builders/a-song-details';
import { aStage, fileOf, playlistOf, type Stage } from '../../support/builders/a-stage';
import { aFile, aSource } from '../../support/builders/a-source';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the watchdog', () => {
  let stage: Stage;

  const play = async () => {
    stage.player.playSongs(stage.songs, 0);
    await stage.pass(10);
  };
  const loads = () => stage.hls.commands.filter((command) => command.startsWith('load'));
  const sleep = (span: number) => stage.time.turnClock(span);

  beforeEach(() => {
    stage = aStage({ songCount: 6, duration: 600 });
  });

  describe('of a song that stands still', () => {
    it('opens it anew where it stands, and nothing is heard of that', async () => {
      await play();
      stage.hls.isStalled = true;
      await stage.pass(4);
      stage.hls.isStalled = false;
      await stage.pass(1);
      expect(loads()).toEqual([`load ${playlistOf('1')} 0`, `load ${playlistOf('1')} 10`]);
      expect(stage.player.state).toMatchObject({ fault: null, isPlaying: true, position: 11 });
      expect(stage.catalogue.asked.filter((request) => request === 'song 1')).toHaveLength(1);
    });

    it('keeps its word while it tries again and again', async () => {
      await play();
      stage.hls.isStalled = true;
      await stage.pass(8);
      const attempts = loads().length;
      const said = [];
      for (let second = 0; second < 70; second += 1) {
        await stage.pass(1);
        said.push(stage.player.state.fault);
      }
      expect(new Set(said)).toEqual(new Set(['network']));
      expect(loads().length - attempts).toBe(2);
    });

    it('takes a place that differs by rounding for no motion', async () => {
      await play();
      stage.hls.isStalled = true;
      await stage.pass(6);
      stage.hls.tell({ kind: 'progress', position: stage.player.state.position + 1e-12, buffered: [] });
      await stage.pass(2);
      expect(stage.player.state.fault).toBe('network');
    });

    it('leaves it alone once it moves', async () => {
      await play();
      await stage.pass(120);
      expect(loads()).toHaveLength(1);
    });
  });

  describe('of a page that stood still', () => {
    it('says nothing on waking and goes on', async () => {
      await play();
      stage.hls.isStalled = true;
      await stage.pass(3);
      sleep(8 * HOUR);
      await stage.time.pass(0);
      await stage.pass(2);
      stage.hls.isStalled = false;
      await stage.pass(2);
      expect(stage.player.state).toMatchObject({ fault: null, isPlaying: true });
      expect(stage.currentId()).toBe('1');
    });

    it('takes a clock that is set by a day for no trouble', async () => {
      await play();
      sleep(DAY);
      await stage.pass(20);
      sleep(-2 * DAY);
      await stage.pass(20);
      expect(stage.player.state).toMatchObject({ fault: null, isPlaying: true, position: 50 });
      expect(loads()).toHaveLength(1);
    });
  });

  it('asks for new addresses when it is played on after hours', async () => {
    const signed = (grant: string) =>
      new SongDetailsBuilder(stage.songs[0]!)
        .signedFor(1_000)
        .with({ audioSources: [aSource({ url: `/p/${grant}${playlistOf('1')}` }), aFile({ url: fileOf('1') })] })
        .build();
    stage.catalogue.put(signed('one'));
    const changed = new ChangedDetails(stage.store, stage.deck, stage.song);
    new AddressRenewal(stage.store, changed, stage.details, stage.time).begin(stage.watchdog.refusals);
    await play();
    stage.player.pause();
    sleep(8 * HOUR);
    stage.catalogue.put(signed('two'));
    stage.hls.breakSource(`/p/one${playlistOf('1')}`, 'expired');
    stage.player.play();
    await stage.pass(1);
    expect(stage.hls.audible).toBe(`/p/two${playlistOf('1')}`);
    expect(stage.player.state).toMatchObject({ fault: null, isPlaying: true });
  });

  describe('in a pause', () => {
    it('says nothing of a fault, and finds out at the next press', async () => {
      await play();
      stage.player.pause();
      stage.hls.breakSource(playlistOf('1'), 'network');
      stage.file.breakSource(fileOf('1'), 'network');
      await stage.pass(5);
      expect(stage.player.state).toMatchObject({ fault: null, isPlaying: false });
      stage.hls.mend(playlistOf('1'));
      stage.player.play();
      await stage.pass(1);
      expect(stage.hls.audible).toBe(playlistOf('1'));
      expect(stage.player.state.position).toBeGreaterThan(10);
    });
  });

  it('goes on within 5 s of the network’s return, where it was', async () => {
    await play();
    stage.connectivity.set(false);
    stage.hls.breakSource(playlistOf('1'), 'network');
    await stage.pass(10);
    const { position } = stage.player.state;
    stage.hls.mend(playlistOf('1'));
    stage.connectivity.set(true);
    await stage.pass(5);
    expect(stage.hls.audible).toBe(playlistOf('1'));
    expect(stage.player.state.position).toBeGreaterThan(position + 4);
    expect(stage.player.state.position).toBeLessThan(position + 5.5);
  });

  it('has nothing more to do once the queue is empty', async () => {
    await play();
    stage.hls.isStalled = true;
    stage.editing.clear();
    stage.editing.remove(stage.keyOf('1'));
    const before = stage.hls.commands.length;
    await stage.pass(60);
    stage.connectivity.set(true);
    expect(stage.hls.commands).toHaveLength(before);
    expect(stage.player.state).toMatchObject({ fault: null, isPlaying: false });
  });

  describe('whatever a listener and the network do', () => {
    type Act = (stage: Stage) => void;
    const acts: readonly Act[] = [
      ({ player }) => player.playSongs(stage.songs, 1),
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
      stage.hls.isStalled = false;
      for (const { id } of stage.songs) {
        stage.hls.mend(playlistOf(id));
        stage.file.mend(fileOf(id));
      }
      stage.connectivity.set(true);
      stage.player.retry();
      await stage.pass(3);
    };
    const anyPlay = fc.array(fc.tuple(fc.constantFrom(...acts), fc.constantFrom(0.25, 1, 5)), { maxLength: 12 });

    it('music sounds again without a word once nothing is in its way and it is tried again', async () => {
      await fc.assert(
        fc.asyncProperty(anyPlay, async (deeds) => {
          stage = aStage({ songCount: 3, duration: 600 });
          await play();
          for (const [act, seconds] of deeds) {
            act(stage);
            await stage.pass(seconds);
          }
          await heal();
          expect(stage.hls.audible ?? stage.file.audible).not.toBeNull();
          expect(stage.player.state).toMatchObject({ fault: null, isPlaying: true });
        }),
        { numRuns: 60 },
      );
    });
  });
});
