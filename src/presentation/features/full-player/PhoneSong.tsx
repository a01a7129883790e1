import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { pagePath } from '../../../domain/shared/page-path';
import { focusRing, oneLine } from '../../design-system/interaction';
import { useSongText } from '../../i18n/use-song-text';
import { AddToPlaylistButton } from '../../controls/song/AddToPlaylistButton';
import { SongHeart } from '../../controls/song/SongHeart';
import { useViewModels } from '../../hooks/view-models-context';
import { LYING } from './phone-sizes';

/** Title, artist and heart of the song; if the song cannot play, the reason replaces the artist. */
export const PhoneSong = observer(function PhoneSong({ onClose }: { readonly onClose: () => void }) {
  const { player } = useViewModels();
  const { t: listen } = useTranslation('listen');
  const { artistNames } = useSongText();
  const { song, fault } = player;
  if (song === null) return null;
  return (
    <Line>
      <Words>
        <Title to={pagePath('song', song.id)} onClick={onClose}>
          {song.title}
        </Title>
        <Artists role={fault === null ? undefined : 'alert'}>
          {fault === null ? artistNames(song) : listen(`fault.${fault}`)}
        </Artists>
      </Words>
      <AddToPlaylistButton song={song} iconSize={25} tip={null} />
      <SongHeart song={song} iconSize={27} />
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  @media ${LYING} {
    grid-area: name;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled(Link)`
  ${oneLine}
  display: block;
  border-radius: 6px;
  font: var(--fw-display) 25px/32px var(--font-display);
  letter-spacing: var(--tracking-h);
  ${focusRing}
  &:focus-visible {
    outline-color: #fff;
  }
`;

const Artists = styled.p`
  ${oneLine}
  color: rgb(255 255 255 / 0.84);
  font-size: 16px;
`;
