import { filter, map } from 'rxjs';
import * as z from 'zod/mini';
import type { LibraryChange } from '../../domain/library/library-change';
import type { LibraryChannel } from '../../application/ports/library-channel.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { PageChannel } from './page-channel';
import { StoredAnnotationChange } from './stored-song';

const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('annotated'), songId: z.string(), annotations: StoredAnnotationChange }),
  z.object({ kind: z.literal('saved'), collectionId: z.string(), isSaved: z.boolean() }),
  z.object({ kind: z.literal('followed'), artistId: z.string(), isFollowed: z.boolean() }),
  z.object({ kind: z.literal('library') }),
  z.object({ kind: z.literal('playlist-deleted'), playlistId: z.string() }),
]);

/** The tabs' channel over the browser's own. */
export class BroadcastLibraryChannel implements LibraryChannel {
  readonly announcements: EventStream<LibraryChange>;

  constructor(private readonly channel: PageChannel) {
    this.announcements = channel.messages.pipe(
      // Another version of this product may send messages of another form.
      map((message) => Change.safeParse(message).data),
      filter((change) => change !== undefined),
    );
  }

  announce(change: LibraryChange): void {
    this.channel.send(change);
  }
}
