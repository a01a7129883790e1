import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ShortVideo } from '../../../domain/shorts/short-video';
import { clipPath } from '../../../domain/shorts/clip-card';
import { useViewModels } from '../../hooks/view-models-context';
import { Supported } from '../../controls/Supported';
import { shareLink } from '../../components/share-link';
import { Avatar } from '../../design-system/Avatar';
import { Icon } from '../../design-system/Icon';
import { SHORTS_ICONS } from '../../design-system/icons/shorts';
import { MEDIA } from '../../design-system/media';
import { formatCompact } from '../../i18n/format/counts';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import { LOW, LOW_PHONE } from './low-stage';
import { RailButton } from './RailButton';

interface ClipRailProps {
  readonly clip: ShortVideo;
  readonly viewModel: FeedViewModel;
  readonly onMore: () => void;
}

/** The action buttons of the clip, beside it or over its edge. */
export const ClipRail = observer(function ClipRail({ clip, viewModel, onMore }: ClipRailProps) {
  const { shell } = useViewModels();
  const { t } = useTranslation('shorts');
  const share = useShare(clip, viewModel);
  const count = (number: number): string => formatCompact(number, shell.language);
  return (
    <Rail>
      <FollowButton clip={clip} viewModel={viewModel} />
      <LikeButton clip={clip} viewModel={viewModel} />
      <CommentButton viewModel={viewModel} words={count(clip.counters.comments)} />
      <RailButton
        icon={SHORTS_ICONS['share-fat']}
        label={t('share')}
        words={count(clip.counters.shares)}
        onPress={share}
      />
      <Supported needs="accounts">
        <RailButton
          icon={SHORTS_ICONS['bookmark-simple']}
          label={t('save')}
          words={clip.isSaved ? t('saved') : t('save')}
          isOn={clip.isSaved}
          onPress={() => viewModel.actions.toggle(clip, 'save')}
        />
      </Supported>
      <RailButton icon={SHORTS_ICONS['dots-three']} label={t('more')} onPress={onMore} />
    </Rail>
  );
});

const LikeButton = observer(function LikeButton({ clip, viewModel }: Omit<ClipRailProps, 'onMore'>) {
  const { shell, supports } = useViewModels();
  const { t } = useTranslation('shorts');
  if (!supports('likes')) return null;
  return (
    <RailButton
      icon={SHORTS_ICONS.heart}
      label={t('like')}
      words={formatCompact(clip.counters.likes, shell.language)}
      isOn={clip.isLiked}
      isHeart
      onPress={() => viewModel.actions.toggle(clip, 'like')}
    />
  );
});

interface CommentButtonProps extends Pick<ClipRailProps, 'viewModel'> {
  readonly words: string;
}

const CommentButton = observer(function CommentButton({ viewModel, words }: CommentButtonProps) {
  const { t } = useTranslation('shorts');
  return (
    <Supported needs="comments">
      <RailButton
        icon={SHORTS_ICONS['chat-circle']}
        label={t('comment')}
        words={words}
        isOn={viewModel.isCommenting}
        onPress={() => viewModel.comment(!viewModel.isCommenting)}
      />
    </Supported>
  );
});

function useShare(clip: ShortVideo, viewModel: FeedViewModel): () => void {
  const { notices } = useViewModels();
  return () => {
    viewModel.actions.share(clip.id);
    void shareLink(clip.caption, clipPath(clip.id), notices);
  };
}

/** The artist's picture; a press on it follows, where the backend has that. */
const FollowButton = observer(function FollowButton({ clip, viewModel }: Omit<ClipRailProps, 'onMore'>) {
  const { supports } = useViewModels();
  const { t } = useTranslation('shorts');
  const { artist } = clip;
  if (artist === null) return null;
  return (
    <Who>
      <Avatar src={artist.avatarUrl} seed={artist.id} name={artist.name} size={50} />
      {supports('following') && (
        <button
          type="button"
          aria-label={t('follow', { name: artist.name })}
          aria-pressed={artist.isFollowed}
          onClick={() => viewModel.actions.follow(artist)}
        >
          {!artist.isFollowed && (
            <Plus>
              <Icon path={SHORTS_ICONS.plus} size={12} />
            </Plus>
          )}
        </button>
      )}
    </Who>
  );
});

const Rail = styled.div`
  display: grid;
  align-self: end;
  justify-items: center;
  gap: 18px;
  width: 60px;
  padding-bottom: 26px;
  ${LOW} {
    grid-template-columns: repeat(2, auto);
    gap: 12px 18px;
    width: auto;
  }
  ${MEDIA.phone} {
    position: absolute;
    right: 12px;
    bottom: 22px;
    z-index: 3;
    padding: 0;
  }
  ${LOW_PHONE} {
    grid-template-columns: repeat(3, auto);
  }
`;

/** The button lies over the avatar, whose letters are not part of the button's name. */
const Who = styled.span`
  position: relative;
  margin-bottom: 8px;
  border-radius: 50%;
  box-shadow: 0 0 0 2px #fff;
  > button {
    position: absolute;
    inset: 0;
    border-radius: 50%;
  }
  > button:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 4px;
  }
`;

const Plus = styled.span`
  position: absolute;
  bottom: -9px;
  left: 50%;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin-left: -11px;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
`;
