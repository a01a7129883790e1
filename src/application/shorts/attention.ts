/** Where the listener is: at the clip, or busy beside it, with what is said of it or how the feed goes on. */
export class Attention {
  private away = false;

  get isBesideClip(): boolean {
    return this.away;
  }

  turn(isBesideClip: boolean): void {
    this.away = isBesideClip;
  }
}
