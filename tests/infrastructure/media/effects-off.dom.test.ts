import { chainOf, shapingHarness, type PlainElement } from '../../support/fakes/shaping-harness';
import { settle } from '../../support/fakes/virtual-time';

describe('Web Audio shaping after the effects are switched off', () => {
  let all: ReturnType<typeof shapingHarness>;
  const plays = async (element: PlainElement) => {
    element.play();
    await settle();
  };
  /** The gain of an attached element's sound. */
  const gainOf = (element: PlainElement): number => chainOf(all.context, element)[0]?.gain.value ?? Number.NaN;

  beforeEach(async () => {
    all = shapingHarness();
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    all.adopted.first.setLevel({ volume: 0.5, muted: false });
  });

  it('does not change the playing sound, and reports its element as retired', () => {
    expect(all.adopted.first.isRetired()).toBe(false);
    all.shaping.setEqualiser(null);
    expect(gainOf(all.first)).toBeCloseTo(0.315, 3);
    expect([all.adopted.first.isRetired(), all.adopted.second.isRetired()]).toEqual([true, false]);
  });

  it('does not report the element as retired while songs are levelled', () => {
    all.shaping.setLevelling(true);
    all.shaping.setEqualiser(null);
    expect(all.adopted.first.isRetired()).toBe(false);
    all.shaping.setLevelling(false);
    expect(all.adopted.first.isRetired()).toBe(true);
  });

  it('attaches no further element, and suspends once no attached element plays', async () => {
    all.shaping.setEqualiser(null);
    expect(all.context.state).toBe('running');
    all.first.paused = true;
    await plays(all.second);
    expect(all.context.sources.has(all.second)).toBe(false);
    expect(all.context.state).toBe('suspended');
  });

  it('resumes when the listener continues the song in an attached element', async () => {
    all.shaping.setEqualiser(null);
    all.first.paused = true;
    await plays(all.second);
    await plays(all.first);
    expect(all.context.state).toBe('running');
  });

  it('disconnects an element permanently', () => {
    const chain = chainOf(all.context, all.first);
    all.shaping.drop(all.adopted.first);
    expect(chain[0]?.next).toBeNull();
    expect(all.adopted.first.isRetired()).toBe(false);
  });
});
