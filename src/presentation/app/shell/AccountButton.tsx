import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { doorPath } from '../../../domain/session/return-path';
import { Avatar } from '../../design-system/Avatar';
import { buttonFace, type ButtonVariant } from '../../design-system/Button';
import { focusRing, touchArea } from '../../design-system/interaction';
import { lazyPart } from '../loading/lazy-part';
import { loadAccountMenu } from '../loading/pages';
import { useViewModels } from '../view-models-context';

const AccountMenu = lazyPart(async () => (await loadAccountMenu()).AccountMenu);

/** At the end of the header: the way in, or whose account it is. */
export const AccountButton = observer(function AccountButton() {
  const { account } = useViewModels();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (account.state.kind === 'unknown') return null;
  if (account.isSignedIn) return <OwnAccount />;
  return (
    <SignIn to={doorPath('/login', pathname + search)} $variant="strong" $small>
      {t('account.signIn')}
    </SignIn>
  );
});

const OwnAccount = observer(function OwnAccount() {
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
    <Anchor>
      <Face
        ref={button}
        type="button"
        aria-label={profile === null ? t('account.openUnnamed') : t('account.open', { name: profile.name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadAccountMenu().catch(() => undefined)}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar src={profile?.avatarUrl ?? null} seed={profile?.id ?? ''} name={profile?.name ?? ''} size={36} />
      </Face>
      {isOpen && <AccountMenu onClose={close} />}
    </Anchor>
  );
});

const SignIn = styled(Link)<{ $variant: ButtonVariant; $small: boolean }>`
  ${buttonFace}
  margin-left: 6px;
`;

const Anchor = styled.span`
  position: relative;
  margin-left: 6px;
`;

const Face = styled.button`
  ${touchArea}
  display: block;
  border-radius: 50%;
  ${focusRing}
`;
