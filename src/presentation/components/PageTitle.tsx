import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

interface PageTitleProps {
  /** Names the page in the window's title. */
  readonly title: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The router's key of the page that a session begins at; this page is not announced. */
const FIRST_PLACE = 'default';

/**
 * The page's one `h1`: names the window and, after a change of page, takes the focus so that the title is read aloud. A changed
 * filter in the address is not a change of page.
 */
export function PageTitle({ title, className, children = title }: PageTitleProps) {
  const { t } = useTranslation();
  const { key, pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef(key === FIRST_PLACE ? pathname : null);
  useEffect(() => {
    if (announced.current !== pathname) heading.current?.focus({ preventScroll: true });
    announced.current = pathname;
  }, [pathname]);
  return (
    <>
      <title>{t('pageTitle', { page: title })}</title>
      <h1 ref={heading} tabIndex={-1} className={className} style={{ outline: 'none' }}>
        {children}
      </h1>
    </>
  );
}
