import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { useViewModels } from '../../hooks/view-models-context';

/** Opens and closes the lyrics in the panel. */
export const LyricsButton = observer(function LyricsButton() {
  const { panel } = useViewModels();
  const { t } = useTranslation('listen');
  const isOpen = panel.tab === 'lyrics';
  return (
    <Look data-on={isOpen}>
      <IconButton
        icon={{ path: FULL_SCREEN_ICONS[isOpen ? 'microphone-stage-fill' : 'microphone-stage'] }}
        label={t('lyrics.open')}
        tip={`${t('lyrics.open')} (Y)`}
        aria-pressed={isOpen}
        onClick={() => panel.toggle('lyrics')}
      />
    </Look>
  );
});

const Look = styled.span`
  display: flex;
  &[data-on='true'] button {
    color: var(--accent-strong);
  }
`;
