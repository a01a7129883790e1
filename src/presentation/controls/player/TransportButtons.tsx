import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PLAYER_ICONS } from '../../design-system/icons/player';
import { IconButton } from '../../design-system/IconButton';
import { PlayButton } from '../../design-system/PlayButton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { useViewModels } from '../../hooks/view-models-context';

interface TransportButtonProps {
  readonly iconSize?: number;
}

export const PreviousButton = observer(function PreviousButton({ iconSize = 20 }: TransportButtonProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const label = t('player.previous');
  const icon = { path: PLAYER_ICONS['skip-back'] };
  const press = (): void => player.dispatch({ kind: 'previous' });
  return <IconButton icon={icon} iconSize={iconSize} label={label} tip={`${label} (⇧ ←)`} onClick={press} />;
});

export const NextButton = observer(function NextButton({ iconSize = 20 }: TransportButtonProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const label = t('player.next');
  const icon = { path: PLAYER_ICONS['skip-forward'] };
  const press = (): void => player.dispatch({ kind: 'next' });
  return <IconButton icon={icon} iconSize={iconSize} label={label} tip={`${label} (⇧ →)`} onClick={press} />;
});

interface MainButtonProps {
  readonly size: number;
  readonly tone: 'ink' | 'light';
}

/** Plays and pauses; a ring spins around it while sound is loading. After a fault it retries. */
export const MainButton = observer(function MainButton({ size, tone }: MainButtonProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const { fault, isPlaying, isWaiting, toggle } = player;
  const retry = (): void => player.dispatch({ kind: 'retry' });
  if (fault !== null && fault !== 'blocked')
    return <PlayButton size={size} tone={tone} isPlaying={false} label={t('retry')} onPress={retry} />;
  const label = t(isPlaying ? 'player.pause' : 'player.play');
  return (
    <PlayButton size={size} tone={tone} isPlaying={isPlaying} isWaiting={isWaiting} label={label} onPress={toggle} />
  );
});

export const ShuffleButton = observer(function ShuffleButton({ iconSize = 20 }: TransportButtonProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const label = t('player.shuffle');
  return (
    <IconButton
      icon={{ path: PLAYER_ICONS.shuffle }}
      iconSize={iconSize}
      label={label}
      tip={`${label} (S)`}
      isOn={player.isShuffled}
      aria-pressed={player.isShuffled}
      onClick={() => player.dispatch({ kind: 'toggle-shuffle' })}
    />
  );
});

/** OFF → ALL → ONE → OFF; a screen reader announces the new mode. */
export const LoopButton = observer(function LoopButton({ iconSize = 20 }: TransportButtonProps) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  const label = t(`player.loop.${player.loop}`);
  return (
    <>
      <IconButton
        icon={{ path: PLAYER_ICONS[player.loop === 'ONE' ? 'repeat-once' : 'repeat'] }}
        iconSize={iconSize}
        label={label}
        tip={`${label} (R)`}
        isOn={player.loop !== 'OFF'}
        onClick={() => player.dispatch({ kind: 'cycle-loop' })}
      />
      <VisuallyHidden role="status">{label}</VisuallyHidden>
    </>
  );
});
