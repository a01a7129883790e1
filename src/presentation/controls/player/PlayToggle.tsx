import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../design-system/IconButton';
import { Spinner } from '../../design-system/Spinner';
import { useViewModels } from '../../hooks/view-models-context';

/** Resumes and pauses; spins while sound is loading, and retries after a fault. */
export const PlayToggle = observer(function PlayToggle() {
  const { player } = useViewModels();
  const { t } = useTranslation();
  if (player.isWaiting) return <Spinner $size={22} />;
  if (player.fault !== null && player.fault !== 'blocked') {
    const retry = (): void => player.dispatch({ kind: 'retry' });
    return <IconButton icon={{ name: 'arrow-clockwise' }} iconSize={23} label={t('retry')} onClick={retry} />;
  }
  return (
    <IconButton
      icon={{ name: player.isPlaying ? 'pause' : 'play', weight: 'fill' }}
      iconSize={23}
      label={t(player.isPlaying ? 'player.pause' : 'player.play')}
      onClick={player.toggle}
    />
  );
});
