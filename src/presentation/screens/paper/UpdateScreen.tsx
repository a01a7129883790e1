import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { missingFacts } from '../../../domain/profile/missing-facts';
import { doorPath } from '../../../domain/session/return-path';
import { useViewModels } from '../../app/view-models-context';
import { TextLink } from '../../components/account/account-form';
import { FailureState } from '../../components/FailureState';
import { ProfileViewModel } from '../../view-models/account/profile.view-model';
import { MissingForm } from './MissingForm';
import { PaperHead } from './PaperHead';

/** `/update-account`: what a profile still lacks. Whoever is not signed in is asked to, and led back here. */
export const UpdateScreen = observer(function UpdateScreen() {
  const { account } = useViewModels();
  if (account.state.kind === 'unknown') return null;
  if (account.isSignedIn) return <OwnGaps />;
  return <Navigate to={account.hasLeft ? '/' : doorPath('/login', '/update-account')} replace />;
});

const OwnGaps = observer(function OwnGaps() {
  const { account } = useViewModels();
  const { t } = useTranslation('paper');
  const [viewModel] = useState(() => new ProfileViewModel(account.needs, account.changes));
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  const { profile } = viewModel;
  if (profile.kind === 'failed') {
    const retry = (): void => void viewModel.load();
    return <FailureState title={t('update.loadFailed')} failure={profile.failure} onRetry={retry} />;
  }
  if (profile.kind !== 'ready') return null;
  const missing = missingFacts(profile.value);
  return missing.length === 0 ? (
    <Whole />
  ) : (
    <MissingForm key={missing.join()} viewModel={viewModel} missing={missing} />
  );
});

function Whole() {
  const { t } = useTranslation('paper');
  return (
    <Middle>
      <PaperHead title={t('update.wholeTitle')} text={t('update.wholeText')} />
      <TextLink to="/profile">{t('update.toProfile')}</TextLink>
    </Middle>
  );
}

const Middle = styled.div`
  max-width: 560px;
`;
