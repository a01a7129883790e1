import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MEDIA } from '../design-system/media';
import { PageTitle } from './PageTitle';

interface PageHeadProps {
  readonly title: string;
  /** Choices and actions of the page, beside its name. */
  readonly children?: ReactNode;
}

/** The head of a page without a picture. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Head>
      <Title title={title} />
      {children}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  margin: 10px 0 16px;
  ${MEDIA.phone} {
    margin: 4px 0 14px;
  }
`;

const Title = styled(PageTitle)`
  font-size: var(--fs-h1);
  line-height: var(--lh-h1);
  ${MEDIA.phone} {
    font-size: 30px;
    line-height: 38px;
  }
`;
