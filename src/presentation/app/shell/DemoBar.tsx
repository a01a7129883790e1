import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { CROSS_ICONS } from '../../design-system/icons/cross';
import { MEDIA } from '../../design-system/media';
import { Spinner } from '../../design-system/Spinner';
import { visuallyHidden } from '../../design-system/VisuallyHidden';
import { useViewModels } from '../../hooks/view-models-context';

/** A small bar over the foot of the page with the progress of the demo music. It moves no other element and can be dismissed. */
export const DemoBar = observer(function DemoBar() {
  const { demo } = useViewModels();
  const { t } = useTranslation('setup');
  const { progress, minutesLeft } = demo;
  if (progress === null) return null;
  const { made, total, current } = progress;
  const counted = t('demo.making', { made, total });
  const left = minutesLeft === null ? '' : t('demo.left', { count: minutesLeft });
  return (
    <Bar>
      <Room />
      <Announcement text={t('demo.announced')} />
      <Spinner $size={16} />
      <Text>
        <span>
          {counted}
          {left}
        </span>
        {current !== null && <Current>{current.title}</Current>}
      </Text>
      <IconButton icon={{ path: CROSS_ICONS.x }} label={t('demo.dismiss')} tip={null} onClick={demo.dismiss} />
      <Track role="progressbar" aria-label={t('demo.announced')} aria-valuemax={total} aria-valuenow={made}>
        <i style={{ transform: `scaleX(${total === 0 ? 0 : made / total})` }} />
      </Track>
    </Bar>
  );
});

/** Announced once: a screen reader announces only changes in a region that already exists. */
function Announcement({ text }: { readonly text: string }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const handle = setTimeout(() => setIsThere(true), 0);
    return () => clearTimeout(handle);
  }, []);
  return <Hidden role="status">{isThere && text}</Hidden>;
}

const Hidden = styled.span`
  ${visuallyHidden}
`;

/** The page ends above the bar. */
const Room = createGlobalStyle`
  :root { --demo-h: 60px; }
`;

const Bar = styled.div`
  position: fixed;
  bottom: 24px;
  --beside: calc(var(--shell-nav) + var(--shell-panel, 0px));
  left: calc(var(--shell-nav) + (100% - var(--beside)) / 2);
  z-index: var(--z-nav);
  display: flex;
  align-items: center;
  gap: 12px;
  width: max-content;
  max-width: calc(100% - var(--beside) - 2 * var(--gutter));
  padding: 4px 4px 4px 16px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  box-shadow: var(--elev-2);
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  transform: translateX(-50%);
  [data-dock='true'] > & {
    bottom: calc(var(--dock-h) + var(--dock-inset) + 12px);
  }
  ${MEDIA.phone} {
    right: 8px;
    bottom: calc(var(--tab-h) + 8px + env(safe-area-inset-bottom));
    left: 8px;
    width: auto;
    max-width: none;
    transform: none;
    [data-dock='true'] > & {
      bottom: calc(var(--tab-h) + var(--mini-h) + 20px + env(safe-area-inset-bottom));
    }
  }
`;

const Text = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  column-gap: 10px;
  min-width: 0;
`;

const Current = styled.span`
  max-width: 260px;
  color: var(--text-3);
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  ${MEDIA.phone} {
    display: none;
  }
`;

const Track = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: var(--track);
  i {
    display: block;
    height: 100%;
    background: var(--seek-fill);
    transform-origin: left;
    transition: transform var(--dur-4) var(--ease-out);
  }
`;
