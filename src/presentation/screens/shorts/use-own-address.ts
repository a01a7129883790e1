import { useEffect } from 'react';
import { clipPath } from '../../../domain/shorts/clip-card';
import { pageLayers } from '../../design-system/layers/page-layers';

/**
 * Milliseconds that the listener must stay at a clip before the address names it: browsers allow about three new addresses a
 * second.
 */
const STAYED = 400;

/** The router's key of a history entry. */
const keyed = (state: unknown) =>
  (typeof state === 'object' && state !== null ? state : {}) as { readonly key?: string };

/**
 * The address names the current clip, so that it can be shared and reloaded; going back leaves the feed. The router is bypassed,
 * because to the router the feed is one location. If the next page is already loading, the address is not changed.
 */
export function useOwnAddress(clipId: string | null, artistId: string | null): void {
  useEffect(() => {
    if (clipId === null) return undefined;
    const { key } = keyed(window.history.state);
    const name = (): void => {
      if (keyed(window.history.state).key === key) pageLayers.address(clipPath(clipId, artistId));
    };
    const naming = setTimeout(name, STAYED);
    return () => clearTimeout(naming);
  }, [clipId, artistId]);
}
