import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { makeEngineMedia, SONG_SECONDS } from '../support/e2e/engine-media';
import type { EngineName } from '../support/e2e/engine-page';
import { EngineSite } from '../support/e2e/engine-site';
import { AUDIBLE, EngineVisit } from '../support/e2e/engine-visit';
import { connectBrowser } from '../support/e2e/fixture-client';
import { secondsSince } from '../support/e2e/seconds-since';

// Real songs play in real time, on a machine that may be busy.
jest.setTimeout(60_000);

let media: string;
let site: EngineSite;
let browser: Browser;
let visit: EngineVisit;

const begin = async (name: EngineName) => {
  visit = await EngineVisit.begin(browser, site, name);
};

const faultsOf = async () => {
  const { facts } = await visit.look();
  return facts.filter((fact) => fact.kind === 'failed').map(({ fault }) => fault);
};

beforeAll(async () => {
  media = await makeEngineMedia();
  site = await EngineSite.open(media);
  browser = await connectBrowser({ autoplay: true });
});

afterEach(async () => {
  site.heal();
  await visit.page.close();
});

afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(media, { recursive: true, force: true });
});

describe.each<EngineName>(['mse', 'hls', 'native', 'progressive'])('the %s engine in a real browser', (name) => {
  beforeEach(() => begin(name));

  it('plays sound, and its position advances with time', async () => {
    expect(await visit.playFrom('first', 0)).toBeGreaterThanOrEqual(0);
    const before = await visit.look();
    await visit.untilPosition(before.position + 0.7);
    await visit.untilHeard();
    const after = await visit.look();
    expect(after.facts).toContainEqual({ kind: 'ready', duration: expect.closeTo(SONG_SECONDS, 0) });
    expect(visit.problems).toEqual([]);
  });

  it('starts in the middle when asked to', async () => {
    const start = performance.now();
    await visit.playFrom('first', 12);
    const { position } = await visit.look();
    expect(position).toBeGreaterThanOrEqual(12);
    expect(position).toBeLessThan(12 + secondsSince(start));
  });

  it('is silent on pause, and continues from the same position', async () => {
    await visit.playFrom('first', 0);
    await visit.tell('pause');
    await visit.untilTold('paused');
    await visit.wait(400);
    const paused = await visit.look();
    expect(paused.loudness).toBeLessThan(AUDIBLE);
    expect(paused.facts).toContainEqual({ kind: 'paused' });
    expect(paused.isPaused).toBe(true);
    await visit.tell('play');
    await visit.untilHeard();
    await visit.untilPosition(paused.position + 0.1);
  });

  it('plays from the position to which it seeks', async () => {
    await visit.playFrom('first', 0);
    const start = performance.now();
    await visit.tell('seek', 20);
    const position = await visit.untilSeekTold(19.95);
    // The song plays on during the report.
    expect(position).toBeLessThan(20.05 + secondsSince(start));
    await visit.untilPosition(20.1);
    await visit.untilHeard();
  });

  it('reports the end', async () => {
    await visit.playFrom('first', SONG_SECONDS - 1);
    const facts = await visit.untilTold('ended');
    expect(facts).not.toContainEqual({ kind: 'paused' });
  });

  it('plays again from the beginning after the end', async () => {
    await visit.playFrom('first', SONG_SECONDS - 1);
    await visit.untilTold('ended');
    await visit.tell('seek', 0);
    await visit.tell('play');
    await visit.untilHeard();
    expect((await visit.look()).position).toBeLessThan(5);
  });
});

describe.each<EngineName>(['hls', 'native', 'progressive'])('the two slots of the %s engine', (name) => {
  beforeEach(() => begin(name));

  it('prepare a song in silence, and play it at once', async () => {
    const second = `second-${name}`;
    await visit.playFrom('first', 0);
    await visit.tell('pause');
    await visit.tell('prepare', visit.source(second));
    await visit.untilRequested(second, name === 'progressive' ? '.mp3' : '.m4s');
    await visit.untilDecodable(2);
    await visit.wait(1_500);
    const prepared = await visit.look();
    expect(prepared.loudness).toBeLessThan(AUDIBLE);
    expect(prepared.heldCount).toBe(2);
    // Anything audible now was fetched before.
    site.fail(`/${second}/`, 'stalled');
    expect(await visit.playFrom(second, 0)).toBeGreaterThanOrEqual(0);
  });

  it('contain at most two sources, in two elements, over many songs, and none after a release', async () => {
    for (let song = 0; song < 10; song += 1) {
      await visit.tell('load', visit.source(`song-${song}`), 0);
      await visit.tell('prepare', visit.source(`song-${song + 1}`));
      await visit.wait(100);
    }
    await visit.untilHeld(2);
    const busy = await visit.look();
    expect(busy).toMatchObject({ elementCount: 2, heldCount: 2 });
    await visit.tell('release');
    await visit.untilHeld(0);
    expect(visit.problems).toEqual([]);
  });
});

describe.each<EngineName>(['mse', 'hls', 'progressive'])(
  'the %s engine with failing media in a real browser',
  (name) => {
    beforeEach(() => begin(name));

    it('reports a missing song as not found', async () => {
      site.fail('/gone/', 404);
      await visit.tell('load', visit.source('gone'), 0);
      await visit.untilTold('failed');
      expect(await faultsOf()).toEqual(['not-found']);
    });

    it('reports invalid bytes as not playable', async () => {
      site.fail('/broken/', 'garbage');
      await visit.tell('load', visit.source('broken'), 0);
      await visit.tell('play');
      await visit.untilTold('failed');
      expect(['decode', 'unsupported']).toContain((await faultsOf())[0]);
    });

    it('reports a network fault after several attempts', async () => {
      site.fail('/far/', 503);
      await visit.tell('load', visit.source('far'), 0);
      await visit.tell('play');
      await visit.untilTold('failed', 20_000);
      expect(await faultsOf()).toEqual(['network']);
      expect(site.requested.filter((url) => url.includes('/far/')).length).toBeGreaterThan(3);
    });

    it('plays after all when the server recovers in time', async () => {
      site.fail('/far/', 503);
      await visit.tell('load', visit.source('far'), 0);
      await visit.tell('play');
      await visit.wait(1_000);
      site.heal();
      await visit.untilTold('playing');
      await visit.untilHeard();
      expect(await faultsOf()).toEqual([]);
    });
  },
);

describe('the hls engine in operation', () => {
  beforeEach(() => begin('hls'));

  it('is chosen where segments can be appended, whatever canPlayType returns', async () => {
    const playlist = visit.source('first');
    const choices = await visit.supportedBy(playlist);
    expect(choices).toEqual({ mse: false, hls: true, native: false, progressive: false });
  });

  it('starts with the smallest rendition and switches to a larger one after the first measurement', async () => {
    await visit.playFrom('rising', 0);
    await visit.untilRequested('rising/256');
    const segments = site.requested.filter((url) => url.includes('/rising/') && url.endsWith('.m4s'));
    expect(segments[0]).toBe('/media/rising/64/0.m4s');
  });

  it('prepares with a few kB of the smallest rendition, and switches to a larger one once the song plays', async () => {
    await visit.playFrom('first', 0);
    await visit.tell('prepare', visit.source('thrifty'));
    await visit.untilRequested('thrifty', '.m4s', 2);
    await visit.wait(1_500);
    const segments = () => site.requested.filter((url) => url.includes('/thrifty/') && url.endsWith('.m4s'));
    expect(segments()).toEqual(['/media/thrifty/64/0.m4s', '/media/thrifty/64/1.m4s']);
    await visit.playFrom('thrifty', 0);
    await visit.untilRequested('thrifty/256');
  });

  it('leaves no source in a reused element whose preparation is cancelled at once', async () => {
    await visit.playFrom('first', 0);
    await visit.tell('prepare', visit.source('second'));
    await visit.wait(500);
    await visit.tell('prepare', null);
    await visit.prepareInVain('third');
    await visit.wait(500);
    await visit.untilHeld(1);
    expect(visit.problems).toEqual([]);
  });

  it('treats a missing last segment as the end', async () => {
    site.fail('/14.m4s', 404);
    await visit.playFrom('short', SONG_SECONDS - 5);
    await visit.untilTold('ended');
    expect(await faultsOf()).toEqual([]);
  });

  it('plays across a segment that fails twice', async () => {
    site.fail('/2.m4s', 500);
    await visit.playFrom('bumpy', 0);
    await visit.wait(1_500);
    site.heal();
    await visit.untilPosition(5);
    await visit.untilHeard();
    expect(await faultsOf()).toEqual([]);
  });
});

describe('a browser that requires a gesture', () => {
  let strict: Browser;

  beforeAll(async () => {
    strict = await connectBrowser();
  });

  afterAll(() => strict.close());

  it('is reported as "blocked", and a click starts the sound', async () => {
    visit = await EngineVisit.begin(strict, site, 'hls', 'first');
    await visit.untilTold('failed');
    expect(await faultsOf()).toEqual(['blocked']);
    await visit.playOnClick();
    await visit.untilTold('playing');
    await visit.untilHeard();
  });
});
