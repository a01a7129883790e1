import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewModels } from '../../app/view-models-context';
import { BannerPair, LibraryBanner } from '../../components/keep/LibraryBanner';
import { KeptNothing } from '../../components/keep/KeptNothing';
import { buttonFace, type ButtonVariant } from '../../design-system/Button';
import styled from 'styled-components';
import { doorPath } from '../../../domain/session/return-path';

/** What there is without an account: the history of this device, and the way to a library of one's own. */
export const SignedOutLibrary = observer(function SignedOutLibrary() {
  const { recent } = useViewModels();
  const { t } = useTranslation('keep');
  const count = recent.played.length;
  return (
    <>
      {count > 0 && (
        <BannerPair>
          <LibraryBanner to="/history" tone="heard" title={t('library.recent')} text={t('library.heard', { count })} />
        </BannerPair>
      )}
      <KeptNothing title={t('library.signedOut.title')} text={t('library.signedOut.text')}>
        <ToDoor to={doorPath('/login', '/library')} $variant="primary">
          {t('library.signedOut.signIn')}
        </ToDoor>
      </KeptNothing>
    </>
  );
});

const ToDoor = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;
