import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { authPath } from '../../../domain/session/return-path';
import { buttonFace, type ButtonVariant } from '../../design-system/Button';
import { lazyPart } from '../../hooks/lazy-part';
import { loadOwnAccount } from '../loading/parts';
import { useViewModels } from '../../hooks/view-models-context';

const OwnAccount = lazyPart(loadOwnAccount);

/** At the end of the header: the sign-in link, or the signed-in account. */
export const AccountButton = observer(function AccountButton() {
  const { account, supports } = useViewModels();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (account.state.kind === 'unknown') return null;
  if (account.isSignedIn) {
    return (
      <Place>
        <OwnAccount />
      </Place>
    );
  }
  return (
    supports('accounts') && (
      <SignIn to={authPath('/login', pathname + search)} $variant="strong" $small>
        {t('account.signIn')}
      </SignIn>
    )
  );
});

const SignIn = styled(Link)<{ $variant: ButtonVariant; $small: boolean }>`
  ${buttonFace}
  margin-left: 6px;
`;

/** As large as the button loaded into it. */
const Place = styled.span`
  position: relative;
  width: 36px;
  height: 36px;
  margin-left: 6px;
`;
