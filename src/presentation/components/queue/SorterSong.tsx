import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { formatDuration } from '../../../domain/shared/format-duration';
import { oneLine } from '../../design-system/interaction';
import { useSongText } from '../../i18n/use-song-text';
import type { SongStatus } from '../../view-models/song-status';
import { Artists, Length, Press, Row, Text, Title, Tools } from '../song-row-parts';
import { SongCover } from '../SongCover';
import { usePressLabels } from '../use-press-labels';

interface SorterSongProps {
  readonly song: Song;
  readonly status: SongStatus;
  /** Whether the Tab key reaches it. */
  readonly isActive: boolean;
  /** Why it is here. */
  readonly reason?: string;
  /** Other actions for the song, shown in place of its length. */
  readonly tools?: ReactNode;
  /** Always shown in place of the song's length. */
  readonly lasting?: ReactNode;
  readonly onChoose: () => void;
  /** The pointer or the focus is on the row: its song may be played next. */
  readonly onHover: () => void;
  /** The song's menu is requested at this point of the window. */
  readonly onMenu: (x: number, y: number) => void;
}

/** A song in the panel: pressing it anywhere plays it. */
export function SorterSong({ song, status, isActive, reason, tools, lasting, ...acts }: SorterSongProps) {
  const { onChoose, onHover, onMenu } = acts;
  const { artistNames } = useSongText();
  const { label, why } = usePressLabels(song, status);
  const openMenu = (event: MouseEvent): void => {
    event.preventDefault();
    onMenu(event.clientX, event.clientY);
  };
  return (
    <Body
      as="div"
      $isCurrent={status !== 'idle'}
      data-missing={!song.hasAudio || undefined}
      onPointerEnter={onHover}
      onFocus={onHover}
      onContextMenu={openMenu}
    >
      <Press
        type="button"
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        aria-disabled={why !== null || undefined}
        aria-current={status === 'idle' ? undefined : 'true'}
        onPointerDown={onHover}
        onClick={why === null ? onChoose : undefined}
      />
      <SongCover song={song} status={status} size={42} />
      <Text>
        <Title>{song.title}</Title>
        <Line>
          <Artists>{why ?? artistNames(song)}</Artists>
          {reason !== undefined && <Reason>· {reason}</Reason>}
        </Line>
      </Text>
      {lasting ?? <Length>{formatDuration(song.duration)}</Length>}
      {tools !== undefined && <Tools>{tools}</Tools>}
    </Body>
  );
}

const Body = styled(Row)`
  && {
    height: 56px;
    margin: 0;
  }
`;

const Line = styled.span`
  display: flex;
  gap: 4px;
`;

const Reason = styled.span`
  ${oneLine}
  flex: none;
  max-width: 75%;
  color: var(--text-3);
  font-size: var(--fs-meta);
  line-height: 18px;
`;
