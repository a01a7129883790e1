/** Limits the number of simultaneous entries, in total and for one key. */
export class Quota {
  private readonly held = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly most: number,
    private readonly mostOfOne: number,
  ) {}

  /** False, with nothing reserved, if there is no room. Without a key only the total counts. */
  enter(key: string | null): boolean {
    const ofOne = key === null ? 0 : (this.held.get(key) ?? 0);
    if (this.all >= this.most || ofOne >= this.mostOfOne) return false;
    this.all += 1;
    if (key !== null) this.held.set(key, ofOne + 1);
    return true;
  }

  /** To be called once for each successful `enter`. */
  leave(key: string | null): void {
    this.all -= 1;
    if (key === null) return;
    const left = (this.held.get(key) ?? 0) - 1;
    if (left > 0) this.held.set(key, left);
    else this.held.delete(key);
  }
}
