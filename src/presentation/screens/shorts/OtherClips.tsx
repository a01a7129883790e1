import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { clipPath, type ClipCard } from '../../../domain/shorts/clip-card';
import { useViewModels } from '../../hooks/view-models-context';
import { ClipPoster } from '../../components/shorts/ClipPoster';
import { ClipShelfViewModel } from '../../view-models/shorts/clip-shelf.view-model';

/** Milliseconds at a clip before the other clips with its song are requested, so a listener who swipes on causes no request. */
const RESTED = 1_500;
const MOST = 3;

interface OtherClipsProps {
  readonly songId: string;
  /** The clip beside which they are shown, and whether it is the current clip. */
  readonly clipId: string;
  readonly isCurrent: boolean;
  /** The element that contains the clips; it is hidden where there is no room. */
  readonly place: HTMLElement | null;
}

/** Other clips with the same song. */
export const OtherClips = observer(function OtherClips({ songId, clipId, isCurrent, place }: OtherClipsProps) {
  const { shorts } = useViewModels();
  const { t } = useTranslation('shorts');
  const feed = useMemo(() => ({ kind: 'song', songId }) as const, [songId]);
  const shelf = useMemo(() => new ClipShelfViewModel(feed, MOST + 1, shorts.videos), [feed, shorts]);
  useEffect(() => {
    if (!isCurrent) return undefined;
    const handle = setTimeout(() => {
      if (place !== null && getComputedStyle(place).display !== 'none') shelf.open();
    }, RESTED);
    return () => {
      clearTimeout(handle);
      shelf.dispose();
    };
  }, [shelf, isCurrent, place]);
  const others = shelf.cards.filter(({ id }) => id !== clipId).slice(0, MOST);
  if (others.length === 0) return null;
  const labelOf = ({ caption, artistName }: ClipCard): string => {
    const whose = artistName === null ? t('clip') : t('clipOf', { name: artistName });
    return caption === '' ? whose : `${caption}, ${whose}`;
  };
  const { totalCount } = shelf;
  const title = totalCount === null ? t('usedBySome') : t('usedBy', { count: totalCount });
  return (
    <section aria-label={title}>
      <Count aria-hidden="true">{title}</Count>
      <Thumbnails>
        {others.map((card) => (
          <li key={card.id}>
            <ClipPoster card={card} to={clipPath(card.id)} sizes="100px" label={labelOf(card)} />
          </li>
        ))}
      </Thumbnails>
    </section>
  );
});

const Count = styled.p`
  padding: 14px 6px 8px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
`;

const Thumbnails = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  a {
    aspect-ratio: 100 / 144;
    border-radius: 10px;
  }
`;
