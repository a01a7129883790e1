import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { authPath } from '../../../domain/session/return-path';
import { useViewModels } from '../../hooks/view-models-context';
import { LibraryEmpty } from '../../components/library/LibraryEmpty';
import { buttonFace, type ButtonVariant } from '../../design-system/Button';
import { BannerPair, LibraryBanner } from './LibraryBanner';

/** What the sentence about signing in names. */
const NAMED = ['likes', 'saving', 'playlists'] as const;

/** The library page without an account: the listening history of this device, and a link to sign in for an own library. */
export const SignedOutLibrary = observer(function SignedOutLibrary() {
  const { recent, supports } = useViewModels();
  const { t } = useTranslation('library');
  const count = recent.played.length;
  return (
    <>
      {count > 0 && (
        <BannerPair>
          <LibraryBanner to="/history" tone="heard" title={t('library.recent')} text={t('library.heard', { count })} />
        </BannerPair>
      )}
      <LibraryEmpty
        title={t('library.signedOut.title')}
        text={t(NAMED.every(supports) ? 'library.signedOut.text' : 'library.signedOut.textOfSome')}
      >
        <SignInLink to={authPath('/login', '/library')} $variant="primary">
          {t('library.signedOut.signIn')}
        </SignInLink>
      </LibraryEmpty>
    </>
  );
});

const SignInLink = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;
