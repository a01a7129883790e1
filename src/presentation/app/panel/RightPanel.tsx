import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { QueueViewModel } from '../../view-models/panel/queue.view-model';
import { SuggestionsViewModel } from '../../view-models/panel/suggestions.view-model';
import type { PanelTab, PanelViewModel } from '../../view-models/panel.view-model';
import { useViewModels } from '../view-models-context';
import { LyricsTab } from '../lyrics/LyricsTab';
import { PanelBody } from './PanelBody';
import { PanelFrame } from './PanelFrame';
import { PanelHead } from './PanelHead';
import { QueueTab } from './QueueTab';
import { SuggestionsTab } from './SuggestionsTab';
import { usePanelShape } from './use-panel-shape';

interface RightPanelProps {
  readonly tab: PanelTab;
  /** Over a player that fills the window, whatever its width. */
  readonly isSheet: boolean;
}

/** What plays, what follows and what may follow: beside the page, over it, or as a sheet. */
export const RightPanel = observer(function RightPanel({ tab, isSheet }: RightPanelProps) {
  const { panel } = useViewModels();
  const { queue, suggestions } = useLists();
  const close = useGivingBack(panel.close);
  const wide = usePanelShape();
  const isAlong = useComingAlong(panel);
  const shape = isSheet ? 'sheet' : wide;
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || queue.undoable === null) return;
    event.preventDefault();
    queue.undo();
  };
  return (
    <PanelFrame shape={shape} name={`panel:${tab}`} isAlong={isAlong} onClose={close} onKeyDown={press}>
      <PanelHead tab={tab} onOpen={panel.open} onClose={close} />
      {tab === 'suggestions' && <SuggestionsTab suggestions={suggestions} />}
      {tab === 'queue' && <QueueTab queue={queue} suggestions={suggestions} />}
      {tab === 'lyrics' && (
        <PanelBody tab="lyrics">
          <LyricsTab />
        </PanelBody>
      )}
    </PanelFrame>
  );
});

/** Once another page is shown, the panel has come along. At once, so that on that page it never stands in the way of going back. */
function useComingAlong(panel: PanelViewModel): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  const hasChanged = key !== first;
  useEffect(() => {
    if (hasChanged && panel.tab !== null) panel.bringAlong(panel.tab);
  }, [hasChanged, panel]);
  useEffect(
    () => () => {
      // The page has gone, and all around it.
      if (panel.tab !== null) panel.bringAlong(panel.tab);
    },
    [panel],
  );
  return panel.isAlong || hasChanged;
}

/** Whatever had the focus when the panel came gets it back. It is looked at before a sheet takes it. */
function useGivingBack(close: () => void): () => void {
  const [before] = useState(() => document.activeElement);
  return useCallback(() => {
    close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [before, close]);
}

/** Both lists, for as long as the panel is open. */
function useLists(): { readonly queue: QueueViewModel; readonly suggestions: SuggestionsViewModel } {
  const { playback, notices } = useViewModels();
  const [lists] = useState(() => {
    const needs = { player: playback, notices };
    return { queue: new QueueViewModel(needs), suggestions: new SuggestionsViewModel(needs) };
  });
  useEffect(() => {
    lists.queue.open();
    lists.suggestions.open();
    return () => {
      lists.queue.dispose();
      lists.suggestions.dispose();
    };
  }, [lists]);
  return lists;
}
