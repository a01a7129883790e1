import { ClipSlot } from '../../../src/infrastructure/media/clips/clip-slot';
import type { OpenSourceLoader } from '../../../src/infrastructure/media/shared/source-loader';
import { aClip } from '../../support/builders/a-clip';
import { FakeMedia } from '../../support/fakes/fake-media';

/** A clip opened at the position that it had when its page was left. */
function openedAt(startsAt: number) {
  const media = new FakeMedia(20);
  const starts: number[] = [];
  const openFeed: OpenSourceLoader = ({ element, source, startAt }) => {
    starts.push(startAt);
    element.src = source.url;
    return { activate: () => undefined, readdress: () => undefined, close: () => undefined };
  };
  const clip = { ...aClip(), startsAt };
  const slot = new ClipSlot(media.createElement() as HTMLVideoElement, clip, clip.sources[0]!, openFeed);
  return { media, starts, slot };
}

describe('a clip that is opened at its last position', () => {
  it('is fetched from that position, waits there, and continues from there', () => {
    const { media, starts, slot } = openedAt(7);
    media.pass(0);
    expect([starts, slot.element.currentTime, slot.element.paused]).toEqual([[7], 7, true]);
    slot.play(true);
    media.pass(2);
    expect(slot.element.currentTime).toBe(9);
  });

  it('continues from that position also when it is played before anything is loaded', () => {
    const { media, slot } = openedAt(7);
    slot.play(true);
    media.pass(0);
    media.pass(2);
    expect(slot.element.currentTime).toBe(9);
  });

  it('begins again after the listener left it for another clip', () => {
    const { media, slot } = openedAt(7);
    media.pass(0);
    slot.play(true);
    media.pass(2);
    slot.leave();
    slot.play(true);
    expect(slot.element.currentTime).toBe(0);
  });
});
