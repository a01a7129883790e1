import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { missingFacts } from '../../../domain/profile/missing-facts';
import { authPath } from '../../../domain/session/return-path';
import { OwnProfile } from '../../controls/OwnProfile';
import { useViewModels } from '../../hooks/view-models-context';
import { TextLink } from '../../controls/account/account-form';
import { MissingForm } from './MissingForm';
import { StaticPageHead } from './StaticPageHead';

/**
 * `/update-account`: the facts that a profile still lacks. A listener who is not signed in is sent to the sign-in page and then
 * back here.
 */
export const UpdateScreen = observer(function UpdateScreen() {
  const { account } = useViewModels();
  if (account.state.kind === 'unknown') return null;
  if (account.isSignedIn) return <OwnGaps />;
  return <Navigate to={account.hasLeft ? '/' : authPath('/login', '/update-account')} replace />;
});

function OwnGaps() {
  const { t } = useTranslation('staticPages');
  return (
    <OwnProfile failed={t('update.loadFailed')}>
      {(viewModel, profile) => {
        const missing = missingFacts(profile);
        if (missing.length === 0) return <Whole />;
        return <MissingForm key={missing.join()} viewModel={viewModel} missing={missing} />;
      }}
    </OwnProfile>
  );
}

function Whole() {
  const { t } = useTranslation('staticPages');
  return (
    <Middle>
      <StaticPageHead title={t('update.wholeTitle')} text={t('update.wholeText')} />
      <TextLink to="/profile">{t('update.toProfile')}</TextLink>
    </Middle>
  );
}

const Middle = styled.div`
  max-width: 560px;
`;
