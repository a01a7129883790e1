import { useEffect } from 'react';
import { pageLayers } from '../../design-system/layers/page-layers';
import type { FullScreenFace, FullScreenViewModel } from '../../view-models/full-screen.view-model';

const FACES: readonly FullScreenFace[] = ['cover', 'lyrics', 'video'];

/** A player that was over the whole window when the page was reloaded is there again, with the same face. */
export function useRestoredFullScreen(fullScreen: FullScreenViewModel, hasSong: boolean): void {
  useEffect(() => {
    if (!hasSong) return undefined;
    return pageLayers.restore('fullScreen', (shown) => {
      fullScreen.show(FACES.find((face) => face === shown) ?? fullScreen.face);
      fullScreen.enter();
    });
  }, [fullScreen, hasSong]);
}
