import { Fragment } from 'react';
import styled from 'styled-components';
import { findMatches } from '../../domain/search/find-matches';

interface HighlightProps {
  readonly text: string;
  /** What was searched; its accents are optional, the highlight covers the original letters. */
  readonly query: string;
}

/** A text in which the searched text is highlighted. */
export function Highlight({ text, query }: HighlightProps) {
  const matches = findMatches(text, query);
  const ends = [0, ...matches.map(({ end }) => end)];
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

const Mark = styled.mark`
  background: none;
  color: var(--accent-strong);
  text-decoration: underline 2px color-mix(in srgb, var(--accent) 70%, transparent);
  text-underline-offset: 3px;
`;
