/** Whether the listener watches the clip or is busy beside it, with the comments or the feed's settings. */
export class Attention {
  private away = false;

  get isBesideClip(): boolean {
    return this.away;
  }

  turn(isBesideClip: boolean): void {
    this.away = isBesideClip;
  }
}
