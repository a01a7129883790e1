import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SongRowSkeleton } from '../../components/SongRowSkeleton';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { PAIR_GRID, STRIPS } from '../../components/search/search-grid';

const STRIP_COUNT = 4;

/** The skeleton of the search results. */
export function SearchSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Pair aria-hidden="true">
        <div>
          <Heading $width="120px" $height={20} />
          <Skeleton $height={226} $radius="var(--r-lg)" />
        </div>
        <div>
          <Heading $width="96px" $height={20} />
          <SongRowSkeleton />
        </div>
      </Pair>
      <Strips aria-hidden="true">
        {Array.from({ length: STRIP_COUNT }, (_, index) => (
          <Skeleton key={index} $height={92} $radius="var(--r-md)" />
        ))}
      </Strips>
    </div>
  );
}

const Heading = styled(Skeleton)`
  margin: 3px 0 13px;
`;

const Pair = styled.div`
  ${PAIR_GRID}
`;

const Strips = styled.div`
  ${STRIPS}
  margin-top: 26px;
`;
