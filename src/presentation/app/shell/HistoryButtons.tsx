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

/**
 * Which ways are open inside this visit, read anew with every change of place. Where the browser does not tell, both are
 * offered.
 */
function useWays(): Ways {
  useLocation();
  return 'navigation' in window ? waysOf(window.navigation) : { canGoBack: true, canGoForward: true };
}

/** What lay over this page and was closed by going back is still ahead, and leads nowhere. */
function waysOf(navigation: Navigation): Ways {
  const { url, index = 0 } = navigation.currentEntry ?? {};
  const ahead = navigation.entries().slice(index + 1);
  return { canGoBack: navigation.canGoBack, canGoForward: ahead.some((entry) => entry.url !== url) };
}

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
