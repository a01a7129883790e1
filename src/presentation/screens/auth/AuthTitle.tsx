import styled from 'styled-components';
import { PageTitle } from '../../components/PageTitle';
import { MEDIA } from '../../design-system/media';

interface AuthTitleProps {
  /** In the window's title. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** The greeting, and what to do here. */
export function AuthTitle({ page, title, text }: AuthTitleProps) {
  return (
    <Head>
      <Title title={page}>{title}</Title>
      <p>{text}</p>
    </Head>
  );
}

/** Below a form: links to other pages. */
export const AuthFoot = styled.p`
  margin-top: 18px;
  color: var(--text-2);
`;

const Head = styled.header`
  margin-bottom: 28px;
  p {
    margin-top: 4px;
    color: var(--text-2);
    font-size: var(--fs-lead);
    line-height: var(--lh-lead);
  }
`;

const Title = styled(PageTitle)`
  font-size: 40px;
  line-height: 50px;
  letter-spacing: -0.02em;
  ${MEDIA.phone} {
    font-size: 34px;
    line-height: 43px;
  }
`;
