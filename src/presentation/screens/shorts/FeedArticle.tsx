import { observer } from 'mobx-react-lite';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShortVideo } from '../../../domain/shorts/short-video';
import { pagePath } from '../../../domain/shared/page-path';
import { pictureColour } from '../../design-system/wash';
import { isLookedAt } from '../../view-models/shorts/clip-standing';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import type { FeedServices } from '../../view-models/shorts/shorts-deps';
import { BesideRoom, ClipFrame, ClipRoom, SongRoom } from './clip-frame';
import { ClipFault } from './ClipFault';
import { ClipPicture } from './ClipPicture';
import { ClipProgress } from './ClipProgress';
import { ClipRail } from './ClipRail';
import { ClipSurface } from './ClipSurface';
import { ClipTools } from './ClipTools';
import { ClipCaption } from './ClipCaption';
import { SongCard } from './SongCard';
import { TopShade } from './TopShade';
import { useControlsMounted } from './use-controls-mounted';

interface FeedArticleProps {
  readonly clip: ShortVideo;
  readonly place: number;
  /** The clip that the feed has settled at, or one beside it. */
  readonly isNear: boolean;
  /** Fetch the poster even while out of view. */
  readonly isAhead: boolean;
  readonly viewModel: FeedViewModel;
  readonly media: FeedServices['media'];
  readonly onFillScreen: () => void;
  readonly onMore: () => void;
}

/** One clip of the feed. Its controls can be used only while it is the current clip; otherwise it is only a picture. */
export const FeedArticle = observer(function FeedArticle(props: FeedArticleProps) {
  const { clip, place, isNear, viewModel, media } = props;
  const { t } = useTranslation('shorts');
  const isCurrent = useMemo(() => isLookedAt(viewModel, clip.id), [viewModel, clip.id]).get();
  const isDressed = useControlsMounted(isNear || isCurrent);
  return (
    <ClipRoom
      tabIndex={0}
      aria-label={clip.artist === null ? t('clip') : t('clipOf', { name: clip.artist.name })}
      aria-posinset={place + 1}
      aria-setsize={viewModel.isAtEnd ? viewModel.clips.length : -1}
      data-current={isCurrent}
      data-commenting={viewModel.isCommenting}
      style={pictureColour(clip.dominantColour)}
    >
      <ClipFrame>
        <ClipPicture clip={clip} media={media} isFirst={isNear || isCurrent} isAhead={props.isAhead} />
        <TopShade />
        {isDressed && <ClipSurface clipId={clip.id} isCurrent={isCurrent} viewModel={viewModel} />}
        {isDressed && <ClipTools clip={clip} viewModel={viewModel} onFillScreen={props.onFillScreen} />}
        <ClipCaption clip={clip} onSong={viewModel.actions.continueSong} />
        {isCurrent && <ClipFault viewModel={viewModel} />}
        {isDressed && <ClipProgress clip={clip} isCurrent={isCurrent} viewModel={viewModel} />}
      </ClipFrame>
      {isDressed && <ClipRail clip={clip} viewModel={viewModel} onMore={props.onMore} />}
      {!isDressed && <BesideRoom />}
      {isDressed && <Song clip={clip} viewModel={viewModel} isCurrent={isCurrent} />}
    </ClipRoom>
  );
});

interface SongProps extends Pick<FeedArticleProps, 'clip' | 'viewModel'> {
  readonly isCurrent: boolean;
}

/** Continues the song and opens its page, because the dock is hidden here. */
const Song = memo(function Song({ clip: { id, used }, viewModel, isCurrent }: SongProps) {
  const navigate = useNavigate();
  if (used === null) return <SongRoom />;
  const continueFeed = (): void => {
    viewModel.actions.continueSong(used);
    void navigate(pagePath('song', used.song.id));
  };
  return <SongCard clipId={id} isCurrent={isCurrent} used={used} onContinue={continueFeed} />;
});
