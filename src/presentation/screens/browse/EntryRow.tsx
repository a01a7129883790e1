import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { formatDuration } from '../../../domain/shared/format-duration';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { IconButton } from '../../design-system/IconButton';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { useSongText } from '../../i18n/use-song-text';

interface EntryRowProps {
  readonly song: Song;
  /** From 1. */
  readonly place: number;
  readonly onRemove: () => void;
}

/** A song of a playlist whose order is being changed. */
export function EntryRow({ song, place, onRemove }: EntryRowProps) {
  const { t } = useTranslation('library');
  const { artistNames } = useSongText();
  return (
    <>
      <Place>{place}</Place>
      <ArtworkFrame $size={40} $radius="var(--r-xs)">
        <Artwork src={song.squareImageUrl} seed={song.id} sizes="40px" />
      </ArtworkFrame>
      <Words>
        <Title>{song.title}</Title>
        <Artists>{artistNames(song)}</Artists>
      </Words>
      <Length>{formatDuration(song.duration)}</Length>
      <IconButton
        icon={{ path: LIBRARY_ICONS.x }}
        label={t('own.removeSong', { title: song.title })}
        tip={null}
        onClick={onRemove}
      />
    </>
  );
}

const Place = styled.span`
  flex: none;
  width: 36px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  text-align: center;
  ${MEDIA.phone} {
    display: none;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  padding-left: 8px;
`;

const Title = styled.span`
  ${oneLine}
  display: block;
  font-weight: var(--fw-strong);
  line-height: 21px;
`;

const Artists = styled.span`
  ${oneLine}
  display: block;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: 18px;
`;

const Length = styled.span`
  padding: 0 10px;
  color: var(--text-3);
  font-size: var(--fs-meta);
  font-variant-numeric: tabular-nums;
`;
