import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { MEDIA } from '../../design-system/media';

/** Back and forward through this visit. */
export function HistoryButtons() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { canGoBack, canGoForward } = useWays();
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
          disabled={!canGoForward}
          onClick={() => void navigate(1)}
        />
      </Forward>
    </>
  );
}

interface Ways {
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
}

/** Which ways are open inside this visit. Where the browser does not tell, both are offered. */
function useWays(): Ways {
  useLocation();
  const canGoBack = useSyncExternalStore(
    neverChanges,
    () => openWays().canGoBack,
    () => false,
  );
  const canGoForward = useSyncExternalStore(
    neverChanges,
    () => openWays().canGoForward,
    () => false,
  );
  return { canGoBack, canGoForward };
}

const openWays = (): Ways => ('navigation' in window ? window.navigation : { canGoBack: true, canGoForward: true });

/** A change of place renders anew, and that is when the ways are read again. */
const neverChanges = () => () => undefined;

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
