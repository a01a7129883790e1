import styled from 'styled-components';
import { LyricsView } from '../../controls/lyrics/LyricsView';
import { useViewModels } from '../../hooks/view-models-context';

/** The lyrics beside the cover, in landscape; nothing where the backend has no lyrics. */
export function LyricsBeside() {
  const { supports } = useViewModels();
  if (!supports('lyrics')) return null;
  return (
    <Beside data-lyrics>
      <LyricsView look="sheet" />
    </Beside>
  );
}

const Beside = styled.div`
  display: flex;
  grid-area: words;
  min-height: 0;
`;
