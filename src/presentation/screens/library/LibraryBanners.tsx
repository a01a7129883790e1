import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { LibraryPage } from '../../../domain/library/library.port';
import { splitDuration } from '../../../domain/shared/format-duration';
import { useViewModels } from '../../hooks/view-models-context';
import { PlayButton } from '../../design-system/PlayButton';
import { BannerPair, LibraryBanner } from './LibraryBanner';

type Totals = Pick<LibraryPage, 'liked' | 'heard'>;

/** The lists that a listener has: liked songs, where the backend has likes, and played songs. */
export const LibraryBanners = observer(function LibraryBanners({ totals }: { readonly totals: Totals | null }) {
  const { libraryDialogs, supports } = useViewModels();
  const { t } = useTranslation('library');
  const liked = useLikedText(totals);
  const historyText = useHistoryText(totals);
  const hasLiked = totals !== null && totals.liked.songCount > 0;
  return (
    <BannerPair>
      {supports('likes') && (
        <LibraryBanner to="/collection/liked" tone="liked" title={t('library.liked')} text={liked}>
          {hasLiked && (
            <PlayButton
              tone="light"
              size={48}
              isPlaying={false}
              label={t('library.playLiked')}
              onPress={() => void libraryDialogs.playLiked()}
            />
          )}
        </LibraryBanner>
      )}
      <LibraryBanner to="/history" tone="heard" title={t('library.recent')} text={historyText} />
    </BannerPair>
  );
});

/** `214 bài hát · 13 giờ 20 phút`. */
function useLikedText(totals: Totals | null): string {
  const { t } = useTranslation('library');
  const common = useTranslation();
  if (totals === null) return ' ';
  const { songCount, duration } = totals.liked;
  if (songCount === 0) return t('library.nothingYet');
  const { hours, minutes } = splitDuration(duration);
  const time = [
    hours > 0 && common.t('duration.hours', { count: hours }),
    (minutes > 0 || hours === 0) && common.t('duration.minutes', { count: minutes }),
  ];
  const parts = {
    songs: t('shelf.songs', { count: songCount }),
    time: time.filter((part) => part !== false).join(' '),
  };
  return t('library.songsAndTime', parts);
}

function useHistoryText(totals: Totals | null): string {
  const { t } = useTranslation('library');
  if (totals === null) return ' ';
  const { songCount, todayCount } = totals.heard;
  if (todayCount > 0) return t('library.today', { count: todayCount });
  return songCount > 0 ? t('library.heard', { count: songCount }) : t('library.nothingYet');
}
