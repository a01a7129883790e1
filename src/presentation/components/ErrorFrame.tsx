import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button, buttonFace } from '../design-system/Button';
import { MEDIA } from '../design-system/media';
import { PageTitle } from './PageTitle';

export type ErrorKind = 'notFound' | 'forbidden' | 'server' | 'unsupported' | 'chunk';

export interface ErrorFrameProps {
  readonly kind: ErrorKind;
  /** Replaces the text of the error kind. */
  readonly text?: string;
  /** Nothing interrupts playback: the page says so while something plays. */
  readonly isPlaying: boolean;
  /** Replaces the search action, for errors where a second attempt may succeed. */
  readonly onRetry?: () => void;
  /** Content above the text. */
  readonly children?: ReactNode;
}

/** The text of a page that is missing, forbidden or broken, and the links to continue. */
export function ErrorFrame({ kind, text, isPlaying, onRetry, children }: ErrorFrameProps) {
  const { t } = useTranslation();
  return (
    <Middle $isLow={kind === 'server'}>
      {children}
      <Title title={t(`error.${kind}.title`)} $isLow={kind === 'server'} />
      <Text>
        {text ?? t(`error.${kind}.text`)}
        {isPlaying && <span>{t('error.stillPlaying')}</span>}
      </Text>
      <Actions onRetry={onRetry} />
    </Middle>
  );
}

function Actions({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  const { t } = useTranslation();
  const isRetry = onRetry !== undefined;
  return (
    <Row>
      {isRetry && (
        <Button variant="strong" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      <WayOn to="/" $variant={isRetry ? 'outline' : 'strong'}>
        {t('error.goHome')}
      </WayOn>
      {!isRetry && (
        <WayOn to="/search" $variant="outline">
          {t('nav.search')}
        </WayOn>
      )}
    </Row>
  );
}

const Middle = styled.div<{ $isLow: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: calc(100dvh - var(--top-h) - 140px);
  padding-bottom: ${({ $isLow }) => ($isLow ? '130px' : '72px')};
  text-align: center;
`;

const Title = styled(PageTitle)<{ $isLow: boolean }>`
  margin-top: ${({ $isLow }) => ($isLow ? 10 : 38)}px;
  font-size: 38px;
  line-height: 48px;
  ${MEDIA.phone} {
    font-size: var(--fs-h1);
    line-height: var(--lh-h1);
  }
`;

const Text = styled.p`
  max-width: 440px;
  margin: 8px 0 24px;
  color: var(--text-2);
  font-size: var(--fs-lead);
  line-height: 25px;
  text-wrap: balance;
  span {
    display: block;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
`;

const WayOn = styled(Link)<{ $variant: 'strong' | 'outline' }>`
  ${buttonFace}
`;
