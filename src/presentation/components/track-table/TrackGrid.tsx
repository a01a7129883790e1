import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { rowAround, useGridKeys } from './use-grid-keys';
import { useWindowRows } from './use-window-rows';

/** What the grid passes to each row. */
export interface GridRow {
  readonly index: number;
  /** The one row that the Tab key reaches. */
  readonly isActive: boolean;
  /** Whether the page is scrolling at this moment. */
  readonly isMoving: RefObject<boolean>;
}

interface TrackGridProps {
  readonly label: string;
  /** Number of loaded rows; `totalCount` counts all rows, null where that number is unknown. */
  readonly count: number;
  readonly totalCount: number | null;
  /** Whether more rows can be loaded. */
  readonly hasMore: boolean;
  readonly rowHeight: number;
  /** Custom properties for the head and the rows. */
  readonly style?: CSSProperties;
  readonly head: ReactNode;
  readonly renderRow: (row: GridRow) => ReactNode;
  readonly onEnter: (index: number) => void;
  readonly onMenu: (index: number, row: HTMLElement) => void;
  /** A press that no row handled. */
  readonly onClick: (event: MouseEvent) => void;
  /** The rows in view come near the last loaded row. */
  readonly onNearEnd: () => void;
}

/** How many rows before the end the next page is requested. */
const AHEAD = 40;

/** A table of songs of any length: only the visible rows are rendered, on the page's own scroller. */
export function TrackGrid({ label, count, rowHeight, style, head, renderRow, ...rest }: TrackGridProps) {
  const { totalCount, hasMore, onEnter, onMenu, onClick, onNearEnd } = rest;
  const body = useRef<HTMLDivElement>(null);
  const { active, setActive, onFocus } = useActiveRow(count);
  const rows = useWindowRows({ body, count, height: rowHeight, kept: active });
  const onGo = (index: number): void => {
    setActive(index);
    rows.scrollToIndex(index);
  };
  const onKeyDown = useGridKeys({ body, count, onEnter, onMenu, onGo });
  const isMoving = useLatest(rows.isScrolling);
  const drawn = rows.getVirtualItems();
  useNearEnd({ last: drawn.at(-1)?.index ?? 0, count, hasMore, onNearEnd });
  const margin = rows.options.scrollMargin;
  return (
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={totalCount === null ? -1 : totalCount + 1}
      style={style}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
    >
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

/** The one row that the Tab key reaches: the row that had the focus last. */
function useActiveRow(count: number) {
  const [chosen, setActive] = useState(0);
  const onFocus = ({ target }: FocusEvent): void => {
    const row = rowAround(target);
    if (row !== null) setActive(Number(row.dataset.index));
  };
  return { active: Math.min(chosen, Math.max(count - 1, 0)), setActive, onFocus };
}

interface NearEndOptions extends Pick<TrackGridProps, 'count' | 'hasMore' | 'onNearEnd'> {
  /** The last rendered row. */
  readonly last: number;
}

function useNearEnd({ last, count, hasMore, onNearEnd }: NearEndOptions): void {
  const isNearEnd = count > 0 && hasMore && last >= count - AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, count, onNearEnd]);
}

/** The latest value, for code that reads it later; a change of the value causes no new render. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

const Body = styled.div`
  position: relative;
`;

const Place = styled.div`
  position: absolute;
  inset: 0 0 auto;
  contain: layout size style;
`;
