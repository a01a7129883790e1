import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Song } from '../../domain/catalogue/song';
import { formatDuration } from '../../domain/shared/format-duration';
import { useSongText } from '../i18n/use-song-text';
import type { SongStatus } from '../view-models/song-status';
import { songDragProps } from './library/song-drag';
import { LinkedNames } from './LinkedNames';
import { Artists, Length, Press, Rank, Row, Text, Title, Tools } from './song-row-parts';
import { SongCover } from './SongCover';
import { usePressLabels } from './use-press-labels';

interface SongRowProps {
  readonly song: Song;
  readonly status: SongStatus;
  /** The title as it is drawn, with the search text marked in it. */
  readonly title?: ReactNode;
  /** The place in a ranked list, from 1. */
  readonly rank?: number;
  /** A mark shown before the song's artists. */
  readonly mark?: ReactNode;
  /** Shown before the song's length. */
  readonly fact?: ReactNode;
  /** Other actions for the song, shown in place of its length. */
  readonly tools?: ReactNode;
  readonly onChoose: () => void;
  /** The pointer or the focus is on the row: its song may be played next. */
  readonly onHover: () => void;
  /** The song's menu is requested at this point of the window. */
  readonly onMenu?: (x: number, y: number) => void;
}

/**
 * One song of a list. Pressing the row anywhere plays the song; the title and the artists link to their pages; the row can be
 * dragged.
 */
export function SongRow({ song, title = song.title, status, rank, mark, fact, tools, ...acts }: SongRowProps) {
  const { onChoose, onHover, onMenu } = acts;
  const openMenu = (event: MouseEvent): void => {
    if (onMenu === undefined) return;
    event.preventDefault();
    onMenu(event.clientX, event.clientY);
  };
  return (
    <Row
      $isCurrent={status !== 'idle'}
      onPointerEnter={onHover}
      onFocus={onHover}
      onContextMenu={openMenu}
      data-missing={!song.hasAudio || undefined}
      {...songDragProps(song)}
    >
      <PressArea song={song} status={status} onChoose={onChoose} onHover={onHover} />
      {rank !== undefined && <Rank>{rank}</Rank>}
      <SongCover song={song} status={status} size={44} />
      <Text>
        <Title>
          <Link to={`/song/${song.id}`}>{title}</Link>
        </Title>
        <ArtistLinks song={song} mark={mark} />
      </Text>
      {fact}
      <Length>{formatDuration(song.duration)}</Length>
      {tools !== undefined && <Tools>{tools}</Tools>}
    </Row>
  );
}

function PressArea({
  song,
  status,
  onChoose,
  onHover,
}: Pick<SongRowProps, 'song' | 'status' | 'onChoose' | 'onHover'>) {
  const { label, why } = usePressLabels(song, status);
  return (
    <Press
      type="button"
      aria-label={label}
      aria-disabled={why !== null || undefined}
      aria-current={status === 'idle' ? undefined : 'true'}
      onPointerDown={onHover}
      onClick={why === null ? onChoose : undefined}
    />
  );
}

function ArtistLinks({ song, mark }: Pick<SongRowProps, 'song' | 'mark'>) {
  const { artistNames, absence } = useSongText();
  const why = absence(song);
  if (why !== null) return <Artists>{why}</Artists>;
  return (
    <Artists>
      {mark}
      <LinkedNames credited={song} unknown={artistNames(song)}>
        {(id, name) => <Link to={`/artist/${id}`}>{name}</Link>}
      </LinkedNames>
    </Artists>
  );
}
