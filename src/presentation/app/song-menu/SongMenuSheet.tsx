import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Icon } from '../../design-system/Icon';
import { insetFocusRing, oneLine, overlay } from '../../design-system/interaction';
import type { MenuItem } from '../../design-system/Menu';
import { Sheet } from '../../design-system/Sheet';
import { useSongWords } from '../../i18n/use-song-words';

interface SongMenuSheetProps {
  readonly song: Song;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** The menu of a song at the foot of a phone. */
export function SongMenuSheet({ song, label, items, onClose }: SongMenuSheetProps) {
  const { artistNames } = useSongWords();
  return (
    <Sheet isOpen label={label} shape="dialog" onClose={onClose}>
      <Head>
        <ArtworkFrame $size={48} $radius="var(--r-xs)">
          <Artwork src={song.squareImageUrl} seed={song.id} sizes="48px" />
        </ArtworkFrame>
        <Words>
          <Title>{song.title}</Title>
          <Artists>{artistNames(song.artists)}</Artists>
        </Words>
      </Head>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <Item
              type="button"
              onClick={() => {
                onClose();
                item.onChoose();
              }}
            >
              <Icon {...item.icon} size={22} />
              {item.label}
            </Item>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 18px 20px 12px;
  border-bottom: 1px solid var(--line);
`;

const Words = styled.div`
  min-width: 0;
`;

const Title = styled.p`
  ${oneLine}
  font-weight: var(--fw-strong);
`;

const Artists = styled.p`
  ${oneLine}
  color: var(--text-2);
  font-size: var(--fs-meta);
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 16px;
  width: 100%;
  min-height: 52px;
  padding: 8px 22px;
  font-weight: var(--fw-medium);
  svg {
    color: var(--text-2);
  }
  ${overlay}
  ${insetFocusRing}
`;
