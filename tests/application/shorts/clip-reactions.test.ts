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
  it('is shown at once, and sent afterwards', async () => {
    const { reactions, shown, videos } = await begun();
    const wishing = reactions.setReaction('a', 'like', true);
    expect(shown()).toMatchObject({ isLiked: true, counters: { likes: 1 } });
    await wishing;
    expect(videos.holds('a', 'like')).toBe(true);
  });

  it('is undone when it is refused, and reports why', async () => {
    const { reactions, shown, videos, refusals } = await begun();
    videos.failure = { kind: 'unavailable' };
    await reactions.setReaction('a', 'save', true);
    expect(shown()).toMatchObject({ isSaved: false, counters: { saves: 0 } });
    expect(refusals).toEqual(['unavailable']);
  });

  it('sends one request at a time, and the last choice counts', async () => {
    const { reactions, shown, videos } = await begun();
    const asked: boolean[] = [];
    let answer: (result: Result<void, GatewayFailure>) => void = () => undefined;
    videos.react = (_, __, isOn) => {
      asked.push(isOn);
      return new Promise((resolve) => (answer = resolve));
    };
    for (const isOn of [true, false, true, false]) void reactions.setReaction('a', 'like', isOn);
    expect(asked).toEqual([true]);
    answer(succeed(undefined));
    await settle();
    expect(asked).toEqual([true, false]);
    answer(succeed(undefined));
    await settle();
    expect(shown()?.isLiked).toBe(false);
  });

  it('is pending for its own clip alone, also where the id of one clip ends with that of another', async () => {
    const feed = aFeed(clips('b', 'a b'));
    await feed.reading.open({ kind: 'for-you' }, null);
    const wishing = feed.reactions.setReaction('a b', 'like', true);
    expect([feed.reactions.hasPendingRequest('a b'), feed.reactions.hasPendingRequest('b')]).toEqual([true, false]);
    await wishing;
    expect(feed.reactions.hasPendingRequest('a b')).toBe(false);
  });

  it('does not undo a newer choice when an older one is refused', async () => {
    const { reactions, shown, videos, refusals } = await begun();
    let answer: (result: Result<void, GatewayFailure>) => void = () => undefined;
    videos.react = () => new Promise((resolve) => (answer = resolve));
    const wishing = reactions.setReaction('a', 'like', true);
    void reactions.setReaction('a', 'like', false);
    answer(fail({ kind: 'unavailable' }));
    await wishing;
    expect([shown()?.isLiked, refusals]).toEqual([false, []]);
  });

  it('sends nothing for an unchanged reaction or an unknown clip', async () => {
    const { reactions, videos } = await begun();
    const asked = jest.spyOn(videos, 'react');
    await reactions.setReaction('a', 'like', false);
    await reactions.setReaction('x', 'like', true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('reports no refusal when the clip is removed meanwhile', async () => {
    const { reactions, reading, refusals, videos } = await begun();
    videos.failure = { kind: 'not-found' };
    const wishing = reactions.setReaction('a', 'like', true);
    reading.drop('a');
    await wishing;
    expect(refusals).toEqual([]);
  });
});

describe('damaged feed settings', () => {
  it('are replaced by the defaults', () => {
    expect(new FeedSettingsStore(new MemoryStore({ shorts: '{"auto' })).state).toEqual({
      autoplay: true,
      autoAdvance: false,
    });
  });
});
