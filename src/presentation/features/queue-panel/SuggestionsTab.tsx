import { observer } from 'mobx-react-lite';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import { SongSorter } from '../../components/queue/SongSorter';
import { Button } from '../../design-system/Button';
import { SwitchRow } from '../../design-system/SwitchRow';
import type { SuggestionsViewModel } from '../../view-models/panel/suggestions.view-model';
import { PanelBody, PanelNote } from './PanelBody';
import { SuggestedSong } from './SuggestedSong';
import { useSorterLabels } from './use-sorter-labels';
import { useSuggestionMenu } from './use-suggestion-menu';

interface SuggestionsTabProps {
  readonly suggestions: SuggestionsViewModel;
}

/**
 * Suggestions for after the current song, each with its reason, in an order that the listener may change; and a way to load more.
 */
export const SuggestionsTab = observer(function SuggestionsTab({ suggestions }: SuggestionsTabProps) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <PanelBody tab="suggestions" scroller={scroller}>
      <EndlessSwitch suggestions={suggestions} />
      {suggestions.songs.length > 0 && <SuggestionList suggestions={suggestions} scroller={scroller} />}
      <SuggestionFoot suggestions={suggestions} />
    </PanelBody>
  );
});

/** Whether music continues without end or stops at the end of the queue. */
const EndlessSwitch = observer(function EndlessSwitch({ suggestions }: SuggestionsTabProps) {
  const { t } = useTranslation('panel');
  return <SwitchRow label={t('endless')} isOn={suggestions.areEndless} onChange={suggestions.makeEndless} />;
});

interface SuggestionListProps extends SuggestionsTabProps {
  readonly scroller: RefObject<HTMLElement | null>;
}

const SuggestionList = observer(function SuggestionList({ suggestions, scroller }: SuggestionListProps) {
  const { t } = useTranslation('panel');
  const { rows } = suggestions;
  const labels = useSorterLabels(rows.length);
  const openMenu = useSuggestionMenu(suggestions);
  return (
    <SongSorter
      label={t('suggestions.list')}
      items={rows}
      scroller={scroller}
      labels={labels}
      onMove={suggestions.move}
      onMenu={({ song }, x, y) => openMenu(song, x, y)}
      renderItem={({ song }, { isActive }) => (
        <SuggestedSong song={song} isActive={isActive} suggestions={suggestions} />
      )}
    />
  );
});

/** Loads more, or says why there are none. */
const SuggestionFoot = observer(function SuggestionFoot({ suggestions }: SuggestionsTabProps) {
  const { t } = useTranslation('panel');
  const { t: common } = useTranslation();
  if (!suggestions.hasSong) return <PanelNote>{t('suggestions.idle')}</PanelNote>;
  if (suggestions.hasFailed) {
    return (
      <>
        <PanelNote role="status">{t('suggestions.failed')}</PanelNote>
        <Button small variant="outline" onClick={suggestions.more}>
          {common('retry')}
        </Button>
      </>
    );
  }
  return (
    <>
      {suggestions.songs.length === 0 && !suggestions.isLoading && (
        <PanelNote>
          <EmptyLead /> <span>{t('suggestions.none')}</span>
        </PanelNote>
      )}
      <Foot>
        <Button small variant="outline" isBusy={suggestions.isLoading} onClick={suggestions.more}>
          {t('suggestions.more')}
        </Button>
      </Foot>
    </>
  );
});

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding: 14px 0 4px;
`;
