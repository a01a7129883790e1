import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountServices } from '../../../application/session/account-services';
import type { Chooser, KnownGuesses } from '../../../domain/session/password-rules';
import { passwordGuesses, type GuessEstimate } from '../../../domain/session/password-strength';

interface PasswordJudgeDeps {
  readonly services: Pick<AccountServices, 'loadGuessEstimate'>;
}

/** Estimates how hard a new password is to guess, once the estimator is loaded. */
export class PasswordJudge {
  private estimate: GuessEstimate | null = null;
  private isFetching = false;
  private latest: { readonly asked: string; readonly guesses: number } | null = null;

  constructor(private readonly deps: PasswordJudgeDeps) {
    makeAutoObservable<this, 'deps' | 'estimate' | 'isFetching' | 'latest'>(
      this,
      { deps: false, estimate: observableRef, isFetching: false, latest: false, guessesOf: false },
      { autoBind: true },
    );
  }

  /** Call this when a field for a new password is shown; after a failure the next call tries again. */
  async load(): Promise<void> {
    if (this.estimate !== null || this.isFetching) return;
    this.isFetching = true;
    const estimate = await this.deps.services.loadGuessEstimate().catch(() => null);
    runInAction(() => (this.estimate = estimate));
    this.isFetching = false;
  }

  /** Null until the estimator is loaded. */
  guessesOf(password: string, { name, email }: Chooser): KnownGuesses {
    const { estimate } = this;
    if (estimate === null) return null;
    const asked = JSON.stringify([password, name, email]);
    if (this.latest?.asked !== asked)
      this.latest = { asked, guesses: passwordGuesses(password, { name, email }, estimate) };
    return this.latest.guesses;
  }
}
