import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { Song } from '../../domain/catalogue/song';
import { focusRing, insetFocusRing, oneLine } from '../design-system/interaction';
import { MEDIA } from '../design-system/media';
import { formatDuration } from '../../domain/shared/format-duration';
import { useSongWords } from '../i18n/use-song-words';
import { isOnItsWay, type SongStatus } from '../view-models/song-status';
import { songDragProps } from './keep/song-drag';
import { SongCover } from './SongCover';

interface SongRowProps {
  readonly song: Song;
  readonly status: SongStatus;
  /** The title as it is drawn: with what was searched marked in it. */
  readonly title?: ReactNode;
  /** The place in a ranked list, from 1. */
  readonly rank?: number;
  /** What else can be done with it, in the place of its length. */
  readonly tools?: ReactNode;
  readonly onChoose: () => void;
  /** The pointer or the focus is here: the song may be next. */
  readonly onTouch: () => void;
  /** Its menu is asked for at this point of the window. */
  readonly onMenu?: (x: number, y: number) => void;
}

/** One song of a list. Pressing it anywhere plays it; its title leads to its page, its artists to theirs; it can be carried. */
export function SongRow({ song, title = song.title, status, rank, tools, onChoose, onTouch, onMenu }: SongRowProps) {
  const openMenu = (event: MouseEvent): void => {
    if (onMenu === undefined) return;
    event.preventDefault();
    onMenu(event.clientX, event.clientY);
  };
  return (
    <Row
      $isCurrent={status !== 'idle'}
      onPointerEnter={onTouch}
      onFocus={onTouch}
      onContextMenu={openMenu}
      {...songDragProps(song)}
    >
      <PressArea song={song} status={status} onChoose={onChoose} onTouch={onTouch} />
      {rank !== undefined && <Rank>{rank}</Rank>}
      <SongCover song={song} status={status} size={44} />
      <Text>
        <Title>
          <Link to={`/song/${song.id}`}>{title}</Link>
        </Title>
        <ArtistLinks song={song} />
      </Text>
      <Length>{formatDuration(song.duration)}</Length>
      {tools !== undefined && <Tools>{tools}</Tools>}
    </Row>
  );
}

function PressArea({
  song,
  status,
  onChoose,
  onTouch,
}: Pick<SongRowProps, 'song' | 'status' | 'onChoose' | 'onTouch'>) {
  const { t } = useTranslation();
  const { artistNames } = useSongWords();
  const artist = artistNames(song.artists);
  const label = isOnItsWay(status)
    ? t('song.pause', { title: song.title })
    : t('song.play', { title: song.title, artist });
  return (
    <Press
      type="button"
      aria-label={label}
      aria-current={status === 'idle' ? undefined : 'true'}
      onPointerDown={onTouch}
      onClick={onChoose}
    />
  );
}

function ArtistLinks({ song: { artists } }: Pick<SongRowProps, 'song'>) {
  const { artistNames } = useSongWords();
  return (
    <Artists>
      {artists.length === 0 && artistNames(artists)}
      {artists.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={`/artist/${id}`}>{name}</Link>
        </span>
      ))}
    </Artists>
  );
}

/** All of the row. Links and tools stand above it. */
const Press = styled.button`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  ${insetFocusRing}
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  pointer-events: none;
  a {
    position: relative;
    border-radius: 4px;
    pointer-events: auto;
    ${focusRing}
  }
  ${MEDIA.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
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
  font-size: var(--fs-meta);
  line-height: 18px;
  color: var(--text-2);
`;

const Length = styled.span`
  font-size: var(--fs-meta);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
  pointer-events: none;
`;

const Tools = styled.span`
  position: absolute;
  right: 0;
  display: flex;
  opacity: 0;
  @media (hover: none) {
    > :not(:last-child) {
      display: none;
    }
  }
`;

const Rank = styled.span`
  flex: none;
  width: 26px;
  font: 740 20px/1 var(--font-display);
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
  text-align: center;
  pointer-events: none;
`;

const toolsInsteadOfLength = css`
  &:has(${Tools}) ${Length} {
    opacity: 0;
  }
  &:has(${Tools}) ${Text} {
    padding-right: 30px;
  }
  ${Tools} {
    opacity: 1;
  }
`;

const Row = styled.li<{ $isCurrent: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  height: 56px;
  margin: 0 -8px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  background: ${({ $isCurrent }) => ($isCurrent ? 'var(--accent-soft)' : 'transparent')};
  transition: background-color var(--dur-2) var(--ease-out);
  > ${Rank} + *,
  > ${Press} + :not(${Rank}) {
    pointer-events: none;
  }
  ${Title} {
    color: ${({ $isCurrent }) => ($isCurrent ? 'var(--accent-strong)' : 'inherit')};
  }
  &:has(${Tools} :focus-visible),
  &:has(${Press}:focus-visible) {
    ${toolsInsteadOfLength}
  }
  ${MEDIA.hover} {
    &:hover {
      background: ${({ $isCurrent }) => ($isCurrent ? 'var(--accent-soft)' : 'var(--hover)')};
      ${toolsInsteadOfLength}
    }
  }
  @media (hover: none) {
    ${toolsInsteadOfLength}
  }
  ${MEDIA.phone} {
    height: 62px;
  }
`;
