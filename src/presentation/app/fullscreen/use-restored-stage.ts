import { useEffect } from 'react';
import { pageLayers } from '../../design-system/layers/page-layers';
import type { StageFace, StageViewModel } from '../../view-models/stage.view-model';

const FACES: readonly StageFace[] = ['cover', 'lyrics', 'video'];

/** A player that was over the whole window when the page was reloaded is there again, with the same face. */
export function useRestoredStage(stage: StageViewModel, hasSong: boolean): void {
  useEffect(() => {
    if (!hasSong) return undefined;
    return pageLayers.restore('stage', (shown) => {
      stage.show(FACES.find((face) => face === shown) ?? stage.face);
      stage.enter();
    });
  }, [stage, hasSong]);
}
