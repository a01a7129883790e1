import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import type { QueueViewModel } from '../../view-models/panel/queue.view-model';
import type { SuggestionsViewModel } from '../../view-models/panel/suggestions.view-model';
import { PanelBody, PanelHeading, PanelNote } from './PanelBody';
import { PanelLink } from './PanelLink';
import { PlayingSong } from './PlayingSong';
import { QueueList } from './QueueList';
import { SuggestedNext } from './SuggestedNext';

interface QueueTabProps {
  readonly queue: QueueViewModel;
  readonly suggestions: SuggestionsViewModel;
}

/** The playing song, the next songs in playing order, and a few suggestions. */
export const QueueTab = observer(function QueueTab({ queue, suggestions }: QueueTabProps) {
  const { t } = useTranslation('panel');
  const scroller = useRef<HTMLDivElement>(null);
  if (queue.current === null) {
    return (
      <PanelBody tab="queue" scroller={scroller}>
        <Empty>
          <EmptyLead />
          <span>{t('queue.empty')}</span>
        </Empty>
      </PanelBody>
    );
  }
  const { upcoming } = queue;
  return (
    <PanelBody tab="queue" scroller={scroller}>
      <PlayingSong song={queue.current.song} />
      <PanelHeading>
        <h2>{t('queue.next')}</h2>
        {upcoming.length > 0 && (
          <PanelLink aria-label={t('queue.clearLabel')} onClick={queue.clear}>
            {t('queue.clear')}
          </PanelLink>
        )}
      </PanelHeading>
      {upcoming.length > 0 ? (
        <QueueList queue={queue} scroller={scroller} />
      ) : (
        <PanelNote>
          <EmptyLead /> <span>{t('queue.nothingNext')}</span>
        </PanelNote>
      )}
      <SuggestedNext suggestions={suggestions} />
    </PanelBody>
  );
});

const Empty = styled.p`
  display: grid;
  place-content: center;
  height: 100%;
  padding: 0 24px 40px;
  color: var(--text-2);
  font-size: var(--fs-lead);
  line-height: var(--lh-lead);
  text-align: center;
  text-wrap: balance;
`;
