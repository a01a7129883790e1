import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import { LyricsViewModel, READING_TIME } from '../../../src/presentation/view-models/lyrics.view-model';
import { aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { MemoryStore } from '../../support/fakes/memory-store';
import { VirtualTime } from '../../support/fakes/virtual-time';
import { FakePlayer } from '../../support/presentation/fake-player';

const TIMED = '[00:10.00]<00:10.00>Một <00:11.00>hai<00:13.00>\n[00:14.00]\n[00:20.00]Ba';
const SINGING = aSongDetails(aSong('a').build()).singing(TIMED, 'elrc').build();
const SILENT = aSongDetails(aSong('b').build()).build();

function setUp(kept: Readonly<Record<string, string>> = {}) {
  const time = new VirtualTime();
  const sound = new FakePlayer();
  const values = new MemoryStore(kept);
  const lyrics = new LyricsViewModel({ sound, values, clock: time });
  const plays = (details: SongDetails, position: number) =>
    sound.set({
      queue: aQueueOf([details]).build(),
      details,
      position,
      isPlaying: true,
      isBuffering: false,
    });
  /** Lets time pass, then draws a frame. */
  const passes = async (milliseconds: number) => {
    await time.pass(milliseconds);
    lyrics.tick();
  };
  return { time, sound, values, lyrics, plays, passes };
}

describe('the lyrics of the current song', () => {
  it('are awaited until the details of the song are known', () => {
    const { sound, lyrics } = setUp();
    lyrics.open();
    sound.set({ queue: aQueueOf([SINGING]).build() });
    expect([lyrics.kind, lyrics.songId]).toEqual(['waiting', null]);

    sound.set({ details: SINGING });

    expect([lyrics.kind, lyrics.songId]).toEqual(['synced', 'a']);
  });

  it.each([
    ['plain', aSongDetails().singing('Một\nHai').build()],
    ['missing', SILENT],
  ] as const)('can be %s', (kind, details) => {
    const { lyrics, plays } = setUp();
    lyrics.open();
    plays(details, 0);
    expect([lyrics.kind, lyrics.line]).toEqual([kind, -1]);
  });

  it('are not awaited when the song could not be loaded', () => {
    const { sound, lyrics } = setUp();
    lyrics.open();
    sound.set({ queue: aQueueOf([SINGING]).build(), fault: 'network' });
    expect(lyrics.kind).toBe('missing');
  });
});

describe('the line being sung', () => {
  it('changes at its time between two facts of the player', async () => {
    const { lyrics, plays, passes } = setUp();
    lyrics.open();
    plays(SINGING, 9.9);
    await passes(80);
    const before = lyrics.line;

    await passes(20);

    expect([before, lyrics.line]).toEqual([-1, 0]);
  });

  it.each([
    ['paused', { isPlaying: false }],
    ['waiting for data', { isBuffering: true }],
    ['broken', { fault: 'network' }],
  ] as const)('does not advance while the sound is %s, and continues from the same position', async (_, state) => {
    const { sound, lyrics, plays, passes } = setUp();
    lyrics.open();
    plays(SINGING, 9.8);
    await passes(150);
    sound.set(state);
    await passes(1_000);
    const waiting = lyrics.line;

    sound.set({ isPlaying: true, isBuffering: false, fault: null });
    await passes(60);

    expect([waiting, lyrics.line]).toEqual([-1, 0]);
  });

  it('is corrected by every fact of the player', async () => {
    const { sound, lyrics, plays, passes } = setUp();
    lyrics.open();
    plays(SINGING, 9);
    sound.set({ position: 20.4 });
    const later = lyrics.line;
    sound.set({ position: 3 });
    await passes(0);
    expect([later, lyrics.line]).toEqual([2, -1]);
  });

  it('follows a sound that is played faster', async () => {
    const { time, sound, lyrics, plays, passes } = setUp();
    lyrics.open();
    plays(SINGING, 9);
    await time.pass(250);
    sound.set({ position: 9.5 });
    await passes(240);
    const before = lyrics.line;

    await passes(10);

    expect([before, lyrics.line]).toEqual([-1, 0]);
  });

  it('does not flicker when a fact of the player is a little behind', async () => {
    const { sound, lyrics, plays, passes } = setUp();
    lyrics.open();
    plays(SINGING, 9.9);
    await passes(110);

    sound.set({ position: 9.98 });

    expect(lyrics.line).toBe(0);
  });

  it('is none once another song plays', () => {
    const { lyrics, plays } = setUp();
    lyrics.open();
    plays(SINGING, 21);
    plays(SILENT, 21);
    expect([lyrics.line, lyrics.kind]).toEqual([-1, 'missing']);
  });

  it('fills word by word', async () => {
    const { lyrics, plays, passes } = setUp();
    lyrics.open();
    plays(SINGING, 11);
    await passes(500);
    const words = lyrics.sheet?.lines[0]?.words ?? [];
    expect(words.map((word) => lyrics.shareOf(word))).toEqual([1, 0.25]);
  });

  it('moves with the sound to the line that is chosen, if the line exists', () => {
    const { sound, lyrics, plays } = setUp();
    lyrics.open();
    lyrics.seekTo(2);
    plays(SINGING, 0);

    lyrics.seekTo(2);
    lyrics.seekTo(9);

    expect([sound.asked, lyrics.line]).toEqual([['seek 20'], 2]);
  });
});

describe('the automatic scrolling of the lyrics', () => {
  it('pauses for a while after the listener scrolls', async () => {
    const { lyrics, plays, passes } = setUp();
    lyrics.open();
    plays(SINGING, 0);
    lyrics.hold();
    await passes(READING_TIME - 1);
    const reading = lyrics.isHeld;

    await passes(1);

    expect([reading, lyrics.isHeld]).toEqual([true, false]);
  });

  it('resumes when the listener goes to a line', () => {
    const { lyrics, plays } = setUp();
    lyrics.open();
    plays(SINGING, 0);
    lyrics.hold();

    lyrics.seekTo(2);

    expect(lyrics.isHeld).toBe(false);
  });
});

describe('the lyrics offset of a song', () => {
  it('makes the lyrics come earlier, is saved, and can be reset', () => {
    const { values, lyrics, plays } = setUp();
    lyrics.open();
    plays(SINGING, 9.8);

    lyrics.moveBy(1);
    lyrics.moveBy(1);
    const moved = [lyrics.offset, lyrics.line, values.read('lyricOffsets')];
    lyrics.resetOffset();

    expect(moved).toEqual([0.2, 0, '{"a":0.2}']);
    expect([lyrics.offset, lyrics.line, values.read('lyricOffsets')]).toEqual([0, -1, null]);
  });

  it('applies to its song only, and is restored from storage', () => {
    const { lyrics, plays } = setUp({ lyricOffsets: '{"a":-0.5}' });
    lyrics.open();
    plays(SINGING, 0);
    const first = lyrics.offset;
    plays(SILENT, 0);
    expect([first, lyrics.offset]).toEqual([-0.5, 0]);
  });

  it('is included in the position of a chosen line', () => {
    const { sound, lyrics, plays } = setUp({ lyricOffsets: '{"a":-0.5}' });
    lyrics.open();
    plays(SINGING, 0);
    lyrics.seekTo(2);
    expect([sound.asked, lyrics.line]).toEqual([['seek 20.5'], 2]);
  });

  it('is neither changed nor saved without a song', () => {
    const { values, lyrics } = setUp();
    lyrics.open();
    lyrics.moveBy(1);
    expect([lyrics.offset, values.values.size]).toEqual([0, 0]);
  });
});

describe('several views that show lyrics', () => {
  it('follow the player until the last view is closed, and are correct when a view opens again', async () => {
    const { sound, lyrics, plays, passes } = setUp();
    const closings = [lyrics.open(), lyrics.open()];
    plays(SINGING, 9);
    closings[0]?.();
    const still = sound.listeners;
    closings[1]?.();
    const gone = sound.listeners;

    await passes(60_000);
    lyrics.open();
    await passes(500);

    expect([still, gone, lyrics.line]).toEqual([1, 0, -1]);
  });
});
