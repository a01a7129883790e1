import { makeAutoObservable } from 'mobx';
import type { WholeList } from '../../../application/playback/player/list-playback';
import type { Random } from '../../../application/ports/random.port';
import type { Song } from '../../../domain/catalogue/song';
import type { Page } from '../../../domain/shared/page';
import type { PlayerViewModel } from '../player.view-model';
import type { SongStatus } from '../song-status';

interface Sounding {
  readonly player: PlayerViewModel;
  readonly random: Pick<Random, 'fraction'>;
}

/** Plays a list of songs that may be only partly loaded. The rest joins the queue (specification §4, "Home lists"). */
export class SongListViewModel {
  /** `songs` are the loaded songs, `whole` is the complete list that begins with them. */
  constructor(
    private readonly songs: () => readonly Song[],
    private readonly sounding: Sounding,
    private readonly whole?: WholeList,
  ) {
    makeAutoObservable<this, 'songs' | 'sounding' | 'whole'>(
      this,
      { songs: false, sounding: false, whole: false },
      { autoBind: true },
    );
  }

  /** The status of the list's current song, for the whole list. */
  get status(): SongStatus {
    const { player } = this.sounding;
    const { song } = player;
    if (song === null || !this.songs().some(({ id }) => id === song.id)) return 'idle';
    return player.statusOf(song.id);
  }

  /** Plays from the first song; if one of the songs is the current one, pauses or resumes it. */
  play(): void {
    if (this.status !== 'idle') this.sounding.player.toggle();
    else this.start(0);
  }

  playFrom(index: number): void {
    this.sounding.player.choose(this.songs(), index, this.whole);
  }

  /** Shuffled, from a random song. */
  shuffle(): void {
    const { player, random } = this.sounding;
    if (!player.isShuffled) player.dispatch({ kind: 'toggle-shuffle' });
    this.start(Math.floor(random.fraction() * this.songs().length));
  }

  /** A later page of the list is loaded. */
  grow(page: Page<Song>): void {
    if (this.whole !== undefined) this.sounding.player.offer(this.whole, page);
  }

  private start(index: number): void {
    this.sounding.player.playFrom(this.songs(), index, this.whole);
  }
}
