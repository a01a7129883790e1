import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PLAYER_ICONS } from '../../design-system/icons/player';
import { IconButton } from '../../design-system/IconButton';
import { lazyPart } from '../../hooks/lazy-part';
import { loadPage } from '../../hooks/load-page';
import { useViewModels } from '../../hooks/view-models-context';

interface QueueButtonProps {
  readonly iconSize?: number;
}

/** Opens and closes the queue. It is loaded with its messages. */
export const QueueButton = lazyPart<QueueButtonProps>(() => loadPage(() => Promise.resolve(Toggle), 'panel'));

const Toggle = observer(function Toggle({ iconSize }: QueueButtonProps) {
  const { panel } = useViewModels();
  const { t } = useTranslation('panel');
  const isOpen = panel.tab === 'queue';
  return (
    <Look data-on={isOpen}>
      <IconButton
        icon={{ path: PLAYER_ICONS[isOpen ? 'queue-fill' : 'queue'] }}
        iconSize={iconSize}
        label={t('open')}
        tip={`${t('open')} (Q)`}
        aria-pressed={isOpen}
        onClick={() => panel.toggle('queue')}
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
