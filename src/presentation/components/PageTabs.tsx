import { useEffect, useRef } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { insetFocusRing } from '../design-system/interaction';
import { PageTitle } from './PageTitle';

interface PageTab {
  readonly to: string;
  readonly text: string;
}

interface PageTabsProps {
  /** The name of the group of pages: shown above them, and the label of the navigation between them. */
  readonly heading: string;
  readonly tabs: readonly PageTab[];
}

/** The head of pages that belong together, each with an address of its own. The open page's tab names the window. */
export function PageTabs({ heading, tabs }: PageTabsProps) {
  const { pathname } = useLocation();
  const title = tabs.find(({ to }) => matchPath(to, pathname))?.text ?? heading;
  const tabList = useRef<HTMLElement>(null);
  useEffect(() => scrollIntoView(tabList.current), [title]);
  return (
    <>
      <Title title={title}>{heading}</Title>
      <Tabs ref={tabList} aria-label={heading}>
        {tabs.map(({ to, text }) => (
          <Tab key={to} to={to} end>
            {text}
          </Tab>
        ))}
      </Tabs>
    </>
  );
}

/** On a phone the tabs do not all fit: the tab of the open page is scrolled into view. The page itself does not scroll. */
function scrollIntoView(tabList: HTMLElement | null): void {
  const open = tabList?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!tabList || !open) return;
  tabList.scrollLeft = open.offsetLeft - tabList.offsetLeft - (tabList.clientWidth - open.offsetWidth) / 2;
}

const Title = styled(PageTitle)`
  padding-top: 8px;
  font-size: var(--fs-h1);
  line-height: var(--lh-h1);
`;

const Tabs = styled.nav`
  display: flex;
  gap: 26px;
  margin: 14px 0 26px;
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(NavLink)`
  display: flex;
  align-items: center;
  flex: none;
  height: 46px;
  border-bottom: 3px solid transparent;
  color: var(--text-2);
  font-weight: var(--fw-strong);
  ${insetFocusRing}
  &[aria-current='page'] {
    border-color: var(--accent-strong);
    color: var(--text-1);
  }
  &:hover {
    color: var(--text-1);
  }
`;
