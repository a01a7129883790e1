import { uploadToEnd } from '../../../domain/proxies/upload-to-end';

/** An upload as far as its place is concerned. */
export interface PlacedUpload {
  /** An address or a network; an account, where many share one address. */
  readonly holder: string;
  /** How many bytes have arrived. */
  readonly bytes: () => number;
  /** False once it is whole: it then gives its place back soon. */
  readonly isArriving: () => boolean;
  /** Refuses the rest of it. */
  readonly end: () => void;
}

/** Places for uploads. Where all are taken, a newcomer may get the place of one that is slow, or of somebody who has several. */
export class UploadPlaces {
  /** Each with the moment in which it came. */
  private readonly taken = new Map<PlacedUpload, number>();

  constructor(
    private readonly most: number,
    /** In milliseconds that only ever grow. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** False where no place is free and none is freed. */
  enter(upload: PlacedUpload): boolean {
    if (this.taken.size >= this.most && !this.freeOne(upload.holder)) return false;
    this.taken.set(upload, this.now());
    return true;
  }

  /** May be called for one whose place went to another. */
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
