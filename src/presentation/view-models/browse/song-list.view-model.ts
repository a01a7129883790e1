import { makeAutoObservable } from 'mobx';
import type { WholeList } from '../../../application/playback/list-playback';
import type { Random } from '../../../application/ports/random.port';
import type { Song } from '../../../domain/catalogue/song';
import type { PlayerViewModel } from '../player.view-model';
import type { SongStatus } from '../song-status';

interface Sounding {
  readonly player: PlayerViewModel;
  readonly random: Pick<Random, 'fraction'>;
}

/** Playing a list of songs of which not all may be here. The rest joins the queue (specification §4, "Home lists"). */
export class SongListViewModel {
  /** `songs` are those that are here, `whole` is what they are the beginning of. */
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

  /** Of the whole list: that of its current song. */
  get status(): SongStatus {
    const { player } = this.sounding;
    const { song } = player;
    if (song === null || !this.songs().some(({ id }) => id === song.id)) return 'idle';
    return player.statusOf(song.id);
  }

  /** From the first song; pauses, or goes on, while one of them is the current one. */
  play(): void {
    if (this.status !== 'idle') this.sounding.player.toggle();
    else this.start(0);
  }

  playFrom(index: number): void {
    this.sounding.player.choose(this.songs(), index, this.whole);
  }

  /** Mixed, beginning anywhere. */
  shuffle(): void {
    const { player, random } = this.sounding;
    if (!player.isShuffled) player.toggleShuffle();
    this.start(Math.floor(random.fraction() * this.songs().length));
  }

  /** More songs of the list have come; `from` stand before them. */
  grow(from: number, songs: readonly Song[]): void {
    if (this.whole !== undefined) this.sounding.player.offer(this.whole, from, songs);
  }

  private start(index: number): void {
    this.sounding.player.playFrom(this.songs(), index, this.whole);
  }
}
