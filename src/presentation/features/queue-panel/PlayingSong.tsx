import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { SongRow } from '../../components/SongRow';
import { IconButton } from '../../design-system/IconButton';
import { SongHeart } from '../../controls/song/SongHeart';
import { useViewModels } from '../../hooks/view-models-context';

/** The playing song at the head of the queue; pressing it pauses. */
export const PlayingSong = observer(function PlayingSong({ song }: { readonly song: Song }) {
  const { player, songMenu } = useViewModels();
  const { t } = useTranslation();
  const { t: panel } = useTranslation('panel');
  const openMenu = (x: number, y: number): void => songMenu.open({ song, x, y, onPlay: player.toggle });
  const press = ({ clientX, clientY }: MouseEvent): void => openMenu(clientX, clientY);
  return (
    <Place role="group" aria-label={panel('queue.now')}>
      <SongRow
        look="panel"
        song={song}
        status={player.statusOf(song.id)}
        tools={
          <>
            <SongHeart song={song} />
            <IconButton
              icon={{ name: 'dots-three' }}
              label={t('card.more', { title: song.title })}
              tip={null}
              aria-haspopup="menu"
              onClick={press}
            />
          </>
        }
        onChoose={player.toggle}
        onHover={nothing}
        onMenu={openMenu}
      />
    </Place>
  );
});

/** The song is loaded already. */
const nothing = (): void => undefined;

const Place = styled.div`
  margin: 0 -8px;
`;
