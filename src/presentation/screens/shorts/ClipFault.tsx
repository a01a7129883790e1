import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../design-system/Button';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';

/** Why the clip does not play, with a retry button. The feed can still be moved, whatever the fault is. */
export const ClipFault = observer(function ClipFault({ viewModel }: { readonly viewModel: FeedViewModel }) {
  const { t } = useTranslation('shorts');
  const { t: words } = useTranslation();
  if (viewModel.playing.fault === null) return null;
  return (
    <Layer role="status">
      <p>{t('fault')}</p>
      <Button variant="strong" icon={{ name: 'arrow-clockwise' }} onClick={viewModel.retry}>
        {words('retry')}
      </Button>
    </Layer>
  );
});

const Layer = styled.div`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 14px;
  background: rgb(8 6 20 / 0.6);
  font-weight: var(--fw-strong);
`;
