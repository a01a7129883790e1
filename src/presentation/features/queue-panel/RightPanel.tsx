import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { QueueViewModel } from '../../view-models/panel/queue.view-model';
import { SuggestionsViewModel } from '../../view-models/panel/suggestions.view-model';
import type { PanelTab } from '../../view-models/panel.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { LyricsView } from '../../controls/lyrics/LyricsView';
import { OffsetControl } from '../../controls/lyrics/OffsetControl';
import { PanelBody } from './PanelBody';
import { PanelFrame } from './PanelFrame';
import { PanelHead } from './PanelHead';
import { QueueTab } from './QueueTab';
import { SuggestionsTab } from './SuggestionsTab';
import type { PanelShape } from './use-panel-shape';

interface RightPanelProps {
  readonly tab: PanelTab;
  readonly shape: PanelShape;
}

/** The playing song, the queue and the suggestions: beside the page, over it, or as a sheet. */
export const RightPanel = observer(function RightPanel({ tab, shape }: RightPanelProps) {
  const { panel } = useViewModels();
  const { queue, suggestions } = useLists();
  const close = useGivingBack(panel.close);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || queue.undoable === null) return;
    event.preventDefault();
    queue.undo();
  };
  return (
    <PanelFrame shape={shape} onClose={close} onKeyDown={press}>
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

/**
 * Returns the focus to the element that had it when the panel opened, also when going back closes the panel. The element is
 * recorded before a sheet takes the focus.
 */
function useGivingBack(close: () => void): () => void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    },
    [before],
  );
  return useCallback(() => {
    close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [before, close]);
}

/** Opens both lists while the panel is open. */
function useLists(): { readonly queue: QueueViewModel; readonly suggestions: SuggestionsViewModel } {
  const { playback, notices } = useViewModels();
  const [lists] = useState(() => {
    const deps = { player: playback, notices };
    return { queue: new QueueViewModel(deps), suggestions: new SuggestionsViewModel(deps) };
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

/** The lyrics of the current song, in the panel beside the page. */
function LyricsTab() {
  return (
    <Column>
      <LyricsView look="panel" />
      <OffsetControl />
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  height: 100%;
  min-height: 0;
`;
