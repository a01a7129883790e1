import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useEffect, useMemo } from 'react';
import type { Song } from '../../../domain/catalogue/song';
import { PreviewViewModel, type Preview } from '../../view-models/preview.view-model';
import { useViewModels } from '../../hooks/view-models-context';
import { PreviewAction } from './PreviewAction';

/** Marks a song whose full length is for premium listeners only. */
export function PremiumBadge() {
  const { t } = useTranslation('premium');
  return <Badge>{t('badge')}</Badge>;
}

interface PreviewProps {
  /** The current song. */
  readonly song: Song;
}

/** A short hint for small spaces; renders nothing if the whole song is played. */
export const PreviewHint = observer(function PreviewHint({ song }: PreviewProps) {
  const { t } = useTranslation('premium');
  const preview = usePreview(song);
  return preview && <>{t('hint', { count: preview.duration })} · </>;
});

interface PreviewNoteProps extends PreviewProps {
  /** Whether there is room for the full sentence. */
  readonly isRoomy?: boolean;
  /** Called when a link leads to another page. */
  readonly onLeave?: () => void;
}

/** Says that a preview is playing and how to play the whole song; renders nothing if the whole song is played. */
export const PreviewNote = observer(function PreviewNote({ song, isRoomy = false, onLeave }: PreviewNoteProps) {
  const { t } = useTranslation('premium');
  const preview = usePreview(song);
  if (preview === null) return null;
  const { reason, duration } = preview;
  return (
    <Note $isRoomy={isRoomy}>
      <span role="status">{t(isRoomy ? 'sentence' : 'preview', { count: duration })}</span>{' '}
      <PreviewAction reason={reason} seconds={duration} onLeave={onLeave} />
    </Note>
  );
});

/** The preview that is played of this song; null if the whole song is played or if this is not known yet. For MobX observers. */
function usePreview({ id }: Song): Preview | null {
  const { playback } = useViewModels();
  const viewModel = useMemo(() => new PreviewViewModel(playback), [playback]);
  useEffect(() => viewModel.open(), [viewModel]);
  return viewModel.of(id);
}

const Badge = styled.span`
  display: inline-block;
  flex: none;
  padding: 0 6px;
  border-radius: 5px;
  background: var(--surface-2);
  color: var(--text-2);
  font-size: var(--fs-micro);
  font-weight: var(--fw-strong);
  line-height: 17px;
  & + * {
    margin-left: 6px;
  }
  [aria-current='true'] &,
  :has(> [aria-current='true']) & {
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
`;

const Note = styled.div<{ $isRoomy: boolean }>`
  display: flex;
  flex-wrap: ${({ $isRoomy }) => ($isRoomy ? 'wrap' : 'nowrap')};
  gap: 2px 5px;
  min-width: 0;
  color: ${({ $isRoomy }) => ($isRoomy ? 'inherit' : 'var(--text-2)')};
  font-size: ${({ $isRoomy }) => ($isRoomy ? 'var(--fs-body)' : 'var(--fs-meta)')};
  line-height: ${({ $isRoomy }) => ($isRoomy ? '24px' : '18px')};
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: ${({ $isRoomy }) => ($isRoomy ? 'normal' : 'nowrap')};
  }
  > a,
  > button {
    flex: none;
  }
`;
