import { ASK_AGAIN_AFTER } from '../../../src/application/shorts/feed-reading';
import { fail, succeed } from '../../../src/domain/shared/result';
import { aClip, clips } from '../../support/builders/a-clip';
import { aFeed } from '../../support/builders/a-feed';
import { settle } from '../../support/fakes/virtual-time';

const FOR_YOU = { kind: 'for-you' } as const;
const MEMBER = { kind: 'signed-in', profile: null } as const;
const many = (count: number) => clips(...Array.from({ length: count }, (_, index) => `clip-${index}`));
const idsOf = ({ reading }: ReturnType<typeof aFeed>) => reading.state.clips.map(({ id }) => id);

describe('reading a feed', () => {
  it('begins with one page, and fetches more when few clips are ahead', async () => {
    const feed = aFeed(many(25));
    await feed.reading.open(FOR_YOU, null);
    expect(idsOf(feed)).toHaveLength(10);

    await feed.reading.onCurrentClip(3);
    expect(idsOf(feed)).toHaveLength(10);
    await feed.reading.onCurrentClip(6);
    expect(idsOf(feed)).toHaveLength(20);
    await feed.reading.onCurrentClip(19);
    await feed.reading.onCurrentClip(24);

    expect(new Set(idsOf(feed)).size).toBe(25);
    expect(feed.videos.requests).toHaveLength(3);
  });

  it('requests each page once, however often the position is reported', async () => {
    const feed = aFeed(many(25));
    await feed.reading.open(FOR_YOU, null);
    await Promise.all([feed.reading.onCurrentClip(8), feed.reading.onCurrentClip(8), feed.reading.onCurrentClip(9)]);
    expect(feed.videos.requests).toHaveLength(2);
  });

  it('begins with the clip that the listener opened, and does not repeat it', async () => {
    const feed = aFeed(many(5));
    await feed.reading.open(FOR_YOU, 'clip-3');
    expect(idsOf(feed)).toEqual(['clip-3', 'clip-0', 'clip-1', 'clip-2', 'clip-4']);
  });

  it('shows the opened clip before the page has arrived', async () => {
    const feed = aFeed(many(5));
    let arrive: () => void = () => undefined;
    const page = new Promise<void>((resolve) => (arrive = resolve));
    feed.videos.feed = () => page.then(() => succeed({ items: many(2), cursor: null, totalCount: null }));
    const opening = feed.reading.open(FOR_YOU, 'clip-3');
    await settle();
    expect([idsOf(feed), feed.reading.state.isLoading]).toEqual([['clip-3'], true]);
    arrive();
    await opening;
    expect(idsOf(feed)).toEqual(['clip-3', 'clip-0', 'clip-1']);
  });

  it('continues without an opened clip that is gone, and reports it as missing', async () => {
    const feed = aFeed(many(2));
    await feed.reading.open(FOR_YOU, 'gone');
    expect([idsOf(feed), feed.reading.state.isMissing]).toEqual([['clip-0', 'clip-1'], true]);
  });

  it('shows no clips when only the opened clip fails to load, and begins with that clip on a retry', async () => {
    const feed = aFeed(many(3));
    const { clip } = feed.videos;
    feed.videos.clip = async () => fail({ kind: 'unavailable' });
    await feed.reading.open(FOR_YOU, 'clip-2');
    expect(feed.reading.state).toMatchObject({ clips: [], isMissing: false, failure: { kind: 'unavailable' } });

    feed.videos.clip = clip;
    await feed.reading.retry();
    expect(idsOf(feed)).toEqual(['clip-2', 'clip-0', 'clip-1']);
  });

  it('sends the clips that were seen in this browser, but not for a signed-in account', async () => {
    const anonymous = aFeed(many(2));
    anonymous.seen.add('clip-0');
    await anonymous.reading.open(FOR_YOU, null);
    expect(anonymous.videos.requests[0]?.seen).toEqual(['clip-0']);

    const member = aFeed(many(2), MEMBER);
    member.seen.add('clip-0');
    await member.reading.open(FOR_YOU, null);
    expect(member.videos.requests[0]?.seen).toEqual([]);
  });

  it('treats a damaged list of seen clips as empty', async () => {
    const feed = aFeed(many(2));
    feed.values.write('seenShorts', '{"not');
    expect(feed.seen.list()).toEqual([]);
  });

  it('reports why nothing was loaded, and loads the feed on a retry', async () => {
    const feed = aFeed(many(2));
    feed.videos.failure = { kind: 'offline' };
    await feed.reading.open(FOR_YOU, null);
    expect(feed.reading.state).toMatchObject({ clips: [], isLoading: false, failure: { kind: 'offline' } });

    feed.videos.failure = null;
    await feed.reading.retry();
    expect(feed.reading.state).toMatchObject({ failure: null, isLoading: false });
    expect(idsOf(feed)).toEqual(['clip-0', 'clip-1']);
  });

  it('retains its clips when the next page fails, and requests the same page again', async () => {
    const feed = aFeed(many(12));
    await feed.reading.open(FOR_YOU, null);
    feed.videos.failure = { kind: 'timeout' };
    await feed.reading.onCurrentClip(9);
    expect([idsOf(feed).length, feed.reading.state.failure]).toEqual([10, { kind: 'timeout' }]);

    feed.videos.failure = null;
    await feed.reading.onCurrentClip(9);
    expect([idsOf(feed).length, feed.reading.state.failure]).toEqual([12, null]);
  });

  it('retries a failed page by itself after a while, until it is loaded or the sitting ends', async () => {
    const feed = aFeed(many(25));
    await feed.reading.open(FOR_YOU, null);
    feed.videos.failure = { kind: 'unavailable' };
    await feed.reading.onCurrentClip(9);
    await feed.time.pass(ASK_AGAIN_AFTER);
    expect([feed.videos.requests.length, idsOf(feed).length]).toEqual([3, 10]);

    feed.videos.failure = null;
    await feed.time.pass(ASK_AGAIN_AFTER);
    await feed.time.pass(ASK_AGAIN_AFTER);
    expect([feed.videos.requests.length, idsOf(feed).length]).toEqual([4, 20]);

    feed.videos.failure = { kind: 'timeout' };
    await feed.reading.onCurrentClip(19);
    feed.reading.close();
    await feed.time.pass(ASK_AGAIN_AFTER);
    expect(feed.videos.requests).toHaveLength(5);
  });

  it('does not retry a refused page by itself', async () => {
    const feed = aFeed(many(12));
    await feed.reading.open(FOR_YOU, null);
    feed.videos.failure = { kind: 'unauthenticated' };
    await feed.reading.onCurrentClip(9);
    await feed.time.pass(ASK_AGAIN_AFTER);
    expect(feed.videos.requests).toHaveLength(2);
  });

  it('ignores the answer to a request of an earlier sitting', async () => {
    const feed = aFeed(many(2));
    const first = feed.reading.open(FOR_YOU, null);
    feed.reading.close();
    await first;
    expect(idsOf(feed)).toEqual([]);
  });

  it('loads a clip again, and removes a clip that is gone', async () => {
    const feed = aFeed(many(2));
    await feed.reading.open(FOR_YOU, null);
    feed.videos.clips = [aClip('clip-0', { caption: 'mới' })];
    await feed.reading.renew('clip-0');
    await feed.reading.renew('clip-1');
    expect(feed.reading.state.clips.map(({ id, caption }) => [id, caption])).toEqual([['clip-0', 'mới']]);
  });

  it('leaves a clip unchanged when it cannot be loaded again', async () => {
    const feed = aFeed(many(2));
    await feed.reading.open(FOR_YOU, null);
    feed.videos.clip = async () => fail({ kind: 'offline' });
    await feed.reading.renew('clip-0');
    expect(idsOf(feed)).toEqual(['clip-0', 'clip-1']);
  });
});

describe('signing out while the feed is open', () => {
  it('removes the likes, saves and follows of the account from the clips', async () => {
    const artist = { id: 'artist-1', name: 'Hạ Vy', avatarUrl: null, isFollowed: true };
    const feed = aFeed([aClip('clip-0', { isLiked: true, isSaved: true, artist })], MEMBER);
    await feed.reading.open(FOR_YOU, null);
    feed.sessions.next({ kind: 'signed-out' });
    const [clip] = feed.reading.state.clips;
    expect([clip?.isLiked, clip?.isSaved, clip?.artist?.isFollowed]).toEqual([false, false, false]);
  });
});

describe('hiding a clip', () => {
  it('removes the clip at once, and puts it back in its position on undo', async () => {
    const feed = aFeed(many(3), MEMBER);
    await feed.reading.open(FOR_YOU, null);
    const hiding = feed.hiding.execute('clip-1');
    expect(idsOf(feed)).toEqual(['clip-0', 'clip-2']);
    const answer = await hiding;
    expect([...feed.videos.hidden]).toEqual(['clip-1']);

    await (answer.ok ? answer.value() : undefined);
    expect(idsOf(feed)).toEqual(['clip-0', 'clip-1', 'clip-2']);
    expect([...feed.videos.hidden]).toEqual([]);
  });

  it('puts the clip back when hiding it is refused', async () => {
    const feed = aFeed(many(3), MEMBER);
    await feed.reading.open(FOR_YOU, null);
    feed.videos.failure = { kind: 'unavailable' };
    expect(await feed.hiding.execute('clip-1')).toEqual(fail({ kind: 'unavailable' }));
    expect(idsOf(feed)).toEqual(['clip-0', 'clip-1', 'clip-2']);
  });

  it('removes the clip again when the undo is refused, and puts it back when the undo is repeated', async () => {
    const feed = aFeed(many(3), MEMBER);
    await feed.reading.open(FOR_YOU, null);
    const answer = await feed.hiding.execute('clip-1');
    const undo = answer.ok ? answer.value : () => undefined;
    feed.videos.failure = { kind: 'timeout' };
    const undoing = undo();
    expect(idsOf(feed)).toEqual(['clip-0', 'clip-1', 'clip-2']);
    expect(await undoing).toEqual(fail({ kind: 'timeout' }));
    expect([idsOf(feed), [...feed.videos.hidden]]).toEqual([['clip-0', 'clip-2'], ['clip-1']]);

    feed.videos.failure = null;
    expect(await undo()).toMatchObject({ ok: true });
    expect([idsOf(feed), [...feed.videos.hidden]]).toEqual([['clip-0', 'clip-1', 'clip-2'], []]);
  });

  it('does not put the clip back into a later sitting', async () => {
    const feed = aFeed(many(3), MEMBER);
    await feed.reading.open(FOR_YOU, null);
    const answer = await feed.hiding.execute('clip-1');
    feed.reading.close();
    await (answer.ok ? answer.value() : undefined);
    expect(idsOf(feed)).toEqual([]);
  });

  it('affects only this sitting for a listener without an account', async () => {
    const feed = aFeed(many(3));
    await feed.reading.open(FOR_YOU, null);
    const answer = await feed.hiding.execute('clip-1');
    expect([idsOf(feed), [...feed.videos.hidden]]).toEqual([['clip-0', 'clip-2'], []]);
    await (answer.ok ? answer.value() : undefined);
    expect(idsOf(feed)).toEqual(['clip-0', 'clip-1', 'clip-2']);
  });
});
