import { clips } from '../../support/builders/a-clip';
import { aFeed } from '../../support/builders/a-feed';

const GATHERED = 4_000;

function begun() {
  const feed = aFeed(clips('a', 'b'));
  const links = [feed.outbox.start(), feed.recording.start()];
  const reported = () => [...feed.videos.events.values()].map(({ clipId, kind }) => `${clipId} ${kind}`);
  return { ...feed, links, reported };
}

describe('recording views', () => {
  it('tells of an impression, a start, engagement and an end, together after a moment', async () => {
    const { recording, media, time, reported, videos } = begun();
    recording.stayAt('a');
    recording.see(1);
    media.tell('a', { kind: 'moving' });
    for (const position of [1, 2, 3]) media.tell('a', { kind: 'progress', position, duration: 20 });
    await time.pass(1_000);
    media.tell('a', { kind: 'ended' });
    expect(reported()).toEqual([]);

    await time.pass(GATHERED);
    expect(reported()).toEqual(['a start', 'a engaged', 'a impression', 'a complete']);
    expect(videos.batches).toHaveLength(1);
  });

  it('tells of no impression of a clip that was swiped past', async () => {
    const { recording, time, reported } = begun();
    recording.stayAt('a');
    recording.see(1);
    await time.pass(900);
    recording.stayAt('b');
    await time.pass(GATHERED);
    expect(reported()).toEqual([]);
  });

  it('tells of no impression while the page is hidden', async () => {
    const { recording, visibility, time, reported } = begun();
    recording.stayAt('a');
    recording.see(1);
    await time.pass(500);
    visibility.set(false);
    await time.pass(5_000);
    expect(reported()).toEqual([]);
    visibility.set(true);
    await time.pass(1_000 + GATHERED);
    expect(reported()).toEqual(['a impression']);
  });

  it('keeps one stay apart from the next, also at the same clip', async () => {
    const { recording, media, time, videos } = begun();
    for (const clipId of ['a', 'b', 'a']) {
      recording.stayAt(clipId);
      media.tell(clipId, { kind: 'moving' });
    }
    await time.pass(GATHERED);
    const visits = [...videos.events.values()].map(({ visitId }) => visitId);
    expect(new Set(visits).size).toBe(3);
  });

  it('hears nothing of a clip that nobody is at', async () => {
    const { recording, media, time, reported } = begun();
    media.tell('a', { kind: 'moving' });
    recording.see(1);
    recording.stayAt('a');
    recording.stayAt('a');
    media.tell('b', { kind: 'moving' });
    media.tell('a', { kind: 'waiting' });
    await time.pass(GATHERED);
    expect(reported()).toEqual([]);
  });

  it('remembers in this browser what has moved', () => {
    const { recording, media, seen } = begun();
    recording.stayAt('a');
    expect(seen.list()).toEqual([]);
    media.tell('a', { kind: 'moving' });
    expect(seen.list()).toEqual(['a']);
  });

  it('tells of sharing, of the clip that is looked at or another', async () => {
    const { recording, time, reported, videos } = begun();
    recording.stayAt('a');
    recording.share('a');
    recording.share('b');
    await time.pass(GATHERED);
    expect(reported()).toEqual(['a share', 'b share']);
    expect(new Set([...videos.events.values()].map(({ visitId }) => visitId)).size).toBe(2);
  });
});

describe('sending views', () => {
  it('does so at once when the page is hidden, and when the feed is left', async () => {
    const { recording, media, visibility, links, reported } = begun();
    recording.stayAt('a');
    media.tell('a', { kind: 'moving' });
    visibility.set(false);
    expect(reported()).toEqual(['a start']);

    recording.stayAt('b');
    media.tell('b', { kind: 'moving' });
    visibility.set(true);
    for (const link of links.toReversed()) link.unsubscribe();
    expect(reported()).toEqual(['a start', 'b start']);
  });

  it.each(['unavailable', 'server-error'] as const)('sends again, under the same ids, what met %s', async (kind) => {
    const { recording, media, time, videos } = begun();
    videos.failure = { kind };
    recording.stayAt('a');
    media.tell('a', { kind: 'moving' });
    await time.pass(GATHERED);
    videos.failure = null;
    await time.pass(GATHERED);

    const ids = videos.batches.map(({ events }) => events.map(({ eventId }) => eventId).join());
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(videos.clips[0]?.counters.views).toBe(1);
  });

  it('waits for the network where there is none', async () => {
    const { recording, media, time, videos, connectivity, reported } = begun();
    connectivity.set(false);
    videos.failure = { kind: 'offline' };
    recording.stayAt('a');
    media.tell('a', { kind: 'moving' });
    await time.pass(GATHERED);
    await time.pass(60_000);
    expect(videos.batches).toHaveLength(1);

    videos.failure = null;
    connectivity.set(true);
    expect(reported()).toEqual(['a start']);
  });

  it('gives up what was refused for good', async () => {
    const { recording, media, time, videos } = begun();
    videos.failure = { kind: 'not-found' };
    recording.stayAt('a');
    media.tell('a', { kind: 'moving' });
    await time.pass(60_000);
    expect(videos.batches).toHaveLength(1);
  });
});

describe('the settings of the feed', () => {
  it('are kept in this browser', () => {
    const { settings, values } = begun();
    settings.update({ autoAdvance: true });
    expect([settings.state, values.read('shorts')]).toEqual([
      { autoplay: true, autoAdvance: true },
      '{"autoplay":true,"autoAdvance":true}',
    ]);
  });
});
