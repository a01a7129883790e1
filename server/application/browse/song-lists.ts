import type { Slice } from '../../domain/catalogue/song-catalogue.port';
import type { LikedSongs } from '../../domain/library/liked-songs.port';
import type { ListeningHistory } from '../../domain/library/listening-history.port';
import type { ListSongs, SongList } from '../catalogue/list-songs';
import type { SongCards } from '../catalogue/song-cards';
import { knowsPlay } from '../home/known-plays';
import type { ReadOwnHome } from '../home/read-own-home';
import type { Charts } from './charts';

export type SongListType = 'new' | 'popular' | 'videos' | 'trending' | 'for-you' | 'liked' | 'recent';

export interface SongListSources {
  readonly listSongs: ListSongs;
  readonly charts: Charts;
  readonly cards: SongCards;
  readonly liked: Pick<LikedSongs, 'list' | 'count'>;
  readonly history: Pick<ListeningHistory, 'list' | 'count'>;
  readonly ownHome: Pick<ReadOwnHome, 'chosenFor'>;
}

const EMPTY: SongList = { items: [], totalCount: 0 };

/** The lists that the product generates, and the listener's own lists: liked songs and listening history. */
export class SongLists {
  constructor(private readonly sources: SongListSources) {}

  /** One page of a list; a listener's own lists are empty without an account (decisions.md §4). */
  execute(type: SongListType, slice: Slice, accountId: string | null): Promise<SongList> {
    const { listSongs } = this.sources;
    switch (type) {
      case 'new':
        return listSongs.execute({ sort: 'newest' }, slice);
      case 'popular':
        return listSongs.execute({ sort: 'popular' }, slice);
      case 'videos':
        return listSongs.execute({ only: 'videos' }, slice);
      case 'trending':
        return this.ofChart(this.trendingFor(accountId), slice);
      case 'for-you':
        return this.ofChart(this.chosenFor(accountId), slice);
      case 'liked':
        return accountId === null ? Promise.resolve(EMPTY) : this.likedBy(accountId, slice);
      case 'recent':
        return accountId === null ? Promise.resolve(EMPTY) : this.heardBy(accountId, slice);
    }
  }

  /** A listener without any known taste gets the general selection. */
  private async chosenFor(accountId: string | null): Promise<readonly string[]> {
    const own = accountId === null ? [] : await this.sources.ownHome.chosenFor(accountId);
    return own.length > 0 ? own : this.sources.charts.forYou.get();
  }

  /** The trending songs, counted so that the listener's last play is included, as on the listener's home page. */
  private async trendingFor(accountId: string | null): Promise<readonly string[]> {
    const { charts, history } = this.sources;
    if (accountId === null) return charts.trending.get();
    const [last] = await history.list(accountId, { offset: 0, limit: 1 });
    return charts.trending.getSince(knowsPlay(last));
  }

  private async ofChart(chart: Promise<readonly string[]>, { offset, limit }: Slice): Promise<SongList> {
    const ids = await chart;
    return { items: await this.sources.cards.inOrder(ids.slice(offset, offset + limit)), totalCount: ids.length };
  }

  private async likedBy(accountId: string, slice: Slice): Promise<SongList> {
    const { liked, cards } = this.sources;
    const [ids, songCount] = await Promise.all([liked.list(accountId, slice), liked.count(accountId)]);
    return { items: await cards.allInOrder(ids), totalCount: songCount };
  }

  private async heardBy(accountId: string, slice: Slice): Promise<SongList> {
    const { history, cards } = this.sources;
    const [played, songCount] = await Promise.all([history.list(accountId, slice), history.count(accountId)]);
    return { items: await cards.allInOrder(played.map(({ songId }) => songId)), totalCount: songCount };
  }
}
