import styled from 'styled-components';
import { encode } from 'uqr';

/** Width of the white margin around the code, in modules; without it, readers do not find the code (ISO/IEC 18004 §5.3.8). */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A text as a QR code, dark on white in both themes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET });
  return (
    <Square role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={pathOf(data)} />
    </Square>
  );
}

/** One square for each dark module. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

const Square = styled.svg`
  display: block;
  flex: none;
  width: 132px;
  height: 132px;
  border-radius: 12px;
  background: #fff;
  fill: #000;
`;
