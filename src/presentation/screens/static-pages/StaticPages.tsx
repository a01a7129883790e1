import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { usePagePause } from '../../hooks/use-page-pause';
import { AppScreen } from './AppScreen';
import { ContactScreen } from './ContactScreen';
import { StaticPageLayout } from './StaticPageLayout';
import { PolicyScreen } from './PolicyScreen';
import { UpdateScreen } from './UpdateScreen';

const PAGES: Readonly<Record<string, () => ReactElement>> = {
  '/policy-term': () => <PolicyScreen name="terms" />,
  '/security-policy': () => <PolicyScreen name="privacy" />,
  '/update-account': () => <UpdateScreen />,
  '/contact': () => <ContactScreen />,
  '/app': () => <AppScreen />,
};

/** The pages without layout that describe the product or contain a form; their frame stays mounted while the pages change. */
export function StaticPages() {
  const { pathname } = useLocation();
  const isPausing = usePagePause();
  const path = pathname.replace(/\/$/, '');
  return isPausing ? null : <StaticPageLayout>{PAGES[path]?.()}</StaticPageLayout>;
}
