import { browseRoutes } from '../../../../../contract/browse-routes';
import { listeningRoutes } from '../../../../../contract/listening-routes';
import type { RouteShape } from '../../../../../contract/route';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { ArtistDetail } from '../../../../domain/catalogue/artist-detail';
import type {
  BrowsedCollection,
  Browsing,
  CollectionQuery,
  SectionPage,
  SongQuery,
} from '../../../../domain/catalogue/browsing.port';
import type { CategoryDetail, ExploredCategory } from '../../../../domain/catalogue/category-detail';
import type { CollectionDetail } from '../../../../domain/catalogue/collection-detail';
import type { ArtistCard, SectionItem } from '../../../../domain/catalogue/home-section';
import type { Song } from '../../../../domain/catalogue/song';
import type { ArtistSort } from '../../../../domain/catalogue/sorts';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute, type RouteData, type RouteInput } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toPage } from '../to-page';
import { toArtistDetail, toCategoryDetail, toCollectionDetail, toExploredCategory } from './to-browsed';
import { toSectionItem } from './to-section-item';
import { toSong } from './to-song';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** Browsing the catalogue of our own server. */
export class SongBrowsing implements Browsing {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  collection(collection: BrowsedCollection, page: PageRequest): Answer<CollectionDetail> {
    if (collection.kind === 'list') {
      const query = { type: collection.type, page: page.page, size: page.pageSize };
      return this.ask(browseRoutes.collectionSongs, { query }, (wire) => toCollectionDetail(wire, this.cdn));
    }
    const query = { album_id: collection.id, type: collection.kind, ...page };
    return this.ask(listeningRoutes.albumSongs, { query }, (wire) => toCollectionDetail(wire, this.cdn));
  }

  section(id: string, page: PageRequest): Answer<SectionPage> {
    return this.ask(browseRoutes.section, { params: { id }, query: { ...page } }, (wire) => ({
      ...toPage(wire, (item) => toSectionItem(item, this.cdn)),
      id: wire.id,
      title: wire.title,
      action: wire.action_type,
    }));
  }

  songs({ artistId, categoryId, sort, page, pageSize }: SongQuery): Answer<Page<Song>> {
    const query = { artist_id: artistId, category_id: categoryId, sort, page, pageSize };
    return this.ask(listeningRoutes.songs, { query }, (wire) => toPage(wire, (song) => toSong(song, this.cdn)));
  }

  artists(sort: ArtistSort, page: PageRequest): Answer<Page<ArtistCard>> {
    return this.ask(browseRoutes.artists, { query: { sort, ...page } }, (wire) =>
      toPage(wire, ({ id, name, avatar, listener_count: listenerCount }) => ({
        id,
        name,
        listenerCount,
        imageUrl: this.cdn.pictureUrl(avatar),
      })),
    );
  }

  collections({ type, artistId, categoryId, sort, page, pageSize }: CollectionQuery): Answer<Page<SectionItem>> {
    const query = { type, artist_id: artistId, category_id: categoryId, sort, page, pageSize };
    return this.ask(browseRoutes.collections, { query }, (wire) =>
      toPage(wire, (item) => toSectionItem(item, this.cdn)),
    );
  }

  artist(id: string): Answer<ArtistDetail> {
    return this.ask(browseRoutes.artist, { params: { id } }, (wire) => toArtistDetail(wire, this.cdn));
  }

  categories(page: PageRequest): Answer<Page<ExploredCategory>> {
    return this.ask(browseRoutes.categories, { query: { ...page } }, (wire) =>
      toPage(wire, (category) => toExploredCategory(category, this.cdn)),
    );
  }

  category(id: string): Answer<CategoryDetail> {
    return this.ask(browseRoutes.category, { params: { id } }, (wire) => toCategoryDetail(wire, this.cdn));
  }

  private async ask<R extends RouteShape, T>(route: R, input: RouteInput, map: (wire: RouteData<R>) => T): Answer<T> {
    const answer = await callRoute(this.transport, route, input);
    return answer.ok ? succeed(map(answer.value)) : answer;
  }
}
