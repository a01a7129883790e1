import styled from 'styled-components';
import type { UsedSong } from '../../../domain/shorts/short-video';

const COUNT = 48;
const LOWEST = 18;
const SPAN = 70;

/** A drawing of the song as bars, whose heights derive from the song's id; the seconds that the clip uses are highlighted. */
export function SegmentBars({ used: { song, from, to } }: { readonly used: UsedSong }) {
  const isUsed = (bar: number): boolean => {
    const second = ((bar + 0.5) / COUNT) * song.duration;
    return second >= from && second < to;
  };
  return (
    <Bars aria-hidden="true">
      {Array.from({ length: COUNT }, (_, bar) => (
        <i key={bar} data-used={isUsed(bar)} style={{ height: `${heightOf(song.id, bar)}%` }} />
      ))}
    </Bars>
  );
}

function heightOf(id: string, bar: number): number {
  const letter = id.length === 0 ? 0 : id.charCodeAt(bar % id.length);
  return LOWEST + (((letter * 31 + bar * bar * 7) % 97) / 97) * SPAN;
}

const Bars = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  height: 34px;
  margin-top: 14px;
  i {
    flex: 1;
    border-radius: 2px;
    background: var(--track-buffer);
  }
  i[data-used='true'] {
    background: var(--accent);
  }
`;
