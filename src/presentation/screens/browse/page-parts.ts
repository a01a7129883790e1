import styled from 'styled-components';
import { PageTitle } from '../../components/PageTitle';
import { MEDIA } from '../../design-system/media';

/** The title of a page without a picture. */
export const PageHead = styled(PageTitle)`
  margin: 10px 0 16px;
  font-size: var(--fs-h1);
  line-height: var(--lh-h1);
  ${MEDIA.phone} {
    margin: 4px 0 14px;
    font-size: 30px;
    line-height: 38px;
  }
`;

/** A sentence in place of content. */
export const Plain = styled.p`
  padding: 72px 0;
  color: var(--text-2);
  text-align: center;
`;

/** One line of a page. */
export const Line = styled.section`
  margin-top: 34px;
  min-width: 0;
`;
