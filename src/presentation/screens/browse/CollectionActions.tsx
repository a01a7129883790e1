import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { pagePath } from '../../../domain/shared/page-path';
import { OwnPlaylistActions } from './OwnPlaylistActions';
import { useViewModels } from '../../hooks/view-models-context';
import { shareLink } from '../../components/share-link';
import { Button } from '../../design-system/Button';
import { IconButton } from '../../design-system/IconButton';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { PlayButton } from '../../design-system/PlayButton';
import type { CollectionHead, CollectionViewModel } from '../../view-models/browse/collection.view-model';
import { isPlayingOrWaiting } from '../../view-models/song-status';
import { CollectionMenu } from './CollectionMenu';
import { Acts } from './head-parts';

interface CollectionActionsProps {
  readonly title: string;
  readonly head: CollectionHead;
  readonly viewModel: CollectionViewModel;
}

type ActionProps = Pick<CollectionActionsProps, 'title' | 'viewModel'>;

/** Play, shuffle, save, share, and everything else. */
export const CollectionActions = observer(function CollectionActions(props: CollectionActionsProps) {
  const { title, head, viewModel } = props;
  const { notices } = useViewModels();
  const { t } = useTranslation('browse');
  const { collection, hasSongs } = viewModel;
  const path = collection.kind === 'list' ? `/collection/${collection.type}` : pagePath(collection.kind, collection.id);
  return (
    <Acts>
      {hasSongs && <PlayActions title={title} viewModel={viewModel} />}
      {head.facts?.isOwn && (
        <OwnPlaylistActions playlist={{ ...head.facts, title: head.name, imageUrl: head.imageUrl }} />
      )}
      {head.facts !== null && !head.facts.isOwn && <SaveButton title={title} viewModel={viewModel} />}
      <IconButton
        icon={{ path: BROWSE_ICONS['share-network'] }}
        label={t('actions.share')}
        data-act="share"
        onClick={() => void shareLink(title, path, notices)}
      />
      <CollectionMenu title={title} path={path} head={head} viewModel={viewModel} />
    </Acts>
  );
});

const PlayActions = observer(function PlayActions({ title, viewModel: { songs } }: ActionProps) {
  const { t } = useTranslation('browse');
  const isPlaying = isPlayingOrWaiting(songs.status);
  return (
    <>
      <PlayButton
        isPlaying={isPlaying}
        isWaiting={songs.status === 'waiting'}
        label={t(isPlaying ? 'actions.pause' : 'actions.play', { title })}
        onPress={songs.play}
      />
      <Button
        variant="outline"
        data-act="shuffle"
        icon={{ path: BROWSE_ICONS.shuffle }}
        aria-label={t('actions.shuffle')}
        onClick={songs.shuffle}
      >
        <span>{t('actions.shuffle')}</span>
      </Button>
    </>
  );
});

const SaveButton = observer(function SaveButton({ title, viewModel }: ActionProps) {
  const { supports } = useViewModels();
  const { t } = useTranslation('browse');
  const { isSaved, isSaving } = viewModel;
  if (!supports('saving')) return null;
  return (
    <Button
      variant="outline"
      icon={{ path: BROWSE_ICONS[isSaved ? 'check-circle-fill' : 'plus-circle'] }}
      isBusy={isSaving}
      data-act="save"
      aria-pressed={isSaved}
      aria-label={t('actions.saveName', { title })}
      onClick={viewModel.toggleSaved}
    >
      <span>{t('actions.save')}</span>
    </Button>
  );
});
