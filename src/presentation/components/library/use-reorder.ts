import { useState, type KeyboardEvent } from 'react';

/** Something in a list whose order its owner chooses. */
export interface Orderable {
  readonly id: string;
  readonly title: string;
}

/** The announcement for each step of a move, for screen readers. Places count from 1. */
export interface ReorderLabels {
  lifted(item: Orderable, place: number): string;
  moved(item: Orderable, place: number): string;
  dropped(item: Orderable, place: number): string;
  cancelled(item: Orderable, place: number): string;
}

interface Lift {
  readonly id: string;
  /** The current position, from 0. */
  readonly at: number;
}

interface Reordering {
  readonly items: readonly Orderable[];
  readonly labels: ReorderLabels;
  /** The item moves behind the item `afterId` (null: to the front); its new position is `place`, from 0. */
  readonly onMove: (id: string, afterId: string | null, place: number) => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Space lifts the item, the arrow keys move it, Space drops it, Esc puts it back (design §11). The list changes only on the drop.
 */
export function useReorder({ items, labels, onMove }: Reordering) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, announce] = useState('');

  const place = (id: string, at: number): void => {
    const item = items.find((each) => each.id === id);
    const from = items.findIndex((each) => each.id === id);
    setLift(null);
    if (item === undefined) return;
    announce(labels.dropped(item, at + 1));
    if (at !== from) onMove(id, neighbourBefore(items, id, at), at);
  };

  const begin = (item: Orderable): void => {
    const at = items.indexOf(item);
    setLift({ id: item.id, at });
    announce(labels.lifted(item, at + 1));
  };

  const hover = (at: number): void => {
    const item = items.find((each) => each.id === lift?.id);
    if (lift === null || item === undefined || lift.at === at) return;
    setLift({ id: lift.id, at });
    announce(labels.moved(item, at + 1));
  };

  const cancel = (): void => {
    const item = items.find((each) => each.id === lift?.id);
    setLift(null);
    if (item !== undefined) announce(labels.cancelled(item, items.indexOf(item) + 1));
  };

  const press = (event: KeyboardEvent, item: Orderable): void => {
    const step = STEPS[event.key];
    if (event.key === ' ') toggle(item);
    else if (event.key === 'Escape' && lift !== null) cancel();
    else if (step !== undefined && lift?.id === item.id) hover(step(lift.at, items.length - 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const toggle = (item: Orderable): void => (lift?.id === item.id ? place(item.id, lift.at) : begin(item));

  return { lift, announcement, press, begin, hover, cancel, place };
}

/** The id of the item before a moved item, whose new position counts from 0. */
function neighbourBefore(items: readonly Orderable[], id: string, at: number): string | null {
  const others = items.filter((each) => each.id !== id);
  return others[at - 1]?.id ?? null;
}
