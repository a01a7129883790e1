import type { SongInfoWire } from '../../contract/song-info';
import { equaliserBoost, equaliserResponse } from '../../src/domain/playback/settings/equaliser-headroom';
import { loudnessGain } from '../../src/domain/playback/settings/loudness-gain';
import { SLEEP_MINUTES } from '../../src/domain/playback/settings/sleep';
import { decibelsOf } from '../../src/domain/shared/decibels';
import { accessFaults } from '../support/e2e/access-faults';
import { countTogether, soundedTogether } from '../support/e2e/crowd-probe';
import { songCalled, toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { hearOutput, outputCount, putEarAtOutput } from '../support/e2e/output-probe';
import { libraryAddress } from '../support/e2e/fixture-client';
import { SoundPage } from '../support/e2e/sound.page';
import type { Heard } from '../support/e2e/sound-probe';
import { withVisits } from '../support/e2e/visits';

/** Long enough to be measured. */
const LONG_SONG = 'Thềm Nắng Cũ';
const NEW = 'Mới phát hành';
/** The amplitude of half the volume. */
const HALF = 0.5 ** (1 / 0.6);
/** The factor by which the element lowers the decoded sound. */
const volumeOf = ({ loudness, level }: Heard): number => loudness / level;
const PATIENCE_MS = 60_000;
const MINUTE_MS = 60_000;

describe('The sound of the music', () => {
  const visits = withVisits();

  async function hearsLongSong(isPhone = false): Promise<{ listener: Listener; sound: SoundPage }> {
    const listener = await visits.arrive({ isPhone });
    await putEarAtOutput(listener.page);
    await listener.opensSong(LONG_SONG);
    await listener.plays(LONG_SONG);
    await listener.ears.hearTone(toneOf(LONG_SONG));
    return { listener, sound: new SoundPage(listener) };
  }

  /** The song's measurements, once the server has taken them. */
  async function measured(): Promise<SongInfoWire> {
    const { id } = await songCalled(LONG_SONG);
    const deadline = performance.now() + PATIENCE_MS;
    const ask = async (): Promise<SongInfoWire> => {
      const answer = await fetch(`${await libraryAddress()}/backend/song/info/${id}`);
      const { data } = (await answer.json()) as { data: SongInfoWire };
      return data.loudness !== null || performance.now() > deadline ? data : ask();
    };
    return ask();
  }

  it('needs no Web Audio until a band is raised or lowered', async () => {
    const { listener, sound } = await hearsLongSong();
    await sound.opens();
    await sound.presses('1,25×');
    await sound.chooses('Từng bài');
    expect(await outputCount(listener.page)).toBe(0);
  });

  it('follows the equaliser by the number of decibels that the equaliser shows', async () => {
    const { listener, sound } = await hearsLongSong();
    await sound.opens();
    await sound.movesBand('230 Hz', 'Home');
    expect(await sound.spokenBand('230 Hz')).toBe('giảm 12 đê-xi-ben');
    const low = await hearOutput(listener.page);
    await sound.movesBand('230 Hz', 'PageUp', 'PageUp', 'PageUp', 'ArrowUp');
    const higher = await hearOutput(listener.page);
    const tone = toneOf(LONG_SONG);
    const spoken = await sound.spokenBand('230 Hz');
    const gain = -Number(/\d+/.exec(spoken ?? '')?.[0]);
    const expected = equaliserResponse([0, gain, 0, 0, 0], tone) - equaliserResponse([0, -12, 0, 0, 0], tone);
    expect(expected).toBeGreaterThan(1);
    expect(higher.loudest - low.loudest).toBeCloseTo(expected, 0);
  });

  it('never clips, however far the bands are raised', async () => {
    const { listener, sound } = await hearsLongSong();
    await listener.player.setsVolumeTo(1);
    await sound.opens();
    for (const band of ['60 Hz', '230 Hz', '910 Hz', '3,6 kHz', '14 kHz']) await sound.movesBand(band, 'End');
    const { peak } = await hearOutput(listener.page);
    expect(equaliserBoost([12, 12, 12, 12, 12])).toBeGreaterThan(12);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThanOrEqual(1);
  });

  it('is adjusted to the common loudness by the measured loudness of the song', async () => {
    const { loudness, album_loudness: album } = await measured();
    const { listener, sound } = await hearsLongSong();
    const before = await listener.ears.listen();
    await sound.opens();
    await sound.chooses('Từng bài');
    const after = await listener.ears.listen();
    const toLoudness = (wire: typeof loudness | undefined) =>
      wire ? { integrated: wire.integrated, truePeak: wire.true_peak } : null;
    const gain = loudnessGain('track', { loudness: toLoudness(loudness), albumLoudness: toLoudness(album) });
    expect(Math.abs(decibelsOf(gain))).toBeGreaterThan(0.5);
    expect(Math.abs(decibelsOf(volumeOf(after) / volumeOf(before)) - decibelsOf(gain))).toBeLessThan(0.5);
  });

  it('plays twice as fast at double speed, also in the next song', async () => {
    const { listener, sound } = await hearsLongSong();
    await sound.opens();
    await sound.presses('2×');
    await sound.closes();
    await listener.ears.hearPace(2);
    await listener.player.skips();
    await listener.player.showsNoLonger(LONG_SONG);
    await listener.ears.hearPace(2);
  });

  it('stops at the end of the song when the sleep timer is set to this', async () => {
    const { listener, sound } = await hearsLongSong();
    await sound.opens();
    await sound.presses('Hết bài này');
    await sound.reads('Nhạc dừng khi hết bài này');
    await sound.closes();
    await listener.player.seeksTo(0.98);
    await listener.ears.hearNothing();
    await listener.player.showsSong(LONG_SONG);
    await listener.seesButton('Âm thanh');
    await sound.opens();
    await sound.reads('Bắt đầu hẹn giờ');
  });

  it('pauses when the minutes of the sleep timer are over', async () => {
    const listener = await visits.arrive();
    await listener.page.clock.install();
    await listener.opensSong(LONG_SONG);
    await listener.plays(LONG_SONG);
    await listener.player.reaches(1);
    const sound = new SoundPage(listener);
    await sound.opens();
    await sound.presses('Bắt đầu hẹn giờ');
    await sound.reads('Huỷ hẹn giờ');
    await listener.page.clock.fastForward(SLEEP_MINUTES.first * MINUTE_MS);
    await sound.reads('Bắt đầu hẹn giờ');
    await sound.closes();
    await listener.player.rests();
  });

  it('fades the next song in under the one that ends, and then the next song sounds alone', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    const titles = await listener.songsIn(NEW);
    await listener.playsFrom(NEW, 0);
    await listener.ears.hearTone(toneOf(titles[0] ?? ''));
    const sound = new SoundPage(listener);
    await sound.opens();
    await sound.presses('Tăng: Chuyển bài chồng nhau');
    await sound.presses('Tăng: Chuyển bài chồng nhau');
    await sound.closes();
    await countTogether(listener.page);
    await listener.player.seeksTo(0.9);
    const heard = await listener.ears.hearTone(toneOf(titles[1] ?? ''));
    await listener.player.showsSong(titles[1] ?? '');
    const { most, power } = await soundedTogether(listener.page);
    expect(volumeOf(heard)).toBeCloseTo(HALF, 1);
    expect(most).toBe(2);
    expect(power).toBeLessThan(1.1 * HALF ** 2);
  });

  it('has the same settings after a reload', async () => {
    const { listener, sound } = await hearsLongSong();
    await sound.opens();
    await sound.presses('Ấm');
    await sound.presses('1,5×');
    await listener.reloads();
    await listener.plays(LONG_SONG);
    await listener.ears.hearSound();
    await sound.opens();
    expect(await sound.spokenBand('60 Hz')).toBe('tăng 3 đê-xi-ben');
    await sound.reads('1,5×');
  });

  it.each([
    ['light', false],
    ['dark', false],
    ['light', true],
    ['dark', true],
  ])('has settings without a serious accessibility fault, %s, on a phone: %s', async (theme, isPhone) => {
    const listener = await visits.arrive({ isPhone });
    await listener.page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    await listener.opensSong(LONG_SONG);
    await listener.plays(LONG_SONG);
    const phone = isPhone ? await listener.player.unfolds() : null;
    await new SoundPage(listener).opens();
    expect(await accessFaults(listener.page)).toEqual([]);
    expect(phone === null).toBe(!isPhone);
  });
});
