import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { MEDIA } from '../../design-system/media';
import { useLayer } from '../../design-system/layers/use-layer';
import { SwitchRow } from '../../design-system/SwitchRow';
import type { MediaViewModel } from '../../view-models/media.view-model';
import { useQualityLabels } from './use-quality-labels';

interface QualityMenuProps {
  readonly media: MediaViewModel;
  readonly side: 'above' | 'below';
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** All renditions of the song, and a switch that saves data. Each choice takes effect at once. */
export const QualityMenu = observer(function QualityMenu({ media, side, opener, onClose }: QualityMenuProps) {
  const { t } = useTranslation('listen');
  const layer = useRef<HTMLDivElement>(null);
  useLayer(onClose);
  useEffect(() => layer.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  useEffect(() => {
    const press = ({ target }: Event): void => {
      const isInside = [layer, opener].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [opener, onClose]);
  const press = (event: KeyboardEvent): void => {
    if (event.key.startsWith('Arrow')) event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <Layer ref={layer} role="dialog" aria-label={t('quality.title')} data-side={side} onKeyDown={press}>
      <Choices media={media} />
      <Sparing>
        <SwitchRow label={t('quality.saver')} isOn={media.state.sparesData} onChange={media.spareData} />
        <Hint>{t('quality.saverHint')}</Hint>
      </Sparing>
    </Layer>
  );
});

const Choices = observer(function Choices({ media }: Pick<QualityMenuProps, 'media'>) {
  const { t } = useTranslation('listen');
  const name = useId();
  const { nameOf, nowPlaying } = useQualityLabels(media.state);
  return (
    <fieldset>
      <legend>{t('quality.title')}</legend>
      {media.state.qualities.map((quality) => (
        <Choice key={quality}>
          <input
            type="radio"
            name={name}
            checked={media.marked === quality}
            disabled={media.lockOf(quality) !== null}
            onChange={() => media.chooseQuality(quality)}
          />
          {nameOf(quality)}
          {quality === 'auto' && media.marked === 'auto' && nowPlaying !== null && <Now> · {nowPlaying}</Now>}
        </Choice>
      ))}
    </fieldset>
  );
});

const Layer = styled.div`
  position: absolute;
  inset: auto auto calc(100% + 12px) 50%;
  z-index: var(--z-menu);
  width: max-content;
  min-width: 236px;
  max-width: min(300px, calc(100vw - 24px));
  padding: 8px;
  border-radius: 14px;
  background: var(--surface-1);
  box-shadow: var(--elev-2);
  color: var(--text-1);
  translate: -50% 0;
  transition:
    translate var(--dur-3) var(--ease-out),
    opacity var(--dur-3) var(--ease-out);
  @starting-style {
    translate: -50% 6px;
    opacity: 0;
  }
  &[data-side='below'] {
    inset: calc(100% + 12px) 0 auto auto;
    translate: 0;
  }
  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 6px 10px 4px;
    color: var(--text-2);
    font-size: var(--fs-meta);
    font-weight: var(--fw-strong);
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 10px;
  border-radius: 10px;
  font-weight: var(--fw-medium);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  input {
    appearance: none;
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0 12px 0 0;
    border: 2px solid var(--text-2);
    border-radius: 50%;
    outline: none;
    cursor: inherit;
  }
  input:checked {
    border: 6px solid var(--accent-strong);
  }
  input:disabled {
    border-color: var(--line-strong);
  }
  &:has(:disabled) {
    color: var(--text-2);
    cursor: default;
  }
  &:has(:focus-visible) {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: -2px;
  }
  ${MEDIA.hover} {
    &:hover:not(:has(:disabled)) {
      background: var(--surface-2);
    }
  }
  ${MEDIA.forcedColours} {
    input {
      appearance: auto;
    }
  }
`;

const Now = styled.span`
  white-space: pre;
  color: var(--text-2);
`;

const Sparing = styled.div`
  margin-top: 6px;
  padding: 4px 10px 6px;
  border-top: 1px solid var(--line);
`;

const Hint = styled.p`
  max-width: 240px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-weight: var(--fw-text);
  line-height: var(--lh-meta);
`;
