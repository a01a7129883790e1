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
  it('reports an impression, a start, engagement and an end, together after a moment', async () => {
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

  it('reports no impression of a clip that was swiped past', async () => {
    const { recording, time, reported } = begun();
    recording.stayAt('a');
    recording.see(1);
    await time.pass(900);
    recording.stayAt('b');
    await time.pass(GATHERED);
    expect(reported()).toEqual([]);
  });

  it('reports no impression while the page is hidden', async () => {
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

  it('gives each view session its own id, also at the same clip', async () => {
    const { recording, media, time, videos } = begun();
    for (const clipId of ['a', 'b', 'a']) {
      recording.stayAt(clipId);
      media.tell(clipId, { kind: 'moving' });
    }
    await time.pass(GATHERED);
    const visits = [...videos.events.values()].map(({ visitId }) => visitId);
    expect(new Set(visits).size).toBe(3);
  });

  it('ignores the media of a clip that is not on screen', async () => {
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

  it('stores a clip as seen in this browser once it plays', () => {
    const { recording, media, seen } = begun();
    recording.stayAt('a');
    expect(seen.list()).toEqual([]);
    media.tell('a', { kind: 'moving' });
    expect(seen.list()).toEqual(['a']);
  });

  it('reports a share of the clip on screen or of another clip', async () => {
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
  it('happens at once when the page is hidden, and when the feed is left', async () => {
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

  it.each(['unavailable', 'server-error'] as const)(
    'repeats events with the same ids after the failure %s',
    async (kind) => {
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
    },
  );

  it('waits for the network while the browser is offline', async () => {
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

  it('does not repeat events that were refused for good', async () => {
    const { recording, media, time, videos } = begun();
    videos.failure = { kind: 'not-found' };
    recording.stayAt('a');
    media.tell('a', { kind: 'moving' });
    await time.pass(60_000);
    expect(videos.batches).toHaveLength(1);
  });
});

describe('the settings of the feed', () => {
  it('are stored in this browser', () => {
    const { settings, values } = begun();
    settings.update({ autoAdvance: true });
    expect([settings.state, values.read('shorts')]).toEqual([
      { autoplay: true, autoAdvance: true },
      '{"autoplay":true,"autoAdvance":true}',
    ]);
  });
});
