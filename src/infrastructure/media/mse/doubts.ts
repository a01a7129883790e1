import { isSameOrder, type Order } from './feed-plan';

/** The segment that was last asked for in vain, and how often in a row. */
export class Doubts {
  private order: Order | null = null;
  private count = 0;

  /** Another one about this segment. Answers how many there are by now. */
  add(order: Order): number {
    this.count = this.areAbout(order) ? this.count + 1 : 1;
    this.order = order;
    return this.count;
  }

  areAbout(order: Order): boolean {
    return isSameOrder(this.order, order);
  }

  clear(): void {
    this.order = null;
  }
}
