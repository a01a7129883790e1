import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { handleId, ReorderHandle } from '../../components/library/ReorderHandle';
import { useReorder, type Orderable, type ReorderLabels } from '../../components/library/use-reorder';
import { ROW_HEIGHT, useRowWindow } from './use-row-window';

interface ReorderListProps<T extends Orderable> {
  readonly label: string;
  readonly items: readonly T[];
  readonly words: ReorderLabels & { handle(item: Orderable): string; readonly hint: string };
  readonly onMove: (id: string, afterId: string | null) => void;
  readonly renderItem: (item: T, place: number) => ReactNode;
}

/** A list whose owner chooses its order, by pointer or keys; each step is read aloud. Only the rows in view are rendered. */
export function ReorderList<T extends Orderable>({ label, items, words, onMove, renderItem }: ReorderListProps<T>) {
  const prefix = useId();
  const awaitFocus = useReturnedFocus(prefix, items);
  const move = (id: string, afterId: string | null): void => onMove(awaitFocus(id), afterId);
  const reorder = useReorder({ items, labels: words, onMove: move });
  const { lift } = reorder;
  const { list, rows, placeUnder } = useRowWindow(items, orderWhile(items, lift), lift?.at);
  return (
    <>
      <List ref={list} aria-label={label} style={{ height: items.length * ROW_HEIGHT }}>
        {rows.map(({ item, place }) => (
          <Row
            key={item.id}
            data-lifted={lift?.id === item.id}
            style={{ transform: `translateY(${place * ROW_HEIGHT}px)` }}
          >
            <ReorderHandle
              id={handleId(prefix, item.id)}
              label={words.handle(item)}
              hintId={`${prefix}-hint`}
              isLifted={lift?.id === item.id}
              onKeyDown={(event) => reorder.press(event, item)}
              onGrab={() => reorder.begin(item)}
              onDrag={(clientY) => reorder.hover(placeUnder(clientY))}
              onDrop={(clientY) => reorder.place(item.id, placeUnder(clientY))}
              onLeave={reorder.cancel}
            />
            {renderItem(item, place + 1)}
          </Row>
        ))}
      </List>
      <VisuallyHidden id={`${prefix}-hint`}>{words.hint}</VisuallyHidden>
      <VisuallyHidden role="status">{reorder.announcement}</VisuallyHidden>
    </>
  );
}

/** A moved row gets the focus back: its element changed its position in the document and lost the focus. */
function useReturnedFocus(prefix: string, items: readonly Orderable[]): (id: string) => string {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current !== null) document.getElementById(handleId(prefix, awaited.current))?.focus();
    awaited.current = null;
  }, [items, prefix]);
  return (id) => (awaited.current = id);
}

/** The order on the screen while an item is lifted over a position. */
function orderWhile<T extends Orderable>(items: readonly T[], lift: { id: string; at: number } | null): readonly T[] {
  const from = items.findIndex(({ id }) => id === lift?.id);
  const item = items[from];
  return lift === null || item === undefined ? items : items.toSpliced(from, 1).toSpliced(lift.at, 0, item);
}

const List = styled.ul`
  position: relative;
`;

const Row = styled.li`
  position: absolute;
  inset: 0 -8px auto;
  display: flex;
  align-items: center;
  gap: 4px;
  height: ${ROW_HEIGHT}px;
  border-radius: var(--r-sm);
  transition: transform var(--dur-2) var(--ease-out);
  &[data-lifted='true'] {
    z-index: 1;
    background: var(--surface-2);
    box-shadow:
      inset 0 2px 0 var(--accent),
      var(--elev-2);
    rotate: -0.6deg;
  }
`;
