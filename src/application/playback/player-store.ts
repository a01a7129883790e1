import { BehaviorSubject, type Observable } from 'rxjs';
import { INITIAL_PLAYER_STATE, type PlayerState } from '../../domain/playback/player-state';

/** The one place where the player's state is kept. It changes only by pure functions of what it was. */
export class PlayerStore {
  private readonly subject = new BehaviorSubject<PlayerState>(INITIAL_PLAYER_STATE);
  readonly changes: Observable<PlayerState> = this.subject.asObservable();

  get state(): PlayerState {
    return this.subject.value;
  }

  update(next: (state: PlayerState) => PlayerState): void {
    const state = next(this.state);
    if (state !== this.state) this.subject.next(state);
  }
}
