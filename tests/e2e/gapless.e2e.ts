import { rm } from 'node:fs/promises';
import { longestBreak } from '../support/e2e/find-break';
import type { Listener } from '../support/e2e/listener';
import { makeTemporaryFolder, Product } from '../support/e2e/product';
import { songCalled } from '../support/e2e/library-facts';
import { SilenceWatch } from '../support/e2e/silence-watch';
import { installTape, readTape } from '../support/e2e/tape';
import { withVisits } from '../support/e2e/visits';
import { BLINKS, HALVES, makeToneAlbum } from '../support/fixtures/make-tone-album';

const [FIRST, SECOND] = HALVES.titles;
const LONGEST_BREAK_MS = 5;
const START_LIMIT_MS = 150_000;
const RATE = 44_100;

const tone = (length: number, from = 0) =>
  Float32Array.from({ length }, (_, at) => 0.3 * Math.sin((2 * Math.PI * HALVES.toneHz * (at + from)) / RATE));

const secondsOf = (title: string): number => (BLINKS.samples[BLINKS.titles.indexOf(title)] ?? 0) / RATE;

/** A tone that fades to silence and back within 60 ms. */
const faded = (length: number) =>
  tone(length).map((sample, at) => sample * Math.min(1, Math.abs(at - length / 2) / (0.03 * RATE)));

const tapeOf = (...pieces: readonly Float32Array[]) => ({
  rate: RATE,
  samples: Float32Array.from(pieces.flatMap((piece) => [...piece])),
});

describe('The detection of breaks in the sound', () => {
  it.each([
    ['a whole tone', tapeOf(tone(20_000)), 0, 0.01],
    ['a silence of 20 ms', tapeOf(tone(10_000), new Float32Array(882), tone(10_000)), 19.5, 23],
    ['a silence of 8 ms', tapeOf(tone(10_000), new Float32Array(353), tone(10_000)), 7.9, 11],
    ['nothing but silence', tapeOf(new Float32Array(44_100)), 1_000, 1_000],
    ['a hole with soft edges', tapeOf(faded(20_000)), 15, 60],
    ['a piece that is missing', tapeOf(tone(10_000), tone(10_000, 10_037)), 0.01, 1],
  ])('measures %s', (_, tape, atLeast, atMost) => {
    const found = longestBreak(tape, HALVES.toneHz);
    expect(found).toBeGreaterThanOrEqual(atLeast);
    expect(found).toBeLessThanOrEqual(atMost);
  });
});

describe('Two halves of one tone, as two songs of an album', () => {
  const visits = withVisits();
  let product: Product;
  let folder: string;
  let albumPath: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await makeToneAlbum(HALVES, folder);
    product = await Product.start({ mediaFolder: folder });
    albumPath = `/album/${(await songCalled(FIRST, product.address)).album?.id ?? ''}`;
  }, START_LIMIT_MS);

  afterAll(async () => {
    await product.stopAndForget();
    await rm(folder, { recursive: true, force: true });
  });

  async function startsAlbum(lost?: RegExp): Promise<Listener> {
    const listener = await visits.arrive({ address: product.address });
    await installTape(listener.page);
    if (lost !== undefined) await listener.losesAnswers(lost);
    await listener.opens(albumPath);
    await listener.plays(FIRST);
    await listener.player.showsSong(FIRST);
    await listener.player.reaches(1);
    return listener;
  }

  it('sound as one: no break is longer than 5 ms', async () => {
    const listener = await startsAlbum();
    await listener.player.seeksTo(0.6);
    await listener.player.showsSong(SECOND);
    await listener.player.reaches(2);
    // The seek was about four seconds before the join.
    const seconds = (await listener.player.position()) + 2;
    const tape = await readTape(listener.page, seconds);
    expect(tape.samples.length).toBe(Math.round(seconds * RATE));
    expect(longestBreak(tape, HALVES.toneHz)).toBeLessThanOrEqual(LONGEST_BREAK_MS);
  });

  it('sound as one when the first song follows the second again, under loop ALL', async () => {
    const listener = await startsAlbum();
    await listener.player.loops('ALL');
    await listener.player.skips();
    await listener.player.showsSong(SECOND);
    await listener.player.seeksTo(0.6);
    await listener.player.showsSong(FIRST);
    await listener.player.reaches(1);
    const tape = await readTape(listener.page, (await listener.player.position()) + 2);
    expect(longestBreak(tape, HALVES.toneHz)).toBeLessThanOrEqual(LONGEST_BREAK_MS);
  });

  it('are joined although the queue was changed late: shuffle, pause and a seek back', async () => {
    const listener = await startsAlbum();
    await listener.player.seeksTo(0.3);
    await listener.player.togglesShuffle();
    await listener.player.togglesShuffle();
    await listener.player.pauses();
    await listener.player.seeksTo(0.1);
    await listener.player.seeksTo(0.7);
    await listener.player.resumes();
    await listener.player.showsSong(SECOND);
    await listener.player.reaches(1);
    const tape = await readTape(listener.page, (await listener.player.position()) + 1);
    expect(longestBreak(tape, HALVES.toneHz)).toBeLessThanOrEqual(LONGEST_BREAK_MS);
  });

  it('stop after the second song when nothing follows', async () => {
    const listener = await startsAlbum();
    await listener.player.skips();
    await listener.player.showsSong(SECOND);
    await listener.player.seeksTo(0.8);
    await listener.seesButton(listener.words.play);
    expect(await listener.player.position()).toBe(0);
  });

  it('continue after the second song was unavailable for a while', async () => {
    const { id } = await songCalled(SECOND, product.address);
    const segments = new RegExp(`/media/a/${id}-[^/]*/`);
    const listener = await startsAlbum(segments);
    await listener.player.seeksTo(0.9);
    await listener.player.showsSong(SECOND);
    await listener.regainsAnswers(segments);
    await listener.player.reaches(1);
    visits.takeComplaints();
  });
});

describe('Songs of one tone, some of which end with a very short segment', () => {
  const visits = withVisits();
  let product: Product;
  let folder: string;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await makeToneAlbum(BLINKS, folder);
    product = await Product.start({ mediaFolder: folder });
  }, START_LIMIT_MS);

  afterAll(async () => {
    await product.stopAndForget();
    await rm(folder, { recursive: true, force: true });
  });

  it('sound as one to the end: no break is longer than 5 ms, and no song is skipped', async () => {
    const [first, second] = BLINKS.titles as [string, string];
    const short = BLINKS.titles.slice(2);
    const listener = await visits.arrive({ address: product.address });
    await installTape(listener.page);
    const watch = await SilenceWatch.on(listener.page, listener.words.seek);
    await listener.opens(`/album/${(await songCalled(first, product.address)).album?.id ?? ''}`);
    await listener.plays(first);
    await listener.player.showsSong(first);
    await listener.player.reaches(1);
    await listener.player.seeksTo(0.9);
    await listener.player.showsSong(second);
    await listener.player.reaches(1);
    const around = await readTape(listener.page, 2);
    await listener.player.seeksTo(0.8);
    for (const title of short.filter((each) => secondsOf(each) >= 1)) await listener.player.showsSong(title);
    await listener.player.reaches(1);
    const shortSeconds = short.slice(0, -1).reduce((sum, title) => sum + secondsOf(title), 0);
    const rest = await readTape(listener.page, shortSeconds + 2);
    const titles = new Set((await watch.since(0)).map(({ title }) => title));
    expect([...titles].filter((title) => title !== '')).toEqual(BLINKS.titles);
    expect(longestBreak(around, BLINKS.toneHz)).toBeLessThanOrEqual(LONGEST_BREAK_MS);
    expect(longestBreak(rest, BLINKS.toneHz)).toBeLessThanOrEqual(LONGEST_BREAK_MS);
  });
});
