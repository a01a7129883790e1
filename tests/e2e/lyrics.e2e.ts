import { parseLrc, type LyricLine } from '../../contract/kernel/lrc';
import { toneOf, trackCalled } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import {
  isActiveLineInPlace,
  isSteadyAt,
  missedBy,
  watchLyrics,
  type Due,
  type LyricFrame,
} from '../support/e2e/lyric-watch';
import { FullScreenPage } from '../support/e2e/full-screen.page';
import { withVisits } from '../support/e2e/visits';

const SONG = 'Thềm Nắng Cũ';
const PLAIN = 'Mưa Ngâu Trên Mái';
const WORDLESS = 'Chuyến Đò Sớm';
/** Seconds by which words may differ from the sound. */
const DRIFT = 0.08;

const LINES = parseLrc(trackCalled(SONG).lrc ?? '');
const textOf = (place: number): string => LINES[place]?.text ?? '';

const comes =
  (line: number, words: number) =>
  (frame: LyricFrame): boolean =>
    frame.line > line || (frame.line === line && frame.words >= words);

/** A line, followed by each of its words. */
const dueIn = ({ at, words }: LyricLine, line: number): Due[] => [
  { at: at / 1000, isThere: comes(line, 0) },
  ...words.map((word, place) => ({ at: word.at / 1000, isThere: comes(line, place + 1) })),
];

describe('The lyrics of a song', () => {
  const visits = withVisits();

  async function hears(title = SONG): Promise<Listener> {
    const listener = await visits.arrive();
    await listener.opensSong(title);
    await listener.plays(title);
    await listener.ears.hearTone(toneOf(title));
    return listener;
  }

  it('follow the sound, line by line and word by word, within 80 ms', async () => {
    const listener = await hears();
    await new FullScreenPage(listener).opens();
    const frames = await watchLyrics(listener.page, 25);
    const [first] = frames;
    const due = LINES.slice(0, 7).flatMap(dueIn);
    const coming = due.filter((each) => each.at > Number(first?.position) && isSteadyAt(frames, each));
    expect(coming.length).toBeGreaterThan(10);
    expect(coming.filter((each) => missedBy(frames, each) > DRIFT)).toEqual([]);
  });

  it('are in time again after a seek and a pause', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.line(textOf(6)).click();
    await listener.page.keyboard.press('k');
    await listener.ears.hearNothing();
    await listener.page.keyboard.press('k');
    await listener.ears.hearTone(toneOf(SONG));
    const frames = await watchLyrics(listener.page, 25);
    const due = dueIn(LINES[7] as LyricLine, 7).filter((each) => each.at < 25 && isSteadyAt(frames, each));
    expect(due.length).toBeGreaterThan(0);
    expect(due.filter((each) => missedBy(frames, each) > DRIFT)).toEqual([]);
  });

  it('lead to their position in the song, also with a key', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.line(textOf(1)).focus();
    for (const key of ['End', 'ArrowUp', 'ArrowUp']) await listener.presses(key);
    expect(await listener.focused()).toBe(textOf(8));
    await listener.presses('Enter');
    await listener.page.waitForFunction(
      (text) => document.querySelector('[aria-current]')?.textContent === text,
      textOf(8),
    );
    const heard = await listener.ears.hearTone(toneOf(SONG));
    expect(heard.position).toBeGreaterThan(27);
    expect(heard.position).toBeLessThan(40);
  });

  it('stand at 42 % of the height, stop following while a reader scrolls, and come back', async () => {
    const listener = await hears();
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.line(textOf(3)).click();
    await listener.page.waitForFunction(isActiveLineInPlace, true);
    await fullScreen.line(textOf(3)).hover();
    await listener.page.mouse.wheel(0, 900);
    await listener.page.waitForFunction(isActiveLineInPlace, false);
    await listener.page.waitForFunction(isActiveLineInPlace, true);
  });

  it('can be shifted in time for one song, also after a reload', async () => {
    const listener = await hears();
    const page = listener.page;
    for (const press of ['Lời sớm hơn 0,1 giây', 'Lời sớm hơn 0,1 giây', 'Lời muộn hơn 0,1 giây'])
      await listener.pressesButton(press);
    await page.getByText('+0,1 giây', { exact: true }).waitFor();
    await listener.reloads();
    await listener.plays(SONG);
    await page.getByText('+0,1 giây', { exact: true }).waitFor();
    await listener.pressesButton('Đặt lại độ lệch');
    await page.getByText('0,0 giây', { exact: true }).waitFor();
    expect(await listener.stored('lyricOffsets')).toBeNull();
  });

  it('without times can be read and selected', async () => {
    const listener = await hears(PLAIN);
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.layer.getByText('Người đi chưa kịp đóng cửa').selectText();
    expect(await listener.page.evaluate(() => getSelection()?.toString())).toBe('Người đi chưa kịp đóng cửa');
    expect(
      await fullScreen.layer
        .getByText('Đèn bếp còn vàng hoe')
        .evaluate((line) => line.closest('[lang]')?.getAttribute('lang')),
    ).toBe('vi');
  });

  it('can be missing, and a sentence says on screen that they are missing', async () => {
    const listener = await hears(WORDLESS);
    const fullScreen = new FullScreenPage(listener);
    await fullScreen.opens();
    await fullScreen.layer.getByText('Bài này chưa có lời.').waitFor();
  });
});
