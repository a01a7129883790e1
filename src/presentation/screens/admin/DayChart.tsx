import { useId } from 'react';
import styled, { css } from 'styled-components';
import { chartScale } from '../../../domain/administration/chart-scale';
import type { DayCount } from '../../../domain/administration/listening-figures.port';
import { formatCount } from '../../i18n/format/counts';
import { formatDate } from '../../i18n/format/dates';
import { CONTAINER, MEDIA } from '../../design-system/media';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';

interface DayChartProps {
  readonly title: string;
  /** What is counted, as the table's heading. */
  readonly unit: string;
  readonly dayTitle: string;
  readonly days: readonly DayCount[];
  readonly language: string;
}

/** A bar for each day. The picture is only visual; screen readers get the same numbers as a table. */
export function DayChart({ title, unit, dayTitle, days, language }: DayChartProps) {
  const id = useId();
  const lines = chartScale(Math.max(0, ...days.map(({ count }) => count)));
  const top = lines.at(-1) ?? 1;
  const share = (count: number): string => `${(100 * count) / top}%`;
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div aria-hidden="true">
        <Plot>
          {lines.map((line) => (
            <Level key={line} style={{ bottom: share(line) }}>
              <span>{formatCount(line, language)}</span>
            </Level>
          ))}
          {days.map(({ day, count }) => (
            <Day key={day} title={`${formatDate(day)}: ${formatCount(count, language)}`}>
              <i style={{ height: share(count) }} />
            </Day>
          ))}
        </Plot>
        <Ends days={days} />
      </div>
      <DayTable title={title} unit={unit} dayTitle={dayTitle} days={days} language={language} />
    </Figure>
  );
}

/** The first and the last day. */
function Ends({ days }: Pick<DayChartProps, 'days'>) {
  const first = days[0];
  const last = days.at(-1);
  return (
    <Edge>
      {first !== undefined && <span>{formatDate(first.day)}</span>}
      {last !== undefined && <span>{formatDate(last.day)}</span>}
    </Edge>
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
`;

/** Room for the numbers beside the levels. */
const BESIDE = '52px';

const Plot = styled.div`
  position: relative;
  display: flex;
  align-items: stretch;
  height: 220px;
  margin: 18px 0 0 ${BESIDE};
  ${CONTAINER.small} {
    height: 150px;
  }
`;

const numbers = css`
  color: var(--text-2);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  line-height: 18px;
`;

const Level = styled.div`
  position: absolute;
  inset: auto 0 0;
  border-bottom: 1px solid var(--line);
  span {
    ${numbers}
    position: absolute;
    right: calc(100% + 10px);
    bottom: -9px;
  }
`;

const Day = styled.span`
  position: relative;
  flex: 1;
  display: grid;
  align-items: end;
  justify-items: center;
  i {
    width: 75%;
    border-radius: 3px 3px 0 0;
    background: var(--accent-strong);
    ${MEDIA.forcedColours} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Edge = styled.div`
  ${numbers}
  display: flex;
  justify-content: space-between;
  margin: 8px 0 0 ${BESIDE};
`;
