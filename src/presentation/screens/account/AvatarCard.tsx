import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Profile } from '../../../domain/profile/profile';
import { useViewModels } from '../../hooks/view-models-context';
import { Avatar } from '../../design-system/Avatar';
import { Button } from '../../design-system/Button';
import { ACCOUNT_ICONS } from '../../design-system/icons/account';
import { CONTAINER } from '../../design-system/media';
import { formatMonth } from '../../i18n/format/dates';
import { AvatarViewModel } from '../../view-models/account/avatar.view-model';
import { AvatarDialog } from './AvatarDialog';
import { AvatarFailure } from './AvatarFailure';

/** Picture types that an avatar can be made from; the real type of a file is checked before it is sent. */
const ACCEPTED = 'image/png,image/jpeg,image/webp';

/** The name, the month of registration, and a button for another picture. */
export const AvatarCard = observer(function AvatarCard({ profile }: { readonly profile: Profile }) {
  const { account, shell } = useViewModels();
  const { t } = useTranslation('account');
  const [avatar] = useState(() => new AvatarViewModel(account.deps));
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => avatar.dispose(), [avatar]);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen === undefined) return;
    setFile(chosen);
    void avatar.choose(chosen);
    // Allows choosing the same file again.
    currentTarget.value = '';
  };
  return (
    <Card>
      <Avatar src={profile.avatarUrl} seed={profile.id} name={profile.name} size={148} />
      <Name>{profile.name}</Name>
      <Since>{t('profile.since', { month: formatMonth(profile.createdAt, shell.language) })}</Since>
      <Button small icon={{ path: ACCOUNT_ICONS.camera }} onClick={() => input.current?.click()}>
        {t('avatar.change')}
      </Button>
      <input ref={input} type="file" accept={ACCEPTED} aria-label={t('avatar.change')} hidden onChange={choose} />
      <Trouble role="alert">
        {avatar.failure !== null && avatar.choice === null && <AvatarFailure failure={avatar.failure} />}
      </Trouble>
      {avatar.choice !== null && file !== null && <AvatarDialog avatar={avatar} file={file} />}
    </Card>
  );
});

const Card = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 14px;
  min-width: 0;
  padding: 28px 20px;
  border-radius: var(--r-lg);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  text-align: center;
`;

const Name = styled.h2`
  max-width: 100%;
  font-size: 22px;
  line-height: 28px;
  overflow-wrap: anywhere;
`;

const Since = styled.p`
  margin-top: -10px;
  color: var(--text-2);
  font-size: 14px;
`;

const Trouble = styled.div`
  text-align: start;
  &:empty {
    display: none;
  }
  ${CONTAINER.small} {
    width: 100%;
  }
`;
