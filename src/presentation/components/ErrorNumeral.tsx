import styled, { css } from 'styled-components';
import { MEDIA } from '../design-system/media';

const GROOVES = [92, 80, 68, 56];

/** 404 and 403 with a record for a zero; 500 in plain type above rough water. Decorative: the title says it in words. */
export function ErrorNumeral({ code }: { readonly code: 403 | 404 | 500 }) {
  if (code === 500) return <Plain aria-hidden="true">500</Plain>;
  return (
    <Numeral aria-hidden="true">
      <span>4</span>
      <RecordZero isResting={code === 403} />
      <span>{code === 403 ? 3 : 4}</span>
    </Numeral>
  );
}

/** The tonearm stands over the record, or rests beside it. */
function RecordZero({ isResting }: { readonly isResting: boolean }) {
  return (
    <Disc viewBox="0 0 220 300">
      <circle cx="110" cy="190" r="104" fill="var(--text-1)" />
      {GROOVES.map((radius) => (
        <circle
          key={radius}
          cx="110"
          cy="190"
          r={radius}
          fill="none"
          stroke="var(--bg)"
          strokeOpacity=".22"
          strokeWidth="2"
        />
      ))}
      <circle cx="110" cy="190" r="40" fill="var(--accent)" />
      <circle cx="110" cy="190" r="8" fill="var(--bg)" />
      <path
        d={isResting ? 'M64 56 156 56' : 'M132 66 196 2'}
        stroke="var(--accent-strong)"
        strokeWidth="24"
        strokeLinecap="round"
      />
    </Disc>
  );
}

const digits = css`
  font-family: var(--font-display);
  font-weight: 800;
  letter-spacing: -0.04em;
`;

const Numeral = styled.div`
  ${digits}
  display: flex;
  align-items: flex-end;
  font-size: 232px;
  line-height: 0.78;
  ${MEDIA.phone} {
    font-size: 128px;
  }
`;

const Plain = styled.div`
  ${digits}
  font-size: 190px;
  line-height: 1;
  ${MEDIA.phone} {
    font-size: 120px;
  }
`;

const Disc = styled.svg`
  width: 0.7586em;
  height: 1.0317em;
  margin: 0 0.069em 0 0.0776em;
  overflow: visible;
`;
