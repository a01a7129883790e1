import styled from 'styled-components';
import { LyricsView } from '../../controls/lyrics/LyricsView';
import { OffsetControl } from '../../controls/lyrics/OffsetControl';

/** The lyrics of the current song, in the panel beside the page. */
export function LyricsTab() {
  return (
    <Column>
      <LyricsView look="panel" />
      <OffsetControl />
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  height: 100%;
  min-height: 0;
`;
