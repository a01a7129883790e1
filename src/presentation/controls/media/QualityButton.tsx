import { observer } from 'mobx-react-lite';
import { useRef, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusRing, overlay, touchArea } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { QualityMenu } from './QualityMenu';
import { useQualityLabels } from './use-quality-labels';
import { useSongMedia } from '../../hooks/use-song-media';

interface QualityButtonProps {
  /** Where the menu opens. */
  readonly side?: 'above' | 'below';
  /** Shown in narrow windows too. */
  readonly isAlways?: boolean;
}

/** Shows the quality that plays now, and opens the choice. */
export const QualityButton = observer(function QualityButton({ side = 'above', isAlways = false }: QualityButtonProps) {
  const { t } = useTranslation('listen');
  const media = useSongMedia();
  const { nameOf, nowPlaying } = useQualityLabels(media.state);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { marked } = media;
  const chosen = nameOf(marked);
  const description = marked === 'auto' && nowPlaying !== null ? `${chosen} · ${nowPlaying}` : chosen;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Place data-always={isAlways} onBlur={leave}>
      <Face
        ref={button}
        type="button"
        aria-label={t('quality.button', { quality: description })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {marked === 'auto' ? (nowPlaying ?? chosen) : chosen}
      </Face>
      {isOpen && <QualityMenu media={media} side={side} opener={button} onClose={close} />}
    </Place>
  );
});

const Place = styled.span`
  position: relative;
  display: flex;
  margin-right: 6px;
  ${MEDIA.upToTablet} {
    &[data-always='false'] {
      display: none;
    }
  }
`;

const Face = styled.button`
  ${touchArea}
  height: 26px;
  padding: 0 8px;
  border-radius: 8px;
  box-shadow: inset 0 0 0 1px var(--control-line);
  color: var(--text-1);
  font-size: 12px;
  font-weight: var(--fw-strong);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${overlay}
  ${focusRing}
`;
