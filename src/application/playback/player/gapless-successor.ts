import type { SongDetails } from '../../../domain/catalogue/song-details';
import { sourcesToTry } from '../../../domain/playback/sources/preferred-sources';
import type { SoundingDeck } from '../deck/sounding-deck';
import type { PlayerStore } from './player-store';

/** The song to play right after the current one: the key of its queue entry, and its media. */
export interface GaplessSuccessor {
  readonly key: number;
  readonly details: SongDetails;
}

/** The gapless successor that the deck has been given, if any. */
export class DeckSuccessor {
  private successor: GaplessSuccessor | null = null;

  constructor(
    private readonly store: PlayerStore,
    private readonly deck: Pick<SoundingDeck, 'follow'>,
  ) {}

  get key(): number | null {
    return this.successor?.key ?? null;
  }

  /** Null removes it. Without an argument the deck checks again if the present one needs a gap. */
  set(successor: GaplessSuccessor | null = this.successor): void {
    this.successor = successor;
    this.deck.follow(successor && sourcesToTry(successor.details, this.store.choice));
  }

  /** Forgets it, without changing what the deck plays, and returns it. */
  release(): GaplessSuccessor | null {
    const { successor } = this;
    this.successor = null;
    return successor;
  }
}
