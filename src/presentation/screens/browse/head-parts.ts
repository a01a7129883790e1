import styled from 'styled-components';
import { PageTitle } from '../../components/PageTitle';
import { CONTAINER } from '../../design-system/media';

/** Letters. */
const LONG_NAME = 22;

/** The head of a detail page: the picture beside the words, above them on a phone. */
export const Head = styled.header`
  display: flex;
  gap: 30px;
  align-items: flex-end;
  padding-top: 16px;
  ${CONTAINER.small} {
    flex-direction: column;
    align-items: stretch;
    gap: 20px;
    padding-top: 4px;
  }
`;

export const Cover = styled.div`
  flex: none;
  width: 232px;
  border-radius: var(--r-lg);
  box-shadow: var(--cover-shadow);
  ${CONTAINER.small} {
    width: 208px;
    margin-inline: auto;
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Kind = styled.p`
  color: var(--text-2);
  font-weight: var(--fw-medium);
`;

/** Long names use a smaller font, so that they fit on two lines. */
export const Title = styled(PageTitle)`
  margin: 6px 0 12px;
  font-size: ${({ title }) => (title.length > LONG_NAME ? 'clamp(2rem, 3.2vw, 3rem)' : 'clamp(2.125rem, 4.7vw, 4.25rem)')};
  font-weight: 780;
  line-height: 1.16;
  letter-spacing: var(--tracking-display);
  overflow-wrap: anywhere;
  ${CONTAINER.small} {
    margin: 2px 0 8px;
    font-size: 32px;
    line-height: 1.185;
  }
`;

export const Description = styled.p`
  display: -webkit-box;
  max-width: 72ch;
  margin-bottom: 10px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: var(--text-2);
`;

export const FactsLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

export const By = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: var(--text-1);
  font-weight: var(--fw-strong);
  b {
    font-weight: inherit;
  }
  a {
    border-radius: 4px;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  a:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;

export const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin: 26px 0 18px;
  [data-act='save'][aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px var(--accent-strong);
    svg {
      color: var(--accent-strong);
    }
  }
  ${CONTAINER.small} {
    gap: 6px;
    margin: 18px 0 12px;
    > :first-child:not(:only-child):has(+ [data-act='shuffle']) {
      order: 3;
    }
    [data-act='shuffle'] {
      order: 2;
      margin-left: auto;
    }
    [data-act='share'] {
      display: none;
    }
    [data-act='more'] {
      width: 44px;
      height: 44px;
    }
    [data-act='shuffle'],
    [data-act='save'],
    [data-act='save'][aria-pressed='true'] {
      width: 44px;
      padding: 0;
      box-shadow: none;
      > span {
        display: none;
      }
      svg {
        width: 24px;
        height: 24px;
      }
    }
  }
`;
