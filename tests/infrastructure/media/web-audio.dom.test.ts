import { decibelsOf } from '../../../src/domain/shared/decibels';
import { applyLevel } from '../../../src/infrastructure/media/shared/sound-curve';
import { ceilingCurve, underCeiling } from '../../../src/infrastructure/media/web-audio/ceiling-curve';
import { SoundGraph } from '../../../src/infrastructure/media/web-audio/sound-graph';
import { WebAudioShaping } from '../../../src/infrastructure/media/web-audio/web-audio-shaping';
import { FakeAudioContext, installFakeAudio, type FakeNode } from '../../support/fakes/fake-audio-context';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';

/** As much of a media element as shaping asks for. */
class PlainElement extends EventTarget {
  paused = true;
  currentSrc = '';
  volume = 1;
  muted = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;

  play(address = `${location.origin}/media/a/1`): void {
    this.currentSrc = address;
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
}

const asMedia = (element: PlainElement): HTMLMediaElement => element as unknown as HTMLMediaElement;

function aWorld() {
  installFakeAudio();
  const context = new FakeAudioContext();
  const time = new VirtualTime();
  const gestures = new EventTarget();
  const world = { hasAudio: true, built: 0, silences: 0 };
  const build = async () => {
    world.built += 1;
    return world.hasAudio ? new SoundGraph(context as unknown as AudioContext) : null;
  };
  const shaping = new WebAudioShaping({ build, gestures, timer: time });
  const elements = [new PlainElement(), new PlainElement()] as const;
  elements.forEach((element) => shaping.adopt(asMedia(element)));
  shaping.silenced.subscribe(() => (world.silences += 1));
  const [first, second] = elements;
  return { context, time, gestures, world, shaping, first, second };
}

/** The nodes behind an element, as far as the output. */
function chainOf(context: FakeAudioContext, element: PlainElement): readonly FakeNode[] {
  const chain: FakeNode[] = [];
  for (let node = context.sources.get(element)?.next ?? null; node !== null; node = node.next) chain.push(node);
  return chain;
}

describe('shaping by Web Audio', () => {
  let all: ReturnType<typeof aWorld>;
  const plays = async (element: PlainElement, address?: string) => {
    element.play(address);
    await settle();
  };

  beforeEach(() => {
    all = aWorld();
  });

  it('is not begun while nothing needs it', async () => {
    await plays(all.first);
    applyLevel(asMedia(all.first), { volume: 0.5, muted: false, gain: 2 });
    all.shaping.setSpeed(1.5);
    await settle();
    expect(all.world.built).toBe(0);
  });

  it('begins with the first music after a band was raised, and not in silence', async () => {
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

  it('begins with a song that is to be louder than an element can be', async () => {
    await plays(all.first);
    applyLevel(asMedia(all.first), { volume: 1, muted: false, gain: 2 });
    await settle();
    expect(all.first.volume).toBe(1);
    expect(chainOf(all.context, all.first)[0]?.gain.value).toBe(2);
  });

  it('attaches nothing to an output that does not run', async () => {
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

  it('attaches each element once, when it has something of our own to play', async () => {
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    expect(all.context.sources.has(all.second)).toBe(false);
    await plays(all.second);
    await plays(all.second);
    expect([...all.context.sources.keys()]).toEqual([all.first, all.second]);
  });

  it('leaves alone what comes from elsewhere: it would be silent', async () => {
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first, 'https://elsewhere.test/song.mp3');
    expect(all.context.sources.size).toBe(0);
  });

  it('lets the sound pass as it is once the equaliser is off', async () => {
    all.shaping.setEqualiser([6, -3, 0, 0, 12]);
    await plays(all.first);
    all.shaping.setEqualiser(null);
    const [own, ...rest] = chainOf(all.context, all.first);
    expect(own?.gain.value).toBe(1);
    expect(rest.slice(0, 5).map(({ gain }) => gain.value)).toEqual([0, 0, 0, 0, 0]);
  });

  it('keeps the loudness that an element has by now when a band is moved', async () => {
    all.shaping.setEqualiser([0, 0, 0, 0, 6]);
    await plays(all.first);
    applyLevel(asMedia(all.first), { volume: 1, muted: false, gain: 0.25 });
    const own = () => all.first.volume * (chainOf(all.context, all.first)[0]?.gain.value ?? 0);
    const before = own();
    all.shaping.setEqualiser([0, 0, 0, 0, 5.9]);
    expect(own()).toBeCloseTo(before, 1);
  });

  it.each([
    ['full volume', 1, 1],
    ['half volume', 0.5, 1],
    ['full volume of a raised song', 1, 2],
    ['full volume of a lowered song', 1, 0.4],
  ])('makes room for raised bands at %s, no more than is needed', async (_, volume, gain) => {
    all.shaping.setEqualiser([12, 12, 12, 12, 12]);
    await plays(all.first);
    applyLevel(asMedia(all.first), { volume, muted: false, gain });
    const own = chainOf(all.context, all.first)[0]?.gain.value ?? 0;
    const loudest = all.first.volume * own * (gain > 1 ? 1 / gain : 1);
    const raised = 16.5;
    expect(decibelsOf(loudest) + raised).toBeGreaterThan(Math.min(0, decibelsOf(all.first.volume) + 12) - 1.5);
    expect(decibelsOf(loudest) + 12).toBeLessThanOrEqual(0);
  });

  it('keeps the speed for every element, also for what it plays later', () => {
    all.shaping.setSpeed(1.5);
    expect(all.first).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 });
    const late = new PlainElement();
    all.shaping.adopt(asMedia(late));
    expect(late).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 });
  });

  describe('on an output that the system takes away', () => {
    beforeEach(async () => {
      all.shaping.setEqualiser([6, 0, 0, 0, 0]);
      await plays(all.first);
      all.context.allows = false;
      all.context.turn('suspended');
      await settle();
    });

    it('asks for it at once, and says nothing if it comes back in time', async () => {
      expect(all.context.resumed).toBeGreaterThan(0);
      all.context.turn('running');
      await all.time.pass(5_000);
      expect(all.world.silences).toBe(0);
    });

    it('says so when music goes on unheard', async () => {
      await all.time.pass(1_500);
      expect(all.world.silences).toBe(1);
    });

    it('says nothing while nothing plays', async () => {
      all.first.paused = true;
      await all.time.pass(1_500);
      expect(all.world.silences).toBe(0);
    });

    it('comes back with the next gesture', async () => {
      all.context.allows = true;
      all.gestures.dispatchEvent(new Event('keydown'));
      await settle();
      expect(all.context.state).toBe('running');
    });
  });

  it('goes without where the browser has no Web Audio', async () => {
    all.world.hasAudio = false;
    all.shaping.setEqualiser([6, 0, 0, 0, 0]);
    await plays(all.first);
    expect(all.context.sources.size).toBe(0);
  });
});

describe('the ceiling', () => {
  it.each([
    [0, 0],
    [0.5, 0.5],
    [-0.9, -0.9],
    [0.97, 0.97],
  ])('leaves a sample of %d as it is', (sample, out) => {
    expect(underCeiling(sample)).toBe(out);
  });

  it('bends everything above so that nothing passes full scale, and louder stays louder', () => {
    const samples = Array.from({ length: 400 }, (_, i) => i / 100);
    const bent = samples.map(underCeiling);
    expect(Math.max(...bent)).toBeLessThanOrEqual(1);
    expect(bent).toEqual(bent.toSorted((a, b) => a - b));
    expect(samples.map((sample) => underCeiling(-sample))).toEqual(bent.map((sample) => -sample));
  });

  it('is the same as a curve over four times full scale', () => {
    const curve = ceilingCurve();
    const at = (sample: number) => curve[Math.round(((sample / 4 + 1) / 2) * (curve.length - 1))];
    expect(at(0.5)).toBeCloseTo(0.5, 6);
    expect(at(-4)).toBeCloseTo(-1, 6);
    expect(at(0)).toBe(0);
  });
});
