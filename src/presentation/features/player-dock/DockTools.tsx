import type { ReactNode } from 'react';
import styled from 'styled-components';
import { QualityButton } from '../../controls/media/QualityButton';
import { VideoButton } from './VideoButton';
import { PipButton } from './PipButton';
import { FullScreenButton } from './FullScreenButton';
import { LyricsButton } from './LyricsButton';
import { QueueButton } from '../../controls/player/QueueButton';
import { VolumeControl } from '../../controls/player/VolumeControl';

/** The controls at the right end of the dock. */
export function DockTools({ tools }: { readonly tools: ReactNode }) {
  return (
    <Tools>
      <QualityButton />
      {tools}
      <LyricsButton />
      <VideoButton />
      <QueueButton />
      <VolumeControl />
      <PipButton />
      <FullScreenButton />
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
`;
