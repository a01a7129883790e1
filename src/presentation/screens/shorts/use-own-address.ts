import { useEffect } from 'react';

/** So long, in milliseconds, a clip is stayed at before the address names it: browsers allow about three new ones a second. */
const STAYED = 400;

/**
 * The address names the clip that is looked at, so that it can be passed on and reloaded; going back leaves the feed. The
 * router is not asked: for it this is one place.
 */
export function useOwnAddress(clipId: string | null, artistId: string | null): void {
  useEffect(() => {
    if (clipId === null) return undefined;
    const path = ['/short-video', clipId, ...(artistId === null ? [] : [artistId])];
    const name = (): void => window.history.replaceState(window.history.state, '', path.join('/'));
    const naming = setTimeout(name, STAYED);
    return () => clearTimeout(naming);
  }, [clipId, artistId]);
}
