import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ManagedAccount } from '../../../domain/administration/managed-account';
import { useViewModels } from '../../hooks/view-models-context';
import { Avatar } from '../../design-system/Avatar';
import { Mark } from './admin-row-marks';

/** The account's owner. */
export const AccountName = observer(function AccountName({ account: shown }: { readonly account: ManagedAccount }) {
  const { account } = useViewModels();
  const { t } = useTranslation('admin');
  return (
    <Who>
      <Avatar src={shown.avatarUrl} seed={shown.id} name={shown.name} size={36} />
      <span>
        <b>{shown.name}</b> {account.profile?.id === shown.id && <Mark>{t('accounts.you')}</Mark>}
        <small>{shown.email}</small>
      </span>
    </Who>
  );
});

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 180px;
  b {
    font-weight: var(--fw-strong);
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-meta);
  }
`;
