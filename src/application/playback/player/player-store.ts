import { BehaviorSubject, type Observable } from 'rxjs';
import { FIRST_CHOICE, type MediaChoice } from '../../../domain/playback/sources/media-choice';
import { INITIAL_PLAYER_STATE, type PlayerState } from '../../../domain/playback/state/player-state';

/** The only place that holds the player's state. The state changes only through pure functions of the previous state. */
export class PlayerStore {
  private readonly subject = new BehaviorSubject<PlayerState>(INITIAL_PLAYER_STATE);
  readonly changes: Observable<PlayerState> = this.subject.asObservable();
  private readonly chosen = new BehaviorSubject<MediaChoice>(FIRST_CHOICE);
  /** How songs are to be played: emits at once, then every change. */
  readonly choices: Observable<MediaChoice> = this.chosen.asObservable();

  get state(): PlayerState {
    return this.subject.value;
  }

  get choice(): MediaChoice {
    return this.chosen.value;
  }

  /** Fields that `change` omits stay unchanged. */
  choose(change: Partial<MediaChoice>): void {
    this.chosen.next({ ...this.choice, ...change });
  }

  /** `next` is a function of `src/domain`: what a state becomes is a rule. The same state changes nothing. */
  update(next: (state: PlayerState) => PlayerState): void {
    const state = next(this.state);
    if (state !== this.state) this.subject.next(state);
  }
}
