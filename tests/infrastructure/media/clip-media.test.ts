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
  const clipMedia = new ElementClipMedia(media.createElement as () => HTMLVideoElement, openFeed, ahead, (url) => url);
  for (const id of IN_THE_PAGE) clipMedia.show(id, new Place());
  /** Lets time pass, and runs the deferred work. */
  const pass = (seconds: number): void => {
    media.pass(seconds);
    void time.pass(seconds * 1_000);
    for (const run of later.splice(0)) run();
  };
  const told: string[] = [];
  clipMedia.facts.subscribe(({ clipId, fact }) => told.push(`${clipId} ${fact.kind}`));
  return { media, time, pass, asked, calledOff, opened, widened, told, clipMedia, openCount: () => open };
}

const urlOf = (id: string) => `/media/${id}/master.m3u8`;
const held = (...ids: readonly string[]): readonly HeldClip[] => clips(...ids);

describe('ElementClipMedia', () => {
  it('opens the neighbouring clips once the shown clip can play', () => {
    const { clipMedia, opened, pass } = begun();
    clipMedia.hold(held('b', 'c', 'a'));
    expect(opened).toEqual([urlOf('b')]);
    pass(0);
    expect(opened).toEqual([urlOf('b'), urlOf('c'), urlOf('a')]);
  });

  it('requests at once every file that the shown clip begins with', () => {
    const { clipMedia, asked } = begun();
    clipMedia.hold(held('b', 'c'));
    expect(asked).toEqual([urlOf('b'), '/media/b/360/index.m3u8', '/media/b/360/0.m4s']);
  });

  it('cancels the requests for a clip that the listener has passed', () => {
    const { clipMedia, calledOff } = begun();
    clipMedia.hold(held('a', 'b'));
    clipMedia.hold(held('f', 'g', 'e'));
    expect(calledOff).toEqual([urlOf('a')]);
  });

  it('opens the neighbouring clips also when the shown clip is broken', () => {
    const { clipMedia, media, opened, told, pass } = begun();
    media.trouble(urlOf('b'), 'decode');
    clipMedia.hold(held('b', 'c'));
    pass(0);
    expect([opened, told]).toEqual([[urlOf('b'), urlOf('c')], ['b failed']]);
  });

  it('uses three elements for any number of swipes, and opens at most three clips at once', () => {
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

  it('plays a clip that is ready before it closes or opens other clips', () => {
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

  it('plays a clip only once it is in the page', () => {
    const { clipMedia, pass, told } = begun();
    clipMedia.hold(held('late', 'b'));
    clipMedia.play('late');
    pass(1);
    expect(told).not.toContain('late moving');
    clipMedia.show('late', new Place());
    pass(1);
    expect(told).toContain('late moving');
  });

  it('does not play a clip that was paused before it was in the page', () => {
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
  ])('requests none of the clips that steps of %i ms pass, and plays the last clip after %i ms', (step, rest) => {
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

  it('does not play the last clip of fast swipes when it was paused meanwhile', () => {
    const { clipMedia, media, pass } = begun();
    for (const id of ['a', 'd', 'h']) {
      clipMedia.hold(held(id));
      clipMedia.play(id);
    }
    clipMedia.pause();
    pass(CALM.most / 1_000);
    expect(media.held.map(({ src, paused }) => [src, paused])).toEqual([[urlOf('h'), true]]);
  });

  it('plays one clip at a time, also when the previous clip starts again by itself', () => {
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

  it('restarts a clip that the listener returns to, and resumes a clip that was paused', () => {
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

  it('is silent until it is unmuted, and then every clip has sound', () => {
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

  it('continues muted where the browser refuses sound, and reports this', async () => {
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

  it('reports that a gesture is missing where the browser refuses even muted playback', async () => {
    const { clipMedia, media, told, pass } = begun();
    clipMedia.hold(held('a'));
    pass(0);
    media.refusesAutoplay = true;
    clipMedia.play('a');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(told).toContain('a failed');
  });

  it('seeks in the clip that plays', () => {
    const { clipMedia, media, pass } = begun();
    clipMedia.seek(3);
    clipMedia.hold(held('a'));
    pass(0);
    clipMedia.play('a');
    clipMedia.seek(9);
    expect(media.held[0]?.currentTime).toBe(9);
  });

  it('opens a broken clip again, and a clip whose address has changed', () => {
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

  it('does nothing for a clip that is not on the stage, or that has no source', () => {
    const { clipMedia, opened } = begun();
    clipMedia.play('x');
    clipMedia.pause();
    clipMedia.hold([{ id: 'a', sources: [], openingUrls: [], captionsUrl: null }]);
    expect(opened).toEqual([]);
  });

  it('shows a clip in its place, whether the clip or the place comes first', () => {
    const { clipMedia, media, pass } = begun();
    const early = new Place();
    const late = new Place();
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
