import { Subject } from 'rxjs';
import * as z from 'zod/mini';
import type { KeptChange, KeptChannel } from '../../application/ports/kept-channel.port';

const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('liked'), songId: z.string(), isLiked: z.boolean() }),
  z.object({ kind: z.literal('saved'), collectionId: z.string(), isSaved: z.boolean() }),
  z.object({ kind: z.literal('followed'), artistId: z.string(), isFollowed: z.boolean() }),
  z.object({ kind: z.literal('library') }),
  z.object({ kind: z.literal('playlist-deleted'), playlistId: z.string() }),
]);

/** The tabs' channel over the browser's own; without one the tabs do not hear of one another before they load again. */
export class BroadcastKeptChannel implements KeptChannel {
  private readonly heard = new Subject<KeptChange>();
  readonly announcements = this.heard.asObservable();

  constructor(private readonly channel: BroadcastChannel | null) {
    if (channel !== null) channel.onmessage = ({ data }) => this.hear(data);
  }

  announce(change: KeptChange): void {
    this.channel?.postMessage(change);
  }

  /** Another version of this product may speak otherwise. */
  private hear(data: unknown): void {
    const parsed = Change.safeParse(data);
    if (parsed.success) this.heard.next(parsed.data);
  }
}
