import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { withVisits } from '../support/e2e/visits';

const LONG = 'Thềm Nắng Cũ';
const ROUNDS = 8;
const PATIENCE_MS = 20_000;
const LISTEN_MS = 200;

/** The playing tab, once exactly one tab plays, and the other one. */
async function untilOneSounds(tabs: readonly Listener[]): Promise<readonly [Listener, Listener]> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const heard = await Promise.all(tabs.map(({ ears }) => ears.listen(LISTEN_MS)));
    const [one, ...more] = tabs.filter((_, place) => heard[place]?.soundingCount !== 0);
    const [other] = tabs.filter((tab) => tab !== one);
    if (one !== undefined && other !== undefined && more.length === 0) return [one, other];
    if (performance.now() > deadline) throw new Error(`not one sounds: ${JSON.stringify(heard)}`);
  }
}

describe('Of two tabs', () => {
  const visits = withVisits();

  /** Both show the song, neither plays. */
  async function openTabs(): Promise<readonly [Listener, Listener]> {
    const first = await visits.arrive();
    await first.opensSong(LONG);
    await first.plays(LONG);
    await first.ears.hearTone(toneOf(LONG));
    await first.player.pauses();
    const second = await visits.openTab(first);
    await second.opensSong(LONG);
    await second.player.showsSong(LONG);
    return [first, second];
  }

  /** Presses the button of the dock without waiting for the other tab. */
  const presses = ({ page, words }: Listener): Promise<void> =>
    page.evaluate(
      ([dock, play]) =>
        document.querySelector<HTMLButtonElement>(`[aria-label="${dock}"] button[aria-label="${play}"]`)?.click(),
      [words.player, words.play] as const,
    );

  it('the tab in which play was pressed last plays', async () => {
    const [first, second] = await openTabs();
    await first.player.resumes();
    await first.ears.hearSound();
    await second.player.resumes();
    await second.ears.hearTone(toneOf(LONG));
    await first.ears.hearNothing();
    await first.seesButton(first.words.play);
    await first.player.resumes();
    await first.ears.hearTone(toneOf(LONG));
    await second.ears.hearNothing();
  });

  it('exactly one plays when play is pressed in both at the same moment', async () => {
    const tabs = await openTabs();
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(tabs.map(presses));
      const [playing, silent] = await untilOneSounds(tabs);
      await silent.seesButton(silent.words.play);
      expect((await playing.ears.hearTone(toneOf(LONG))).soundingCount).toBe(1);
      expect((await silent.ears.listen()).soundingCount).toBe(0);
      await playing.player.pauses();
      await playing.seesButton(playing.words.play);
      // Eight rounds take as long as the song.
      await playing.player.movesSeekBarWith('Home');
    }
  });
});
