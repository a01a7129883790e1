import { waitFor } from '@testing-library/react';
import { aClip } from '../../support/builders/a-clip';
import { openFeed, type FeedOnScreen } from '../../support/presentation/render-feed';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aClip(`clip-${index}`, { coverUrl: `/images/${index}` }));

/** The `loading` attribute of the posters of all clips in the feed. */
const fetched = (page: FeedOnScreen) =>
  page.articles().map((article) => article.querySelector('img')?.getAttribute('loading'));

const WHILE_IT_WAITS = ['eager', 'eager', 'lazy', 'lazy', 'lazy', 'lazy'];

/** Long enough for a resting feed to detect that it rests. */
const passes = (page: FeedOnScreen) => page.happens(() => new Promise((resolve) => setTimeout(resolve, 300)));

describe('a feed that comes to rest', () => {
  const moves = (page: FeedOnScreen, clipId: string) =>
    page.happens(() => page.feed.media.tell(clipId, { kind: 'moving' }));

  it('fetches the posters around a clip once the clip plays', async () => {
    const page = await openFeed({ clips: many(10) });
    expect(fetched(page)).toEqual(WHILE_IT_WAITS);
    await moves(page, 'clip-0');
    await waitFor(() => expect(fetched(page)).toEqual(Array.from({ length: 6 }, () => 'eager')));
  });

  it('does not fetch the posters around a clip when the listener saves data', async () => {
    const spare = ({ around }: { around: { sparesData: boolean } }) => void (around.sparesData = true);
    const page = await openFeed({ clips: many(10), arrange: spare });
    await passes(page);
    expect(fetched(page)).toEqual(WHILE_IT_WAITS);
  });

  it('fetches no posters beyond the clips that the listener skips quickly', async () => {
    const page = await openFeed({ clips: many(20) });
    await moves(page, 'clip-0');
    await passes(page);
    await page.keys(...Array.from({ length: 7 }, () => '{ArrowDown}'));
    const beyond = page.articles().filter((article) => Number(article.getAttribute('aria-posinset')) > 9);
    expect([page.current(), beyond.length]).toEqual(['8', 4]);
    expect(beyond.map((article) => article.querySelector('img')?.getAttribute('loading'))).toEqual(
      beyond.map(() => 'lazy'),
    );
  });

  it('renders no further clip before the current clip plays', async () => {
    const page = await openFeed({ clips: many(10) });
    await moves(page, 'clip-0');
    await page.keys('{ArrowDown}');
    await passes(page);
    expect([page.current(), page.articles().length]).toEqual(['2', 6]);
    await moves(page, 'clip-1');
    await waitFor(() => expect(page.articles()).toHaveLength(7));
  });
});
