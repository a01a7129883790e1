import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SongRowSkeleton } from '../../components/SongRowSkeleton';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { COVERS } from '../../components/search/search-grid';

const COVER_COUNT = 12;
const BLOCKS_OF_ROWS = 2;

/** The skeleton of a list while it loads. */
export function ListSkeleton({ isRows }: { readonly isRows: boolean }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {isRows ? times(BLOCKS_OF_ROWS, (index) => <SongRowSkeleton key={index} />) : <Covers />}
    </div>
  );
}

const times = <T,>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function Covers() {
  return (
    <Grid aria-hidden="true">
      {times(COVER_COUNT, (index) => (
        <div key={index}>
          <Square />
          <Line $width="72%" $height={13} />
          <Line $width="48%" $height={11} />
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  ${COVERS}
`;

const Square = styled(Skeleton).attrs({ $height: 0, $radius: 'var(--r-md)' })`
  height: auto;
  aspect-ratio: 1;
`;

const Line = styled(Skeleton)`
  margin-top: 9px;
`;
