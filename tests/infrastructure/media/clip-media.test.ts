import type { HeldClip } from '../../../src/application/ports/clip-media.port';
import { ElementClipMedia } from '../../../src/infrastructure/media/clips/element-clip-media';
import { throttleBursts } from '../../../src/infrastructure/media/clips/throttle-bursts';
import type { OpenSourceLoader } from '../../../src/infrastructure/media/shared/source-loader';
import { clips } from '../../support/builders/a-clip';
import { FakeMedia } from '../../support/fakes/fake-media';
import type { FakeMediaElement } from '../../support/fakes/fake-media-element';
import { VirtualTime } from '../../support/fakes/virtual-time';

/** Milliseconds. */
const CALM = { least: 60, most: 120 };
const IN_THE_PAGE = [...'abcdefg01234'];

/** A page element that media elements are appended to. */
class Place {
  readonly shown: FakeMediaElement[] = [];

  append(element: FakeMediaElement): void {
    element.parentElement = this;
    this.shown.push(element);
  }
}

function begun() {
  const media = new FakeMedia(20);
  const opened: string[] = [];
  const widened: string[] = [];
  let open = 0;
  const openFeed: OpenSourceLoader = ({ element, source, fail }) => {
    opened.push(source.url);
    open += 1;
    element.src = source.url;
    const complain = (): void => fail('decode');
    element.addEventListener('error', complain);
    return {
      activate: () => void widened.push(source.url),
      readdress: () => undefined,
      close: () => {
        open -= 1;
        element.removeEventListener('error', complain);
        element.removeAttribute('src');
        element.load();
      },
    };
  };
  const asked: string[] = [];
  const calledOff: string[] = [];
  const later: (() => void)[] = [];
  const time = new VirtualTime();
  const ahead = {
    ask: (urls: readonly string[]) => {
      asked.push(...urls);
      return { unsubscribe: () => void calledOff.push(...urls.slice(0, 1)) };
    },
    later: (run: () => void): void => void later.push(run),
    calmly: throttleBursts({ timer: time, clock: time }, CALM),
  };
  const clipMedia = new ElementClipMedia(media.createElement as () => HTMLVideoElement, openFeed, ahead);
  for (const id of IN_THE_PAGE) clipMedia.show(id, new Place());
  /** Lets time pass, and runs the deferred work. */
  const pass = (seconds: number): void => {
    media.pass(seconds);
    void time.pass(seconds * 1_000);
    for (const run of later.splice(0)) run();
  };
  const told: string[] = [];
  clipMedia.news.subscribe(({ clipId, fact }) => told.push(`${clipId} ${fact.kind}`));
  return { media, time, pass, asked, calledOff, opened, widened, told, clipMedia, openCount: () => open };
}

const urlOf = (id: string) => `/media/${id}/master.m3u8`;
const held = (...ids: readonly string[]): readonly HeldClip[] => clips(...ids);

describe('clips in media elements', () => {
  it('opens the neighbours once the clip itself can move', () => {
    const { clipMedia, opened, pass } = begun();
    clipMedia.hold(held('b', 'c', 'a'));
    expect(opened).toEqual([urlOf('b')]);
    pass(0);
    expect(opened).toEqual([urlOf('b'), urlOf('c'), urlOf('a')]);
  });

  it('has everything that a clip begins with asked for at once', () => {
    const { clipMedia, asked } = begun();
    clipMedia.hold(held('b', 'c'));
    expect(asked).toEqual([urlOf('b'), '/media/b/360/index.m3u8', '/media/b/360/0.m4s']);
  });

  it('asks no further for what the listener has passed', () => {
    const { clipMedia, calledOff } = begun();
    clipMedia.hold(held('a', 'b'));
    clipMedia.hold(held('f', 'g', 'e'));
    expect(calledOff).toEqual([urlOf('a')]);
  });

  it('opens them too where the clip itself is broken', () => {
    const { clipMedia, media, opened, told, pass } = begun();
    media.trouble(urlOf('b'), 'decode');
    clipMedia.hold(held('b', 'c'));
    pass(0);
    expect([opened, told]).toEqual([[urlOf('b'), urlOf('c')], ['b failed']]);
  });

  it('takes three elements for any number of swipes, and opens no more than three at once', () => {
    const { clipMedia, media, openCount, pass } = begun();
    const most: number[] = [];
    for (let swipe = 0; swipe < 100; swipe += 1) {
      clipMedia.hold(held(`${swipe}`, `${swipe + 1}`, `${swipe - 1}`));
      clipMedia.play(`${swipe}`);
      pass(0.1);
      most.push(openCount());
    }
    expect([Math.max(...most), media.elements.length]).toEqual([3, 3]);
    clipMedia.release();
    expect(openCount()).toBe(0);
  });

  it('plays a clip that is ready before anything else is let go or opened', () => {
    const { clipMedia, opened, openCount, pass } = begun();
    clipMedia.hold(held('b', 'c', 'a'));
    pass(0);
    pass(0);
    clipMedia.hold(held('c', 'd', 'b'));
    clipMedia.play('c');
    expect([opened.includes(urlOf('d')), openCount()]).toEqual([false, 3]);
    pass(0);
    expect([opened.includes(urlOf('d')), openCount()]).toEqual([true, 3]);
  });

  it('lets a clip move once it stands in the page', () => {
    const { clipMedia, pass, told } = begun();
    clipMedia.hold(held('late', 'b'));
    clipMedia.play('late');
    pass(1);
    expect(told).not.toContain('late moving');
    clipMedia.show('late', new Place());
    pass(1);
    expect(told).toContain('late moving');
  });

  it('lets none move that was halted before it stood there', () => {
    const { clipMedia, pass, told } = begun();
    clipMedia.hold(held('late', 'b'));
    clipMedia.play('late');
    clipMedia.pause();
    clipMedia.show('late', new Place());
    pass(1);
    expect(told).not.toContain('late moving');
  });

  it.each([
    [30, 60],
    [50, 63],
    [90, 113],
    [110, 120],
  ])('asks for none of the clips that steps of %i ms pass, and plays the last one after %i ms', (step, rest) => {
    const { clipMedia, media, asked, opened, told, pass, time } = begun();
    for (let swipe = 0; swipe < 5; swipe += 1) {
      clipMedia.hold(held(`${swipe}`, `${swipe + 1}`));
      clipMedia.play(`${swipe}`);
      if (swipe < 4) void time.pass(step);
    }
    void time.pass(rest - 2);
    expect(opened).toEqual([urlOf('0')]);
    void time.pass(2);
    pass(0);
    pass(0);
    expect(opened.slice(0, 2)).toEqual(['0', '4'].map(urlOf));
    expect(asked.filter((url) => /media\/[123]\//.test(url))).toEqual([]);
    expect(told.filter((fact) => fact.startsWith('4'))).toContain('4 moving');
    expect(media.held.find(({ src }) => src === urlOf('4'))?.paused).toBe(false);
  });

  it('leaves a clip that a hurry ends at standing where it was halted meanwhile', () => {
    const { clipMedia, media, pass } = begun();
    for (const id of ['a', 'd', 'h']) {
      clipMedia.hold(held(id));
      clipMedia.play(id);
    }
    clipMedia.pause();
    pass(CALM.most / 1_000);
    expect(media.held.map(({ src, paused }) => [src, paused])).toEqual([[urlOf('h'), true]]);
  });

  it('lets one clip move, and another one in its stead, also where the first begins again by itself', () => {
    const { clipMedia, media, told, widened, pass } = begun();
    clipMedia.hold(held('a', 'b'));
    pass(0);
    clipMedia.play('a');
    pass(2);
    clipMedia.hold(held('b', 'a'));
    clipMedia.play('b');
    expect(told.filter((fact) => !fact.endsWith('progress'))).toEqual(['a moving', 'a paused', 'b moving']);
    void media.held[0]?.play();
    expect(media.held.map(({ src, paused }) => [src, paused])).toEqual([
      [urlOf('a'), true],
      [urlOf('b'), false],
    ]);
    expect(widened).toEqual([urlOf('a'), urlOf('b')]);
  });

  it('begins again a clip that the listener comes back to, and goes on with one that was halted', () => {
    const { clipMedia, media, pass } = begun();
    clipMedia.hold(held('a', 'b'));
    pass(0);
    clipMedia.play('a');
    pass(3);
    clipMedia.pause();
    clipMedia.play('a');
    expect(media.held[0]?.currentTime).toBe(3);
    clipMedia.play('b');
    clipMedia.play('a');
    expect(media.held[0]?.currentTime).toBe(0);
  });

  it('is silent until it is told to sound, and then all of them do', () => {
    const { clipMedia, media, pass } = begun();
    clipMedia.hold(held('a', 'b'));
    pass(0);
    pass(0);
    clipMedia.play('a');
    expect(media.sounding).toEqual([]);
    clipMedia.mute(false);
    expect(media.held.map(({ muted }) => muted)).toEqual([false, false]);
    clipMedia.play('b');
    expect(media.sounding.map(({ src }) => src)).toEqual([urlOf('b')]);
  });

  it('goes on without a sound where the browser lets none be heard, and says so', async () => {
    const { clipMedia, media, told, pass } = begun();
    clipMedia.hold(held('a'));
    pass(0);
    clipMedia.mute(false);
    media.refusesAutoplay = true;
    clipMedia.play('a');
    media.refusesAutoplay = false;
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told).toContain('a silenced');
    expect(media.held.map(({ muted, paused }) => [muted, paused])).toEqual([[true, false]]);
  });

  it('says that a gesture is missing where not even a silent one may move', async () => {
    const { clipMedia, media, told, pass } = begun();
    clipMedia.hold(held('a'));
    pass(0);
    media.refusesAutoplay = true;
    clipMedia.play('a');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told).toContain('a failed');
  });

  it('is moved in', () => {
    const { clipMedia, media, pass } = begun();
    clipMedia.seek(3);
    clipMedia.hold(held('a'));
    pass(0);
    clipMedia.play('a');
    clipMedia.seek(9);
    expect(media.held[0]?.currentTime).toBe(9);
  });

  it('opens a clip anew that was broken, and one whose address has changed', () => {
    const { clipMedia, media, opened, pass } = begun();
    media.trouble(urlOf('a'), 'decode');
    clipMedia.hold(held('a'));
    pass(0);
    clipMedia.play('a');
    expect(opened).toEqual([urlOf('a'), urlOf('a')]);
    const [clip] = held('a');
    const sources = (clip?.sources ?? []).map((source) => ({ ...source, url: '/media/new' }));
    clipMedia.hold([{ id: 'a', sources, openingUrls: [], captionsUrl: null }]);
    pass(CALM.most / 1_000);
    expect(opened.at(-1)).toBe('/media/new');
  });

  it('does nothing for a clip that is not held, or has no source', () => {
    const { clipMedia, opened } = begun();
    clipMedia.play('x');
    clipMedia.pause();
    clipMedia.hold([{ id: 'a', sources: [], openingUrls: [], captionsUrl: null }]);
    expect(opened).toEqual([]);
  });

  it('is seen in its place, whichever comes first', () => {
    const { clipMedia, media, pass } = begun();
    const [early, late] = [new Place(), new Place()];
    const showing = clipMedia.show('a', early);
    clipMedia.hold(held('a', 'b'));
    pass(0);
    clipMedia.show('b', late);
    const [a, b] = media.held;
    expect([early.shown, late.shown]).toEqual([[a], [b]]);
    showing.unsubscribe();
    showing.unsubscribe();
    expect(a?.parentElement).toBeNull();
    clipMedia.release();
    expect(b?.parentElement).toBeNull();
  });
});
