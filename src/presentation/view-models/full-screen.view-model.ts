import { makeAutoObservable } from 'mobx';
import type { PanelTab, PanelViewModel } from './panel.view-model';
import type { PlayerViewModel } from './player.view-model';

/** What the full-screen player can show. */
export type FullScreenFace = 'cover' | 'lyrics' | 'video';

/** The player over the whole window. The panel beside the page is hidden meanwhile. */
export class FullScreenViewModel {
  isFull = false;
  face: FullScreenFace = 'lyrics';
  private aside: PanelTab | null = null;

  constructor(
    private readonly player: Pick<PlayerViewModel, 'song'>,
    private readonly panel: Pick<PanelViewModel, 'tab' | 'open' | 'close'>,
  ) {
    makeAutoObservable<this, 'player' | 'panel'>(this, { player: false, panel: false }, { autoBind: true });
  }

  /** Without a song there is nothing to show. */
  enter(): void {
    if (this.isFull || this.player.song === null) return;
    this.isFull = true;
    this.aside = this.panel.tab;
    this.panel.close();
  }

  leave(): void {
    if (!this.isFull) return;
    this.isFull = false;
    if (this.aside === null) this.panel.close();
    else this.panel.open(this.aside);
  }

  toggle(): void {
    if (this.isFull) this.leave();
    else this.enter();
  }

  show(face: FullScreenFace): void {
    this.face = face;
  }
}
