import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { PageTitle } from '../../components/PageTitle';
import { MEDIA } from '../../design-system/media';
import { visuallyHidden } from '../../design-system/VisuallyHidden';
import { useQuietShell } from './use-quiet-shell';

interface FeedStageProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The area of the feed, over the whole page; always dark. */
export function FeedStage({ stage, children }: FeedStageProps) {
  const { t } = useTranslation('shorts');
  useQuietShell();
  return (
    <Stage ref={stage} data-theme="dark" data-shorts>
      <WithoutHeader />
      <Title title={t('title')} />
      {children}
    </Stage>
  );
}

const Stage = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: calc(var(--z-sticky) + 1);
  height: 100dvh;
  background: var(--bg);
  color: var(--text-1);
  color-scheme: dark;
  ${MEDIA.phone} {
    height: calc(100dvh - var(--tab-h) - env(safe-area-inset-bottom));
  }
`;

const Title = styled(PageTitle)`
  ${visuallyHidden}
`;

/** The stage covers the page's header, so the header is hidden and nobody can reach the controls under the stage. */
const WithoutHeader = createGlobalStyle`
  header:has(~ main [data-shorts]) { visibility: hidden; }
`;
