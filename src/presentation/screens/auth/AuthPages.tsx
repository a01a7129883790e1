import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { usePagePause } from '../../hooks/use-page-pause';
import { AuthLayout } from './AuthLayout';
import { ForgotScreen } from './ForgotScreen';
import { LoginScreen } from './LoginScreen';
import { RegisterScreen } from './RegisterScreen';
import { ResetScreen } from './ResetScreen';

const PAGES: Readonly<Record<string, ComponentType>> = {
  '/login': LoginScreen,
  '/register': RegisterScreen,
  '/forgot-password': ForgotScreen,
  '/reset-password': ResetScreen,
};

/** The sign-in pages; their frame stays while the pages change. */
export function AuthPages() {
  const { pathname } = useLocation();
  const isPausing = usePagePause();
  const Page = PAGES[withoutSlash(pathname)] ?? LoginScreen;
  if (isPausing) return null;
  return (
    <AuthLayout>
      <Page key={pathname} />
    </AuthLayout>
  );
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
