import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { useViewModels } from '../../app/view-models-context';
import { ArtistLinks } from '../../components/ArtistLinks';
import { PageTitle } from '../../components/PageTitle';
import { PageWash } from '../../components/PageWash';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Avatar } from '../../design-system/Avatar';
import { Button } from '../../design-system/Button';
import { BROWSE_ICONS } from '../../design-system/icons/browse';
import { CONTAINER } from '../../design-system/media';
import { PlayButton } from '../../design-system/PlayButton';
import { formatDuration } from '../../../domain/shared/format-duration';
import { useSongWords } from '../../i18n/use-song-words';
import { isOnItsWay } from '../../view-models/song-status';
import type { SongViewModel } from '../../view-models/song.view-model';
import { LikeButton, useLikeCount } from './LikeButton';
import { ShareButton } from './ShareButton';
import { WatchButton } from './WatchButton';

interface SongHeaderProps {
  readonly song: SongDetails;
  readonly viewModel: SongViewModel;
}

/** Cover, title, facts and what can be done with the song, on a wash of the cover's colour. */
export function SongHeader({ song, viewModel }: SongHeaderProps) {
  const { t } = useTranslation();
  return (
    <Header>
      <PageWash colour={song.dominantColour} />
      <Cover>
        <ArtworkFrame $radius="var(--r-lg)">
          <Artwork src={song.squareImageUrl} seed={song.id} sizes="(max-width: 767px) 60vw, 248px" isEager />
        </ArtworkFrame>
      </Cover>
      <div>
        <Kind>{t('song.kind')}</Kind>
        <Title title={song.title} />
        <Facts song={song} />
        <Actions song={song} viewModel={viewModel} />
      </div>
    </Header>
  );
}

const Facts = observer(function Facts({ song }: { readonly song: SongDetails }) {
  const { t } = useTranslation();
  const likes = useLikeCount(song);
  const facts = [
    song.album?.title,
    song.year === null ? undefined : String(song.year),
    formatDuration(song.duration),
    song.playCount === 0 ? undefined : t('song.playCount', { count: song.playCount }),
    likes ?? undefined,
  ];
  const [artist] = song.artists;
  return (
    <Line>
      {artist !== undefined && <Avatar src={artist.avatarUrl} seed={artist.id} name={artist.name} size={28} />}
      <b>
        <ArtistLinks artists={song.artists} />
      </b>
      <span>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
    </Line>
  );
});

const Actions = observer(function Actions({ song, viewModel }: SongHeaderProps) {
  const { keeping } = useViewModels();
  const { t } = useTranslation();
  const { t: listen } = useTranslation('listen');
  const { artistNames } = useSongWords();
  const { status } = viewModel;
  const isPlaying = isOnItsWay(status);
  const play = t('song.play', { title: song.title, artist: artistNames(song.artists) });
  return (
    <ActionRow>
      <PlayButton
        isPlaying={isPlaying}
        isWaiting={status === 'waiting'}
        label={isPlaying ? t('song.pause', { title: song.title }) : play}
        onPress={viewModel.play}
      />
      <LikeButton song={song} />
      <Button variant="outline" icon={{ path: BROWSE_ICONS['plus-circle'] }} onClick={() => keeping.openAdd([song])}>
        {listen('song.addToPlaylist')}
      </Button>
      {song.videoSources.length > 0 && <WatchButton viewModel={viewModel} />}
      <ShareButton song={song} />
    </ActionRow>
  );
});

const Header = styled.header`
  display: flex;
  gap: 30px;
  align-items: flex-end;
  padding-top: 22px;
  ${CONTAINER.small} {
    flex-direction: column;
    align-items: center;
    gap: 20px;
    padding-top: 8px;
    text-align: center;
  }
`;

const Cover = styled.div`
  flex: none;
  width: 248px;
  border-radius: var(--r-lg);
  box-shadow: var(--cover-shadow);
  ${CONTAINER.small} {
    width: min(60vw, 260px);
  }
`;

const Kind = styled.p`
  color: var(--text-2);
  font-weight: var(--fw-medium);
`;

const Title = styled(PageTitle)`
  margin: 4px 0 10px;
  padding-top: 2px;
  font-size: clamp(2.125rem, 3.75vw, 4.5rem);
  font-weight: 780;
  line-height: 1.185;
  letter-spacing: var(--tracking-display);
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: center;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  b {
    color: var(--text-1);
    font-weight: var(--fw-strong);
  }
  ${CONTAINER.small} {
    justify-content: center;
  }
`;

const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: 22px;
  ${CONTAINER.small} {
    justify-content: center;
    /* What passes the song on stands beside the heart, not alone in a third row. */
    > :nth-child(n + 3):not(:last-child) {
      order: 1;
    }
  }
`;
