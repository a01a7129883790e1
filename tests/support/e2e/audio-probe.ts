import type { Page } from 'playwright-core';
import { earOfRun } from './ear-of-run';
import type { Heard } from './sound-probe';

const PATIENCE_MS = 30_000;
/** A level below this counts as silence: the test library is about ten times louder. */
const SILENCE_LEVEL = 0.02;
/** -80 dB: below this level nothing is audible, however high the volume of the player is. */
const MUTED_LEVEL = 1e-4;
const MOST_DECIBELS_OFF = 1;
/** Notes of the test library are 80 Hz apart; the spectrum's steps are 6 Hz. */
const TONE_TOLERANCE_HZ = 12;
const PACE_TOLERANCE = 0.5;
/** For awaited sound: nearly twice the length that the spectrum covers. */
const SOUND_WINDOW_MS = 300;
/** On a busy machine the position in a song stops now and then. */
const PACE_WINDOW_MS = 1_500;

/** Checks what a listener hears. Each wait ends when the expected sound is heard, or fails with the last sound heard. */
export class AudioProbe {
  constructor(
    private readonly page: Page,
    private readonly ear = earOfRun(),
  ) {}

  /** Listens for a moment to the current sound. */
  async listen(listenMs?: number): Promise<Heard> {
    return this.ear(this.page, listenMs);
  }

  /** One player whose position advances and whose decoded samples are not silent. */
  async hearSound(): Promise<Heard> {
    return this.until('sound', isSound, SOUND_WINDOW_MS);
  }

  /** One player whose position advances and whose output is silent. */
  async hearMuted(): Promise<Heard> {
    return this.until('a muted song that goes on', (heard) => isPlaying(heard) && heard.loudness < MUTED_LEVEL);
  }

  /** The output has this loudness within one decibel, a difference that no listener notices. */
  async hearLoudness(loudness: number): Promise<Heard> {
    const most = 10 ** (MOST_DECIBELS_OFF / 20);
    return this.until(`a loudness of ${loudness}`, (heard) => {
      const times = heard.loudness / loudness;
      return isPlaying(heard) && times < most && times > 1 / most;
    });
  }

  /** Sound whose loudest note is `toneHz`. */
  async hearTone(toneHz: number): Promise<Heard> {
    return this.until(`a tone of ${toneHz} Hz`, (heard) => isTone(heard, toneHz), SOUND_WINDOW_MS);
  }

  /** The tone, at a position in its song from `from` seconds on and before `to` seconds. */
  async hearToneWithin(toneHz: number, from: number, to: number): Promise<Heard> {
    const isThere = (heard: Heard): boolean => isTone(heard, toneHz) && heard.position >= from && heard.position < to;
    return this.until(`a tone of ${toneHz} Hz between ${from} and ${to} s`, isThere, SOUND_WINDOW_MS);
  }

  /** The position in the song advances `pace` times as fast as real time. */
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
