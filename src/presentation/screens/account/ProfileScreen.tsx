import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { missingFacts } from '../../../domain/profile/missing-facts';
import { OwnProfile } from '../../controls/OwnProfile';
import { Supported } from '../../controls/Supported';
import { TextLink } from '../../controls/account/account-form';
import { CONTAINER } from '../../design-system/media';
import { AvatarCard } from './AvatarCard';
import { OwnDataCard } from './OwnDataCard';
import { ProfileForm } from './ProfileForm';

/** `/profile`: the account's data about its listener, shown and changed in one place. */
export function ProfileScreen() {
  const { t } = useTranslation('account');
  return (
    <OwnProfile failed={t('profile.loadFailed')}>
      {(viewModel, profile) => (
        <>
          <Columns>
            {missingFacts(profile).length > 0 && (
              <Gaps>
                <TextLink to="/update-account">{t('profile.complete')}</TextLink>
              </Gaps>
            )}
            <AvatarCard profile={profile} />
            <ProfileForm viewModel={viewModel} email={profile.email} />
          </Columns>
          <Supported needs="ownData">
            <OwnDataCard />
          </Supported>
        </>
      )}
    </OwnProfile>
  );
}

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
