import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar } from '../../design-system/Avatar';
import { focusRing, touchArea } from '../../design-system/interaction';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { useViewModels } from '../../hooks/view-models-context';
import { AccountMenu } from './AccountMenu';

/** The listener's own picture, and below it the account menu. */
export const OwnAccount = observer(function OwnAccount() {
  const { account } = useViewModels();
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const { profile } = account;
  return (
    <>
      <Face ref={button} type="button" aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <VisuallyHidden>
          {profile === null ? t('account.openUnnamed') : t('account.open', { name: profile.name })}
        </VisuallyHidden>
        <Avatar src={profile?.avatarUrl ?? null} seed={profile?.id ?? ''} name={profile?.name ?? ''} size={36} />
      </Face>
      {isOpen && <AccountMenu onClose={close} />}
    </>
  );
});

const Face = styled.button`
  ${touchArea}
  display: block;
  border-radius: 50%;
  ${focusRing}
`;
