import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import type { SongViewModel } from '../../view-models/song.view-model';
import { useWatching } from './use-watching';

/** Plays the song as video over the whole window; if the song is the current one, from its current position. */
export const WatchButton = observer(function WatchButton({ viewModel }: { readonly viewModel: SongViewModel }) {
  const { t } = useTranslation('listen');
  const watch = useWatching(viewModel);
  return (
    <Button variant="outline" icon={{ path: FULL_SCREEN_ICONS['monitor-play'] }} onClick={() => void watch()}>
      {t('video.watch')}
    </Button>
  );
});
