import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { makeEngineMedia, SONG_SECONDS } from '../support/e2e/engine-media';
import { EngineSite } from '../support/e2e/engine-site';
import { EngineVisit } from '../support/e2e/engine-visit';
import { connectBrowser } from '../support/e2e/fixture-client';

// Real songs play in real time, on a machine that may be busy.
jest.setTimeout(60_000);

let media: string;
let site: EngineSite;
let browser: Browser;
let visit: EngineVisit;

const segmentsOf = (song: string) => site.requested.filter((url) => url.includes(`/${song}/`) && url.endsWith('.m4s'));
const faultsOf = async () => {
  const { facts } = await visit.look();
  return facts.filter((fact) => fact.kind === 'failed').map(({ fault }) => fault);
};

beforeAll(async () => {
  media = await makeEngineMedia();
  site = await EngineSite.open(media);
  browser = await connectBrowser({ autoplay: true });
});

beforeEach(async () => {
  visit = await EngineVisit.begin(browser, site, 'mse');
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

describe('one timeline in a real browser', () => {
  it('is chosen before hls.js for a song that needs no manifest', async () => {
    const choices = await visit.supportedBy(visit.source('first'));
    expect(choices).toEqual({ mse: true, hls: true, native: false, progressive: false });
  });

  it('starts with one request of the smallest rendition, and switches to a larger one at once', async () => {
    await visit.playFrom('rising', 0);
    await visit.untilPosition(2);
    expect(site.requested.filter((url) => url.includes('/rising/'))[0]).toBe('/media/rising/instant/64/0.m4s');
    expect(segmentsOf('rising').some((url) => url.includes('/256/'))).toBe(true);
    expect(site.requested.some((url) => url.includes('/rising/') && url.endsWith('.m3u8'))).toBe(false);
  });

  it('caches several songs in memory, and plays each without a second request for its beginning', async () => {
    for (const song of ['one', 'two', 'three']) await visit.tell('prepare', visit.source(song));
    await visit.untilRequested('three', '/64/1.m4s');
    await visit.playFrom('one', 0);
    await visit.playFrom('three', 0);
    await visit.playFrom('two', 0);
    for (const song of ['one', 'two', 'three'])
      expect(segmentsOf(song).filter((url) => url.endsWith('/64/0.m4s'))).toHaveLength(1);
  });

  it('continues with the gapless successor, and reports neither ended nor paused', async () => {
    await visit.playFrom('first', SONG_SECONDS - 2);
    await visit.tell('follow', visit.source('second'));
    const facts = await visit.untilTold('track-changed');
    expect(facts).not.toContainEqual({ kind: 'ended' });
    expect(facts).not.toContainEqual({ kind: 'paused' });
    await visit.untilPosition(SONG_SECONDS + 1);
    await visit.untilHeard();
    expect((await visit.look()).elementCount).toBe(1);
  });

  it('reports positions of the song that sounds', async () => {
    await visit.playFrom('first', SONG_SECONDS - 2);
    await visit.tell('follow', visit.source('second'));
    await visit.untilTold('track-changed');
    await visit.untilPosition(SONG_SECONDS + 1);
    const { facts } = await visit.look();
    const joined = facts.findIndex((fact) => fact.kind === 'track-changed');
    const positions = facts.flatMap((fact, at) => (fact.kind === 'progress' && at > joined ? [fact.position] : []));
    expect(Math.max(...positions)).toBeLessThan(3);
    expect(facts.slice(joined)).toContainEqual({ kind: 'ready', duration: SONG_SECONDS });
  });

  it('ends when the successor is withdrawn after it was appended', async () => {
    await visit.playFrom('first', SONG_SECONDS - 3);
    await visit.tell('follow', visit.source('taken-back'));
    await visit.untilRequested('taken-back');
    await visit.tell('follow', null);
    expect(await visit.untilTold('ended')).not.toContainEqual({ kind: 'track-changed' });
  });

  it('joins the successor that was named last, although another one was appended before', async () => {
    await visit.playFrom('first', SONG_SECONDS - 3);
    await visit.tell('follow', visit.source('replaced'));
    await visit.untilRequested('replaced');
    await visit.tell('follow', visit.source('third'));
    await visit.untilTold('track-changed');
    expect(segmentsOf('third').length).toBeGreaterThan(0);
    await visit.untilPosition(SONG_SECONDS + 1);
    await visit.untilHeard();
  });

  it.each([
    ['late', 0.4],
    ['in the last moment', 0.53],
  ])('joins a successor that is named %s in a song of less than a second, and plays all of it', async (_, at) => {
    const blip = visit.source('blip');
    await visit.tell('load', { ...blip, start: blip.start && { ...blip.start, duration: 0.6 } }, 0);
    await visit.tell('play');
    await visit.followAt('second', at);
    await visit.untilTold('track-changed');
    await visit.untilPosition(1.6, 5);
    await visit.untilHeard();
    expect((await visit.look()).facts).not.toContainEqual({ kind: 'ended' });
  });

  it('stays paused before the end, and joins the successor once it continues', async () => {
    await visit.playFrom('first', SONG_SECONDS - 2);
    await visit.tell('follow', visit.source('second'));
    await visit.tell('pause');
    const paused = await visit.untilTold('paused');
    expect(paused).not.toContainEqual({ kind: 'track-changed' });
    await visit.tell('play');
    await visit.untilTold('track-changed');
    expect(await faultsOf()).toEqual([]);
  });

  it('sounds after many seeks forward and back', async () => {
    await visit.playFrom('first', 0);
    for (const to of [20, 3, 27, 10, 0, 15, 28, 5]) await visit.tell('seek', to);
    await visit.untilPosition(6, 12);
    await visit.untilHeard();
  });

  it('plays the last song after fifty songs were skipped, and uses one media element', async () => {
    for (let song = 0; song < 50; song += 1) await visit.playSilently(`song-${song}`);
    await visit.playFrom('last', 0);
    await visit.untilHeard();
    expect((await visit.look()).elementCount).toBe(1);
    expect(visit.problems).toEqual([]);
  });

  it('plays again after it was released', async () => {
    await visit.playFrom('first', 0);
    await visit.tell('release');
    expect((await visit.look()).heldCount).toBe(0);
    expect(await visit.playFrom('second', 5)).toBeGreaterThanOrEqual(0);
  });
});

describe('one timeline with failing media in a real browser', () => {
  it.each(['garbage', 'empty', 'cut', 'undecodable'] as const)('reports %s bytes as not playable', async (fault) => {
    site.fail('/broken/', fault);
    await visit.tell('load', visit.source('broken'), 0);
    await visit.tell('play');
    await visit.untilTold('failed');
    expect(await faultsOf()).toEqual(['decode']);
    expect(segmentsOf('broken').length).toBeGreaterThan(1);
  });

  it.each([403, 413])('reports that an address has expired: %d', async (status) => {
    site.fail('/old/', status);
    await visit.tell('load', visit.source('old'), 0);
    await visit.untilTold('failed');
    expect(await faultsOf()).toEqual(['expired']);
  });

  it('plays across a segment that fails for a while', async () => {
    site.fail('/bumpy/instant/256/1.m4s', 500);
    site.fail('/bumpy/instant/64/1.m4s', 500);
    await visit.playFrom('bumpy', 0);
    await visit.untilRequested('bumpy', '/1.m4s', 3);
    site.heal();
    await visit.untilPosition(5);
    await visit.untilHeard();
    expect(await faultsOf()).toEqual([]);
  });

  it('continues with another connection when one stalls', async () => {
    site.fail('/slow/instant/64/0.m4s', 'stalled');
    await visit.tell('load', visit.source('slow'), 0);
    await visit.tell('play');
    await visit.untilRequested('slow');
    site.heal();
    await visit.untilTold('playing', 20_000);
    expect(await faultsOf()).toEqual([]);
  });

  it('treats a missing last segment as the end', async () => {
    site.fail('/8.m4s', 404);
    await visit.playFrom('short', SONG_SECONDS - 5);
    await visit.untilTold('ended');
    expect(await faultsOf()).toEqual([]);
  });

  it('continues after a segment in the middle could not be decoded once', async () => {
    site.failOnce('/3.m4s', 'undecodable');
    await visit.playFrom('once', 8);
    await visit.untilRequested('once', '/3.m4s', 2);
    await visit.untilPosition(14);
    await visit.untilHeard();
    expect(await faultsOf()).toEqual([]);
  });
});
