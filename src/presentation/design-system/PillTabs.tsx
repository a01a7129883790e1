import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { focusRing, overlay, touchArea } from './interaction';
import { MEDIA } from './media';

interface PillTabsProps<T extends string> {
  readonly label: string;
  /** The one element in which all tabs show their content. */
  readonly panelId: string;
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** The tab that each key leads to, given the number of tabs. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs of a panel. The arrow keys go from one tab to the next, Enter or the space bar opens a tab: its content may have to be
 * fetched.
 */
export function PillTabs<T extends string>({ label, panelId, tabs, chosen, onChoose }: PillTabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent, at: number): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[step(at, tabs.length)]?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label}>
      {tabs.map(({ value, label: name }, at) => (
        <Tab
          key={value}
          type="button"
          role="tab"
          id={tabId(panelId, value)}
          aria-selected={value === chosen}
          aria-controls={panelId}
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          onKeyDown={(event) => go(event, at)}
        >
          {name}
        </Tab>
      ))}
    </List>
  );
}

/** Id of the tab that labels its content. */
export const tabId = (panelId: string, value: string): string => `${panelId}-${value}`;

const List = styled.div`
  display: flex;
  gap: 4px;
  min-width: 0;
`;

const Tab = styled.button`
  ${touchArea}
  height: 36px;
  padding: 0 14px;
  border-radius: var(--r-full);
  color: var(--text-2);
  font-size: 14px;
  font-weight: var(--fw-strong);
  white-space: nowrap;
  ${overlay}
  ${focusRing}
  &[aria-selected='true'] {
    background: var(--surface-2);
    color: var(--text-1);
  }
  ${MEDIA.forcedColours} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
