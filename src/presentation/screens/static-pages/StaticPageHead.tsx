import styled from 'styled-components';
import { PageTitle } from '../../components/PageTitle';

interface PaperHeadProps {
  readonly title: string;
  readonly text: string;
}

/** The title of a page without layout, and what it is for. */
export function StaticPageHead({ title, text }: PaperHeadProps) {
  return (
    <Head>
      <Title title={title} />
      <p>{text}</p>
    </Head>
  );
}

const Head = styled.div`
  max-width: 70ch;
  margin-bottom: 32px;
  p {
    margin-top: 10px;
    color: var(--text-2);
    font-size: var(--fs-lead);
    line-height: 28px;
  }
`;

const Title = styled(PageTitle)`
  font-size: var(--fs-h1);
  line-height: var(--lh-h1);
`;
