import styled from 'styled-components';
import { Skeleton } from '../design-system/Skeleton';
import { COVER_SIZES, songRowShape } from './song-row-parts';

const WIDTHS = [
  ['62%', '34%'],
  ['78%', '28%'],
  ['54%', '40%'],
  ['70%', '30%'],
] as const;

/** The shape of a few song rows. */
export function SongRowSkeleton() {
  return (
    <div aria-hidden="true">
      {WIDTHS.map(([title, artist]) => (
        <Row key={title}>
          <Skeleton $width={`${COVER_SIZES.list}px`} $height={COVER_SIZES.list} $radius="var(--r-xs)" />
          <div>
            <Skeleton $width={title} $height={13} />
            <Skeleton $width={artist} $height={11} />
          </div>
        </Row>
      ))}
    </div>
  );
}

const Row = styled.div`
  ${songRowShape}
  > div {
    display: grid;
    gap: 8px;
    flex: 1;
  }
`;
