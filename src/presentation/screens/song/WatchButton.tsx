import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import type { SongViewModel } from '../../view-models/song.view-model';
import { useWatching } from './use-watching';

/** Plays the song as picture, over the whole window; from where it stands, if it is the current one. */
export const WatchButton = observer(function WatchButton({ viewModel }: { readonly viewModel: SongViewModel }) {
  const { t } = useTranslation('listen');
  const watch = useWatching(viewModel);
  return (
    <Button variant="outline" icon={{ path: FULL_SCREEN_ICONS['monitor-play'] }} onClick={() => void watch()}>
      {t('video.watch')}
    </Button>
  );
});
