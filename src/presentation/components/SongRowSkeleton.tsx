import styled from 'styled-components';
import { Skeleton } from '../design-system/Skeleton';

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
          <Skeleton $width="44px" $height={44} $radius="var(--r-xs)" />
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
  display: flex;
  align-items: center;
  gap: 12px;
  height: 56px;
  > div {
    display: grid;
    gap: 8px;
    flex: 1;
  }
`;
