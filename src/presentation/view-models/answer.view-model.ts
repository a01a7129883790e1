import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { isPassing } from '../../domain/shared/passing-failure';
import type { Result } from '../../domain/shared/result';
import { LOADING, toLoadable, type Loadable } from './loadable';

/** What stands once it was asked for again: where there is no answer for now, what stood before. */
export const renewed = <T>(before: Loadable<T>, answer: Result<T, GatewayFailure>): Loadable<T> =>
  !answer.ok && before.kind === 'ready' && isPassing(answer.error) ? before : toLoadable(answer);

/** One answer on the glass. Of several questions on their way only the last one's answer counts. */
export class AnswerViewModel<T> {
  state: Loadable<T> = LOADING;
  private asked = 0;

  /** `taken` is told of each answer that counts. */
  constructor(
    private readonly ask: () => Promise<Result<T, GatewayFailure>>,
    private readonly taken: (value: T) => void = () => undefined,
  ) {
    makeAutoObservable<this, 'ask' | 'taken' | 'asked'>(
      this,
      { state: observableRef, ask: false, taken: false, asked: false },
      { autoBind: true },
    );
  }

  get value(): T | null {
    return this.state.kind === 'ready' ? this.state.value : null;
  }

  async load(): Promise<void> {
    this.state = LOADING;
    await this.refresh();
  }

  /** What stands stays until the answer, and where there is none for now. */
  async refresh(): Promise<void> {
    const question = ++this.asked;
    const answer = await this.ask();
    if (question !== this.asked) return;
    runInAction(() => {
      if (answer.ok) this.taken(answer.value);
      this.state = renewed(this.state, answer);
    });
  }

  /** The page is left: an answer on its way changes nothing. */
  dispose(): void {
    this.asked += 1;
  }
}
