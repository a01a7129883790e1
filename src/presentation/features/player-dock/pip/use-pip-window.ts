import { useEffect, useState, useSyncExternalStore } from 'react';

/** The part of the Document Picture-in-Picture API that is used. */
interface PipWindows {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>;
}

const SIZE = { width: 400, height: 180 };

const pipWindows = (): PipWindows | undefined =>
  (window as { readonly documentPictureInPicture?: PipWindows }).documentPictureInPicture;

/** Support for it does not change while a page is open. */
const never = (): (() => void) => () => undefined;

/** One small window that stays above the others. It closes with the page, and when the component that uses it is removed. */
export function usePipWindow() {
  const isOffered = useSyncExternalStore(
    never,
    () => pipWindows() !== undefined,
    () => false,
  );
  const [page, setPage] = useState<Window | null>(null);
  useEffect(() => {
    const leave = (): void => setPage(null);
    page?.addEventListener('pagehide', leave);
    return () => {
      page?.removeEventListener('pagehide', leave);
      page?.close();
    };
  }, [page]);
  const toggle = async (): Promise<void> => {
    if (page !== null) return setPage(null);
    // The browser refuses without a press of the listener or while another page has such a window; then there is none.
    const opened = await pipWindows()
      ?.requestWindow(SIZE)
      .catch(() => null);
    setPage(opened ?? null);
  };
  return { isOffered, page, toggle };
}
