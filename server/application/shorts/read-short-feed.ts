import { readSitting, writeSitting } from '../../domain/shorts/feed-sitting';
import { nextOfFeed } from '../../domain/shorts/next-of-feed';
import {
  NO_TASTE,
  rankFeed,
  type FeedReason,
  type FeedTaste,
  type RankedShort,
  type ShortTraits,
} from '../../domain/shorts/rank-feed';
import type { Clock } from '../ports/clock.port';
import type { ShortCatalogue, ShortFilter } from '../../domain/shorts/short-catalogue.port';
import type { ShortTaste } from '../../domain/shorts/short-taste.port';
import { StaleWhileRevalidate } from '../shared/stale-while-revalidate';
import type { ShowShorts, ShownShort } from './show-shorts';

/** The ages of the cached pool of everybody's feed: new clips appear within this time, even if another process added them. */
const AGES = { freshMs: 5_000, staleMs: 60_000 };

/** The viewer: an account, or the clips that a viewer without an account reports as seen, the last one first. */
export type FeedListener =
  | { readonly accountId: string }
  | { readonly accountId: null; readonly seenIds: readonly string[] };

export interface FeedQuery extends ShortFilter {
  readonly cursor?: string | undefined;
  readonly size: number;
}

export interface FeedItem extends ShownShort {
  readonly reason: FeedReason;
}

export interface FeedPage {
  readonly items: readonly FeedItem[];
  readonly cursor: string | null;
  /** The number of clips of one artist or with one song, if these are requested. */
  readonly totalCount?: number;
}

export interface FeedSources {
  readonly shorts: Pick<ShortCatalogue, 'pool' | 'count'>;
  readonly taste: ShortTaste;
  readonly show: Pick<ShowShorts, 'execute'>;
}

const isCounted = ({ artistId, songId }: ShortFilter): boolean => artistId !== undefined || songId !== undefined;

const isForAll = ({ artistId, songId, followedBy }: ShortFilter): boolean =>
  artistId === undefined && songId === undefined && followedBy === undefined;

const seenBefore = (seenIds: readonly string[]): FeedTaste['seen'] =>
  new Map(seenIds.map((id, index) => [id, seenIds.length - index]));

/** The feed, page by page: no clip comes twice in one sitting, and every clip has a reason. */
export class ReadShortFeed {
  private readonly everything: StaleWhileRevalidate<readonly ShortTraits[]>;

  constructor(
    private readonly sources: FeedSources,
    private readonly clock: Clock,
  ) {
    this.everything = new StaleWhileRevalidate(() => sources.shorts.pool({}), clock, AGES);
  }

  async execute(listener: FeedListener, { cursor, size, ...filter }: FeedQuery): Promise<FeedPage> {
    const sitting = readSitting(cursor, this.clock.now());
    const [pool, taste, totalCount] = await Promise.all([
      isForAll(filter) ? this.everything.get() : this.sources.shorts.pool(filter),
      this.tasteOf(listener),
      isCounted(filter) ? this.sources.shorts.count(filter) : null,
    ]);
    const moment = { nowMs: sitting.startedAtMs, seed: String(sitting.startedAtMs) };
    const { chosen, next } = nextOfFeed(rankFeed(pool, taste, moment), sitting, size);
    const items = await this.shown(chosen, listener.accountId);
    const page = { items, cursor: next === null ? null : writeSitting(next) };
    return totalCount === null ? page : { ...page, totalCount };
  }

  private async shown(chosen: readonly RankedShort[], accountId: string | null): Promise<readonly FeedItem[]> {
    const reasons = new Map(chosen.map(({ id, reason }) => [id, reason]));
    const shown = await this.sources.show.execute(
      chosen.map(({ id }) => id),
      accountId,
    );
    // A clip that was removed after the pool was read may be replaced by a stand-in, which is in the feed itself.
    const here = shown.filter(({ card }) => card.media.songId === card.id);
    return here.map((each) => ({ ...each, reason: reasons.get(each.card.id) ?? 'something-else' }));
  }

  /** Clips were added, changed or removed. */
  forget(): void {
    this.everything.forget();
  }

  private async tasteOf(listener: FeedListener): Promise<FeedTaste> {
    if (listener.accountId !== null) return this.sources.taste.of(listener.accountId);
    return { ...NO_TASTE, seen: seenBefore(listener.seenIds) };
  }
}
