import type { OwnPlaylistWire } from '../../../../../contract/browse';
import { LIMITS } from '../../../../../contract/kernel/limits';
import { libraryRoutes } from '../../../../../contract/library-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type {
  NewPlaylist,
  OwnPlaylist,
  OwnPlaylists,
  PlaylistChanges,
  PlaylistVersion,
} from '../../../../domain/library/own-playlists.port';
import type { Picture } from '../../../../domain/profile/picture';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute, type RouteInput } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toPage } from '../to-page';
import { toColour } from '../catalogue/to-song';

type Answer<T> = Promise<Result<T, GatewayFailure>>;
type OwnRoute =
  | typeof libraryRoutes.createPlaylist
  | typeof libraryRoutes.changePlaylist
  | typeof libraryRoutes.setPlaylistCover;
type VersionRoute =
  | typeof libraryRoutes.addToPlaylist
  | typeof libraryRoutes.removeFromPlaylist
  | typeof libraryRoutes.moveInPlaylist;

/** The listener's own playlists at our own server. */
export class SongOwnPlaylists implements OwnPlaylists {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async list({ page, pageSize }: PageRequest): Answer<Page<OwnPlaylist>> {
    const answer = await callRoute(this.transport, libraryRoutes.ownPlaylists, { query: { page, pageSize } });
    return answer.ok ? succeed(toPage(answer.value, (item) => this.toOwn(item))) : answer;
  }

  async create({ name, description, isPublic, songIds }: NewPlaylist): Answer<OwnPlaylist> {
    const body = { name, description, is_public: isPublic, song_ids: songIds.slice(0, LIMITS.idsMax) };
    const made = await this.own(libraryRoutes.createPlaylist, { body });
    if (!made.ok || songIds.length <= LIMITS.idsMax) return made;
    const added = await this.add(made.value.id, songIds.slice(LIMITS.idsMax));
    return added.ok ? succeed({ ...made.value, ...added.value }) : added;
  }

  change(id: string, { isPublic, ...words }: PlaylistChanges): Answer<OwnPlaylist> {
    return this.own(libraryRoutes.changePlaylist, { params: { id }, body: { ...words, is_public: isPublic } });
  }

  async delete(id: string): Answer<void> {
    const answer = await callRoute(this.transport, libraryRoutes.deletePlaylist, { params: { id } });
    return answer.ok ? succeed(undefined) : answer;
  }

  setCover(id: string, image: Picture): Answer<OwnPlaylist> {
    return this.own(libraryRoutes.setPlaylistCover, { params: { id }, files: { image } });
  }

  /** At most as many songs per call as the server allows, one call after the other. */
  async add(id: string, songIds: readonly string[]): Answer<PlaylistVersion> {
    const body = { song_ids: songIds.slice(0, LIMITS.idsMax) };
    const answer = await this.version(libraryRoutes.addToPlaylist, { params: { id }, body });
    const rest = songIds.slice(LIMITS.idsMax);
    return answer.ok && rest.length > 0 ? this.add(id, rest) : answer;
  }

  remove(id: string, entryIds: readonly string[]): Answer<PlaylistVersion> {
    return this.version(libraryRoutes.removeFromPlaylist, { params: { id }, body: { entry_ids: entryIds } });
  }

  move(id: string, entryId: string, afterEntryId: string | null): Answer<PlaylistVersion> {
    const body = { entry_id: entryId, after_entry_id: afterEntryId };
    return this.version(libraryRoutes.moveInPlaylist, { params: { id }, body });
  }

  private async own(route: OwnRoute, input: RouteInput): Answer<OwnPlaylist> {
    const answer = await callRoute(this.transport, route, input);
    return answer.ok ? succeed(this.toOwn(answer.value)) : answer;
  }

  private async version(route: VersionRoute, input: RouteInput): Answer<PlaylistVersion> {
    const answer = await callRoute(this.transport, route, input);
    return answer.ok ? succeed({ version: answer.value.version, songCount: answer.value.song_count }) : answer;
  }

  private toOwn(wire: OwnPlaylistWire): OwnPlaylist {
    return {
      id: wire.id,
      title: wire.title,
      imageUrl: this.cdn.pictureUrl(wire.thumbnail),
      dominantColour: toColour(wire.dominant_color),
      songCount: wire.song_count,
      description: wire.description,
      isPublic: wire.is_public,
      version: wire.version,
    };
  }
}
