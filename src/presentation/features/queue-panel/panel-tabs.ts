import type { Offer } from '../../hooks/use-supported';
import type { PanelTab } from '../../view-models/panel.view-model';

interface OfferedTab extends Offer {
  readonly value: PanelTab;
}

/** The tabs of the panel, from left to right. */
export const PANEL_TABS: readonly OfferedTab[] = [
  { value: 'queue' },
  { value: 'suggestions' },
  { value: 'lyrics', needs: 'lyrics' },
];
