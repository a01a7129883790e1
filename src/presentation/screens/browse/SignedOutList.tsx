import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { authPath } from '../../../domain/session/return-path';
import { EmptyState } from '../../components/EmptyState';
import { PageTitle } from '../../components/PageTitle';
import { buttonFace, type ButtonVariant } from '../../design-system/Button';
import { visuallyHidden } from '../../design-system/VisuallyHidden';

/** A listener's own list while nobody is signed in: a link to sign-in, which returns here. */
export function SignedOutList({ type }: { readonly type: 'liked' | 'recent' }) {
  const { t } = useTranslation('browse');
  return (
    <>
      <HiddenTitle title={t(`types.${type}`)} />
      <EmptyState title={t(`signedOut.${type}.title`)} text={t(`signedOut.${type}.text`)}>
        <SignInLink to={authPath('/login', `/collection/${type}`)} $variant="primary">
          {t('signedOut.signIn')}
        </SignInLink>
      </EmptyState>
    </>
  );
}

const HiddenTitle = styled(PageTitle)`
  ${visuallyHidden}
`;

const SignInLink = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;
