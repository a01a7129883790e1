import * as z from '../../../../../contract/schema';
import { ShortPage, ShortVideo as ShortVideoSchema } from '../../../../../contract/short-video';
import { shortVideoRoutes } from '../../../../../contract/short-video-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { ClipCard } from '../../../../domain/shorts/clip-card';
import type { FeedPage } from '../../../../domain/shorts/feed';
import type { Reaction } from '../../../../domain/shorts/react-to-clip';
import type { ShortVideo } from '../../../../domain/shorts/short-video';
import type { FeedKind, FeedRequest, ShortVideos } from '../../../../domain/shorts/short-videos.port';
import type { ViewBatch } from '../../../../domain/shorts/view-batches';
import type { Page, PageRequest } from '../../../../domain/shared/page';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../domain/shared/result';
import { callRaw, callRoute } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toPage } from '../to-page';
import { known } from '../catalogue/known';
import { toClipCard } from '../catalogue/to-clip-card';
import { toShortVideo } from './to-short-video';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The clips are parsed one by one, so that a clip that this product cannot read is dropped alone. */
const OpenPage = z.extend(ShortPage, { items: z.array(z.unknown()) });

const REACTIONS = {
  like: { on: shortVideoRoutes.likeShort, off: shortVideoRoutes.unlikeShort },
  save: { on: shortVideoRoutes.saveShort, off: shortVideoRoutes.unsaveShort },
} as const satisfies Record<Reaction, object>;

type PlainRoute =
  | (typeof REACTIONS)[Reaction]['on' | 'off']
  | typeof shortVideoRoutes.hideShort
  | typeof shortVideoRoutes.unhideShort;

const filterOf = (feed: FeedKind) => ({
  feed: feed.kind === 'following' ? 'following' : undefined,
  artist: feed.kind === 'artist' ? feed.artistId : undefined,
  song: feed.kind === 'song' ? feed.songId : undefined,
});

/** Short videos at our own server. Reports are sent through `lasting`, which outlives the page. */
export class SongShortVideos implements ShortVideos {
  constructor(
    private readonly transport: HttpTransport,
    private readonly lasting: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async feed({ feed, cursor, seen, size }: FeedRequest): Answer<FeedPage> {
    const seenIds = seen.length === 0 ? undefined : JSON.stringify(seen);
    const query = { ...filterOf(feed), cursor: cursor ?? undefined, seen: seenIds, size };
    const answer = await callRaw(this.transport, shortVideoRoutes.shortFeed, { query });
    if (!answer.ok) return answer;
    const parsed = z.safeParse(OpenPage, answer.value);
    if (!parsed.success) return fail({ kind: 'malformed' });
    const items = known(ShortVideoSchema, parsed.data.items).map((clip) => toShortVideo(clip, this.cdn));
    return succeed({ items, cursor: parsed.data.cursor, totalCount: parsed.data.totalCount ?? null });
  }

  async clip(id: string): Answer<ShortVideo> {
    const answer = await callRoute(this.transport, shortVideoRoutes.shortVideo, { params: { id } });
    return answer.ok ? succeed(toShortVideo(answer.value, this.cdn)) : answer;
  }

  async saved({ page, pageSize }: PageRequest): Answer<Page<ClipCard>> {
    const answer = await callRoute(this.transport, shortVideoRoutes.savedShorts, { query: { page, pageSize } });
    return answer.ok ? succeed(toPage(answer.value, (card) => toClipCard(card, this.cdn))) : answer;
  }

  async report({ clipId, events }: ViewBatch): Answer<number> {
    const body = {
      events: events.map(({ eventId, visitId, kind }) => ({ event_id: eventId, visit_id: visitId, kind })),
    };
    const answer = await callRoute(this.lasting, shortVideoRoutes.recordShortViews, { params: { id: clipId }, body });
    return answer.ok ? succeed(answer.value.counted) : answer;
  }

  react(clipId: string, reaction: Reaction, isOn: boolean): Answer<void> {
    return this.post(REACTIONS[reaction][isOn ? 'on' : 'off'], clipId);
  }

  hide(clipId: string, isHidden: boolean): Answer<void> {
    return this.post(isHidden ? shortVideoRoutes.hideShort : shortVideoRoutes.unhideShort, clipId);
  }

  private async post(route: PlainRoute, id: string): Answer<void> {
    const answer = await callRoute(this.transport, route, { params: { id } });
    return answer.ok ? succeed(undefined) : answer;
  }
}
