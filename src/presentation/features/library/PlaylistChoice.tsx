import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { OwnPlaylist } from '../../../domain/library/own-playlists.port';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { Icon } from '../../design-system/Icon';
import { LIBRARY_ICONS } from '../../design-system/icons/library';
import { insetFocusRing, oneLine, overlay } from '../../design-system/interaction';
import { Spinner } from '../../design-system/Spinner';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';

interface PlaylistChoiceProps {
  readonly playlist: OwnPlaylist;
  readonly isPending: boolean;
  readonly onChoose: () => void;
}

/** One of the own playlists, as a target for adding songs. */
export function PlaylistChoice({ playlist, isPending, onChoose }: PlaylistChoiceProps) {
  const { t } = useTranslation('library');
  const { id, title, imageUrl, songCount, isPublic } = playlist;
  return (
    <Choice type="button" aria-busy={isPending || undefined} onClick={onChoose}>
      <ArtworkFrame $size={44} $radius="var(--r-xs)">
        <Artwork src={imageUrl} seed={id} sizes="44px" />
      </ArtworkFrame>
      <Words>
        <VisuallyHidden>{t('add.to', { name: title })}</VisuallyHidden>
        <b aria-hidden="true">{title}</b>
        <Facts>
          {!isPublic && <Icon path={LIBRARY_ICONS['lock-simple']} size={14} />}
          {t('shelf.songs', { count: songCount })}
        </Facts>
      </Words>
      {isPending && <Spinner />}
    </Choice>
  );
}

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 60px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  text-align: left;
  ${overlay}
  ${insetFocusRing}
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  b {
    ${oneLine}
    display: block;
    font-weight: var(--fw-strong);
  }
`;

const Facts = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
`;
