import { FeedSettingsStore } from '../../../src/application/shorts/feed-settings-store';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { clips } from '../../support/builders/a-clip';
import { aFeed } from '../../support/builders/a-feed';
import { MemoryStore } from '../../support/fakes/memory-store';
import { settle } from '../../support/fakes/virtual-time';

async function begun() {
  const feed = aFeed(clips('a', 'b'));
  await feed.reading.open({ kind: 'for-you' }, null);
  const refusals: string[] = [];
  feed.reactions.refusals.subscribe(({ kind }) => refusals.push(kind));
  const shown = () => feed.reading.state.clips[0];
  return { ...feed, refusals, shown };
}

describe('reacting to a clip', () => {
  it('shows at once, and is told after', async () => {
    const { reactions, shown, videos } = await begun();
    const wishing = reactions.wish('a', 'like', true);
    expect(shown()).toMatchObject({ isLiked: true, counters: { likes: 1 } });
    await wishing;
    expect(videos.holds('a', 'like')).toBe(true);
  });

  it('is taken back where it is refused, and says why', async () => {
    const { reactions, shown, videos, refusals } = await begun();
    videos.failure = { kind: 'unavailable' };
    await reactions.wish('a', 'save', true);
    expect(shown()).toMatchObject({ isSaved: false, counters: { saves: 0 } });
    expect(refusals).toEqual(['unavailable']);
  });

  it('asks one question at a time, and the last wish stands', async () => {
    const { reactions, shown, videos } = await begun();
    const asked: boolean[] = [];
    let answer: (result: Result<void, GatewayFailure>) => void = () => undefined;
    videos.react = (_, __, isOn) => {
      asked.push(isOn);
      return new Promise((resolve) => (answer = resolve));
    };
    for (const isOn of [true, false, true, false]) void reactions.wish('a', 'like', isOn);
    expect(asked).toEqual([true]);
    answer(succeed(undefined));
    await settle();
    expect(asked).toEqual([true, false]);
    answer(succeed(undefined));
    await settle();
    expect(shown()?.isLiked).toBe(false);
  });

  it('leaves a newer wish alone where an older one is refused', async () => {
    const { reactions, shown, videos, refusals } = await begun();
    let answer: (result: Result<void, GatewayFailure>) => void = () => undefined;
    videos.react = () => new Promise((resolve) => (answer = resolve));
    const wishing = reactions.wish('a', 'like', true);
    void reactions.wish('a', 'like', false);
    answer(fail({ kind: 'unavailable' }));
    await wishing;
    expect([shown()?.isLiked, refusals]).toEqual([false, []]);
  });

  it('asks nothing of what is so already, or is not there', async () => {
    const { reactions, videos } = await begun();
    const asked = jest.spyOn(videos, 'react');
    await reactions.wish('a', 'like', false);
    await reactions.wish('x', 'like', true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('ends quietly where the clip leaves meanwhile', async () => {
    const { reactions, reading, refusals, videos } = await begun();
    videos.failure = { kind: 'not-found' };
    const wishing = reactions.wish('a', 'like', true);
    reading.drop('a');
    await wishing;
    expect(refusals).toEqual([]);
  });
});

describe('settings that were damaged', () => {
  it('are as at first', () => {
    expect(new FeedSettingsStore(new MemoryStore({ shorts: '{"auto' })).state).toEqual({
      autoplay: true,
      autoAdvance: false,
    });
  });
});
