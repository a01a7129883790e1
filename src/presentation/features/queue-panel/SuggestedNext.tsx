import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SuggestionsViewModel } from '../../view-models/panel/suggestions.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { PanelHeading } from './PanelBody';
import { PanelLink } from './PanelLink';
import { SuggestedSong } from './SuggestedSong';

/** How many suggestions are shown below the queue; the rest are in their own tab. */
const FEW = 4;

/** The first suggestions, below the next songs. */
export const SuggestedNext = observer(function SuggestedNext({
  suggestions,
}: {
  readonly suggestions: SuggestionsViewModel;
}) {
  const { panel } = useViewModels();
  const { t } = useTranslation('panel');
  if (suggestions.songs.length === 0) return null;
  return (
    <section aria-label={t('suggestions.title')}>
      <PanelHeading>
        <h2>{t('suggestions.title')}</h2>
        <PanelLink onClick={() => panel.open('suggestions')}>{t('suggestions.all')}</PanelLink>
      </PanelHeading>
      <List>
        {suggestions.songs.slice(0, FEW).map((song) => (
          <li key={song.id}>
            <SuggestedSong song={song} isActive suggestions={suggestions} />
          </li>
        ))}
      </List>
    </section>
  );
});

const List = styled.ul`
  margin: 0 -8px;
`;
