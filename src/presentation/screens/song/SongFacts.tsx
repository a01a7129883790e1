import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isCounted } from '../../../domain/shared/is-counted';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { formatDuration } from '../../../domain/shared/format-duration';
import { ArtistLinks } from '../../components/ArtistLinks';
import { Avatar } from '../../design-system/Avatar';
import { CONTAINER } from '../../design-system/media';
import { useLikeCount } from './LikeButton';

/** Artists, album, year, duration, and the number of plays and likes. */
export const SongFacts = observer(function SongFacts({ song }: { readonly song: SongDetails }) {
  const { t } = useTranslation();
  const likes = useLikeCount(song);
  const facts = [
    song.album?.title,
    song.year === null ? undefined : String(song.year),
    formatDuration(song.duration),
    isCounted(song.playCount) ? t('song.playCount', { count: song.playCount }) : undefined,
    likes ?? undefined,
  ];
  const [artist] = song.artists;
  return (
    <Line>
      <By>
        {artist !== undefined && <Avatar src={artist.avatarUrl} seed={artist.id} name={artist.name} size={28} />}
        <b>
          <ArtistLinks credited={song} />
        </b>
      </By>
      <span>{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
    </Line>
  );
});

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

const By = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
`;
