import type { ManagedSong as SongShape } from '../../../../../contract/administration';
import { administrationRoutes } from '../../../../../contract/administration-routes';
import { premiumRoutes } from '../../../../../contract/premium-routes';
import type * as z from '../../../../../contract/schema';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { ListRequest } from '../../../../domain/administration/list-request';
import type {
  ManagedSong,
  ManagedSongSort,
  SongAdministration,
} from '../../../../domain/administration/song-administration.port';
import type { SongTags } from '../../../../domain/administration/song-tags';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import type { CountedPage } from '../../../../domain/shared/page';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import { toCountedPage } from '../to-page';
import { listQuery } from './list-query';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const toManaged = (wire: z.infer<typeof SongShape>): ManagedSong => ({
  id: wire.id,
  tags: wire.tags,
  isPremium: wire.is_premium,
  isEdited: wire.is_edited,
  playCount: wire.play_count,
  createdAt: wire.created_at,
});

/** Administration of the songs of our own server. */
export class SongSongAdministration implements SongAdministration {
  constructor(private readonly transport: HttpTransport) {}

  async list(request: ListRequest<ManagedSongSort>): Answer<CountedPage<ManagedSong>> {
    const answer = await callRoute(this.transport, administrationRoutes.managedSongs, { query: listQuery(request) });
    return answer.ok ? succeed(toCountedPage(answer.value, toManaged)) : answer;
  }

  async setPremium(id: string, isPremium: boolean): Answer<void> {
    const input = { params: { id }, body: { is_premium: isPremium } };
    const answer = await callRoute(this.transport, premiumRoutes.setSongPremium, input);
    return answer.ok ? succeed(undefined) : answer;
  }

  async saveTags(id: string, tags: SongTags): Answer<ManagedSong> {
    const input = { params: { id }, body: tags };
    const answer = await callRoute(this.transport, administrationRoutes.editSongTags, input);
    return answer.ok ? succeed(toManaged(answer.value)) : answer;
  }

  async restoreTags(id: string): Answer<ManagedSong> {
    const answer = await callRoute(this.transport, administrationRoutes.restoreSongTags, { params: { id } });
    return answer.ok ? succeed(toManaged(answer.value)) : answer;
  }
}
