import { observer } from 'mobx-react-lite';
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaylistCard, SectionItem } from '../../../../domain/catalogue/home-section';
import type { LibraryItem } from '../../../../domain/library/library.port';
import { pagePath } from '../../../../domain/shared/page-path';
import { droppedSong, isSongDrag } from '../../../components/library/dropped-song';
import { Artwork, ArtworkFrame } from '../../../design-system/Artwork';
import { useSongText } from '../../../i18n/use-song-text';
import { addSongs } from '../../../view-models/library/add-songs';
import { useViewModels } from '../../../hooks/view-models-context';
import { ShelfLink } from './ShelfLink';

/** A library item in the sidebar. An own playlist accepts songs that are dropped on it. */
export function ShelfItem({ entry: { item, isOwn } }: { readonly entry: LibraryItem }) {
  const { supports } = useViewModels();
  const subject = useShelfSubject()(item);
  if (subject === null) return null;
  if (item.type === 'playlist' && isOwn && supports('playlists'))
    return <OwnPlaylistLink playlist={item.playlist} subject={subject} />;
  return <ShelfLink to={subject.to} title={subject.title} facts={subject.facts} picture={<Cover {...subject} />} />;
}

interface OwnPlaylistLinkProps {
  readonly playlist: PlaylistCard;
  readonly subject: ShelfSubject;
}

const OwnPlaylistLink = observer(function OwnPlaylistLink({ playlist, subject }: OwnPlaylistLinkProps) {
  const { libraryDialogs } = useViewModels();
  const { t } = useTranslation('library');
  const [isTarget, setTarget] = useState(false);
  const hover = (event: DragEvent): void => {
    if (!isSongDrag(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setTarget(true);
  };
  const drop = (event: DragEvent): void => {
    setTarget(false);
    const song = droppedSong(event);
    if (song === null) return;
    event.preventDefault();
    void addSongs(libraryDialogs.deps, playlist, [song]);
  };
  return (
    <ShelfLink
      to={subject.to}
      title={subject.title}
      facts={isTarget ? t('shelf.drop', { name: playlist.title }) : subject.facts}
      picture={<Cover {...subject} />}
      isTarget={isTarget}
      onDragOver={hover}
      onDragLeave={() => setTarget(false)}
      onDrop={drop}
    />
  );
});

interface ShelfSubject {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly facts: string;
  readonly imageUrl: string;
  readonly isRound: boolean;
}

function Cover({ id, imageUrl, isRound }: Pick<ShelfSubject, 'id' | 'imageUrl' | 'isRound'>) {
  return (
    <ArtworkFrame $size={34} $radius={isRound ? '50%' : 'var(--r-xs)'}>
      <Artwork src={imageUrl} seed={id} sizes="34px" />
    </ArtworkFrame>
  );
}

function useShelfSubject(): (item: SectionItem) => ShelfSubject | null {
  const { t } = useTranslation('library');
  const { artistNames } = useSongText();
  const facts = (kind: 'playlist' | 'album', fact: string) => t('shelf.facts', { kind: t(`kind.${kind}`), fact });
  return (item) => {
    switch (item.type) {
      case 'album': {
        const { id, title, imageUrl } = item.album;
        const made = facts('album', artistNames(item.album));
        return { id, title, imageUrl, to: pagePath('album', id), facts: made, isRound: false };
      }
      case 'playlist': {
        const { id, title, imageUrl, songCount } = item.playlist;
        const count = t('shelf.songs', { count: songCount });
        return { id, title, imageUrl, to: pagePath('playlist', id), facts: facts('playlist', count), isRound: false };
      }
      case 'artist': {
        const { id, name, imageUrl } = item.artist;
        return { id, title: name, imageUrl, to: pagePath('artist', id), facts: t('kind.artist'), isRound: true };
      }
      case 'song':
      case 'category':
        return null;
    }
  };
}
