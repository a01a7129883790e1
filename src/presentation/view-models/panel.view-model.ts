import { makeAutoObservable } from 'mobx';

export type PanelTab = 'queue' | 'suggestions' | 'lyrics';

/** The panel beside the page (the specification's `closeRightContent` and `isSHowPlayerRight`): which of its tabs is open, if any. */
export class PanelViewModel {
  tab: PanelTab | null = null;
  /** It came along from another page or an earlier visit: it belongs to the window, and going back is for the pages. */
  isAlong = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(tab: PanelTab): void {
    this.tab = tab;
  }

  /** As it was on another page or in an earlier visit. */
  preloadTab(tab: PanelTab): void {
    this.isAlong = true;
    this.tab = tab;
  }

  close(): void {
    this.tab = null;
  }

  toggle(tab: PanelTab): void {
    this.isAlong &&= this.tab !== null;
    this.tab = this.tab === tab ? null : tab;
  }
}
