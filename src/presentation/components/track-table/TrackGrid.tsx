import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { rowAround, useGridKeys } from './use-grid-keys';
import { useWindowRows } from './use-window-rows';

/** What the grid tells each row of itself. */
export interface GridRow {
  readonly index: number;
  /** The one row that the Tab key reaches. */
  readonly isActive: boolean;
  /** Whether the page is scrolled at this moment. */
  readonly isMoving: RefObject<boolean>;
}

interface TrackGridProps {
  readonly label: string;
  /** Rows that are here; `totalCount` are there. */
  readonly count: number;
  readonly totalCount: number;
  readonly rowHeight: number;
  readonly head: ReactNode;
  readonly renderRow: (row: GridRow) => ReactNode;
  readonly onEnter: (index: number) => void;
  readonly onMenu: (index: number, row: HTMLElement) => void;
  /** A press that no row answered. */
  readonly onClick: (event: MouseEvent) => void;
  /** The last of the rows that are here comes near. */
  readonly onNearEnd: () => void;
}

/** So many rows before the end the next page is asked for. */
const AHEAD = 40;

/** A table of songs of any length: as many rows are drawn as are seen, on the page's own scroller. */
export function TrackGrid({ label, count, totalCount, rowHeight, head, renderRow, ...acts }: TrackGridProps) {
  const { onEnter, onMenu, onClick, onNearEnd } = acts;
  const body = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, Math.max(count - 1, 0));
  const rows = useWindowRows({ body, count, height: rowHeight, kept: active });
  const onGo = (index: number): void => {
    setChosen(index);
    rows.scrollToIndex(index);
  };
  const onKeyDown = useGridKeys({ body, count, onEnter, onMenu, onGo });
  const onFocus = ({ target }: FocusEvent): void => {
    const row = rowAround(target);
    if (row !== null) setChosen(Number(row.dataset.index));
  };
  const isMoving = useLatest(rows.isScrolling);
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const isNearEnd = count > 0 && count < totalCount && last >= count - AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, count, onNearEnd]);
  const margin = rows.options.scrollMargin;
  return (
    <div role="grid" aria-label={label} aria-rowcount={totalCount + 1} {...{ onKeyDown, onFocus, onClick }}>
      {head}
      <Body ref={body} role="rowgroup" style={{ height: rows.getTotalSize() }}>
        {drawn.map(({ index, start }) => (
          <Place
            key={index}
            role="presentation"
            style={{ height: rowHeight, transform: `translateY(${start - margin}px)` }}
          >
            {renderRow({ index, isActive: index === active, isMoving })}
          </Place>
        ))}
      </Body>
    </div>
  );
}

/** What holds now, for those who ask later: nobody is drawn again because it changes. */
function useLatest<T>(value: T): RefObject<T> {
  const kept = useRef(value);
  useLayoutEffect(() => {
    kept.current = value;
  });
  return kept;
}

const Body = styled.div`
  position: relative;
`;

const Place = styled.div`
  position: absolute;
  inset: 0 0 auto;
  contain: layout size style;
`;
