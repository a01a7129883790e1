import { equaliserBoost } from '../../../src/domain/playback/settings/equaliser-headroom';
import { decibelsOf } from '../../../src/domain/shared/decibels';
import { CEILING_RANGE } from '../../../src/infrastructure/media/web-audio/ceiling-curve';
import { asMedia, chainOf, PlainElement, shapingHarness } from '../../support/fakes/shaping-harness';
import { settle } from '../../support/fakes/virtual-time';

describe('Web Audio shaping', () => {
  let all: ReturnType<typeof shapingHarness>;
  const plays = async (element: PlainElement, address?: string) => {
    element.play(address);
    await settle();
  };

  /** The gain of an attached element's sound. */
  const gainOf = (element: PlainElement): number => chainOf(all.context, element)[0]?.gain.value ?? Number.NaN;

  beforeEach(() => {
    all = shapingHarness();
  });

  it('is not started while nothing needs it', async () => {
    await plays(all.first);
    all.adopted.first.setLevel({ volume: 0.5, muted: false, gain: 2 });
    all.shaping.setSpeed(1.5);
    await settle();
    expect(all.world.built).toBe(0);
  });

  it('starts with the first music after a band was raised, and not in silence', async () => {
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await settle();
    expect(all.world.built).toBe(0);
    await plays(all.first);
    expect(chainOf(all.context, all.first).map(({ frequency }) => frequency)).toEqual([
      undefined,
      60,
      230,
      910,
      3_600,
      14_000,
      undefined,
      undefined,
      undefined,
    ]);
    expect(chainOf(all.context, all.first).at(-1)).toBe(all.context.destination);
    expect(chainOf(all.context, all.first)[1]?.gain.value).toBe(6);
  });

  it('starts with a song that must be louder than an element can be', async () => {
    await plays(all.first);
    all.adopted.first.setLevel({ volume: 1, muted: false, gain: 2 });
    await settle();
    expect(all.first.volume).toBe(1);
    expect(chainOf(all.context, all.first)[0]?.gain.value).toBe(2);
  });

  it('does all levelling, and no other fade, where pages may not set the volume of an element', async () => {
    all.world.isVolumeSettable = false;
    await plays(all.first);
    all.adopted.first.setLevel({ volume: 1, muted: false, gain: 0.5 });
    await settle();
    expect(all.world.built).toBe(0);
    all.shaping.setLevelling(true);
    await settle();
    expect([all.first.volume, gainOf(all.first)]).toEqual([1, 0.5]);
  });

  it('attaches no element to an output that does not run', async () => {
    all.context.allows = false;
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    expect(all.context.sources.size).toBe(0);
    all.context.allows = true;
    all.gestures.dispatchEvent(new Event('pointerup'));
    await settle();
    expect(all.context.sources.has(all.first)).toBe(true);
    expect(all.world.built).toBe(1);
  });

  it('attaches each element once, when it plays a song from our own origin', async () => {
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    expect(all.context.sources.has(all.second)).toBe(false);
    await plays(all.second);
    await plays(all.second);
    expect([...all.context.sources.keys()]).toEqual([all.first, all.second]);
  });

  it('does not attach a song from another origin: it would be silent', async () => {
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first, 'https://elsewhere.test/song.mp3');
    expect(all.context.sources.size).toBe(0);
  });

  it('passes the sound on unchanged once the equaliser is off', async () => {
    all.shaping.setEqualiser([6, -3, 0, 0, 12]);
    await plays(all.first);
    all.shaping.setEqualiser(null);
    const [own, ...rest] = chainOf(all.context, all.first);
    expect(own?.gain.value).toBe(1);
    expect(rest.slice(0, 5).map(({ gain }) => gain.value)).toEqual([0, 0, 0, 0, 0]);
  });

  it('sets the requested loudness by the gain alone, at every volume and with every equaliser', async () => {
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    const gains = [1, 0.5, 0.05].map((volume) => {
      all.adopted.first.setLevel({ volume, muted: false });
      return decibelsOf(gainOf(all.first));
    });
    expect(gains).toEqual([0, -10.03, -43.37].map((decibels) => expect.closeTo(decibels, 1)));
    expect(all.first).toMatchObject({ volume: 1, muted: false });
  });

  it('mutes by the gain, and stays muted when a band is moved', async () => {
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    all.adopted.first.setLevel({ volume: 1, muted: true });
    all.shaping.setEqualiser([5, 0, 0, 0, 0]);
    expect(gainOf(all.first)).toBe(0);
    expect(all.first.muted).toBe(false);
  });

  it('takes over from the element at the same loudness, and sets the element to full volume', async () => {
    all.adopted.first.setLevel({ volume: 0.5, muted: true });
    await plays(all.first);
    expect(all.first).toMatchObject({ volume: expect.closeTo(0.315, 3), muted: true });
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await settle();
    expect(all.first).toMatchObject({ volume: 1, muted: false });
    expect(gainOf(all.first)).toBe(0);
  });

  it.each([
    ['where it would have holes', true, 1],
    ['and leaves it alone elsewhere', false, 0],
  ])('decodes the playing song anew only where needed: %s', async (_, starves, seeks) => {
    all = shapingHarness(starves);
    await plays(all.first);
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await settle();
    expect(all.context.sources.has(all.first)).toBe(true);
    await all.time.pass(1_000);
    expect(all.first.seeks).toBe(seeks);
  });

  it('does not seek in a song that was paused meanwhile', async () => {
    all = shapingHarness(true);
    await plays(all.first);
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await settle();
    all.first.paused = true;
    await all.time.pass(1_000);
    expect(all.first.seeks).toBe(0);
  });

  it('attaches a prepared song before it begins to play', async () => {
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    all.second.currentSrc = `${location.origin}/media/a/2`;
    all.adopted.second.setLevel({ volume: 0.5, muted: false });
    expect(all.context.sources.has(all.second)).toBe(true);
    expect(gainOf(all.second)).toBeCloseTo(0.315, 3);
  });

  it('lowers the level as much as the raised bands need, the same for every song', async () => {
    all.shaping.setEqualiser([12, 12, 12, 12, 12]);
    await plays(all.first);
    const toCeiling = () => (chainOf(all.context, all.first)[6]?.gain.value ?? 0) * CEILING_RANGE;
    expect(decibelsOf(toCeiling())).toBeCloseTo(-equaliserBoost([12, 12, 12, 12, 12]), 6);
    all.adopted.first.setLevel({ volume: 0.2, muted: false, gain: 0.4 });
    expect(decibelsOf(toCeiling())).toBeCloseTo(-equaliserBoost([12, 12, 12, 12, 12]), 6);
    all.shaping.setEqualiser([-12, 0, 0, 0, -3]);
    expect(toCeiling()).toBe(1);
  });

  it('applies the speed to every element, also for its later songs', () => {
    all.shaping.setSpeed(1.5);
    expect(all.first).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 });
    const late = new PlainElement();
    all.shaping.adopt(asMedia(late));
    expect(late).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 });
  });

  describe('on an output that the system interrupts', () => {
    beforeEach(async () => {
      all.shaping.setEqualiser([6, 0, 0, 0, 0]);
      await plays(all.first);
      all.context.allows = false;
      all.context.turn('suspended');
      await settle();
    });

    it('resumes the output at once, and reports nothing if it comes back in time', async () => {
      expect(all.context.resumed).toBeGreaterThan(0);
      all.context.turn('running');
      await all.time.pass(5_000);
      expect(all.world.silences).toBe(0);
    });

    it('reports when music plays but cannot be heard', async () => {
      await all.time.pass(1_500);
      expect(all.world.silences).toBe(1);
    });

    it('reports nothing while nothing plays', async () => {
      all.first.paused = true;
      await all.time.pass(1_500);
      expect(all.world.silences).toBe(0);
    });

    it('resumes with the next gesture', async () => {
      all.context.allows = true;
      all.gestures.dispatchEvent(new Event('keydown'));
      await settle();
      expect(all.context.state).toBe('running');
    });
  });

  it('attaches nothing where the browser has no Web Audio', async () => {
    all.world.hasAudio = false;
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    expect(all.context.sources.size).toBe(0);
  });
});
