import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { MEDIA } from '../../design-system/media';
import { useViewModels } from '../../hooks/view-models-context';

/** Back and forward through this session. */
export const HistoryButtons = observer(function HistoryButtons() {
  const { shell } = useViewModels();
  const { t } = useTranslation();
  const navigate = useNavigate();
  useLocation();
  const canGoBack = !isFirstPage();
  return (
    <>
      <Back data-closed={!canGoBack}>
        <IconButton
          icon={{ name: 'caret-left', weight: 'bold' }}
          label={t('nav.back')}
          side="bottom"
          disabled={!canGoBack}
          onClick={() => void navigate(-1)}
        />
      </Back>
      <Forward>
        <IconButton
          icon={{ name: 'caret-right', weight: 'bold' }}
          label={t('nav.forward')}
          side="bottom"
          disabled={!shell.canGoForward}
          onClick={() => void navigate(1)}
        />
      </Forward>
    </>
  );
});

/** The router numbers the pages of a session. */
const isFirstPage = (): boolean => (window.history.state as { readonly idx?: unknown } | null)?.idx === 0;

const Back = styled.span`
  ${MEDIA.phone} {
    margin-left: -10px;
    &[data-closed='true'] {
      display: none;
    }
  }
`;

const Forward = styled.span`
  ${MEDIA.phone} {
    display: none;
  }
`;
