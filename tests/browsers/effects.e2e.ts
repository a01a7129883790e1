import { equaliserBoost, equaliserResponse } from '../../src/domain/playback/settings/equaliser-headroom';
import { amplitudeOf } from '../../src/domain/shared/decibels';
import type { SongInfoWire } from '../../contract/song-info';
import { soundServer } from '../support/e2e/fixture-client';
import { amplitudeAt, hearSlider } from '../support/e2e/hear-slider';
import { songCalled, toneOf, trackCalled } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { SoundPage } from '../support/e2e/sound.page';
import { withVisits } from '../support/e2e/visits';
import { CHORD_LEVEL } from '../support/fixtures/encode-track';
import { levelsOf } from '../support/sound/loudness';
import { record } from '../support/sound/record';

const NEW = 'Mới phát hành';
const LONG = 'Thềm Nắng Cũ';
const BASS = [12, 0, 0, 0, 0] as const;
const RAISE_DB = 6;
/** The level of a song of the test library with the lowest band at its maximum gain. */
const levelThroughBass = (title: string): number =>
  CHORD_LEVEL * amplitudeOf(equaliserResponse(BASS, toneOf(title)) - equaliserBoost(BASS));

/** Answers as the server does for a song that was recorded so quietly that its level is raised by 6 dB. */
async function quietly({ page, address }: Listener, title: string): Promise<void> {
  const { id } = await songCalled(title);
  const answer = await fetch(`${address}/backend/song/info/${id}`);
  const { data, ...rest } = (await answer.json()) as { data: SongInfoWire };
  const loudness = { integrated: -14 - RAISE_DB, true_peak: -1 - RAISE_DB };
  await page.route(`**/backend/song/info/${id}`, (route) =>
    route.fulfill({ json: { ...rest, data: { ...data, loudness, album_loudness: null } } }),
  );
}

/** The element's own `volume` of every element that plays. */
const ownVolumes = ({ page }: Listener): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { elements } = (globalThis as unknown as { soundProbe: { elements: Set<HTMLMediaElement> } }).soundProbe;
    return [...elements].filter(({ paused }) => !paused).map(({ volume }) => volume);
  });

describe('The sound output with effects', () => {
  const visits = withVisits();

  async function hears(listener: Listener, title: string) {
    await listener.opensSong(title);
    await listener.plays(title);
    await listener.ears.hearTone(toneOf(title));
    return { listener, sound: new SoundPage(listener) };
  }

  async function hearsBass(): Promise<{ listener: Listener; sound: SoundPage }> {
    const { listener, sound } = await hears(await visits.arrive(), LONG);
    await sound.opens();
    await sound.movesBand('60 Hz', 'End');
    await sound.closes();
    await listener.player.setsVolumeTo(1);
    await listener.ears.hearLoudness(levelThroughBass(LONG));
    return { listener, sound };
  }

  it('is as loud as the slider says through the equaliser, and silent while muted', async () => {
    const { listener } = await hearsBass();
    await listener.player.loops('ONE');
    await hearSlider(listener, levelThroughBass(LONG));
  });

  it('is as loud as without effects after the equaliser is switched off, and the next song uses its own element', async () => {
    const { listener, sound } = await hearsBass();
    await sound.opens();
    await sound.switchesEqualiser(false);
    await sound.closes();
    await listener.player.setsVolumeTo(0.5);
    const half = amplitudeAt(await listener.player.volume());
    await listener.ears.hearLoudness(CHORD_LEVEL * half);
    expect(await ownVolumes(listener)).toEqual([1]);
    await listener.player.skips();
    await listener.player.showsNoLonger(LONG);
    await listener.ears.hearLoudness(CHORD_LEVEL * half);
    expect(await ownVolumes(listener)).toEqual([expect.closeTo(half, 2)]);
    await listener.player.loops('ONE');
    await hearSlider(listener, CHORD_LEVEL);
  });

  it('plays the next song in its turn when the equaliser was switched off just before', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const [, first = '', second = ''] = await listener.songsIn(NEW);
    await listener.playsFrom(NEW, 1);
    await listener.ears.hearTone(toneOf(first));
    const sound = new SoundPage(listener);
    await sound.opens();
    await sound.movesBand('60 Hz', 'End');
    await listener.ears.hearLoudness(levelThroughBass(first) * amplitudeAt(await listener.player.volume()));
    await sound.switchesEqualiser(false);
    await sound.closes();
    await listener.player.seeksTo(1 - 3 / trackCalled(first).seconds);
    await listener.player.showsSong(second);
    await listener.ears.hearTone(toneOf(second));
    const own = amplitudeAt(await listener.player.volume());
    expect(await ownVolumes(listener)).toEqual([expect.closeTo(own, 2)]);
    await listener.ears.hearLoudness(CHORD_LEVEL * own);
  });

  it('stays about as loud while one song fades into the next through the equaliser', async () => {
    const { listener, sound } = await hearsBass();
    await sound.opens();
    await sound.presses('Tăng: Chuyển bài chồng nhau');
    await sound.presses('Tăng: Chuyển bài chồng nhau');
    await sound.closes();
    await listener.player.seeksTo(1 - 5 / trackCalled(LONG).seconds);
    await listener.ears.hearTone(toneOf(LONG));
    const levels = levelsOf(await record(await soundServer(), 6_000), 250);
    const usual = levelThroughBass(LONG);
    expect(Math.min(...levels)).toBeGreaterThan(usual * amplitudeOf(-3));
    expect(Math.max(...levels)).toBeLessThan(usual * amplitudeOf(3));
    await listener.player.showsNoLonger(LONG);
    await listener.ears.hearSound();
    expect((await ownVolumes(listener)).at(-1)).toBe(1);
  });

  it('fades out through the equaliser at the end of the sleep timer', async () => {
    const { listener, sound } = await hearsBass();
    await sound.opens();
    await sound.presses('Hết bài này');
    await sound.closes();
    await listener.player.seeksTo(1 - 7 / trackCalled(LONG).seconds);
    await listener.ears.hearTone(toneOf(LONG));
    const levels = levelsOf(await record(await soundServer(), 8_000), 500);
    const [first = 0] = levels;
    expect(levels.at(-1)).toBeLessThan(first * amplitudeOf(-40));
    const falls = levels.slice(1).filter((level, at) => level > (levels[at] ?? 0) * amplitudeOf(1));
    expect(falls).toEqual([]);
    await listener.player.rests();
  });

  it('is louder than recorded when a quiet song is levelled, and follows the slider', async () => {
    const listener = await visits.arrive();
    await quietly(listener, LONG);
    const { sound } = await hears(listener, LONG);
    await listener.player.loops('ONE');
    await listener.player.setsVolumeTo(1);
    await sound.opens();
    await sound.chooses('Từng bài');
    await sound.closes();
    await listener.ears.hearLoudness(CHORD_LEVEL * amplitudeOf(RAISE_DB));
    await hearSlider(listener, CHORD_LEVEL * amplitudeOf(RAISE_DB));
  });

  it('is as loud as the slider says in a second tab too', async () => {
    const { listener } = await hearsBass();
    const tab = await visits.openTab(listener);
    await hears(tab, LONG);
    await tab.player.loops('ONE');
    await hearSlider(tab, levelThroughBass(LONG));
    await listener.player.rests();
  });

  it('is as loud as the slider says after a reload', async () => {
    const { listener } = await hearsBass();
    await listener.reloads();
    await listener.player.resumes();
    await listener.player.loops('ONE');
    await listener.ears.hearTone(toneOf(LONG));
    await hearSlider(listener, levelThroughBass(LONG));
  });
});
