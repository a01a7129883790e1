import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { missingFacts } from '../../../domain/profile/missing-facts';
import { useViewModels } from '../../app/view-models-context';
import { TextLink } from '../../components/account/account-form';
import { FailureState } from '../../components/FailureState';
import { CONTAINER } from '../../design-system/media';
import { ProfileViewModel } from '../../view-models/account/profile.view-model';
import { AvatarCard } from './AvatarCard';
import { OwnDataCard } from './OwnDataCard';
import { ProfileForm } from './ProfileForm';

/** `/profile`: what the account says of its listener, seen and changed in one place. */
export const ProfileScreen = observer(function ProfileScreen() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const [viewModel] = useState(() => new ProfileViewModel(account.needs, account.changes));
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  const { profile } = viewModel;
  if (profile.kind === 'failed') {
    const retry = (): void => void viewModel.load();
    return <FailureState title={t('profile.loadFailed')} failure={profile.failure} onRetry={retry} />;
  }
  if (profile.kind !== 'ready') return null;
  return (
    <>
      <Columns>
        {missingFacts(profile.value).length > 0 && (
          <Gaps>
            <TextLink to="/update-account">{t('profile.complete')}</TextLink>
          </Gaps>
        )}
        <AvatarCard profile={profile.value} />
        <ProfileForm viewModel={viewModel} email={profile.value.email} />
      </Columns>
      <OwnDataCard />
    </>
  );
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  align-items: start;
  gap: 40px;
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`;

const Gaps = styled.p`
  grid-column: 1 / -1;
  margin-bottom: -20px;
`;
