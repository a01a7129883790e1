import { SoundGraph } from '../../../src/infrastructure/media/web-audio/sound-graph';
import { WebAudioShaping } from '../../../src/infrastructure/media/web-audio/web-audio-shaping';
import { FakeAudioContext, installFakeAudio, type FakeNode } from './fake-audio-context';
import { VirtualTime } from './virtual-time';

/** The part of a media element that shaping uses. */
export class PlainElement extends EventTarget {
  paused = true;
  currentSrc = '';
  volume = 1;
  muted = false;
  playbackRate = 1;
  seeks = 0;
  defaultPlaybackRate = 1;

  get currentTime(): number {
    return 12;
  }

  set currentTime(_: number) {
    this.seeks += 1;
  }

  play(address = `${location.origin}/media/a/1`): void {
    this.currentSrc = address;
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
}

export const asMedia = (element: PlainElement): HTMLMediaElement => element as unknown as HTMLMediaElement;

export function shapingHarness(starves = false) {
  installFakeAudio();
  const context = new FakeAudioContext();
  const time = new VirtualTime();
  const gestures = new EventTarget();
  const world = { hasAudio: true, built: 0, silences: 0, isVolumeSettable: true };
  const build = async () => {
    world.built += 1;
    return world.hasAudio ? new SoundGraph(context as unknown as AudioContext) : null;
  };
  const shaping = new WebAudioShaping({
    build,
    gestures,
    starves,
    timer: time,
    isVolumeSettable: () => world.isVolumeSettable,
  });
  const first = new PlainElement();
  const second = new PlainElement();
  const adopted = { first: shaping.adopt(asMedia(first)), second: shaping.adopt(asMedia(second)) };
  shaping.silenced.subscribe(() => (world.silences += 1));
  return { context, time, gestures, world, shaping, first, second, adopted };
}

/** The nodes after an element, up to and including the output. */
export function chainOf(context: FakeAudioContext, element: PlainElement): readonly FakeNode[] {
  const chain: FakeNode[] = [];
  for (let node = context.sources.get(element)?.next ?? null; node !== null; node = node.next) chain.push(node);
  return chain;
}
