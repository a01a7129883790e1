import type { Page } from 'playwright-core';
import { listen, type Heard } from './sound-probe';

const PATIENCE_MS = 20_000;
/** Below it nobody would call it sound: the test library is about ten times louder. */
const SILENCE_LEVEL = 0.02;
/** Notes of the test library are 80 Hz apart; the spectrum's steps are 6 Hz. */
const TONE_TOLERANCE_HZ = 12;

/** What a listener hears. Waiting ends when it is heard, or fails with what was heard last. */
export class Ears {
  constructor(private readonly page: Page) {}

  /** Whatever sounds now, for a moment. */
  async listen(listenMs?: number): Promise<Heard> {
    return listen(this.page, listenMs);
  }

  /** One player whose position moves and whose decoded samples are no silence. */
  async hearSound(): Promise<Heard> {
    return this.until('sound', isSound);
  }

  /** Sound whose loudest note is this one. */
  async hearTone(toneHz: number): Promise<Heard> {
    const isTone = (heard: Heard): boolean => isSound(heard) && Math.abs(heard.toneHz - toneHz) <= TONE_TOLERANCE_HZ;
    return this.until(`a tone of ${toneHz} Hz`, isTone);
  }

  /** Time in the song goes by so many times as fast as outside. */
  async hearPace(pace: number): Promise<Heard> {
    return this.until(`pace ${pace}`, ({ advanced, listened }) => Math.abs(advanced / listened - pace) < 0.5);
  }

  async hearNothing(): Promise<Heard> {
    return this.until('silence', (heard) => heard.soundingCount === 0);
  }

  private async until(what: string, holds: (heard: Heard) => boolean): Promise<Heard> {
    const deadline = performance.now() + PATIENCE_MS;
    let heard = await this.listen();
    while (!holds(heard)) {
      if (performance.now() > deadline) throw new Error(`expected ${what}, heard ${JSON.stringify(heard)}`);
      await this.page.waitForTimeout(50);
      heard = await this.listen();
    }
    return heard;
  }
}

function isSound({ soundingCount, level, advanced, listened }: Heard): boolean {
  return soundingCount === 1 && level > SILENCE_LEVEL && advanced > listened / 2;
}
