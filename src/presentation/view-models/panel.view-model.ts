import { makeAutoObservable } from 'mobx';

export type PanelTab = 'queue' | 'suggestions' | 'lyrics';

/** The panel beside the page (the specification's `closeRightContent` and `isSHowPlayerRight`): which of its tabs is open, if any. */
export class PanelViewModel {
  tab: PanelTab | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  open(tab: PanelTab): void {
    this.tab = tab;
  }

  close(): void {
    this.tab = null;
  }

  toggle(tab: PanelTab): void {
    this.tab = this.tab === tab ? null : tab;
  }
}
