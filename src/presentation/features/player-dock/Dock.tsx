import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { MEDIA } from '../../design-system/media';
import { PLAYER_ID } from '../../components/SkipLinks';
import { DockTools } from './DockTools';
import { NowPlaying } from './NowPlaying';
import { SeekBar } from '../../controls/player/SeekBar';
import { Transport } from '../../controls/player/Transport';

interface DockProps {
  /** The buttons of other features that stand among the dock's own. */
  readonly tools: ReactNode;
}

/** The player along the foot of a wide window. */
export function Dock({ tools }: DockProps) {
  const { t } = useTranslation();
  return (
    <Bar id={PLAYER_ID} aria-label={t('player.label')} tabIndex={-1} data-player>
      <NowPlaying />
      <Middle>
        <Transport />
        <SeekBar />
      </Middle>
      <DockTools tools={tools} />
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  inset: auto var(--dock-inset) var(--dock-inset);
  z-index: var(--z-dock);
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 1.25fr) minmax(max-content, 1fr);
  align-items: center;
  gap: 24px;
  height: var(--dock-h);
  padding: 0 16px 0 13px;
  border-radius: var(--r-lg);
  background: var(--surface-1);
  box-shadow: var(--elev-3);
  outline: none;
  transition:
    translate var(--dur-4) var(--ease-out),
    opacity var(--dur-3) var(--ease-out);
  @starting-style {
    translate: 0 24px;
    opacity: 0;
  }
  [data-theme='dark'] & {
    background: #181b27;
  }
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: -2px;
  }
  ${MEDIA.upToTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr) auto;
  }
  ${MEDIA.phone} {
    display: none;
  }
`;

const Middle = styled.div`
  display: grid;
  gap: 3px;
`;
