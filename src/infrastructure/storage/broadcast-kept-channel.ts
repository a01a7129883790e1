import { filter, map } from 'rxjs';
import * as z from 'zod/mini';
import type { KeptChange, KeptChannel } from '../../application/ports/kept-channel.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { PageChannel } from './page-channel';

const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('liked'), songId: z.string(), isLiked: z.boolean() }),
  z.object({ kind: z.literal('saved'), collectionId: z.string(), isSaved: z.boolean() }),
  z.object({ kind: z.literal('followed'), artistId: z.string(), isFollowed: z.boolean() }),
  z.object({ kind: z.literal('library') }),
  z.object({ kind: z.literal('playlist-deleted'), playlistId: z.string() }),
]);

/** The tabs' channel over the browser's own. */
export class BroadcastKeptChannel implements KeptChannel {
  readonly announcements: EventStream<KeptChange>;

  constructor(private readonly channel: PageChannel) {
    this.announcements = channel.messages.pipe(
      // Another version of this product may speak otherwise.
      map((message) => Change.safeParse(message).data),
      filter((change) => change !== undefined),
    );
  }

  announce(change: KeptChange): void {
    this.channel.send(change);
  }
}
