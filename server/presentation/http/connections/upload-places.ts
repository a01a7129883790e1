import { uploadToEnd } from '../../../domain/proxies/upload-to-end';

/** What `UploadPlaces` needs of an upload. */
export interface PlacedUpload {
  /** An address or a network; an account, where many share one address. */
  readonly holder: string;
  /** How many bytes have arrived. */
  readonly bytes: () => number;
  /** False once the upload is complete: it then frees its place soon. */
  readonly isArriving: () => boolean;
  /** Refuses the rest of the upload. */
  readonly end: () => void;
}

/** Places for uploads. If all are taken, a new upload may get the place of a slow one, or of a holder with several. */
export class UploadPlaces {
  /** Each upload with the time at which it entered. */
  private readonly taken = new Map<PlacedUpload, number>();

  constructor(
    private readonly most: number,
    /** Monotonic time in milliseconds. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** False if no place is free and none can be freed. */
  enter(upload: PlacedUpload): boolean {
    if (this.taken.size >= this.most && !this.freeOne(upload.holder)) return false;
    this.taken.set(upload, this.now());
    return true;
  }

  /** May also be called for an upload whose place went to another. */
  leave(upload: PlacedUpload): void {
    this.taken.delete(upload);
  }

  private freeOne(holder: string): boolean {
    const now = this.now();
    const arriving = [...this.taken]
      .filter(([upload]) => upload.isArriving())
      .map(([upload, since]) => ({ upload, holder: upload.holder, ageMs: now - since, bytes: upload.bytes() }));
    const ended = uploadToEnd(arriving, holder)?.upload;
    if (ended === undefined) return false;
    this.leave(ended);
    ended.end();
    return true;
  }
}
