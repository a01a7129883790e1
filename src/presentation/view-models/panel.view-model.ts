import { makeAutoObservable } from 'mobx';

export type PanelTab = 'queue' | 'suggestions' | 'lyrics';

/** The panel beside the page (the specification's `closeRightContent` and `isSHowPlayerRight`): which of its tabs is open, if any. */
export class PanelViewModel {
  tab: PanelTab | null = null;
  /** The panel was already open on another page or in an earlier page load: beside the page, going back does not close it. */
  isAlong = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(tab: PanelTab): void {
    this.tab = tab;
  }

  /** Restores the tab from another page or an earlier page load. */
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
