/** Whether the listener watches the clip or is busy beside it, with the comments or the feed's settings. */
export class FeedFocus {
  private besideClip = false;

  get isBesideClip(): boolean {
    return this.besideClip;
  }

  setBesideClip(isBesideClip: boolean): void {
    this.besideClip = isBesideClip;
  }
}
