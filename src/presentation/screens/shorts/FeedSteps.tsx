import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { SHORTS_ICONS } from '../../design-system/icons/shorts';
import { MEDIA } from '../../design-system/media';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import { CARET_ICONS } from '../../design-system/icons/caret';

/** Buttons: previous clip, next clip. */
export const FeedSteps = observer(function FeedSteps({ viewModel }: { readonly viewModel: FeedViewModel }) {
  const { t } = useTranslation('shorts');
  return (
    <Steps>
      <IconButton
        icon={{ path: SHORTS_ICONS['caret-up'] }}
        label={t('previous')}
        tip={`${t('previous')} (↑)`}
        disabled={!viewModel.hasPrevious}
        onClick={() => viewModel.press('previous')}
      />
      <IconButton
        icon={{ path: CARET_ICONS['caret-down'] }}
        label={t('next')}
        tip={`${t('next')} (↓)`}
        disabled={!viewModel.hasNext}
        onClick={() => viewModel.press('next')}
      />
    </Steps>
  );
});

const Steps = styled.div`
  position: absolute;
  top: 50%;
  right: 28px;
  z-index: 4;
  display: grid;
  gap: 12px;
  translate: 0 -50%;
  > button {
    width: 48px;
    height: 48px;
    background: var(--surface-2);
    color: var(--text-1);
  }
  ${MEDIA.phone} {
    display: none;
  }
`;
