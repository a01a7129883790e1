import { useId } from 'react';
import styled from 'styled-components';
import { chartScale } from '../../../domain/administration/chart-scale';
import type { DayCount } from '../../../domain/administration/listening-figures.port';
import { formatCount } from '../../i18n/format/counts';
import { formatDate } from '../../i18n/format/dates';
import { CONTAINER } from '../../design-system/media';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';

interface DayChartProps {
  readonly title: string;
  /** What is counted, as the table's heading. */
  readonly unit: string;
  readonly dayTitle: string;
  readonly days: readonly DayCount[];
  readonly language: string;
}

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 64;
const BOTTOM = 24;
const GAP = 0.25;

/** A bar for each day. The picture is for eyes alone; the same is there as a table for whoever is read to. */
export function DayChart({ title, unit, dayTitle, days, language }: DayChartProps) {
  const id = useId();
  const counts = days.map(({ count }) => count);
  const lines = chartScale(Math.max(0, ...counts));
  const top = lines.at(-1) ?? 1;
  const heightOf = (count: number): number => (count / top) * (HEIGHT - BOTTOM - 10);
  const step = (WIDTH - LEFT) / Math.max(1, days.length);
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {lines.map((line) => {
          const y = HEIGHT - BOTTOM - heightOf(line);
          return (
            <g key={line}>
              <Line x1={LEFT} x2={WIDTH} y1={y} y2={y} />
              <Label x={LEFT - 8} y={y + 4} textAnchor="end">
                {formatCount(line, language)}
              </Label>
            </g>
          );
        })}
        {days.map(({ day, count }, index) => (
          <Bar
            key={day}
            x={LEFT + index * step + (step * GAP) / 2}
            y={HEIGHT - BOTTOM - heightOf(count)}
            width={step * (1 - GAP)}
            height={heightOf(count)}
            rx={Math.min(3, step / 4)}
          >
            <title>{`${formatDate(day)}: ${formatCount(count, language)}`}</title>
          </Bar>
        ))}
        <Ends days={days} />
      </svg>
      <DayTable title={title} unit={unit} dayTitle={dayTitle} days={days} language={language} />
    </Figure>
  );
}

/** The first and the last day. */
function Ends({ days }: Pick<DayChartProps, 'days'>) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      {first !== undefined && (
        <Label x={LEFT} y={HEIGHT - 6}>
          {formatDate(first.day)}
        </Label>
      )}
      {last !== undefined && (
        <Label x={WIDTH} y={HEIGHT - 6} textAnchor="end">
          {formatDate(last.day)}
        </Label>
      )}
    </>
  );
}

function DayTable({ title, unit, dayTitle, days, language }: DayChartProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{dayTitle}</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{formatCount(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

const Figure = styled.figure`
  position: relative;
  margin: 0;
  padding: 18px 20px;
  border-radius: var(--r-lg);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  figcaption {
    margin-bottom: 8px;
    font-weight: var(--fw-strong);
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Line = styled.line`
  stroke: var(--line);
`;

/** In the picture's own units: where it is drawn small, its words are not. */
const Label = styled.text`
  fill: var(--text-2);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  ${CONTAINER.small} {
    font-size: 24px;
  }
`;

const Bar = styled.rect`
  fill: var(--accent-strong);
`;
