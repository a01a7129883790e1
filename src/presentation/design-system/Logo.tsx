import styled from 'styled-components';

/** The ó of the name: a record whose tone mark is the tonearm. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 20 29.4" aria-hidden="true">
      <circle cx="10" cy="19.2" r="7.35" fill="none" stroke="currentColor" strokeWidth="4.9" />
      <circle cx="10" cy="19.2" r="1.6" fill="currentColor" />
      <path d="M10.2 7.6 16.4 1.2" stroke="var(--accent)" strokeWidth="4.3" strokeLinecap="round" />
    </Mark>
  );
}

/** The wordmark. The link or heading around it carries the name. */
export function Logo({ size = 27 }: { readonly size?: number }) {
  return (
    <Word aria-hidden="true" $size={size}>
      s<LogoMark />
      ng
    </Word>
  );
}

const Mark = styled.svg`
  width: 0.585em;
  height: 0.86em;
  flex: none;
  overflow: visible;
`;

const Word = styled.span<{ $size: number }>`
  display: flex;
  align-items: baseline;
  font: 800 ${({ $size }) => $size}px / 1 var(--font-display);
  letter-spacing: -0.035em;
  color: var(--text-1);
  ${Mark} {
    margin: 0 0.028em 0 0.035em;
    translate: 0 0.012em;
  }
`;
