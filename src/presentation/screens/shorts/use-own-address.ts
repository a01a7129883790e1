import { useEffect } from 'react';
import { pageLayers } from '../../design-system/layers/page-layers';

/** So long, in milliseconds, a clip is stayed at before the address names it: browsers allow about three new ones a second. */
const STAYED = 400;

/** What the router knows an entry of the history by. */
const keyed = (state: unknown) =>
  (typeof state === 'object' && state !== null ? state : {}) as { readonly key?: string };

/**
 * The address names the clip that is looked at, so that it can be passed on and reloaded; going back leaves the feed. The
 * router is not asked: for it this is one place. Where the next page is already under way, the address is no longer the feed's.
 */
export function useOwnAddress(clipId: string | null, artistId: string | null): void {
  useEffect(() => {
    if (clipId === null) return undefined;
    const path = ['/short-video', clipId, ...(artistId === null ? [] : [artistId])];
    const { key } = keyed(window.history.state);
    const name = (): void => {
      if (keyed(window.history.state).key === key) pageLayers.address(path.join('/'));
    };
    const naming = setTimeout(name, STAYED);
    return () => clearTimeout(naming);
  }, [clipId, artistId]);
}
