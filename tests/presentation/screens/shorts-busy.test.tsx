import { act } from '@testing-library/react';
import { aClip } from '../../support/builders/a-clip';
import { openFeed, STAGE_HEIGHT } from '../../support/presentation/render-feed';

const many = (count: number) => Array.from({ length: count }, (_, index) => aClip(`clip-${index}`));

describe('the feed while a panel beside the clip is open', () => {
  it.each(['Bình luận', 'Lựa chọn khác'])('does not advance at the end of the clip: %s', async (name) => {
    const page = await openFeed({ clips: many(3), arrange: ({ settings }) => settings.update({ autoAdvance: true }) });
    await page.press(name);
    await page.happens(() => page.feed.media.tell('clip-0', { kind: 'ended' }));
    expect(page.feed.playback.state.clipId).toBe('clip-0');
    await page.keys('{Escape}');
    await page.happens(() => page.feed.attention.setBesideClip(false));
    await page.happens(() => page.feed.media.tell('clip-0', { kind: 'ended' }));
    expect(page.feed.playback.state.clipId).toBe('clip-1');
  });

  it('leaves the scroll keys to the focused comments, and stays at the clip', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.keys('c');
    page.said().focus();
    await page.keys('{ArrowDown}', '{PageDown}', ' ');
    expect([page.current(), page.hasAside('Bình luận'), page.feed.playback.state.wantsMotion]).toEqual([
      '1',
      true,
      true,
    ]);
    await page.keys('j');
    expect(page.current()).toBe('2');
  });
});

describe('the current clip', () => {
  it('remains current when the height of the page changes, whatever scroll position results', async () => {
    const page = await openFeed({ clips: many(10) });
    await page.scrolled(3);
    const sent = jest.spyOn(page.scroller(), 'scrollTo');
    await act(async () => void window.dispatchEvent(new Event('resize')));
    await page.scrolled(5.2, false);
    expect([page.current(), sent.mock.calls.at(-1)]).toEqual(['4', [{ top: 3 * STAGE_HEIGHT, behavior: 'instant' }]]);
  });

  it('is reported as seen also when it took the place of a removed clip', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.happens(() => page.feed.reading.drop('clip-0'));
    await page.happens(() => page.feed.time.pass(1_000));
    await page.happens(() => page.feed.outbox.flush());
    const told = [...page.feed.videos.events.values()].map(({ clipId, kind }) => `${clipId} ${kind}`);
    expect(told).toContain('clip-1 impression');
  });
});

describe('the page around the feed', () => {
  it('is dark whichever theme is chosen meanwhile, and has the chosen theme after the feed is left', async () => {
    const page = await openFeed({ clips: many(1) });
    const { shell } = page.harness.viewModels;
    const look = () => document.documentElement.dataset['theme'];
    const others = { light: 'dark', dark: 'light' } as const;
    const chosen = others[shell.theme];
    await page.keys('t');
    expect([shell.theme, look()]).toEqual([chosen, 'dark']);
    await page.keys('t');
    expect(look()).toBe('dark');
    await page.press('Nghe tiếp từ 1:36');
    expect(look()).toBe(shell.theme);
  });

  it('does not overwrite the address of a page that opened before the clip was put into the address', async () => {
    const page = await openFeed({ clips: many(3) });
    await page.press('Video sau');
    window.history.pushState({ key: 'another' }, '', '/song/song-1');
    await page.happens(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(window.location.pathname).toBe('/song/song-1');
  });
});
