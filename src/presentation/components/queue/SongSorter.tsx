import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { handleId, ReorderHandle } from '../library/ReorderHandle';
import type { Orderable, ReorderLabels } from '../library/use-reorder';
import { ROW_HEIGHT } from './use-list-window';
import { useSongSorter, type SongSorterOptions, type SortableSong } from './use-song-sorter';

/** What the content of a row receives. */
export interface SorterRow {
  /** The one row that the Tab key reaches. */
  readonly isActive: boolean;
  /** Removes the row and moves the focus to its neighbour. */
  takeOut(): void;
}

interface SongSorterProps<T extends SortableSong> extends SongSorterOptions<T> {
  readonly label: string;
  readonly labels: ReorderLabels & { handle(item: Orderable): string; readonly hint: string };
  readonly renderItem: (item: T, row: SorterRow) => ReactNode;
}

/**
 * Songs in an order that the listener chooses, by pointer, finger or keys; in a list of any length, only the rows in view are
 * rendered.
 */
export function SongSorter<T extends SortableSong>({ label, renderItem, ...options }: SongSorterProps<T>) {
  const prefix = useId();
  const { list, sight, reorder, active, hand, onFocus, onKeyDown, takeOut } = useSongSorter(options);
  const { lift } = reorder;
  const { labels } = options;
  return (
    <>
      <List ref={list} aria-label={label} style={{ height: sight.height }} onKeyDown={onKeyDown} onFocus={onFocus}>
        {sight.rows.map(({ item, place }) => (
          <Place
            key={item.id}
            aria-setsize={options.items.length}
            aria-posinset={place + 1}
            data-row={item.id}
            data-lifted={lift?.id === item.id}
            style={{ transform: `translateY(${place * ROW_HEIGHT}px)` }}
          >
            <ReorderHandle
              id={handleId(prefix, item.id)}
              label={labels.handle(item)}
              hintId={`${prefix}-hint`}
              isLifted={lift?.id === item.id}
              tabIndex={place === active || lift?.id === item.id ? 0 : -1}
              onKeyDown={(event) => reorder.press(event, item)}
              onGrab={() => hand.grab(item)}
              onDrag={hand.drag}
              onDrop={(clientY) => hand.drop(item.id, clientY)}
              onLeave={hand.leave}
            />
            {renderItem(item, { isActive: place === active, takeOut: () => takeOut(item.id) })}
          </Place>
        ))}
      </List>
      <VisuallyHidden id={`${prefix}-hint`}>{labels.hint}</VisuallyHidden>
      <VisuallyHidden role="status">{reorder.announcement}</VisuallyHidden>
    </>
  );
}

const List = styled.ul`
  position: relative;
`;

/** The lifted row tilts, and a line with a dot shows where it would be dropped (design §7). */
const Place = styled.li`
  position: absolute;
  inset: 0 -8px auto;
  display: flex;
  align-items: center;
  height: ${ROW_HEIGHT}px;
  padding-left: 2px;
  border-radius: var(--r-sm);
  transition: transform var(--dur-2) var(--ease-out);
  > button {
    width: 26px;
  }
  > :last-child {
    flex: 1;
    min-width: 0;
  }
  &[data-lifted='true'] {
    z-index: 1;
    background: var(--surface-2);
    box-shadow: var(--elev-2);
    rotate: -0.6deg;
    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: -2px 8px auto 8px;
      height: 2px;
      border-radius: 2px;
      background: var(--accent-strong);
    }
    &::after {
      inset: -5px auto auto 5px;
      width: 8px;
      height: 8px;
      border-radius: 50%;
    }
  }
`;
