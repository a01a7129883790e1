import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ClipCard } from '../../../domain/shorts/clip-card';
import { Icon } from '../../design-system/Icon';
import { formatCompact } from '../../i18n/format/counts';
import { ClipPoster } from './ClipPoster';

interface ClipTileProps {
  readonly card: ClipCard;
  readonly to: string;
}

/** A clip as a card: its picture, its view count, its caption. */
export function ClipTile({ card, to }: ClipTileProps) {
  const { t, i18n } = useTranslation('shorts');
  const { caption, artistName, views } = card;
  const whose = artistName === null ? t('clip') : t('clipOf', { name: artistName });
  const label = [caption === '' ? whose : `${caption}, ${whose}`, t('views', { count: views })].join(', ');
  return (
    <>
      <ClipPoster card={card} to={to} sizes="170px" label={label}>
        <Views aria-hidden="true">
          <Icon name="play" weight="fill" size={13} />
          {formatCompact(views, i18n.language)}
        </Views>
      </ClipPoster>
      <Caption aria-hidden="true">{caption === '' ? whose : caption}</Caption>
    </>
  );
}

const Views = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  gap: 5px;
  padding: 28px 10px 9px;
  background: linear-gradient(transparent, oklch(0.16 min(var(--dom-c), 0.05) var(--dom-h) / 0.88));
  color: #fff;
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  line-height: 17px;
`;

const Caption = styled.span`
  display: -webkit-box;
  margin-top: 8px;
  overflow: hidden;
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
