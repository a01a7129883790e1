import type { SaveAnswer, SavedCollections } from '../../../../src/domain/library/saved-collections.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../src/domain/shared/result';

/** The saved albums and playlists of a test's listener, out of those that exist. */
export class MemorySavedCollections implements SavedCollections {
  readonly saved = new Set<string>();

  constructor(private readonly existing: readonly string[]) {}

  async add(ids: readonly string[]): Promise<Result<SaveAnswer, GatewayFailure>> {
    const isKnown = ids.every((id) => this.existing.includes(id));
    if (!isKnown) return succeed({ code: 404, message: 'Album này không còn nữa' });
    ids.forEach((id) => this.saved.add(id));
    return succeed({ code: 200, message: 'Đã lưu vào thư viện' });
  }

  async remove(ids: readonly string[]): Promise<Result<SaveAnswer, GatewayFailure>> {
    ids.forEach((id) => this.saved.delete(id));
    return succeed({ code: 200, message: 'Đã bỏ khỏi thư viện' });
  }
}
