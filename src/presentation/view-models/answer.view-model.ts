import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { isPassing } from '../../domain/shared/passing-failure';
import type { Result } from '../../domain/shared/result';
import { LOADING, toLoadable, type Loadable } from './loadable';

/** The state after another request: if it failed only temporarily, the earlier value stays. */
export const renewed = <T>(before: Loadable<T>, answer: Result<T, GatewayFailure>): Loadable<T> =>
  !answer.ok && before.kind === 'ready' && isPassing(answer.error) ? before : toLoadable(answer);

/** One response on the screen. If several requests are running, only the response to the last one counts. */
export class AnswerViewModel<T> {
  state: Loadable<T> = LOADING;
  private requestNumber = 0;

  /** `taken` receives each response that counts. */
  constructor(
    private readonly ask: () => Promise<Result<T, GatewayFailure>>,
    private readonly taken: (value: T) => void = () => undefined,
  ) {
    makeAutoObservable<this, 'ask' | 'taken' | 'requestNumber'>(
      this,
      { state: observableRef, ask: false, taken: false, requestNumber: false },
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

  /** The shown value stays until the response, and also if the request fails temporarily. */
  async refresh(): Promise<void> {
    const question = ++this.requestNumber;
    const answer = await this.ask();
    if (question !== this.requestNumber) return;
    runInAction(() => {
      if (answer.ok) this.taken(answer.value);
      this.state = renewed(this.state, answer);
    });
  }

  /** The page is closed: a pending response changes nothing. */
  dispose(): void {
    this.requestNumber += 1;
  }
}
