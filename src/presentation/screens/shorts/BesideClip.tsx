import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import type { FeedServices } from '../../view-models/shorts/shorts-deps';
import { CommentsPlace } from './CommentsPlace';
import { MoreDialog } from './MoreDialog';
import { useOwnAddress } from './use-own-address';

interface BesideClipProps {
  readonly viewModel: FeedViewModel;
  readonly thread: FeedServices['thread'];
  readonly artistId: string | null;
  readonly isAskingMore: boolean;
  readonly onCloseMore: () => void;
}

/** The parts beside the feed that depend on the current clip: the address, the comments and the dialog with further actions. */
export const BesideClip = observer(function BesideClip(props: BesideClipProps) {
  const { viewModel, thread, artistId, isAskingMore, onCloseMore } = props;
  const { clip, isCommenting } = viewModel;
  useOwnAddress(clip?.id ?? null, artistId);
  const isAside = isAskingMore || isCommenting;
  useEffect(() => {
    viewModel.setBusyBesideClip(isAside);
    return () => viewModel.setBusyBesideClip(false);
  }, [viewModel, isAside]);
  if (clip === null) return null;
  return (
    <>
      {isCommenting && <CommentsPlace clipId={clip.id} thread={thread} onClose={() => viewModel.comment(false)} />}
      {isAskingMore && <MoreDialog clip={clip} viewModel={viewModel} onClose={onCloseMore} />}
    </>
  );
});
