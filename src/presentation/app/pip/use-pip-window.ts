import { useEffect, useState, useSyncExternalStore } from 'react';

/** The Document Picture-in-Picture API, as far as it is used. */
interface PipWindows {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>;
}

const SIZE = { width: 400, height: 180 };

const pipWindows = (): PipWindows | undefined =>
  (window as { readonly documentPictureInPicture?: PipWindows }).documentPictureInPicture;

/** It does not come or go while a page stands. */
const never = (): (() => void) => () => undefined;

/** One small window that stays above the others. It closes with the page, and with whatever uses it. */
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
    // Refused without a press of the listener, or while another page has one: then there is none.
    const opened = await pipWindows()
      ?.requestWindow(SIZE)
      .catch(() => null);
    setPage(opened ?? null);
  };
  return { isOffered, page, toggle };
}
