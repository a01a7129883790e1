import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../design-system/Skeleton';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { LIBRARY_GRID } from './library-grid';

const PLACES = Array.from({ length: 10 }, (_, index) => index);

/** The shape of the library while it is loading. */
export function LibrarySkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Grid aria-hidden="true">
        {PLACES.map((place) => (
          <div key={place}>
            <Square $height={0} $radius="var(--r-md)" />
            <Line $width="72%" $height={13} />
            <Line $width="46%" $height={11} />
          </div>
        ))}
      </Grid>
    </div>
  );
}

const Grid = styled.div`
  ${LIBRARY_GRID}
`;

const Square = styled(Skeleton)`
  height: auto;
  aspect-ratio: 1;
`;

const Line = styled(Skeleton)`
  margin-top: 9px;
`;
