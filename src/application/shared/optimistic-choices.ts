import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';

type Answer = Result<void, GatewayFailure>;

const KEPT: Answer = succeed(undefined);

/** Something that the listener chooses, such as a like: where it is shown, and how the backend is asked for it. */
export interface Choice<V> {
  /** Undefined once nothing shows it any more. */
  shown(): V | undefined;
  show(value: V): void;
  request(value: V, before: V): Promise<Answer>;
  onConfirmed?(value: V, before: V): void;
}

interface Options<V> {
  readonly isSame?: (a: V, b: V) => boolean;
  /** Runs the requests for a key, when it is this tab's turn. */
  readonly inTurn?: (key: string, run: () => Promise<Answer>) => Promise<Answer>;
}

/**
 * A choice shows at once; then the backend is asked, one request at a time per key, and the last choice counts. A choice that the
 * backend refuses is taken back, unless there is a newer choice.
 */
export class OptimisticChoices<V> {
  /** The keys with a pending request, and the value that the backend last confirmed. */
  private confirmed = new Map<string, V>();
  private readonly isSame: (a: V, b: V) => boolean;
  private readonly inTurn: (key: string, run: () => Promise<Answer>) => Promise<Answer>;

  constructor({ isSame = Object.is, inTurn = (_, run) => run() }: Options<V> = {}) {
    this.isSame = isSame;
    this.inTurn = inTurn;
  }

  isPending(key: string): boolean {
    return this.confirmed.has(key);
  }

  /**
   * Fails if the choice was taken back. A choice while a request for the key is pending succeeds: the first call reports the
   * result. `before` is what was shown until now.
   */
  async choose(key: string, before: V, value: V, choice: Choice<V>): Promise<Answer> {
    const { confirmed } = this;
    choice.show(value);
    if (confirmed.has(key)) return KEPT;
    confirmed.set(key, before);
    const answer = await this.inTurn(key, () => this.settle(key, confirmed, choice));
    confirmed.delete(key);
    return answer;
  }

  /** The backend has confirmed another value elsewhere. Answers whether a choice is pending, which then is compared with it. */
  confirm(key: string, change: (confirmed: V) => V): boolean {
    const known = this.confirmed.get(key);
    if (known === undefined) return false;
    this.confirmed.set(key, change(known));
    return true;
  }

  /** Answers to pending requests are ignored from now on. */
  forget(): void {
    this.confirmed = new Map();
  }

  /** Sends requests until the confirmed value is the shown one. Answers why the last choice was taken back, if it was. */
  private async settle(key: string, confirmed: Map<string, V>, choice: Choice<V>, outcome = KEPT): Promise<Answer> {
    const before = confirmed.get(key);
    const wish = choice.shown();
    const isForgotten = (): boolean => confirmed !== this.confirmed;
    if (isForgotten()) return KEPT;
    if (before === undefined || wish === undefined || this.isSame(wish, before)) return outcome;
    const answer = await choice.request(wish, before);
    if (isForgotten()) return KEPT;
    if (answer.ok) {
      confirmed.set(key, wish);
      choice.onConfirmed?.(wish, before);
      return this.settle(key, confirmed, choice);
    }
    const shown = choice.shown();
    if (shown === undefined || !this.isSame(shown, wish)) return this.settle(key, confirmed, choice);
    choice.show(confirmed.get(key) ?? before);
    return this.settle(key, confirmed, choice, answer);
  }
}
