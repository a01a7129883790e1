import type { ShortVideoWire } from '../../contract/short-video';
import { toneOf } from '../support/e2e/library-facts';
import { secondsSince } from '../support/e2e/seconds-since';
import { PHONE, withVisits } from '../support/e2e/visits';
import { USED_SONG } from '../support/e2e/short-product';
import { withShortProduct, type Viewer } from '../support/e2e/short-visits';
import { readSteps, watchSteps } from '../support/e2e/step-watch';
import { toldViews, watchViews } from '../support/e2e/view-watch';

/** The tone of each clip. */
const CLIP_HZ = 330;
const CONTINUE = `Nghe tiếp từ ${USED_SONG.spoken}`;

describe('Short videos and the music', () => {
  const visits = withVisits();
  const shorts = withShortProduct(visits);

  async function entersAtSong(): Promise<Viewer> {
    const viewer = await shorts.arrive();
    const [clip] = await shorts.clipsOf(USED_SONG.artist);
    await viewer.feed.opens(`/short-video/${clip?.id ?? ''}`);
    await viewer.feed.moves();
    return viewer;
  }

  const shown = (id: string): Promise<ShortVideoWire> => shorts.product().ask(`/backend/short-video/${id}`);

  it('lead to songs: the song of a clip plays from the position at which the clip begins in it', async () => {
    const { listener, feed } = await entersAtSong();
    const pressed = performance.now();
    await feed.button(CONTINUE).click();
    await feed.isAddressed(await shorts.songPath());
    const { soundingCount } = await listener.ears.hearTone(toneOf(USED_SONG.title));
    expect(soundingCount).toBe(1);
    await listener.player.reaches(USED_SONG.from);
    expect(await listener.player.position()).toBeLessThan(USED_SONG.from + 1 + secondsSince(pressed));
  });

  it('lead to songs on a phone too', async () => {
    const { listener, feed } = await shorts.arrive({ viewport: PHONE, isPhone: true });
    const [clip] = await shorts.clipsOf(USED_SONG.artist);
    await feed.opens(`/short-video/${clip?.id ?? ''}`);
    await feed.moves();
    await feed.clip.getByRole('link', { name: /nghe cả bài$/ }).click();
    await feed.isAddressed(await shorts.songPath());
    await listener.ears.hearTone(toneOf(USED_SONG.title));
  });

  it('never sound together with the music, which is paused at its position when the feed is left', async () => {
    const { listener, feed } = await entersAtSong();
    await feed.button(CONTINUE).click();
    await listener.player.reaches(USED_SONG.from + 1);
    await listener.ears.hearTone(toneOf(USED_SONG.title));
    await watchSteps(listener.page);
    await listener.goesBackInHistory();
    await feed.moves();
    await listener.page.getByRole('region', { name: listener.words.player, exact: true }).waitFor({ state: 'hidden' });
    await feed.presses('m');
    await listener.ears.hearTone(CLIP_HZ);
    await feed.presses('ArrowDown');
    await feed.isAt(2);
    await feed.moves();
    await listener.ears.hearTone(CLIP_HZ);
    await listener.page.goForward();
    await listener.seesButton(listener.words.play);
    await listener.ears.hearNothing();
    const { most } = await readSteps(listener.page);
    expect(most).toBe(1);
    const left = await listener.player.position();
    expect(left).toBeGreaterThanOrEqual(USED_SONG.from + 1);
    expect(left).toBeLessThan(USED_SONG.from + 12);
    const resumed = performance.now();
    await listener.player.resumes();
    await listener.ears.hearTone(toneOf(USED_SONG.title));
    await listener.player.reaches(left + 0.5);
    expect(await listener.player.position()).toBeLessThan(left + 1 + secondsSince(resumed));
  });

  it('report views in batches, at once when the page is hidden, and count a view once', async () => {
    const { listener, feed } = await shorts.arrive();
    await watchViews(listener.page);
    await feed.opens();
    const id = await feed.addressedClip();
    await feed.beginsAgain();
    // The first batch has been sent by then; later events are collected for the next.
    await feed.beginsAgain();
    await feed.moves();
    const answered = listener.page.waitForResponse(/\/view$/);
    await feed.turnsTab(true);
    await answered;
    const told = await toldViews(listener.page);
    expect(told.map(({ clipId, isLasting }) => [clipId, isLasting])).toEqual(told.map(() => [id, true]));
    const events = told.flatMap((batch) => batch.events);
    expect(
      events
        .map(({ kind }) => kind)
        .slice(0, 4)
        .sort(),
    ).toEqual(['complete', 'engaged', 'impression', 'start']);
    expect(events.filter(({ kind }) => kind === 'start')).toHaveLength(1);
    expect(new Set(events.map(({ visit_id }) => visit_id)).size).toBe(1);
    expect(told.length).toBeLessThan(events.length);
    // Others may have seen it before.
    const { views } = (await shown(id)).counters;
    expect(views).toBeGreaterThan(0);

    const body = JSON.stringify({ events: events.slice(0, 5) });
    const again = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    for (let time = 0; time < 5; time += 1)
      expect(await shorts.product().ask(`/backend/short-video/${id}/view`, again)).toEqual({ counted: 0 });
    expect((await shown(id)).counters.views).toBe(views);
  });

  it('report a view also when the page is left', async () => {
    const { listener, feed } = await shorts.arrive();
    const last = (await shorts.clips()).at(-1);
    await feed.opens(`/short-video/${last?.id ?? ''}`);
    await feed.moves();
    await feed.reaches(0.5);
    await listener.opens('/icon.svg');
    const views = (last?.counters.views ?? Number.NaN) + 1;
    expect((await shorts.viewed(last?.id ?? '', views)).counters.views).toBe(views);
  });
});
