import { Library as LibrarySchema, LibraryItem as WireLibraryItem } from '../../../../../contract/browse';
import { libraryRoutes } from '../../../../../contract/library-routes';
import * as z from '../../../../../contract/schema';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { LibraryItem, Library, LibraryPage, LibraryRequest } from '../../../../domain/library/library.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../domain/shared/result';
import { callRaw } from '../call-route';
import type { CdnDomains } from '../cdn-domains';
import { toPage } from '../to-page';
import { toSectionItem } from '../catalogue/to-section-item';

/** The items are parsed one by one, so that an item of an unknown kind is left out without affecting the others. */
const OpenLibrary = z.extend(LibrarySchema, { items: z.array(z.unknown()) });

/** The listener's library at our own server. */
export class SongLibrary implements Library {
  constructor(
    private readonly transport: HttpTransport,
    private readonly cdn: CdnDomains,
  ) {}

  async list({ type, sort, page, pageSize }: LibraryRequest): Promise<Result<LibraryPage, GatewayFailure>> {
    const answer = await callRaw(this.transport, libraryRoutes.library, { query: { type, sort, page, pageSize } });
    if (!answer.ok) return answer;
    const parsed = z.safeParse(OpenLibrary, answer.value);
    if (!parsed.success) return fail({ kind: 'malformed' });
    const { liked, heard } = parsed.data;
    const kept = toPage(parsed.data, (item) => this.toKept(item));
    return succeed({
      ...kept,
      items: kept.items.flat(),
      liked: { songCount: liked.song_count, duration: liked.duration },
      heard: { songCount: heard.song_count, todayCount: heard.today_count },
    });
  }

  private toKept(value: unknown): LibraryItem[] {
    const parsed = z.safeParse(WireLibraryItem, value);
    if (!parsed.success) return [];
    const { item, kept_at, is_own } = parsed.data;
    return [{ item: toSectionItem(item, this.cdn), keptAt: kept_at, isOwn: is_own }];
  }
}
