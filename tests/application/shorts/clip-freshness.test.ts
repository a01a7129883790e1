import { react } from '../../../src/domain/shorts/react-to-clip';
import type { ShortVideo } from '../../../src/domain/shorts/short-video';
import { clips } from '../../support/builders/a-clip';
import { aFeed } from '../../support/builders/a-feed';
import { settle } from '../../support/fakes/virtual-time';

const IDS = ['a', 'b', 'c', 'd', 'e'];

async function begun(ids: readonly string[] = IDS) {
  const feed = aFeed(clips(...ids));
  const { reading, playback, freshness, videos } = feed;
  playback.start();
  freshness.start();
  await reading.open({ kind: 'for-you' }, null);
  await settle();
  const asked: string[] = [];
  const answer = videos.clip.bind(videos);
  videos.clip = (id) => {
    asked.push(id);
    return answer(id);
  };
  /** On another device. */
  const likes = (...ids: readonly string[]): void => {
    videos.clips = videos.clips.map((clip) => (ids.includes(clip.id) ? react(clip, 'like', true) : clip));
  };
  const liked = (): string[] => reading.state.clips.filter(({ isLiked }) => isLiked).map(({ id }) => id);
  const renew = async (): Promise<void> => {
    freshness.renew();
    await settle();
  };
  return { ...feed, asked, likes, liked, renew };
}

describe('refreshing clips that changed on another device', () => {
  it('updates the clip on screen and its neighbours', async () => {
    const { likes, liked, renew, asked } = await begun();
    likes('a', 'b', 'd');
    await renew();
    expect([liked(), asked]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('updates the other clips once the listener comes near them', async () => {
    const { likes, liked, renew, asked, playback } = await begun();
    likes('c', 'd');
    await renew();
    playback.goTo(2);
    await settle();
    playback.goTo(3);
    await settle();
    expect([liked(), asked]).toEqual([['c', 'd'], IDS]);
  });

  it('leaves the media and the cover of a clip unchanged', async () => {
    const { renew, reading, videos } = await begun();
    const media = ({ sources, openingUrls, coverUrl }: ShortVideo) => ({ sources, openingUrls, coverUrl });
    const before = reading.state.clips.map(media);
    videos.clips = videos.clips.map((clip) => ({ ...clip, sources: [], openingUrls: ['/new'], coverUrl: '/new' }));
    await renew();
    expect(reading.state.clips.map(media)).toEqual(before);
  });

  it('does not undo a reaction that the listener makes here meanwhile', async () => {
    const { renew, liked, reactions, videos, freshness } = await begun(['a']);
    const holding = reactions.setReaction('a', 'like', true);
    await renew();
    expect(liked()).toEqual(['a']);
    await holding;
    await settle();

    let answer = (): void => undefined;
    const [told] = videos.clips;
    videos.clip = () => new Promise((resolve) => (answer = () => resolve({ ok: true, value: told! })));
    freshness.renew();
    await reactions.setReaction('a', 'like', false);
    answer();
    await settle();
    expect([liked(), videos.holds('a', 'like')]).toEqual([[], false]);
  });

  it('requests a clip again after a request that failed', async () => {
    const { likes, liked, renew, videos, playback } = await begun();
    likes('a');
    videos.failure = { kind: 'offline' };
    await renew();
    videos.failure = null;
    playback.goTo(1);
    await settle();
    expect(liked()).toEqual(['a']);
  });

  it('requests nothing while no change is reported', async () => {
    const { asked, playback } = await begun();
    playback.goTo(2);
    await settle();
    expect(asked).toEqual([]);
  });
});
