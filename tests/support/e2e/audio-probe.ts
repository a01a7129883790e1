import type { Page } from 'playwright-core';
import { earOfRun } from './ear-of-run';
import type { Heard } from './sound-probe';

const PATIENCE_MS = 30_000;
/** Below it nobody would call it sound: the test library is about ten times louder. */
const SILENCE_LEVEL = 0.02;
/** -80 dB: below it nobody hears anything, however far a player is turned up. */
const MUTED_LEVEL = 1e-4;
const MOST_DECIBELS_OFF = 1;
/** Notes of the test library are 80 Hz apart; the spectrum's steps are 6 Hz. */
const TONE_TOLERANCE_HZ = 12;
const PACE_TOLERANCE = 0.5;
/** For a sound that is waited for: nearly twice what the spectrum takes in. */
const SOUND_WINDOW_MS = 300;
/** On a busy machine time in a song stands still now and then. */
const PACE_WINDOW_MS = 1_500;

/** What a listener hears. Waiting ends when it is heard, or fails with what was heard last. */
export class AudioProbe {
  constructor(
    private readonly page: Page,
    private readonly ear = earOfRun(),
  ) {}

  /** Whatever sounds now, for a moment. */
  async listen(listenMs?: number): Promise<Heard> {
    return this.ear(this.page, listenMs);
  }

  /** One player whose position moves and whose decoded samples are no silence. */
  async hearSound(): Promise<Heard> {
    return this.until('sound', isSound, SOUND_WINDOW_MS);
  }

  /** One player whose position moves, and of which nothing comes out. */
  async hearMuted(): Promise<Heard> {
    return this.until('a muted song that goes on', (heard) => isPlaying(heard) && heard.loudness < MUTED_LEVEL);
  }

  /** What comes out is as loud as this, within a decibel: nobody hears so small a difference. */
  async hearLoudness(loudness: number): Promise<Heard> {
    const most = 10 ** (MOST_DECIBELS_OFF / 20);
    return this.until(`a loudness of ${loudness}`, (heard) => {
      const times = heard.loudness / loudness;
      return isPlaying(heard) && times < most && times > 1 / most;
    });
  }

  /** Sound whose loudest note is this one. */
  async hearTone(toneHz: number): Promise<Heard> {
    return this.until(`a tone of ${toneHz} Hz`, (heard) => isTone(heard, toneHz), SOUND_WINDOW_MS);
  }

  /** The tone, at a place of its song from so many seconds on and before so many. */
  async hearToneWithin(toneHz: number, from: number, to: number): Promise<Heard> {
    const isThere = (heard: Heard): boolean => isTone(heard, toneHz) && heard.position >= from && heard.position < to;
    return this.until(`a tone of ${toneHz} Hz between ${from} and ${to} s`, isThere, SOUND_WINDOW_MS);
  }

  /** Time in the song goes by so many times as fast as outside. */
  async hearPace(pace: number): Promise<Heard> {
    const isPace = (heard: Heard): boolean =>
      isSound(heard) && Math.abs(heard.advanced / heard.listened - pace) < PACE_TOLERANCE;
    return this.until(`pace ${pace}`, isPace, PACE_WINDOW_MS);
  }

  async hearNothing(): Promise<Heard> {
    return this.until('silence', (heard) => heard.soundingCount === 0);
  }

  private async until(what: string, holds: (heard: Heard) => boolean, listenMs?: number): Promise<Heard> {
    const deadline = performance.now() + PATIENCE_MS;
    let heard = await this.listen(listenMs);
    while (!holds(heard)) {
      if (performance.now() > deadline) throw new Error(`expected ${what}, heard ${JSON.stringify(heard)}`);
      await this.page.waitForTimeout(50);
      heard = await this.listen(listenMs);
    }
    return heard;
  }
}

const isTone = (heard: Heard, toneHz: number): boolean =>
  isSound(heard) && Math.abs(heard.toneHz - toneHz) <= TONE_TOLERANCE_HZ;

const isSound = (heard: Heard): boolean => isPlaying(heard) && heard.level > SILENCE_LEVEL;

const isPlaying = ({ soundingCount, advanced, listened }: Heard): boolean =>
  soundingCount === 1 && advanced > listened / 2;
