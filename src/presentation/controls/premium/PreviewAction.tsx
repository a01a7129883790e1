import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { PreviewReason } from '../../../domain/catalogue/song-access';
import { authPath } from '../../../domain/session/return-path';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { focusRing } from '../../design-system/interaction';
import { Supported } from '../Supported';

interface PreviewActionProps {
  readonly reason: PreviewReason;
  /** The length of the preview. */
  readonly seconds: number;
  readonly onLeave?: (() => void) | undefined;
}

/** How a listener can play the whole song: sign in and return here, or read the explanation. */
export function PreviewAction({ reason, seconds, onLeave }: PreviewActionProps) {
  const { t } = useTranslation('premium');
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  if (reason === 'sign-in')
    return (
      <Supported needs="accounts">
        <SignInLink to={authPath('/login', pathname + search)} onClick={onLeave}>
          {t('signIn')}
        </SignInLink>
      </Supported>
    );
  return (
    <>
      <Learn type="button" onClick={() => setOpen(true)}>
        {t('learn')}
      </Learn>
      {isOpen && <About seconds={seconds} onClose={() => setOpen(false)} />}
    </>
  );
}

function About({ seconds, onClose }: { readonly seconds: number; readonly onClose: () => void }) {
  const { t } = useTranslation('premium');
  const common = useTranslation();
  return (
    <Dialog title={t('about.title')} closeLabel={common.t('close')} onClose={onClose}>
      <Text>{t('about.text', { count: seconds })}</Text>
      <Text>{t('about.after')}</Text>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t('about.understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const lead = css`
  border-radius: 4px;
  color: var(--preview-lead, var(--accent-strong));
  font-weight: var(--fw-strong);
  white-space: nowrap;
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const SignInLink = styled(Link)`
  ${lead}
`;

const Learn = styled.button`
  ${lead}
`;

const Text = styled.p`
  color: var(--text-2);
  & + & {
    margin-top: 10px;
  }
`;
