import { useEffect } from 'react';
import { pageLayers } from '../../design-system/layers/page-layers';
import type { FullScreenFace, FullScreenViewModel } from '../../view-models/full-screen.view-model';

const FACES: readonly FullScreenFace[] = ['cover', 'lyrics', 'video'];

/** Reopens the full-screen player with the same face if it was open when the page was reloaded. */
export function useRestoredFullScreen(fullScreen: FullScreenViewModel, hasSong: boolean): void {
  useEffect(() => {
    if (!hasSong) return undefined;
    return pageLayers.restore('fullScreen', (shown) => {
      fullScreen.show(FACES.find((face) => face === shown) ?? fullScreen.face);
      fullScreen.enter();
    });
  }, [fullScreen, hasSong]);
}
