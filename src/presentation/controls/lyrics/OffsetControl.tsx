import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { FULL_SCREEN_ICONS } from '../../design-system/icons/full-screen';
import { useLyrics } from './use-lyrics';

/** Lets the listener correct lyrics that are too early or too late, for this song. */
export const OffsetControl = observer(function OffsetControl() {
  const lyrics = useLyrics();
  const { t } = useTranslation('listen');
  if (lyrics.kind !== 'synced') return null;
  return (
    <Row role="group" aria-label={t('lyrics.offset')}>
      <span>{t('lyrics.offset')}</span>
      <IconButton
        icon={{ path: FULL_SCREEN_ICONS.minus }}
        iconSize={16}
        label={t('lyrics.later')}
        onClick={() => lyrics.moveBy(-1)}
      />
      <output aria-live="polite">{t('lyrics.offsetValue', { seconds: lyrics.offset })}</output>
      <IconButton
        icon={{ path: FULL_SCREEN_ICONS.plus }}
        iconSize={16}
        label={t('lyrics.earlier')}
        onClick={() => lyrics.moveBy(1)}
      />
      <IconButton
        icon={{ path: FULL_SCREEN_ICONS['arrow-counter-clockwise'] }}
        iconSize={16}
        label={t('lyrics.resetOffset')}
        side="top-end"
        disabled={lyrics.offset === 0}
        onClick={lyrics.resetOffset}
      />
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  > span {
    margin-right: auto;
    padding-right: 8px;
  }
  output {
    min-width: 5.2em;
    color: var(--text-1);
    font-weight: var(--fw-medium);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
