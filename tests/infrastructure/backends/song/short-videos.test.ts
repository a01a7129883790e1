import { NEVER } from 'rxjs';
import * as z from '../../../../contract/schema';
import { ViewEvents } from '../../../../contract/short-video';
import { shortVideoRoutes } from '../../../../contract/short-video-routes';
import type { HttpRequest, HttpTransport } from '../../../../src/application/ports/http-transport.port';
import type { FeedKind } from '../../../../src/domain/shorts/short-videos.port';
import { fail, succeed } from '../../../../src/domain/shared/result';
import { CdnDomains } from '../../../../src/infrastructure/backends/song/cdn-domains';
import { SongClipComments } from '../../../../src/infrastructure/backends/song/shorts/song-clip-comments';
import { SongShortVideos } from '../../../../src/infrastructure/backends/song/shorts/song-short-videos';
import { MemoryStore } from '../../../support/fakes/memory-store';
import { wireSong } from '../../../support/wire/wire-song';

const wireClip = {
  id: 'clip-1',
  caption: 'Đêm #hè',
  hashtags: ['hè'],
  artist: { id: 'a', name: 'Hạ Vy', avatar: '/images/a', is_followed: true },
  song: { song: wireSong(), from: 96, to: 158 },
  cover: '/images/clip-1',
  duration: 20,
  dominant_color: { h: 1, c: 0.1, h2: 2 },
  captions: '/media/clip-1/captions.vtt',
  media: {
    master_url: '/media/clip-1/master.m3u8',
    video_qualities: [{ id: '360', url: '/media/clip-1/360.m3u8', height: 360, bitrate: 400_000 }],
    first_duration: 1,
    opening: ['/media/clip-1/360.m3u8', '/media/clip-1/0.m4s'],
  },
  counters: { views: 5, likes: 4, saves: 3, shares: 2, comments: 1 },
  is_liked: true,
  is_saved: false,
  published_at: '2026-01-01T00:00:00.000Z',
  reason: 'new',
};

/** Answers every request with this data, and records the requests. */
function transportOf(data: unknown) {
  const sent: HttpRequest[] = [];
  const transport: HttpTransport = {
    send: async (request) => {
      sent.push(request);
      return succeed(data);
    },
    follow: () => NEVER,
  };
  return { transport, sent };
}

const cdnOf = (transport: HttpTransport) => new CdnDomains(transport, new MemoryStore({ cdnDomain: 'https://cdn' }));

function videosOver(data: unknown) {
  const { transport, sent } = transportOf(data);
  const lasting = transportOf({ counted: 1 });
  return { videos: new SongShortVideos(transport, lasting.transport, cdnOf(transport)), sent, lasting: lasting.sent };
}

const BEGINNING = { feed: { kind: 'for-you' }, cursor: null, seen: [], size: 10 } as const;

describe('short videos of our own server', () => {
  it('are returned in the terms of the domain, with complete addresses', async () => {
    const { videos } = videosOver(wireClip);
    const answer = await videos.clip('clip-1');
    expect(answer).toMatchObject({
      ok: true,
      value: {
        id: 'clip-1',
        artist: { id: 'a', avatarUrl: 'https://cdn/images/a?w={width}', isFollowed: true },
        used: { song: { id: 'song-1', title: 'Neon' }, from: 96, to: 158 },
        coverUrl: 'https://cdn/images/clip-1?w={width}',
        dominantColour: { hue: 1, chroma: 0.1, secondHue: 2 },
        captionsUrl: 'https://cdn/media/clip-1/captions.vtt',
        isLiked: true,
        reason: 'new',
      },
    });
    const sources = answer.ok ? answer.value.sources : [];
    expect(sources.map(({ id, url, bitrate }) => [id, url, bitrate])).toEqual([
      ['auto', 'https://cdn/media/clip-1/master.m3u8', 0],
      ['360', 'https://cdn/media/clip-1/360.m3u8', 400_000],
    ]);
  });

  it('may have no artist, no song, no captions and no known reason', async () => {
    const { videos } = videosOver({ ...wireClip, artist: null, song: null, captions: null, reason: 'of tomorrow' });
    const bare = { artist: null, used: null, captionsUrl: null, reason: null };
    expect(await videos.clip('clip-1')).toMatchObject({ ok: true, value: bare });
  });

  it('omit invalid items from a page, and nothing else', async () => {
    const { videos } = videosOver({ items: [{ id: 'odd' }, wireClip], cursor: 'next' });
    const answer = await videos.feed(BEGINNING);
    expect(answer).toMatchObject({ ok: true, value: { items: [{ id: 'clip-1' }], cursor: 'next' } });
    expect(answer.ok && answer.value.items).toHaveLength(1);
  });

  it('are reported as malformed when the response has another shape', async () => {
    expect(await videosOver({ items: 'none' }).videos.feed(BEGINNING)).toEqual(fail({ kind: 'malformed' }));
    expect(await videosOver({}).videos.clip('clip-1')).toEqual(fail({ kind: 'malformed' }));
  });

  it.each([
    [{ kind: 'for-you' }, {}],
    [{ kind: 'following' }, { feed: 'following' }],
    [{ kind: 'artist', artistId: 'a' }, { artist: 'a' }],
    [{ kind: 'song', songId: 's' }, { song: 's' }],
  ] as readonly [FeedKind, object][])('of %j are requested with %j', async (feed, filter) => {
    const { videos, sent } = videosOver({ items: [], cursor: null });
    await videos.feed({ feed, cursor: 'next', seen: ['x', 'y'], size: 10 });
    const given = Object.entries(sent[0]?.query ?? {}).filter(([, value]) => value !== undefined);
    const query = Object.fromEntries(given);
    expect(query).toEqual({ ...filter, cursor: 'next', seen: '["x","y"]', size: 10 });
    expect(z.safeParse(shortVideoRoutes.shortFeed.query, query).success).toBe(true);
  });

  it('are reported over the transport that outlives the page, as the contract requires', async () => {
    const { videos, sent, lasting } = videosOver(null);
    const event = { eventId: 'event-0001', visitId: 'visit-0001', clipId: 'clip-1', kind: 'start' } as const;
    expect(await videos.report({ clipId: 'clip-1', events: [event] })).toEqual(succeed(1));
    expect([sent, lasting[0]?.path]).toEqual([[], '/backend/short-video/clip-1/view']);
    expect(z.safeParse(ViewEvents, lasting[0]?.body).success).toBe(true);
  });

  it.each([
    ['like', true, 'like'],
    ['like', false, 'unlike'],
    ['save', true, 'save'],
    ['save', false, 'unsave'],
  ] as const)('send a %s (%s) to %s', async (reaction, isOn, path) => {
    const { videos, sent } = videosOver(null);
    expect(await videos.react('clip-1', reaction, isOn)).toEqual(succeed(undefined));
    expect(sent[0]?.path).toBe(`/backend/short-video/clip-1/${path}`);
  });

  it('are hidden, and shown again', async () => {
    const { videos, sent } = videosOver(null);
    await videos.hide('clip-1', true);
    await videos.hide('clip-1', false);
    expect(sent.map(({ path }) => path)).toEqual([
      '/backend/short-video/clip-1/hide',
      '/backend/short-video/clip-1/unhide',
    ]);
  });
});

const wireComment = {
  id: 'comment-1',
  text: 'Hay quá',
  author: { name: 'Vy', avatar: '/images/vy' },
  is_own: true,
  written_at: '2026-01-01T00:00:00.000Z',
};

const COMMENT = {
  id: 'comment-1',
  text: 'Hay quá',
  author: { name: 'Vy', avatarUrl: 'https://cdn/images/vy?w={width}' },
  isOwn: true,
  writtenAt: '2026-01-01T00:00:00.000Z',
};

function commentsOver(data: unknown) {
  const { transport, sent } = transportOf(data);
  return { comments: new SongClipComments(transport, cdnOf(transport)), sent };
}

describe('comments of our own server', () => {
  it('are returned in the terms of the domain', async () => {
    const { comments, sent } = commentsOver({ items: [wireComment], cursor: 'next', totalCount: 7 });
    const answer = await comments.list({ clipId: 'clip-1', cursor: null, size: 20 });
    expect(answer).toEqual(succeed({ items: [COMMENT], cursor: 'next', totalCount: 7 }));
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/backend/short-video/clip-1/comments' });
  });

  it('are posted as the contract requires', async () => {
    const { comments, sent } = commentsOver(wireComment);
    expect(await comments.post('clip-1', { id: 'comment-1', text: 'Hay quá' })).toEqual(succeed(COMMENT));
    expect(z.safeParse(shortVideoRoutes.postShortComment.body, sent[0]?.body).success).toBe(true);
  });

  it('are deleted and reported', async () => {
    const { comments, sent } = commentsOver(null);
    expect(await comments.delete('clip-1', 'comment-1')).toEqual(succeed(undefined));
    expect(await comments.report('clip-1', 'comment-1', 'spam')).toEqual(succeed(undefined));
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /backend/short-video/clip-1/comments/comment-1',
      'POST /backend/short-video/clip-1/comments/comment-1/report',
    ]);
  });
});
