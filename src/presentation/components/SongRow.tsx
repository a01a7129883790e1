import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Song } from '../../domain/catalogue/song';
import { formatDuration } from '../../domain/shared/format-duration';
import { pagePath } from '../../domain/shared/page-path';
import type { SongStatus } from '../view-models/song-status';
import { songDragProps } from './library/song-drag';
import { LinkedNames } from './LinkedNames';
import {
  Artists,
  COVER_SIZES,
  Length,
  Line,
  Press,
  Rank,
  Row,
  Text,
  Title,
  Tools,
  type SongRowLook,
} from './song-row-parts';
import { SongCover } from './SongCover';
import { usePressLabels } from './use-press-labels';

interface SongRowProps {
  readonly song: Song;
  /** `list`, the default, is an item of a list, with links; the other looks are the content of an item, without links. */
  readonly look?: SongRowLook;
  /** For a look that `styled()` adds to. */
  readonly className?: string;
  readonly status?: SongStatus;
  /** Of the button that plays the song. */
  readonly tabIndex?: number;
  /** The title as it is drawn, with the search text marked in it. */
  readonly title?: ReactNode;
  /** The place in a ranked or ordered list, from 1. */
  readonly rank?: number;
  /** A mark shown before the song's artists. */
  readonly mark?: ReactNode;
  /** Shown after the song's artists: why the song is here. */
  readonly reason?: ReactNode;
  /** Shown before the song's length. */
  readonly fact?: ReactNode;
  /** Other actions for the song, shown in place of its length. */
  readonly tools?: ReactNode;
  /** Stands at the end of the row; else the song's length. */
  readonly end?: ReactNode;
  /** Omitted where pressing the row does nothing. */
  readonly onChoose?: () => void;
  /** The pointer or the focus is on the row: its song may be played next. */
  readonly onHover?: () => void;
  /** The song's menu is requested at this point of the window. */
  readonly onMenu?: (x: number, y: number) => void;
}

/** One song of a list. Pressing the row anywhere plays the song; with links, it can be dragged. */
export function SongRow({ song, look = 'list', status = 'idle', rank, fact, tools, end, ...rest }: SongRowProps) {
  const { className, onChoose, onHover, onMenu } = rest;
  const { label, why, names } = usePressLabels(song, status);
  const isItem = look === 'list';
  const openMenu = (event: MouseEvent): void => {
    event.preventDefault();
    onMenu?.(event.clientX, event.clientY);
  };
  return (
    <Row
      as={isItem ? 'li' : 'div'}
      className={className}
      onPointerEnter={onHover}
      onFocus={onHover}
      onContextMenu={onMenu && openMenu}
      data-missing={(onChoose && !song.hasAudio) || undefined}
      {...(isItem && songDragProps(song))}
    >
      {onChoose && (
        <Press
          type="button"
          tabIndex={rest.tabIndex}
          aria-label={label}
          aria-disabled={why ? true : undefined}
          aria-current={status === 'idle' ? undefined : 'true'}
          onPointerDown={onHover}
          onClick={why ? undefined : onChoose}
        />
      )}
      {rank !== undefined && <Rank>{rank}</Rank>}
      <SongCover song={song} status={onChoose && status} size={COVER_SIZES[look]} />
      <TitleAndArtists song={song} names={names} hasLinks={isItem} why={onChoose && why} {...rest} />
      {fact}
      {end ?? <Length>{formatDuration(song.duration)}</Length>}
      {tools !== undefined && <Tools>{tools}</Tools>}
    </Row>
  );
}

interface TitleAndArtistsProps extends Pick<SongRowProps, 'song' | 'title' | 'mark' | 'reason'> {
  readonly names: string;
  readonly hasLinks: boolean;
  /** Why the song cannot be played, in place of its artists. */
  readonly why: string | null | undefined;
}

function TitleAndArtists({ song, title = song.title, mark, reason, names, hasLinks, why }: TitleAndArtistsProps) {
  return (
    <Text>
      <Title>{hasLinks ? <Link to={pagePath('song', song.id)}>{title}</Link> : title}</Title>
      <Line>
        <Artists>
          {!why && mark}
          {why ??
            (hasLinks ? (
              <LinkedNames credited={song} unknown={names}>
                {artistLink}
              </LinkedNames>
            ) : (
              names
            ))}
        </Artists>
        {reason}
      </Line>
    </Text>
  );
}

const artistLink = (id: string, name: string) => <Link to={pagePath('artist', id)}>{name}</Link>;
