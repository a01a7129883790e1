import { makeAutoObservable } from 'mobx';
import type { Song } from '../../../domain/catalogue/song';
import type { Random } from '../../../application/ports/random.port';
import type { PlayerViewModel } from '../player.view-model';
import type { SongStatus } from '../song-status';

interface Sounding {
  readonly player: PlayerViewModel;
  readonly random: Pick<Random, 'fraction'>;
}

/** Playing a list of songs that may still grow. What is loaded once it plays joins the queue (specification §4, "Home lists"). */
export class SongListViewModel {
  private isPlayed = false;

  /** `songs` are those that are here. */
  constructor(
    private readonly songs: () => readonly Song[],
    private readonly sounding: Sounding,
  ) {
    makeAutoObservable<this, 'songs' | 'sounding'>(this, { songs: false, sounding: false }, { autoBind: true });
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
    this.isPlayed = true;
    this.sounding.player.choose(this.songs(), index);
  }

  /** Mixed, beginning anywhere. */
  shuffle(): void {
    const { player, random } = this.sounding;
    if (!player.isShuffled) player.toggleShuffle();
    this.start(Math.floor(random.fraction() * this.songs().length));
  }

  /** More songs of the list have come. */
  grow(songs: readonly Song[]): void {
    if (this.isPlayed && this.status !== 'idle') this.sounding.player.append(songs);
  }

  private start(index: number): void {
    this.isPlayed = true;
    this.sounding.player.playFrom(this.songs(), index);
  }
}
